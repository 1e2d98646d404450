"""The host: keeps the tables, stores what happens, and tells whoever is looking."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.bots import BOTS, READY, action
from silvergold.core.notation import write
from silvergold.core.scoring import score, winners
from silvergold.core.state import Phase
from silvergold.server.games import begun, found_again
from silvergold.server.messages import (
    ClientMessage,
    Done,
    GameSummary,
    NewGame,
    Pencil,
    Refused,
    ServerMessage,
    Sit,
)
from silvergold.server.store import BehindError, DamagedGameError, Store, StoreError
from silvergold.server.table import RefusedError, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.bots import Bot
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.server.events import Acted

_log = logging.getLogger(__name__)

GAMES_LISTED: Final = 20
RETRY_SECONDS: Final = 1


class NoSuchGameError(LookupError):
    """There is no such game, or it is not this browser's."""


@dataclass(eq=False, slots=True)
class Guest:
    """A browser that looks at a table: its seats, the one that sits before it, and its ear."""

    send: Callable[[ServerMessage], None]
    mine: list[Seat] = field(default_factory=list)
    seat: Seat | None = None


@dataclass(eq=False, slots=True)
class OpenTable:
    """A table in memory, with those who look at it. The lock lets one event happen at a time."""

    table: Table
    owner: bytes
    begun: str
    played: str
    guests: set[Guest] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    acting: set[asyncio.Task[bool]] = field(default_factory=set)


