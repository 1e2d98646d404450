"""The first events of a game: new, a rematch, from a position of another, and the tutorial."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.bots import BOTS, STAND_IN, TUTOR
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.deals import TUTORIALS, FairDeal
from silvergold.server.table import events
from silvergold.server.table.commands import NewSeat
from silvergold.server.table.decide import Decision
from silvergold.server.table.events import ENGINE, Created
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.positions import position_in
from silvergold.server.table.refusals import RefusedError, Why, no_such_bot
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.records import Record
    from silvergold.server.table.commands import Avatar, NewGame, NewTutorial, QuickMatch
    from silvergold.server.table.events import Event, Position


SECONDS_FOR_PEOPLE: Final = 20
"""How long a quick match waits for people before bots have its vacant seats."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game is known by from the first: its id, and the server's part of the deal."""

    game: str
    seed: bytes

    @property
    def commitment(self) -> str:
        """The published hash that fixes the server's part of the deal."""
        return FairDeal(self.game, self.seed, ()).commitment.hex()


def new_game(origin: Origin, wanted: NewGame) -> list[Decision]:
    """A new game's first events. Raises `RefusedError` if there can be no such game."""
    _check(wanted.seats)
    names = _names(wanted.seats)
    created = Created(
        engine=ENGINE,
        names=names,
        bots=[seat.bot for seat in wanted.seats],
        memory_aid=wanted.memory_aid,
        commitment=origin.commitment,
        waits=True,
        waits_for=[seat.waits_for for seat in wanted.seats],
        clock=wanted.clock,
        listed=wanted.listed,
        avatars=_avatars(wanted.seats),
    )
    people = [at for at, seat in enumerate(wanted.seats) if not (seat.bot or seat.waits_for)]
    return _begun(origin, created, people[0], wanted.commitment, call=all(names))


def quick_match(origin: Origin, wanted: QuickMatch) -> list[Decision]:
    """The first events of a quick match. Raises `RefusedError` if there can be no such game."""
    me = NewSeat(wanted.name, avatar=wanted.avatar)
    seats = [me, *[NewSeat(waits_for="anyone")] * (wanted.players - 1)]
    bot = wanted.bot or STAND_IN
    if bot not in BOTS:
        raise no_such_bot(bot)
    created = Created(
        engine=ENGINE,
        names=_names(seats),
        bots=[None] * wanted.players,
        memory_aid=False,
        commitment=origin.commitment,
        waits=True,
        waits_for=[seat.waits_for for seat in seats],
        clock=wanted.clock,
        listed=True,
        avatars=_avatars(seats),
        gathers=True,
        quick=events.Quick(
            SECONDS_FOR_PEOPLE if wanted.bots else 0,
            bot,
            [cleaned(name) or bot for name in wanted.bot_names[: wanted.players]],
        ),
    )
    return _begun(origin, created, 0, wanted.commitment, call=False)


def rematch(
    origin: Origin, before: Table, by: Seat, commitment: str | None, *, call: bool
) -> list[Decision]:
    """The first events of a game that the same players play once more.

    A game from a position begins there again; in place of a deal from a text, cards are shuffled.
    """
    created = msgspec.structs.replace(
        before.created,
        engine=ENGINE,
        names=before.names,
        bots=before.bots,
        commitment=origin.commitment,
        waits=True,
        waits_for=[],
        listed=False,
        avatars=_chosen(before.avatars),
        gathers=False,
        quick=None,
        deal_text="",
    )
    if created.position:
        return _decided(origin, msgspec.structs.replace(created, waits=False), [])
    return _begun(origin, created, by, commitment, call=call)


def played_on(
    origin: Origin, record: Record, step: int, seats: Sequence[NewSeat]
) -> list[Decision]:
    """The first event of a game that goes on where `record` was after `step` moves.

    Raises `RefusedError` if that game was not played to its end, or was over there.
    """
    people = {at for at, seat in enumerate(seats) if not seat.bot}
    return from_position(origin, position_in(record, step, people), seats)


