"""Luck is zero on average, whatever happens, and the last turns are enumerated right."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from silvergold.bots import BOTS, action, seated
from silvergold.core.moves import Bonus, Mark
from silvergold.core.rules import after, legal_moves, new_game, play
from silvergold.core.scoring import score
from silvergold.core.state import TURNS, Deal, Phase, State
from silvergold.core.view import view
from silvergold.deals import FairDeal
from silvergold.fast import layout as at
from silvergold.fast.answers import answer
from silvergold.fast.convert import deal_row, game_row
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.playing import act
from silvergold.fast.question import Question
from silvergold.fast.weights import trained_further
from silvergold.lab.clairvoyant import Clairvoyant, among_greedy
from silvergold.lab.endings import Endings
from silvergold.lab.luck import LuckMeter, luck_of_reveal, played, take_with_luck

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.fast.types import Numbers, Row

pytestmark = pytest.mark.slow  # the kernel has to be compiled


@pytest.fixture(scope="module")
def meter() -> LuckMeter:
    return LuckMeter(evaluator_of(trained_further()))


def reached(seed: int, arrived: Callable[[State], bool]) -> State:
    """A game of two sailors, played up to there."""
    state = new_game(Deal.shuffled(2, Random(seed)))
    bots = [BOTS["sailor"](Random(seat)) for seat in range(2)]
    while not arrived(state):
        seat = state.acting[0]
        for move in action(bots[seat], state, seat):
            state = play(state, seat, move)
    return state


@pytest.mark.parametrize("turn", [0, 12, TURNS - 2, TURNS - 1])
def test_the_luck_of_a_reveal_is_zero_on_average(turn: int, meter: LuckMeter) -> None:
    state = reached(turn, lambda state: state.turn == turn and state.phase is Phase.MARK)
    deal, game = deal_row(state.deal), game_row(state)
    round_, gone = divmod(turn, 7)
    here = at.EXPEDITIONS + round_ * 8 + gone
    lucks = []
    for other in range(here, at.EXPEDITIONS + round_ * 8 + 8):
        deal[here], deal[other] = deal[other], deal[here]
        lucks.append(luck_of_reveal(deal, game, 1, meter.evaluator, meter.look))
        deal[here], deal[other] = deal[other], deal[here]

    assert sum(lucks) == pytest.approx(0, abs=1e-3)
    assert turn >= TURNS - 2 or max(lucks) > 0.01


def test_the_luck_of_a_refill_is_zero_on_average(meter: LuckMeter) -> None:
    state = reached(3, lambda state: state.phase is Phase.TAKE)
    deal, game = deal_row(state.deal), game_row(state)
    taker = state.acting[0]
    first = at.STACK + int(game[at.STACK_NEXT])
    lucks = []
    for card in range(game[at.STACK_END] - game[at.STACK_NEXT]):
        later = game.copy()
        later[first], later[first + card] = game[first + card], game[first]
        chance = np.zeros(2, np.uint64)
        lucks.append(take_with_luck(deal, later, taker, 0, 1, chance, meter.evaluator))

    assert sum(lucks) == pytest.approx(0, abs=1e-3)
    assert max(lucks) > 0.01


def greedy(deal: Row, game: Row, seat: int, actions: Numbers, seed: int) -> list[int]:
    """The greedy bot, as a function of rows."""
    done = []
    game = game.copy()
    while True:
        listed = actions.tolist()
        (one,) = answer(Question("greedy", deal.tolist(), game.tolist(), seat, listed, seed))
        done.append(one)
        if len(actions):
            return done
        act(deal, game, seat, one)
        if not game[at.SEATS + seat * at.SEAT_SIZE + at.BONUSES]:
            return done


def test_who_knows_the_cards_does_no_worse_than_who_does_not(meter: LuckMeter) -> None:
    deal = deal_row(Deal.shuffled(2, Random(5)))

    made = among_greedy(deal, 0, greedy, 1, meter)

    assert Clairvoyant(meter, 2).best(deal, 0, 1) > made.skill


def test_a_game_told_twice_has_the_same_luck(meter: LuckMeter) -> None:
    deal = deal_row(Deal.shuffled(3, Random(6)))

    once = played(deal, [greedy] * 3, 1, meter)

    assert once == played(deal, [greedy] * 3, 1, meter)
    assert any(made.luck for made in once)


def test_the_last_turn_is_enumerated_as_the_rules_play_it() -> None:
    endings = Endings(evaluator_of(trained_further()))
    for seed in range(2):
        state = reached(seed, lambda state: state.turn == TURNS - 1 and state.phase is Phase.MARK)
        by_rules = ended(state)
        rows = deal_row(state.deal), game_row(state)
        near_the_best = endings.worths(*rows, 0, seed)

        assert endings.worths(*rows, 0, seed, played=[*by_rules]) == pytest.approx(by_rules)
        assert near_the_best.items() <= by_rules.items()
        assert max(near_the_best.values()) == max(by_rules.values())


def test_a_long_chain_that_was_played_has_its_worth_where_not_all_are_listed() -> None:
    state = new_game(FairDeal.from_text("ending 354", 2).deal)
    with seated(["greedy"] * 2, "ending 354") as bots:
        while not (state.phase is Phase.MARK and state.turn == TURNS - 1):
            seat = state.acting[0]
            state = play(
                state, seat, bots[seat].choose(view(state, seat), legal_moves(state, seat))
            )
    rows = deal_row(state.deal), game_row(state)
    chain = (63890, 36857)
    endings = Endings(evaluator_of(trained_further()))

    without, with_chain = endings.worths(*rows, 0, 1), endings.worths(*rows, 0, 1, played=[chain])

    assert chain not in without
    assert with_chain == {**without, chain: with_chain[chain]}
    assert with_chain[chain] <= max(without.values())


def ended(state: State) -> dict[tuple[int, int], int]:
    """The first player's points at the end for each way to mark, the other marking greedily."""
    for move in action(BOTS["mate"](Random(1)), state, 1):
        state = play(state, 1, move)
    found: dict[tuple[int, int], int] = {}
    to_come = [state]
    while to_come:
        now = to_come.pop()
        for move in legal_moves(now, 0):
            later = after(now, 0, move)
            if later.phase is Phase.OVER:
                left = [*now.players[0].free]
                if isinstance(move, Mark | Bonus):
                    left[move.slot] &= ~move.squares
                found[left[0], left[1]] = score(later.players[0]).total
            else:
                to_come.append(later)
    return found
