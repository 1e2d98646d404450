"""Challenges: a deal, or a position of a finished game, for everybody who has the link."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from silvergold.bots import STAND_IN
from silvergold.core.scoring import score
from silvergold.deals import daily
from silvergold.server.live.entries import ATTEMPT, Entries, attempt_of, finished_entry
from silvergold.server.live.games import ID_SIZE
from silvergold.server.stores.sql import Statement
from silvergold.server.table.commands import NewSeat
from silvergold.server.table.events import Position  # noqa: TC001 - msgspec reads it
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.positions import position_in
from silvergold.server.table.refusals import NoSuchGameError, RefusedError, Why
from silvergold.server.wire import daily as wire

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from silvergold.core.moves import Seat
    from silvergold.server.live.entries import Entry
    from silvergold.server.live.games import Games
    from silvergold.server.stores.sql import SqlStore
    from silvergold.server.table.commands import NewChallenge, NewDaily
    from silvergold.server.table.table import Table

FIND: Final = """
    SELECT CASE WHEN hidden IS NULL THEN name ELSE '' END, points, terms
    FROM challenges LEFT JOIN hidden_names ON hidden_names.person = challenges.person WHERE id = ?
"""
MAKE: Final = """
    INSERT INTO challenges (id, person, name, game, made, points, terms)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""


class Terms(Struct, frozen=True, omit_defaults=True):
    """What is played in a challenge: at which seat, against whom, and from where on.

    A deal follows from its text where it has one; everything else begins from a position.
    """

    seat: int
    bots: list[str | None]
    names: list[str]
    deal_text: str = ""
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A challenge as it is kept."""

    id: str
    name: str
    points: int
    terms: Terms

    @property
    def contest(self) -> str:
        """The contest that it is."""
        return f"challenge/{self.id}"

    @property
    def seed(self) -> bytes:
        """What the lots of the bots follow from, the same for everybody."""
        return hmac.digest(self.id.encode(), b"lots", "sha256")


class Challenges:
    """The challenges of a server. `settle` has the result of a game that is over stored."""

    def __init__(
        self,
        store: SqlStore,
        games: Games,
        settle: Callable[[str], Awaitable[None]],
        token: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._games = games
        self._settle = settle
        self._token = token
        self._entries = Entries(store)

    async def make(self, key_hash: bytes, game: str, wanted: NewChallenge) -> str:
        """The id of a new challenge: to do better than somebody has done in a game of theirs.

        Raises `RefusedError` if that game is not over, or the seat is not theirs.
        """
        table, mine = await self._games.finished_of(game, key_hash)
        if wanted.seat not in mine:
            raise RefusedError(Why.NOT_YOUR_SEAT)
        if table.abandoned:
            raise RefusedError(Why.POSITION_UNFINISHED)
        terms = terms_of(table, wanted.seat, wanted.step)
        id_ = urlsafe_b64encode(self._token(ID_SIZE)).decode()
        points = score(table.in_play.state.players[wanted.seat]).total
        now, person = datetime.now(UTC).isoformat(), key_hash.hex()
        kept = msgspec.json.encode(terms).decode()
        name = table.names[wanted.seat]
        made = Made(id_, name, points, terms)
        attempt = attempt_of(await self._store.secret(), made.contest, person)
        await self._store.change(
            Statement(MAKE, (id_, person, name, game, now, points, kept)),
            Statement(ATTEMPT, (made.contest, attempt)),
            finished_entry(made.contest, person, table, wanted.seat, (now, now)),
        )
        return id_

    async def look(self, key_hash: bytes, id_: str) -> wire.Challenge:
        """A challenge, for whoever has its link."""
        made = await self._found(id_)
        mine = await self._mine(made, key_hash)
        person = key_hash.hex()
        own = mine.score if mine else None
        results = await self._entries.results(made.contest, person, own)
        deal = daily.of_text(made.terms.deal_text)
        return wire.Challenge(
            id=made.id,
            by=made.name,
            points=made.points,
            seat=made.terms.seat,
            bots=[*made.terms.bots],
            turn=made.terms.position.turn if made.terms.position else 0,
            day=deal.day.isoformat() if deal else None,
            mine=mine.told if mine else None,
            results=results,
        )

    async def check(self, id_: str) -> None:
        """Raises `NoSuchGameError` if there is no such challenge."""
        await self._found(id_)

    async def begin(self, key_hash: bytes, id_: str, wanted: NewDaily) -> str:
        """The id of one's own game in a challenge; whoever begins again gets the same game."""
        made = await self._found(id_)
        if (mine := await self._mine(made, key_hash)) and mine.over:
            return mine.game
        person, now = key_hash.hex(), datetime.now(UTC).isoformat()
        called = cleaned(wanted.name)
        called = called and distinct(called, await self._entries.names(made.contest))
        own_id = await self._entries.enter(made.contest, person, called, now)
        terms = made.terms
        seats = [NewSeat(name, bot) for name, bot in zip(terms.names, terms.bots, strict=True)]
        seats[terms.seat] = NewSeat(called, avatar=wanted.avatar)
        holders = [(terms.seat, key_hash)]
        if terms.position:
            return await self._games.create_at(terms.position, seats, holders, own_id, made.seed)
        return await self._games.create_dealt(terms.deal_text, seats, holders, own_id)

    async def replayed(self, key_hash: bytes, id_: str, game: str) -> Table:
        """A finished game of a challenge, for those who have finished theirs."""
        made = await self._found(id_)
        mine = await self._mine(made, key_hash)
        if not (mine and mine.has_result):
            raise RefusedError(Why.CHALLENGE_UNFINISHED)
        if not await self._entries.has(made.contest, game):
            raise NoSuchGameError(game)
        return await self._games.finished(game)

    async def _mine(self, made: Made, key_hash: bytes) -> Entry | None:
        mine = await self._entries.find(made.contest, key_hash.hex())
        if mine and not mine.over:
            await self._settle(mine.game)  # it may be over by now
            mine = await self._entries.find(made.contest, key_hash.hex())
        return mine

    async def _found(self, id_: str) -> Made:
        for name, points, terms in await self._store.rows(FIND, id_):
            return Made(id_, name, points, msgspec.json.decode(terms, type=Terms))
        raise NoSuchGameError(id_)


def terms_of(table: Table, seat: Seat, step: int) -> Terms:
    """What others play who are to do better than this seat did from a position on.

    A position before the one that the game itself began from is that one.
    """
    bots = [bot or STAND_IN for bot in table.bots]
    names = [*table.names]
    at: list[str | None] = [*bots]
    at[seat], names[seat] = None, ""
    names = [name if table.bots[number] else "" for number, name in enumerate(names)]
    first = len(table.created.position.moves) if table.created.position else 0
    if table.created.deal_text and not step:
        return Terms(seat, at, names, deal_text=table.created.deal_text)
    position = position_in(table.record, max(step, first), {seat})
    # A record does not tell where kept treasures would have been in the stack; others keep others.
    stack = [card.id for card in table.in_play.state.deal.reshuffled]
    return Terms(seat, at, names, position=msgspec.structs.replace(position, stack=stack))