def from_position(origin: Origin, position: Position, seats: Sequence[NewSeat]) -> list[Decision]:
    """The first event of a game that goes on from a position. Raises `RefusedError`."""
    players = len(position.scores)
    if len(seats) != players or any(seat.waits_for for seat in seats):
        raise RefusedError(Why.POSITION_SEATS, players=players)
    _check(seats)
    created = Created(
        engine=ENGINE,
        names=_names(seats),
        bots=[seat.bot for seat in seats],
        memory_aid=False,
        commitment=origin.commitment,
        avatars=_avatars(seats),
        position=position,
    )
    return _decided(origin, created, [])


def dealt(
    origin: Origin,
    deal_text: str,
    seats: Sequence[NewSeat],
    *,
    clock: int | None = None,
    gathers: bool = False,
) -> list[Decision]:
    """The first events of a game whose deal follows from a text; it begins at once.

    If it `gathers`, it begins when all are there. Raises `RefusedError` if there can be no such
    game.
    """
    if any(seat.waits_for for seat in seats):
        raise RefusedError(Why.POSITION_SEATS, players=len(seats))
    _check(seats)
    fair = FairDeal.from_text(deal_text, len(seats))
    created = Created(
        engine=ENGINE,
        names=_names(seats),
        bots=[seat.bot for seat in seats],
        memory_aid=False,
        commitment=fair.commitment.hex(),
        avatars=_avatars(seats),
        deal_text=deal_text,
        waits=bool(clock) or gathers,
        clock=clock,
        gathers=gathers,
    )
    begins = created.waits and not gathers
    first: list[Event] = [events.Called(0), events.Began()] if begins else []
    return _decided(Origin(origin.game, fair.seed), created, first)


def tutorial(origin: Origin, wanted: NewTutorial) -> list[Decision]:
    """The first event of a tutorial: one person, a gentle bot, and the newest of its deals."""
    name = cleaned(wanted.name) or "Player 1"
    bot_name = distinct(cleaned(wanted.bot_name) or TUTOR, [name])
    created = Created(
        engine=ENGINE,
        names=[name, bot_name],
        bots=[None, TUTOR],
        memory_aid=False,
        commitment=origin.commitment,
        tutorial=len(TUTORIALS) - 1,
        avatars=_chosen([wanted.avatar, None]),
    )
    return _decided(origin, created, [])


def _begun(
    origin: Origin, created: Created, by: Seat, commitment: str | None, *, call: bool
) -> list[Decision]:
    """The first events of a game; without bytes to disclose it begins as soon as it is called."""
    first: list[Event] = []
    if commitment:
        first.append(events.Committed(by, commitment))
    if call:
        first.append(events.Called(by))
        if not commitment:
            first.append(events.Began())
    return _decided(origin, created, first)


def _decided(origin: Origin, created: Created, further: Sequence[Event]) -> list[Decision]:
    table = Table.new(origin.game, created, origin.seed)
    decisions = [Decision(created, table)]
    for event in further:
        table = table.after(event)
        decisions.append(Decision(event, table))
    return decisions


def _names(seats: Sequence[NewSeat]) -> list[str]:
    names: list[str] = []
    for number, seat in enumerate(seats, start=1):
        name = cleaned(seat.name) or seat.bot or f"Player {number}"
        names.append("" if seat.waits_for else distinct(name, names))
    return names


def _avatars(seats: Sequence[NewSeat]) -> list[Avatar | None]:
    return _chosen([None if seat.bot or seat.waits_for else seat.avatar for seat in seats])


def _chosen(avatars: list[Avatar | None]) -> list[Avatar | None]:
    return avatars if any(avatars) else []


def _check(seats: Sequence[NewSeat]) -> None:
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise RefusedError(Why.PLAYERS, count=len(seats))
    if all(seat.bot or seat.waits_for for seat in seats):
        raise RefusedError(Why.NOBODY_HERE)
    for seat in seats:
        if seat.bot and seat.waits_for:
            raise RefusedError(Why.BOT_WAITS)
        if seat.bot and seat.bot not in BOTS:
            raise no_such_bot(seat.bot)
