"""Hints: legal, the same for the same view, what a review calls best, and true."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from positions import random_game
from silvergold.bots import thought_out
from silvergold.core.notation import read
from silvergold.core.rules import legal_moves, play
from silvergold.core.state import Phase
from silvergold.core.view import imagine, view
from silvergold.records import replay
from silvergold.review import hinting, reviewing

if TYPE_CHECKING:
    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.records import Record


def hint(state: State, seat: Seat) -> dict[str, Any]:
    document: dict[str, Any] = thought_out(hinting(view(state, seat)))
    return document


@pytest.mark.parametrize("players", [2, 4])
def test_a_hint_is_a_whole_legal_action_in_every_phase(players: int) -> None:
    met = set()
    for number, state in enumerate(random_game(3, players)):
        if not state.acting or state.players[state.acting[0]].bonuses:
            continue
        if state.phase is Phase.MARK and number % 7:
            continue
        met.add(state.phase)
        seat = state.acting[0]
        told = hint(state, seat)
        forced = len(legal_moves(state, seat)) == 1
        then = state
        for move in told["best"]:
            then = play(then, seat, read(move))

        assert not then.players[seat].bonuses
        assert told["kind"] == state.phase.name.lower()
        assert told["forced"] == forced
    assert met >= {Phase.KEEP, Phase.MARK, Phase.TAKE}


def test_worlds_that_the_seat_cannot_tell_apart_give_the_same_hint() -> None:
    for state in [*random_game(5, 3)][::9]:
        for seat in state.acting:
            if state.players[seat].bonuses:
                continue
            twin = imagine(view(state, seat), Random(1))

            assert hint(twin, seat) == hint(state, seat)


def test_the_best_by_a_hint_is_the_best_of_the_review(golden_games: list[Record]) -> None:
    record = next(one for one in golden_games if one.result and len(one.players) == 2)
    states = [*replay(record)]
    review = thought_out(reviewing(record))
    alike = total = 0
    for decision in review.decisions[2:40]:
        if decision.kind == "keep" or decision.forced:
            continue
        told = hint(states[decision.step], decision.seat)
        points = {option.moves: option.points for option in decision.options}
        moves = tuple(map(read, told["best"]))
        total += 1
        alike += points.get(moves, 0) >= decision.best.points - 0.1

    assert alike >= 0.9 * total
