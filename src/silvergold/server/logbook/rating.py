"""What a finished game says about those who are rated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.core.scoring import standing
from silvergold.core.state import Phase
from silvergold.server.logbook.anchors import strength_of
from silvergold.server.logbook.glicko import Result, Strength, updated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from silvergold.core.moves import Seat
    from silvergold.server.table.table import Table

PROVISIONAL: Final = 110.0
"""A rating with a larger deviation is provisional."""


def is_rated(table: Table) -> bool:
    """Whether a game can count: a whole game, from a deal that nobody has seen before."""
    return (
        table.play is not None
        and table.play.state.phase is Phase.OVER
        and not table.abandoned
        and table.created.tutorial is None
        and table.created.position is None
        and not table.created.deal_text
    )


def rated(table: Table, people: Mapping[Seat, Strength]) -> dict[Seat, Strength]:
    """The strengths after a game of the people with these strengths before it.

    Every two players have a result against each other. Who left the game to a bot has lost
    against all who stayed. A level in whose place another bot has played does not count.
    """
    strengths = dict(people)
    for seat, chair in enumerate(table.chairs):
        if chair.bot and not chair.stood_in and (anchor := strength_of(chair.bot)):
            strengths[seat] = anchor
    after = {}
    for seat, own in people.items():
        results = [
            Result(opponent, _result(table, seat, other))
            for other, opponent in strengths.items()
            if other != seat
        ]
        if results:
            after[seat] = updated(own, results)
    return after


def _result(table: Table, seat: Seat, other: Seat) -> float:
    own, opposing = (_reached(table, one) for one in (seat, other))
    return 1.0 if own > opposing else 0.0 if own < opposing else 0.5


def _reached(table: Table, seat: Seat) -> tuple[int, ...]:
    chair = table.chairs[seat]
    stayed = not (chair.is_persons and (chair.stand_in or chair.gave_up))
    return (int(stayed), *(standing(table.in_play.state.players[seat]) if stayed else ()))
