"""Plans: every mark action, the squares that crosses earn included."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis.strategies import integers

from positions import position
from silvergold import after, legal_moves, play
from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.facts import ROUNDS, TURNS_IN_A_ROUND, Phase
from silvergold.core.treasures import TREASURES
from silvergold.fast import deal_row, game_row, move_of
from silvergold.fast import layout as at
from silvergold.fast.evaluator import Evaluator, evaluator_of
from silvergold.fast.plans import LEFT, LENGTH, LONGEST, MOST_PLANS, OWED, STEPS
from silvergold.fast.policy import list_weighed_plans
from silvergold.fast.weights import trained

if TYPE_CHECKING:
    from typing import TypeAlias

    from core.conftest import Played, Seated, Table
    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.fast.types import Row

    End: TypeAlias = tuple[int, int]


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return evaluator_of(trained())


def whole_plans(state: State, seat: Seat, evaluator: Evaluator) -> list[Row]:
    listed = list_weighed_plans(deal_row(state.deal), game_row(state), seat, evaluator)
    return [plan.copy() for plan in evaluator.scratch.plans[:listed] if not plan[OWED]]


def end_of(plan: Row) -> End:
    return int(plan[LEFT]), int(plan[LEFT + 1])


def carried_out(state: State, seat: Seat, plan: Row) -> State:
    for action in plan[STEPS : STEPS + plan[LENGTH]].tolist():
        state = play(state, seat, move_of(state, seat, action))
    return state


def free_squares(state: State, seat: Seat) -> End:
    first, second = state.players[seat].free
    return first, second


def ends_by_the_rules(state: State, seat: Seat) -> set[End]:
    """The squares that are left free by every chain of a mark and its bonuses."""
    ends = set()
    owing = {(free_squares(state, seat), state.players[seat].bonuses): state}
    while owing:
        _, before = owing.popitem()
        for move in legal_moves(before, seat):
            behind = after(before, seat, move)
            left = free_squares(behind, seat)
            if bonuses := behind.players[seat].bonuses:
                owing[left, bonuses] = behind
            else:
                ends.add(left)
    return ends


def marking_beside_others(seed: int, players: int, plies: int) -> tuple[State, Seat]:
    """A position in which a seat marks and is not the last to do so: nothing is settled then."""
    state = position(seed, players, plies)
    assume(state.phase is Phase.MARK and len(state.waiting) > 1)
    seat = max(state.waiting, key=lambda seat: state.players[seat].bonuses)
    assume(any(state.players[seat].free))
    return state, seat


@given(integers(0, 2**32), integers(2, 4), integers(2, 130))
def test_they_end_where_the_chains_of_marks_and_bonuses_end_each_once(
    evaluator: Evaluator, seed: int, players: int, plies: int
) -> None:
    state, seat = marking_beside_others(seed, players, plies)

    ends = [end_of(plan) for plan in whole_plans(state, seat, evaluator)]

    assume(len(ends) < MOST_PLANS // 2)
    assert len(ends) == len(set(ends))
    assert set(ends) == ends_by_the_rules(state, seat)


@given(integers(0, 2**32), integers(2, 4), integers(2, 130))
def test_their_actions_are_legal_and_lead_to_their_ends(
    evaluator: Evaluator, seed: int, players: int, plies: int
) -> None:
    state, seat = marking_beside_others(seed, players, plies)

    for plan in whole_plans(state, seat, evaluator)[::7]:
        end = carried_out(state, seat, plan)
        assert free_squares(end, seat) == end_of(plan)
        assert seat not in end.acting


@pytest.mark.parametrize(
    ("first", "second", "moves"),
    [
        ("O8: c2 d2", "", []),  # O8: $ooX in the second row: the cross may come first or last
        ("S4: a1 b1", "O9: d3", []),  # the two crosses and a square between them, in any order
        ("O7: a3 d3", "O3: b2 d2", ["0 mark 1 a3"]),  # four crosses, one of them marked
        ("P1: a1 a3 d3", "P2: d1 a2 d3", []),  # six crosses and nothing else
    ],
)
def test_ways_to_mark_everything_count_once(
    table: Table,
    seated: Seated,
    played: Played,
    evaluator: Evaluator,
    first: str,
    second: str,
    moves: list[str],
) -> None:
    players = seated(first, second), seated("G1", "G2")
    state = played(table(Pattern.I2, *players, display="", stack=""), *moves)

    ends = [end_of(plan) for plan in whole_plans(state, 0, evaluator)]

    assert sorted(ends) == sorted(ends_by_the_rules(state, 0))


def test_a_list_too_long_is_cut_and_all_that_is_listed_is_true(
    table: Table, seated: Seated, evaluator: Evaluator
) -> None:
    state = table(Pattern.L4, seated("P2", "P3"), seated("G1", "G2"))

    plans = whole_plans(state, 0, evaluator)

    ends = [end_of(plan) for plan in plans]
    assert MOST_PLANS // 2 < len(ends) <= MOST_PLANS
    assert len(set(ends)) == len(ends)
    for plan in plans[::20]:
        assert free_squares(carried_out(state, 0, plan), 0) == end_of(plan)


def test_a_plan_has_room_for_a_mark_and_the_squares_of_all_crosses() -> None:
    most = sorted(card.crosses.bit_count() for card in TREASURES)[-2:]

    assert 1 + sum(most) <= LONGEST


def test_a_treasure_has_one_palm_at_most_which_plans_rely_on() -> None:
    assert max(card.palms.bit_count() for card in TREASURES) == 1


def test_a_seat_has_room_for_all_treasures_that_it_has_time_to_complete() -> None:
    largest = sorted((pattern.value.count("o") for pattern in PILE), reverse=True)
    squares_without_crosses = ROUNDS * sum(largest[:TURNS_IN_A_ROUND])
    costs = sorted((card.island & ~card.crosses).bit_count() for card in TREASURES)

    assert sum(costs[: at.MOST_COMPLETED + 1]) > squares_without_crosses
