"""What a finished game says about those who are rated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.core.facts import TURNS_IN_A_ROUND
from silvergold.core.scoring import standing
from silvergold.server.logbook.anchors import strength_of
from silvergold.server.logbook.glicko import Result, Strength, updated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from silvergold.core.moves import Seat
    from silvergold.server.table.table import Table

PROVISIONAL: Final = 110.0
"""A rating with a larger deviation is provisional."""

KEEP: Final = 1
"""The action before the first turn."""


def is_rated(table: Table) -> bool:
    """Whether a game can count, from a deal that nobody knew before.

    It does if it came to its end, or if somebody alone gave it up: that is a loss. People who
    agree to end a game neither win nor lose.
    """
    return (
        table.play is not None
        and (len(table.people) == 1 or not table.abandoned)
        and table.stage == "over"
        and table.created.tutorial is None
        and table.created.position is None
        and not table.created.deal_text
    )


def is_known(strength: Strength) -> bool:
    """Whether a result against somebody of this strength counts: nobody wins against new keys."""
    return strength.deviation <= PROVISIONAL


def rated(table: Table, people: Mapping[Seat, Strength]) -> dict[Seat, Strength]:
    """The strengths after a game of the people with these strengths before it.

    Every two players have a result against each other. Who left the game to a bot, or gave it up,
    has lost against all who stayed. These count as no opponents: people whose rating is
    provisional, people who left in the first round, and levels in whose place another bot has
    played. Who gives up before the first mark has not played.
    """
    strengths = {
        seat: strength
        for seat, strength in people.items()
        if is_known(strength) and (_stayed(table, seat) or _own(table, seat) > TURNS_IN_A_ROUND)
    }
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
        if results and _own(table, seat) > KEEP:
            after[seat] = updated(own, results)
    return after


def _result(table: Table, seat: Seat, other: Seat) -> float:
    own, opposing = (_reached(table, one) for one in (seat, other))
    return 1.0 if own > opposing else 0.0 if own < opposing else 0.5


def _own(table: Table, seat: Seat) -> int:
    """How often a person has acted, without what bots did in their place."""
    return table.in_play.number(seat) - table.chairs[seat].stood_in


def _stayed(table: Table, seat: Seat) -> bool:
    chair = table.chairs[seat]
    return not (chair.is_persons and (chair.stand_in or chair.gave_up))


def _reached(table: Table, seat: Seat) -> tuple[int, ...]:
    stayed = _stayed(table, seat)
    return (int(stayed), *(standing(table.in_play.state.players[seat]) if stayed else ()))
