"""The network's opinion: what a position is worth to a seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis.strategies import integers

from positions import position
from silvergold import play, score
from silvergold.core.state import Phase, Player, State
from silvergold.fast import deal_row, game_row, move_of
from silvergold.fast.evaluator import Evaluator, evaluator_of
from silvergold.fast.first_layer import FEATURES
from silvergold.fast.inputs import INPUTS
from silvergold.fast.network import Network, with_rows
from silvergold.fast.plans import LENGTH, OWED, STEPS
from silvergold.fast.policy import list_weighed_plans
from silvergold.fast.value import value
from silvergold.fast.weights import trained
from waiting import PATIENCE

WEIGHTS = Network._fields[:8]


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return evaluator_of(trained())


def untouched() -> Network:
    """The trained network before it has met any treasure."""
    return with_rows({name: getattr(trained(), name) for name in WEIGHTS})


def worth(state: State, seat: int, evaluator: Evaluator) -> float:
    return value(deal_row(state.deal), game_row(state), seat, state.turn, evaluator)


def test_the_weights_fit_together() -> None:
    network = trained()

    hidden, width = network.rows_weights.shape
    outs = network.second.shape[1]
    assert network.features.shape == (FEATURES, hidden)
    assert network.features_bias.shape == (hidden,)
    assert network.inputs.shape == (INPUTS, width)
    assert network.second.shape == (width, outs)
    assert network.second_bias.shape == network.last.shape == (outs,)
    assert network.last_bias.shape == (1,)
    for name in WEIGHTS:
        weights = getattr(network, name)
        assert weights.dtype == np.float32
        assert np.isfinite(weights).all()


@settings(max_examples=30)
@given(integers(0, 2**32), integers(2, 4), integers(2, 130))
def test_a_plan_is_worth_what_the_position_is_worth_that_it_leads_to(
    evaluator: Evaluator, seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)
    assume(state.phase is Phase.MARK and len(state.waiting) > 1)
    seat = state.waiting[0]
    assume(any(state.players[seat].free))
    deal, game = deal_row(state.deal), game_row(state)
    before = game.copy()

    listed = list_weighed_plans(deal, game, seat, evaluator)
    plans, values = (
        evaluator.scratch.plans[:listed].copy(),
        evaluator.scratch.values[:listed].copy(),
    )

    assert game.tolist() == before.tolist()
    for plan, weighed in [*zip(plans, values, strict=True)][::5]:
        if not plan[OWED]:
            end = state
            for action in plan[STEPS : STEPS + plan[LENGTH]].tolist():
                end = play(end, seat, move_of(end, seat, action))
            due = value(deal, game_row(end), seat, end.turn + 1, evaluator)
            assert weighed == pytest.approx(due, abs=1e-3)


@given(integers(0, 2**32), integers(2, 4), integers(2, 200))
def test_it_does_not_matter_which_treasure_lies_in_which_slot(
    evaluator: Evaluator, seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)
    turned = tuple(
        replace(player, treasures=player.treasures[::-1], free=player.free[::-1])
        for player in state.players
    )
    other = replace(state, players=turned)

    for seat in range(players):
        assert worth(other, seat, evaluator) == pytest.approx(
            worth(state, seat, evaluator), abs=1e-3
        )


@settings(max_examples=10)
@given(integers(0, 2**32), integers(2, 4))
def test_equal_positions_are_worth_the_same_whatever_was_asked_before(
    seed: int, players: int
) -> None:
    states = [position(seed, players, plies) for plies in range(2, 60, 5)]
    forwards, backwards = evaluator_of(untouched()), evaluator_of(untouched())

    first = [worth(state, 0, forwards) for state in states]
    second = [worth(state, 0, backwards) for state in reversed(states)]

    assert second[::-1] == first
    assert [worth(state, 0, forwards) for state in states] == first


def test_two_threads_may_ask_one_network_at_once() -> None:
    states = [position(seed, 2 + seed % 3, 3 * seed + 2) for seed in range(40)]
    expected = [worth(state, 0, evaluator_of(trained())) for state in states]
    network = untouched()
    together = Barrier(4)

    def ask() -> list[float]:
        evaluator = evaluator_of(network)
        together.wait(timeout=PATIENCE)
        return [worth(state, 0, evaluator) for state in states]

    with ThreadPoolExecutor(4) as threads:
        answers = [threads.submit(ask) for _ in range(4)]

    assert [answer.result() for answer in answers] == [expected] * 4


def is_complete(player: Player) -> bool:
    """Whether a treasure is complete that is not yet laid aside."""
    held = zip(player.treasures, player.free, strict=True)
    return any(treasure and not free for treasure, free in held)


@given(integers(0, 2**32), integers(2, 4), integers(150, 250))
def test_it_is_the_points_of_now_and_those_to_come(
    evaluator: Evaluator, seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)
    assume(state.phase is not Phase.TAKE)
    assume(not any(is_complete(player) for player in state.players))
    network = evaluator.network._replace(
        last=np.zeros_like(evaluator.network.last), last_bias=np.zeros(1, np.float32)
    )

    nothing_to_come = evaluator._replace(network=network)

    for seat, player in enumerate(state.players):
        assert worth(state, seat, nothing_to_come) == score(player).total
