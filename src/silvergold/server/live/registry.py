"""The host: all tables of a server, on one store, and who may come to them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import re
import secrets
from base64 import urlsafe_b64encode
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from silvergold.core.scoring import score, winners
from silvergold.deals import SEED_SIZE
from silvergold.server.live.autopilot import Steward
from silvergold.server.live.live_table import Place, change
from silvergold.server.live.lobby import Lobby, open_table
from silvergold.server.ops import audit as noted
from silvergold.server.ops import metrics
from silvergold.server.stores.base import (
    WATCHER,
    BehindError,
    Change,
    DamagedGameError,
    Notice,
    Secrets,
    Store,
)
from silvergold.server.table import creation as games
from silvergold.server.table import events
from silvergold.server.wire import messages
from silvergold.server.wire.refusals import NoSuchGameError, RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from silvergold.core.moves import Seat
    from silvergold.server.table.table import Table
    from silvergold.server.thinking import Thinker

GAMES_LISTED: Final = 20
KEY_SIZE: Final = 24
KEYS_HOLD: Final = timedelta(days=30)
"""How long the key of a seat is good after the end of the game."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Entry:
    """A table of this process, which may still be loading, and how many need it now."""

    place: Place | None = None
    users: int = 0
    notices: list[Notice] = field(default_factory=list)
    loading: asyncio.Task[Place | None] = field(init=False)


