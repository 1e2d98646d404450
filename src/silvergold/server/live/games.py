"""What can be asked about games over HTTP: make one, join it, list them, come back to one."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from silvergold.core.view import view
from silvergold.deals import SEED_SIZE, FairDeal
from silvergold.server.live.exhibition import is_secret
from silvergold.server.live.keys import KEY_SIZE, hashed, matches
from silvergold.server.live.listing import game_summary
from silvergold.server.live.lobby import Lobby, open_table
from silvergold.server.live.registry import links_last, opens
from silvergold.server.live.settling import settled
from silvergold.server.live.transfer import as_new, games_in
from silvergold.server.ops import audit
from silvergold.server.stores.base import WATCHER, BehindError, Change, NewGame, Secrets
from silvergold.server.table import commands, creation, events
from silvergold.server.table.creation import Origin
from silvergold.server.table.decide import Decision, join, timed
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.table.summary import summary
from silvergold.server.wire.responses import Imported, OpenTable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from silvergold.core.moves import Seat
    from silvergold.core.view import View
    from silvergold.records import Record
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.live.registry import TableRegistry
    from silvergold.server.stores.sql import Statement
    from silvergold.server.table.events import Created
    from silvergold.server.table.table import Table
    from silvergold.server.wire.responses import GameSummary

GAMES_LISTED: Final = 20
ID_SIZE: Final = 12
NOBODY: Final = b""
"""The hash of no key."""


class Games:
    """The games of a host, and who may come to them.

    Their ids begin with `prefix`; without `links` nobody else can come to them. `stored_with` says
    what features store with a new game.
    """

    def __init__(
        self,
        registry: TableRegistry,
        *,
        lobby: bool = False,
        prefix: str = "",
        links: bool = True,
        token: Callable[[int], bytes] = secrets.token_bytes,
        stored_with: Callable[[str, Created], Sequence[Statement]] = lambda *_: (),
    ) -> None:
        self.has_lobby = lobby
        self._registry = registry
        self._store = registry.store
        self._lobby = Lobby(registry.store)
        self._prefix = prefix
        self._links = links
        self._token = token
        self._stored_with = stored_with

    # New games

    async def create(self, key_hash: bytes, wanted: commands.NewGame) -> str:
        """The id of a new game, in which this key holds the seats of the people who are here.

        Raises `RefusedError` if there can be no such game.
        """
        if wanted.listed and not self.has_lobby:
            raise RefusedError(Why.NO_LOBBY)
        origin = self._origin(self._token(ID_SIZE))
        here = [at for at, seat in enumerate(wanted.seats) if not (seat.bot or seat.waits_for)]
        first = creation.new_game(origin, wanted)
        await self._put(origin, first, [(seat, key_hash) for seat in here])
        self._lobby.changed()
        return origin.game

    async def quick(
        self,
        key_hash: bytes,
        wanted: commands.QuickMatch,
        may_sit: Callable[[], None],
        may_make: Callable[[], None],
    ) -> str:
        """The id of the game in which this key waits for others who want the same.

        Whoever asks again is told the same, or of an older table with room: all who wait come
        together there, however many tables were made at once. `may_sit` is called before this key
        has a place, `may_make` before a table is made; both may raise.
        """
        if not self.has_lobby:
            raise RefusedError(Why.NO_LOBBY)
        mine, others = await self._lobby.quick_matches(key_hash, wanted)
        if others or not mine:
            may_sit()
        for game in others:
            with contextlib.suppress(RefusedError, NoSuchGameError):  # somebody was quicker
                await self.join(
                    game,
                    key_hash,
                    commands.Join(wanted.name, commitment=wanted.commitment, avatar=wanted.avatar),
                )
                if mine:
                    await self.leave_quick(mine, key_hash)
                return game
        if mine:
            return mine
        may_make()
        origin = self._origin(self._token(ID_SIZE))
        await self._put(origin, creation.quick_match(origin, wanted), [(0, key_hash)])
        self._lobby.changed()
        return origin.game

    async def leave_quick(self, game: str, key_hash: bytes) -> None:
        """Free the seat of this key in a quick match that has not begun, if it has one there."""
        with contextlib.suppress(NoSuchGameError, RefusedError):
            async with self._registry.visit(game, key_hash) as live:
                mine = live.replica.seats_of(key_hash) if live.table.created.quick else ()
                for seat in mine:
                    await live.command(commands.Free(seat, seat), key_hash)
        self._lobby.changed()

    async def play_on(
        self, key_hash: bytes, record: Record, step: int, seats: Sequence[commands.NewSeat]
    ) -> str:
        """The id of a new game that goes on where a finished one was after so many moves.

        Raises `RefusedError` if there can be no such game.
        """
        origin = self._origin(self._token(ID_SIZE))
        first = creation.played_on(origin, record, step, seats)
        people = first[0].after.people
        await self._put(origin, first, [(seat, key_hash) for seat in people])
        return origin.game

    async def create_dealt(
        self,
        deal_text: str,
        seats: Sequence[commands.NewSeat],
        holders: Sequence[tuple[Seat, bytes]],
        id_: bytes | None = None,
        *,
        clock: int | None = None,
        gathers: bool = False,
    ) -> str:
        """The id of a new game whose deal, and the lots of its bots, follow from a text.

        If it `gathers`, it begins when all are there, and else at once.

        With `id_`, the game's id follows from that: made again, it is the same game. Raises
        `RefusedError` if there can be no such game.
        """
        seed = FairDeal.from_text(deal_text, len(seats)).seed
        game = self._origin(id_ or self._token(ID_SIZE)).game
        first = creation.dealt(Origin(game, seed), deal_text, seats, clock=clock, gathers=gathers)
        if id_ is None:
            await self._put(Origin(game, seed), first, holders)
        else:
            with contextlib.suppress(BehindError):  # it is there already
                await self._put(Origin(game, seed), first, holders)
        return game

    async def create_at(
        self,
        position: events.Position,
        seats: Sequence[commands.NewSeat],
        holders: Sequence[tuple[Seat, bytes]],
        id_: bytes,
        seed: bytes,
    ) -> str:
        """The id, which follows from `id_`, of a game that is made if it is not there yet.

        It begins from a position, and the lots of its bots follow from `seed`. Raises
        `RefusedError` if there can be no such game.
        """
        origin = Origin(self.id_of(id_), seed)
        first = creation.from_position(origin, position, seats)
        with contextlib.suppress(BehindError):  # it is there already
            await self._put(origin, first, holders)
        return origin.game

    async def tutorial(self, key_hash: bytes, wanted: commands.NewTutorial) -> str:
        """The id of a new tutorial. It has no seat for others, and no link that leads to it."""
        origin = self._origin(self._token(ID_SIZE))
        await self._put(origin, creation.tutorial(origin, wanted), [(0, key_hash)])
        return origin.game

    async def rematch(self, game: str, key_hash: bytes, commitment: str | None) -> str:
        """The id of the game in which the same people go on; the first who asks makes it.

        Those who watched may watch there, too, once it is made.
        """
        async with self._registry.visit(game, key_hash) as live:
            mine, following = live.replica.seats_of(key_hash), live.table.rematch
            if following and not mine:
                await self._let_watch(following, key_hash)
                return following
            if not mine or live.table.stage != "over" or not links_last(live):
                raise RefusedError(Why.NO_REMATCH)
            if live.table.created.tutorial is not None:
                raise RefusedError(Why.NO_REMATCH_OF_TUTORIAL)
            return following or await self._make_rematch(live, mine, commitment)

    async def _make_rematch(
        self, live: LiveTable, mine: Sequence[Seat], commitment: str | None
    ) -> str:
        secret, what = await self._store.secret(), f"rematch {live.table.game}"
        digest = hmac.digest(secret, what.encode(), "sha256")
        origin = self._origin(digest[:ID_SIZE])  # the same whoever asks, and nobody else's
        following = origin.game
        alone = {*mine} == {*live.table.people}
        first = creation.rematch(origin, live.table, mine[0], commitment, call=alone)
        with contextlib.suppress(BehindError):  # somebody was quicker
            await self._put(origin, first, live.replica.keys.all_held())
        await live.replica.commit(lambda table: _rematch(table, following))
        return following

    async def adopt(self, key_hash: bytes, text: str, may_make: Callable[[int], None]) -> Imported:
        """Take over the games of an export, from a device to this key. They count for nothing here.

        A game that is here already stays as it is. `may_make` is called with the number of games,
        and may raise. Raises `RefusedError` if one of them is bad; then none is taken.
        """
        games, added = await asyncio.to_thread(games_in, text), 0
        may_make(len(games))
        for game in games:
            secrets = Secrets(game.secrets.seed, self._text(KEY_SIZE), self._text(KEY_SIZE))
            new, created = as_new(game, secrets, key_hash)
            statements = [settled(new.id), *self._stored_with(new.id, created)]
            with contextlib.suppress(BehindError):  # it is here already
                await self._store.create(replace(new, statements=statements))
                added += 1
        return Imported(added, len(games) - added)

    async def _let_watch(self, game: str, key_hash: bytes) -> None:
        async with self._registry.visit(game) as live:
            if not live.replica.keys.may_look(key_hash):
                await live.replica.hold(WATCHER, key_hash, by=None)

    async def _put(
        self, origin: Origin, first: Sequence[Decision], holders: Iterable[tuple[Seat, bytes]]
    ) -> None:
        changes = [Change.to(one.after, one.event) for one in self._timed(first)]
        keys = [self._text(KEY_SIZE) if self._links else "" for _ in range(2)]
        secrets = Secrets(origin.seed, *keys)
        statements = self._stored_with(origin.game, first[0].after.created)
        await self._store.create(NewGame(origin.game, secrets, changes, [*holders], statements))
        audit.made(origin.game, changes)

    def id_of(self, id_: bytes) -> str:
        """The id of a game that follows from these bytes."""
        return self._prefix + _as_text(id_)

    def _timed(self, first: Sequence[Decision]) -> list[Decision]:
        """The first events of a game by turns have their time."""
        now = self._registry.deadlines.now()
        before = [decision.after for decision in first]
        return [first[0], *(timed(*pair, now) for pair in zip(before, first[1:], strict=False))]

    def _origin(self, id_: bytes) -> Origin:
        return Origin(self.id_of(id_), self._token(SEED_SIZE))

    def _text(self, size: int) -> str:
        return _as_text(self._token(size))

    # Seats

    async def look(self, game: str, key_hash: bytes, wanted: commands.Look) -> OpenTable:
        """A table, for somebody who may sit down there. Raises `NoSuchGameError` otherwise."""
        async with self._registry.visit(game) as live:
            invited = matches(live.secrets.invitation, wanted.invitation)
            if not (invited or live.table.created.listed or opens(live, key_hash)):
                raise NoSuchGameError(game)
            shown = summary(live.table)
            vacant = shown.vacant if invited else shown.open_seats
            return open_table(live.replica.heading, shown, vacant, live.replica.seats_of(key_hash))

    async def join(self, game: str, key_hash: bytes, wanted: commands.Join) -> Seat:
        """The seat on which this key sits down."""
        async with self._registry.visit(game) as live:
            invited = matches(live.secrets.invitation, wanted.invitation)
            if not (invited or live.table.created.listed or live.replica.seats_of(key_hash)):
                raise NoSuchGameError(game)

            def decide(table: Table) -> Decision | None:
                return (
                    None
                    if live.replica.seats_of(key_hash)
                    else join(table, wanted, invited=invited)
                )

            await live.replica.commit(decide, key_hash)
            self._lobby.changed()
            if not (mine := live.replica.seats_of(key_hash)):
                raise RefusedError(Why.SEAT_LOST)
            if wanted.commitment:
                with contextlib.suppress(RefusedError):  # it comes too late, or there is another
                    await live.command(commands.Commit(mine[0], wanted.commitment), key_hash)
            return mine[0]

    async def seat_key(self, game: str, key_hash: bytes, seat: Seat) -> str:
        """A new key for a seat that this key holds, for another device."""
        async with self._registry.visit(game, key_hash) as live:
            key = self._text(KEY_SIZE)
            await live.replica.hold(seat, hashed(key), by=key_hash)
            return key

    async def use_key(self, game: str, key_hash: bytes, key: str) -> list[Seat]:
        """The seats that this browser has now at the table, with the key of a link."""
        async with self._registry.visit(game) as live:
            if matches(live.secrets.watching, key) and links_last(live):
                if not live.replica.keys.may_look(key_hash):
                    await live.replica.hold(WATCHER, key_hash, by=None)
            elif not (opens(live, hashed(key)) and links_last(live)):
                raise NoSuchGameError(game)
            for seat in live.replica.seats_of(hashed(key)):
                await live.replica.hold(seat, key_hash, by=hashed(key))
            return [*live.replica.seats_of(key_hash)]

    # Reading

    async def table(self, game: str, key_hash: bytes) -> Table:
        """The table of a game, only to be read."""
        async with self._registry.visit(game, key_hash) as live:
            return live.table

    async def finished(self, game: str) -> Table:
        """The table of a game that is over, whosever it is: the caller knows who may see it."""
        async with self._registry.visit(game) as live:
            if live.table.stage != "over":
                raise NoSuchGameError(game)
            return self._shown(live.table)

    async def finished_of(self, game: str, key_hash: bytes) -> tuple[Table, tuple[Seat, ...]]:
        """The table of a game of this key that is over, and the seats that it holds there."""
        async with self._registry.visit(game, key_hash) as live:
            if live.table.stage != "over":
                raise RefusedError(Why.NOT_OVER)
            return self._shown(live.table), live.replica.seats_of(key_hash)

    def _shown(self, table: Table) -> Table:
        """The table. Raises `RefusedError` if its cards are still a secret."""
        if is_secret(table, self._registry.deadlines.now()):
            raise RefusedError(Why.DAY_OPEN)
        return table

    async def view_for_hint(self, game: str, key_hash: bytes, seat: Seat) -> View:
        """What a seat may know that has to decide, alone against bots.

        Raises `RefusedError` if it does not, or if other people play there.
        """
        async with self._registry.visit(game, key_hash) as live:
            table = live.table
            if seat not in live.replica.seats_of(key_hash):
                raise RefusedError(Why.NOT_YOUR_SEAT)
            if table.people != [seat] or seat not in table.people_to_act:
                raise RefusedError(Why.NO_HINT)
            return view(table.in_play.state, seat)

    async def replay(self, game: str, key: str) -> Table:
        """The table of a game that is over, only to be replayed, for the key of that link."""
        async with self._registry.visit(game) as live:
            over = live.table.stage == "over"
            if not (over and matches(live.secrets.replaying, key) and links_last(live)):
                raise NoSuchGameError(game)
            return self._shown(live.table)

    async def lobby(self, key_hash: bytes) -> list[OpenTable]:
        """The tables that wait for anybody, the newest first."""
        return await self._lobby.tables(key_hash)

    async def listed_table(self, game: str) -> OpenTable | None:
        """That table, if it is in the lobby, where anybody can see it; none otherwise."""
        tables = await self._lobby.tables(NOBODY) if self.has_lobby else []
        return next((table for table in tables if table.id == game), None)

    async def summaries(self, key_hash: bytes) -> list[GameSummary]:
        """The games of this key, the one last played first."""
        found = await self._store.games_of(key_hash, GAMES_LISTED)
        return [game_summary(game, self._registry.deadlines) for game in found]

    async def knows(self, key_hash: bytes) -> bool:
        """Whether this key holds or watches anything here."""
        return await self._store.knows(key_hash)


def _as_text(token: bytes) -> str:
    return urlsafe_b64encode(token).decode()


def _rematch(table: Table, following: str) -> Decision | None:
    if table.rematch:
        return None
    event = events.Rematch(following)
    return Decision(event, table.after(event))
