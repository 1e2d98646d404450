"""Positions of finished games, from which another game goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from silvergold.core.expeditions import Pattern
from silvergold.core.notation import write
from silvergold.core.state import Deal, Phase
from silvergold.core.treasures import treasure
from silvergold.records import replay
from silvergold.server.table.events import Acted, Position
from silvergold.server.table.play import Play
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.records import Record

KEY: Final = "played_on"
"""What a record says of the position that its game began from, under this key."""


def position_in(record: Record, step: int, people: Container[Seat]) -> Position:
    """The position after `step` moves of a verified record, to be played on by these seats.

    Where all decide at once, it is where the people have yet to decide, and the others have decided
    as they did. Raises `RefusedError` if the game was not played to its end, or was over there.
    """
    if not record.result:
        raise RefusedError(Why.POSITION_UNFINISHED)
    if step >= len(record.moves):
        raise RefusedError(Why.POSITION_OVER)
    states = [*replay(record)]
    deal, state = states[0].deal, states[step]
    return Position(
        treasures=[card.id for card in deal.treasures],
        stack=[card.id for card in deal.reshuffled],
        expeditions=[[pattern.name for pattern in pile] for pile in deal.expeditions],
        start=deal.start,
        moves=[f"{seat} {write(move)}" for seat, move in _made(record, states, step, people)],
        turn=state.turn,
        scores=[score.total for score in record.result.scores],
    )


def _made(
    record: Record, states: Sequence[State], step: int, people: Container[Seat]
) -> list[tuple[Seat, Move]]:
    """The moves that are made at the position."""
    return [
        (seat, move)
        for at, (seat, move) in enumerate(record.moves)
        if (seat not in people if _is_shared(states[at], states[step]) else at < step)
    ]


def _is_shared(state: State, other: State) -> bool:
    """Whether both are of one phase in which all decide at once."""
    return state.phase is not Phase.TAKE and (state.phase, state.turn) == (other.phase, other.turn)


def play_from(position: Position) -> Play:
    """The game as it is at a position. Raises `ValueError` if the rules forbid its moves."""
    deal = Deal(
        players=len(position.scores),
        treasures=tuple(map(treasure, position.treasures)),
        expeditions=tuple(tuple(Pattern[name] for name in pile) for pile in position.expeditions),
        reshuffled=tuple(map(treasure, position.stack)),
        start=position.start,
    )
    play = Play.begun(deal)
    for seat, moves in _actions(position.moves):
        play = play.after(Acted(seat, play.number(seat), moves))
    return replace(play, news=())


def _actions(moves: Sequence[str]) -> list[tuple[Seat, list[str]]]:
    """The moves, with those that crosses earn as one action."""
    actions: list[tuple[Seat, list[str]]] = []
    for text in moves:
        seat, _, move = text.partition(" ")
        if move.startswith("bonus "):
            actions[-1][1].append(move)
        else:
            actions.append((int(seat), [move]))
    return actions


def told(position: Position) -> dict[str, object]:
    """What a record says of the position: its first moves were made before, and how that ended."""
    return {"moves": len(position.moves), "scores": position.scores}