class Host:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        *,
        lobby: bool = False,
        token: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.has_lobby = lobby
        self._store = store
        self._thinker = thinker
        self._token = token
        self._process = self._key(9)
        self._entries: dict[str, _Entry] = {}
        self._damaged: set[str] = set()
        self._lobby = Lobby(store, self.visit)
        metrics.TABLES.set_function(lambda: len(self._places))
        metrics.GUESTS.set_function(self._guests)
        store.listen(self._heard)

    def _key(self, size: int = KEY_SIZE) -> str:
        return urlsafe_b64encode(self._token(size)).decode()

    @property
    def _places(self) -> list[Place]:
        return [entry.place for entry in self._entries.values() if entry.place]

    def _guests(self) -> int:
        return sum(len(place.guests) for place in self._places)

    async def stop(self) -> None:
        """Hear nobody any more, store what was heard, and let everybody come back later."""
        await asyncio.gather(*[place.stop() for place in self._places])

    async def close(self) -> None:
        """Finish what is under way at every table."""
        for place in self._places:
            await place.finish()

    # Tables

    async def create(self, holder: bytes, wanted: messages.NewGame) -> str:
        """The id of a new game, in which this key holds the seats of the people who are here.

        Raises `RefusedError` if there can be no such game.
        """
        if wanted.listed and not self.has_lobby:
            raise RefusedError(Why.NO_LOBBY)
        game, seed = self._key(12), self._token(SEED_SIZE)
        first = games.begun(game, seed, wanted)
        here = [at for at, seat in enumerate(wanted.seats) if not (seat.bot or seat.waits_for)]
        await self._store.create(
            game, self._secrets(seed), first, [(seat, holder) for seat in here]
        )
        noted.made(game, first)
        self._lobby.changed()
        return game

    async def tutorial(self, holder: bytes, wanted: messages.NewTutorial) -> str:
        """The id of a new tutorial. It has no seat for others, and no link that leads to it."""
        game, seed = self._key(12), self._token(SEED_SIZE)
        first = games.tutorial(game, seed, wanted)
        await self._store.create(game, self._secrets(seed), first, [(0, holder)])
        noted.made(game, first)
        return game

    def _secrets(self, seed: bytes) -> Secrets:
        return Secrets(seed, self._key(), self._key())

    async def rematch(self, game: str, holder: bytes, commitment: str | None) -> str:
        """The id of the game in which the same people go on; the first who asks makes it.

        Who watched may watch there, too, once it is made.
        """
        async with self.visit(game, holder) as place:
            mine = place.seats_of(holder)
            if place.table.rematch and not mine:
                await self._let_watch(place.table.rematch, holder)
                return place.table.rematch
            if not mine or place.table.stage != "over":
                raise RefusedError(Why.NO_REMATCH)
            if place.table.created.tutorial is not None:
                raise RefusedError(Why.NO_REMATCH_OF_TUTORIAL)
            if place.table.rematch:
                return place.table.rematch
            digest = hmac.digest(place.secrets.seed, b"rematch", "sha256")
            following = urlsafe_b64encode(digest[:12]).decode()  # the same whoever asks, and when
            seed = self._token(SEED_SIZE)
            alone = {*mine} == {*place.table.people}
            first = games.rematch(following, seed, place.table, mine[0], commitment, call=alone)
            holders = [(seat, key) for seat, keys in place.holders.items() for key in sorted(keys)]
            with contextlib.suppress(BehindError):  # somebody was quicker
                await self._store.create(following, self._secrets(seed), first, holders)
                noted.made(following, first)
            await place.change(lambda table: _rematch(table, following))
            return following

    async def _let_watch(self, game: str, holder: bytes) -> None:
        async with self.visit(game) as place:
            if not place.may_look(holder):
                await place.hold(WATCHER, holder, by=None)

    async def table(self, game: str, holder: bytes) -> Table:
        """The table of a game, only to be read."""
        async with self.visit(game, holder) as place:
            return place.table

    @asynccontextmanager
    async def visit(self, game: str, holder: bytes | None = None) -> AsyncIterator[Place]:
        """The table of a game, which stays open meanwhile; with a key, only if that opens it.

        Raises `NoSuchGameError`.
        """
        place = await self.acquire(game, holder)
        try:
            yield place
        finally:
            self.release(place)

    async def acquire(self, game: str, holder: bytes | None = None) -> Place:
        """As `visit`, until the table is released."""
        if not _ID.fullmatch(game):  # a database may not even take the question
            raise NoSuchGameError(game)
        entry = self._entries.get(game)
        if entry is None:
            entry = self._entries[game] = _Entry()
            entry.loading = asyncio.create_task(self._load(game, entry))
        entry.users += 1  # before the first await: a table in use is never put away
        try:
            return await self._entered(game, entry, holder)
        except BaseException:
            self._release(game, entry)
            raise

    async def _entered(self, game: str, entry: _Entry, holder: bytes | None) -> Place:
        if place := entry.place:
            if self._store.shared:
                await place.catch_up()  # who comes from another process has seen all of it
        elif not (place := await asyncio.shield(entry.loading)):
            raise NoSuchGameError(game)
        if holder is not None and not _opens(place, holder):
            raise NoSuchGameError(game)
        return place

    def release(self, place: Place) -> None:
        """Put the table away, unless somebody else needs it."""
        game = place.table.game
        self._release(game, self._entries[game])

    def _release(self, game: str, entry: _Entry) -> None:
        entry.users -= 1
        self._put_away_if_unused(game, entry)

    def _put_away_if_unused(self, game: str, entry: _Entry) -> None:
        if entry.place and not entry.users and entry.place.is_idle:
            entry.place.rest()
            del self._entries[game]

    async def _load(self, game: str, entry: _Entry) -> Place | None:
        """Load a table for all who wait for it; an entry without a table does not stay."""
        try:
            stored = await self._store.load(game)
            if stored is not None:
                entry.place = Place(stored, self._store, self._process)
        except DamagedGameError as error:
            self._tell_damage(game, error)
            raise
        finally:
            if entry.place is None:
                del self._entries[game]
        if entry.place is None:
            return None
        Steward(entry.place, self._thinker)
        entry.place.idle = partial(self._put_away_if_unused, game, entry)
        for notice in entry.notices:
            entry.place.heard(notice)
        place = entry.place
        self._put_away_if_unused(game, entry)  # those who waited may be gone
        return place

    def _tell_damage(self, game: str, error: DamagedGameError) -> None:
        """Tell the log once of each game that is damaged, however often it is asked for."""
        if game not in self._damaged:
            self._damaged.add(game)
            _log.error("a game is damaged: %s", error, extra={"game": game})

    def _heard(self, notice: Notice) -> None:
        """Pass a notice on; a table that is being loaded gets it as soon as it is there."""
        concerned = [notice.game] if notice.game else [*self._entries]
        for entry in filter(None, map(self._entries.get, concerned)):
            if entry.place:
                entry.place.heard(notice)
            else:
                entry.notices.append(notice)

    # Seats

    async def look(self, game: str, holder: bytes, wanted: messages.Look) -> messages.OpenTable:
        """A table, for who may sit down there. Raises `NoSuchGameError` if it is for others."""
        async with self.visit(game) as place:
            invited = _is(place.secrets.invitation, wanted.invitation)
            if not (invited or place.table.created.listed or _opens(place, holder)):
                raise NoSuchGameError(game)
            return open_table(place, place.seats_of(holder), invited=invited)

    async def join(self, game: str, holder: bytes, wanted: messages.Join) -> Seat:
        """The seat on which this key sits down."""
        async with self.visit(game) as place:
            invited = _is(place.secrets.invitation, wanted.invitation)
            if not (invited or place.table.created.listed or place.seats_of(holder)):
                raise NoSuchGameError(game)

            def decide(table: Table) -> Change | None:
                if place.seats_of(holder):
                    return None
                event = table.join(wanted, invited=invited)
                return Change(event, table.stage, holder=(event.seat, holder))

            await place.change(decide)
            self._lobby.changed()
            if not (mine := place.seats_of(holder)):
                raise RefusedError(Why.SEAT_LOST)
            if wanted.commitment:
                with contextlib.suppress(RefusedError):  # it comes too late, or there is another
                    await place.decide(messages.Commit(mine[0], wanted.commitment), holder)
            return mine[0]

    async def seat_key(self, game: str, holder: bytes, seat: Seat) -> str:
        """A new key for a seat that this key holds, for another device."""
        async with self.visit(game, holder) as place:
            key = self._key()
            await place.hold(seat, hashed(key), by=holder)
            return key

    async def use_key(self, game: str, holder: bytes, key: str) -> list[Seat]:
        """The seats that this browser has now at the table, with the key of a link."""
        async with self.visit(game) as place:
            if _is(place.secrets.watching, key) and _is_open(place):
                if not place.may_look(holder):
                    await place.hold(WATCHER, holder, by=None)
            elif not _opens(place, hashed(key)):
                raise NoSuchGameError(game)
            for seat in place.seats_of(hashed(key)):
                await place.hold(seat, holder, by=hashed(key))
            return place.seats_of(holder)

    async def replay(self, game: str, key: str) -> Table:
        """The table of a game that is over, only to be replayed, for the key of that link."""
        async with self.visit(game) as place:
            over = place.table.stage == "over"
            if not (over and _is(place.secrets.replaying, key) and _is_open(place)):
                raise NoSuchGameError(game)
            return place.table

    # Lists

    async def lobby(self, holder: bytes) -> list[messages.OpenTable]:
        """The tables that wait for anybody, the newest first."""
        return await self._lobby.tables(holder)

    async def summaries(self, holder: bytes) -> list[messages.GameSummary]:
        """The games of this key, the one last played first."""
        found = []
        for game in await self._store.games_of(holder, GAMES_LISTED):
            with contextlib.suppress(NoSuchGameError, DamagedGameError):
                async with self.visit(game, holder) as place:
                    found.append(_summary(place, holder))
        return found


