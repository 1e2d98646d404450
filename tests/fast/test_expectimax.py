"""The legend's search: what it looks at, and that it counts where others guess."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from silvergold.bots.bot import action
from silvergold.bots.registry import BOTS
from silvergold.core.rules import after, legal_moves, new_game, play
from silvergold.core.scoring import score
from silvergold.core.state import TURNS, Deal, Phase, State
from silvergold.core.view import imagine, view
from silvergold.fast.convert import deal_row, game_row
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.expectimax import new_lookahead, worth_here, worth_to_others
from silvergold.fast.value import value
from silvergold.fast.weights import trained_further

pytestmark = pytest.mark.slow  # the search has to be compiled


def in_the_last_turn(seed: int, players: int) -> State:
    """A game that sailors have played up to its last turn."""
    state = new_game(Deal.shuffled(players, Random(seed)))
    bots = [BOTS["sailor"](Random(seat)) for seat in range(players)]
    while not (state.turn == TURNS - 1 and state.phase is Phase.MARK):
        seat = state.acting[0]
        for move in action(bots[seat], state, seat):
            state = play(state, seat, move)
    return state


def others_done(state: State, seat: int) -> State:
    """The other seats have marked as the legend expects them to."""
    for other in range(len(state.players)):
        if other != seat:
            for move in action(BOTS["mate"](Random(1)), state, other):
                state = play(state, other, move)
    return state


def endings(state: State, seat: int) -> set[int]:
    """The seat's points at the end of the game, for each of its actions."""
    found: set[int] = set()
    to_come = [state]
    while to_come:
        now = to_come.pop()
        if now.phase is Phase.OVER:
            found.add(score(now.players[seat]).total)
        else:
            to_come += [after(now, seat, move) for move in legal_moves(now, seat)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_last_turn_it_makes_the_most_points_that_can_be_made(players: int) -> None:
    for seed in range(4):
        state = in_the_last_turn(seed, players)
        for seat in range(players):
            before = others_done(state, seat)
            ended = before
            for move in action(BOTS["legend"](Random(1)), before, seat):
                ended = after(ended, seat, move)
            assert score(ended.players[seat]).total == max(endings(before, seat))


def test_the_same_seed_gives_the_same_moves_and_the_hidden_cards_do_not_matter() -> None:
    state = new_game(Deal.shuffled(3, Random(8)))
    while state.turn < 2:
        seat = state.acting[0]
        chosen = [
            action(BOTS["legend"](Random(5)), world, seat)
            for world in (state, state, imagine(view(state, seat), Random(99)))
        ]
        assert all(one == other for one, other in pairwise(chosen))
        for move in chosen[0]:
            state = play(state, seat, move)


def test_what_the_others_can_expect_counts_against_a_position() -> None:
    state = new_game(Deal.shuffled(3, Random(4)))
    while state.phase is Phase.KEEP:
        seat = state.acting[0]
        state = play(state, seat, legal_moves(state, seat)[0])
    deal, game = deal_row(state.deal), game_row(state)
    evaluator, look = evaluator_of(trained_further()), new_lookahead()
    others = [value(deal, game, seat, 0, evaluator) for seat in (0, 2)]

    alone = worth_here(deal, game, 1, evaluator, look)
    look.against[0] = 0.5
    against = worth_here(deal, game, 1, evaluator, look)

    assert worth_to_others(deal, game, 1, evaluator) == pytest.approx(sum(others) / 2)
    assert against == pytest.approx(alone - sum(others) / 4)