class Host:
    """All tables of a server, on one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: dict[str, OpenTable] = {}
        self._loading = asyncio.Lock()

    async def create(self, owner: bytes, wanted: NewGame) -> str:
        """The id of a new game. Raises `RefusedError` if there can be no such game."""
        created, fair = begun(wanted)
        await self._store.create(fair.game, owner, fair.seed, created)
        return fair.game

    async def open(self, game: str, owner: bytes) -> OpenTable:
        """The table of the owner's game. Raises `NoSuchGameError` if there is none."""
        async with self._loading:
            if game not in self._tables:
                stored = await self._store.load(game)
                if stored is None:
                    raise NoSuchGameError(game)
                self._tables[game] = OpenTable(
                    found_again(stored), stored.owner, stored.begun, stored.played
                )
        place = self._tables[game]
        if not secrets.compare_digest(place.owner, owner):
            self._put_away_if_idle(place)
            raise NoSuchGameError(game)
        return place

    async def table(self, game: str, owner: bytes) -> Table:
        """The table of the owner's game, only to be read."""
        place = await self.open(game, owner)
        self._put_away_if_idle(place)
        return place.table

    def welcome(self, place: OpenTable, guest: Guest) -> None:
        """Let a browser look; a person who plays alone sits down at once."""
        guest.mine = place.table.people
        guest.seat = guest.mine[0] if len(guest.mine) == 1 else None
        place.guests.add(guest)
        self._show(place, guest)
        self._wake_bots(place)

    def farewell(self, place: OpenTable, guest: Guest) -> None:
        """The browser looks no more; a table at which nobody looks is put away."""
        place.guests.discard(guest)
        self._put_away_if_idle(place)

    def _put_away_if_idle(self, place: OpenTable) -> None:
        idle = not (place.guests or place.thinking or place.acting)
        if idle and self._tables.get(place.table.game) is place:
            del self._tables[place.table.game]

    async def hear(self, place: OpenTable, guest: Guest, message: ClientMessage) -> None:
        """Act on what a browser says, and tell whoever is to know."""
        if message.seat not in guest.mine:
            guest.send(Refused("that is not your seat"))
            return
        try:
            match message:
                case Sit(seat):
                    guest.seat = seat
                    self._show(place, guest)
                case Pencil():
                    await self._pencil(place, message)
                case Done(seat, number, moves):
                    if not await self._act(place, seat, number, moves):
                        self._show(place, guest)
        except (RefusedError, StoreError) as error:
            guest.send(Refused(str(error)))
            self._show(place, guest)

    async def _pencil(self, place: OpenTable, message: Pencil) -> None:
        """Store moves that are only pencilled, then keep them in mind: nothing shown may vanish."""
        said = (message.seat, message.number, message.moves)
        if place.table.may_pencil(*said):
            await self._store.pencil(place.table.game, *said)
            place.table.pencil(*said)
        for guest in place.guests:
            if guest.seat == message.seat:
                self._show(place, guest)

    async def _act(self, place: OpenTable, seat: Seat, number: int, moves: list[str]) -> bool:
        """Make an action to its end, even if whoever asked for it is gone in the meantime."""
        task = asyncio.create_task(self._store_and_tell(place, seat, number, moves))
        place.acting.add(task)
        task.add_done_callback(lambda task: self._acted(place, task))
        return await asyncio.shield(task)

    def _acted(self, place: OpenTable, task: asyncio.Task[bool]) -> None:
        place.acting.discard(task)
        self._put_away_if_idle(place)

    async def _store_and_tell(
        self, place: OpenTable, seat: Seat, number: int, moves: list[str]
    ) -> bool:
        """Store an action, then let it happen, then tell; False if it had happened before."""
        async with place.lock:
            event = place.table.decide(seat, number, moves)
            if event is None:
                return False
            try:
                place.played = await self._append(place, event)
            except BehindError:
                await self._catch_up(place)
                event = place.table.decide(seat, number, moves)
                if event is None:
                    return False
                place.played = await self._append(place, event)
            place.table.happen(event)
        for guest in place.guests:
            self._show(place, guest, news=True)
        self._wake_bots(place)
        return True

    async def _append(self, place: OpenTable, event: Acted) -> str:
        return await self._store.append(place.table.game, place.table.version, event)

    async def _catch_up(self, place: OpenTable) -> None:
        """Another process has gone on with the game: take over what is stored, and show it."""
        stored = await self._store.load(place.table.game)
        if stored is not None:
            place.table = found_again(stored)
        for guest in place.guests:
            self._show(place, guest)

    def _show(self, place: OpenTable, guest: Guest, *, news: bool = False) -> None:
        view = place.table.view(guest.seat, guest.mine)
        view.news = place.table.news if news else []
        guest.send(view)

    def _wake_bots(self, place: OpenTable) -> None:
        for seat in place.table.bots_to_act:
            if seat not in place.thinking:
                task = asyncio.create_task(self._let_bot_act(place, seat))
                place.thinking[seat] = task

    async def _let_bot_act(self, place: OpenTable, seat: Seat) -> None:
        """Let a bot think beside the event loop, and make its moves like anybody's."""
        table = place.table
        number = len(table.actions[seat])
        bot = READY[str(table.created.bots[seat])](
            Random(f"{table.fair.seed.hex()} {seat} {number}")
        )
        try:
            moves = await asyncio.to_thread(_thought_out, bot, table.state, seat)
            await self._act(place, seat, number, [write(move) for move in moves])
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
        except RefusedError:
            _log.exception("a bot's moves were refused")
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            del place.thinking[seat]
        self._wake_bots(place)
        self._put_away_if_idle(place)

    async def summaries(self, owner: bytes) -> list[GameSummary]:
        """The owner's games, the one last played first."""
        found = []
        for game in await self._store.games_of(owner, GAMES_LISTED):
            try:
                place = await self.open(game, owner)
            except DamagedGameError:
                continue
            found.append(_summary(place))
            self._put_away_if_idle(place)
        return found


def _thought_out(bot: Bot, state: State, seat: Seat) -> list[Move]:
    """What the bot does; if it fails, anything legal, so that no game hangs."""
    try:
        return action(bot, state, seat)
    except Exception:  # noqa: BLE001 - whatever a bot does, the others want to play on
        _log.exception("a bot failed and plays by lot")
        return action(BOTS["random"](Random()), state, seat)


def _summary(place: OpenTable) -> GameSummary:
    table = place.table
    over = table.state.phase is Phase.OVER
    return GameSummary(
        id=table.game,
        names=table.created.names,
        bots=table.created.bots,
        turn=table.state.turn,
        over=over,
        scores=[score(player).total for player in table.state.players] if over else [],
        winners=winners(table.state.players) if over else [],
        begun=place.begun,
        played=place.played,
    )