def _opens(place: Place, holder: bytes) -> bool:
    """Whether a key opens a table: it has to hold something there, and is not good for ever."""
    return place.may_look(holder) and _is_open(place)


def _is_open(place: Place) -> bool:
    """Whether keys still open this table."""
    now = datetime.now(UTC)
    return now < (place.ended or now) + KEYS_HOLD


def hashed(key: str) -> bytes:
    """What is stored of a key: enough to know it again, not enough to have it."""
    return hashlib.sha256(key.encode()).digest()


def _is(key: str, given: str | None) -> bool:
    return given is not None and secrets.compare_digest(key, given)


def _rematch(table: Table, following: str) -> Change | None:
    return None if table.rematch else change(table, events.Rematch(following))


def _summary(place: Place, holder: bytes) -> messages.GameSummary:
    table = place.table
    mine = place.seats_of(holder)
    over = table.stage == "over"
    players = table.play.state.players if table.play else []
    return messages.GameSummary(
        id=table.game,
        stage=table.stage,
        mine=mine,
        waits=any(seat in mine for seat in table.people_to_act),
        names=table.names,
        bots=[chair.bot for chair in table.chairs],
        turn=table.play.state.turn if table.play else 0,
        over=over,
        scores=[score(player).total for player in players] if over else [],
        winners=winners(players) if over and not table.abandoned else [],
        begun=place.begun.isoformat(timespec="seconds"),
        played=place.played.isoformat(timespec="seconds"),
        tutorial=table.created.tutorial is not None,
    )
