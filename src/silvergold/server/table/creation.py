"""The first events of a game: new, a rematch, from a position of another, and the tutorial."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from silvergold.bots import BOTS, TUTOR
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.deals import TUTORIALS, FairDeal
from silvergold.server.table import events
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
    from silvergold.server.table.commands import Avatar, NewGame, NewSeat, NewTutorial
    from silvergold.server.table.events import Event


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


def rematch(
    origin: Origin, before: Table, by: Seat, commitment: str | None, *, call: bool
) -> list[Decision]:
    """The first events of a game that the same players play once more.

    A game from a position begins there again.
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
    if len(seats) != len(record.players) or any(seat.waits_for for seat in seats):
        raise RefusedError(Why.POSITION_SEATS, players=len(record.players))
    _check(seats)
    people = {at for at, seat in enumerate(seats) if not seat.bot}
    created = Created(
        engine=ENGINE,
        names=_names(seats),
        bots=[seat.bot for seat in seats],
        memory_aid=False,
        commitment=origin.commitment,
        avatars=_avatars(seats),
        position=position_in(record, step, people),
    )
    return _decided(origin, created, [])


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
