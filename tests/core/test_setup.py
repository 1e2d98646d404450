"""Set-up: four treasures each, two of them kept, the rest reshuffled into stack and display."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.rules import legal_moves, new_game
from silvergold.core.state import Deal, Phase, Player, clockwise, shuffled
from silvergold.core.treasures import TREASURES
from silvergold.core.view import imagine, view

if TYPE_CHECKING:
    from core.conftest import Cards, Dealt, Options, Played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_silver_and_gold_is_for_2_to_4_players(dealt: Dealt, players: int) -> None:
    state = new_game(dealt(players))

    assert state.players == (Player(),) * players
    assert state.acting == tuple(range(players))
    assert state.phase is Phase.KEEP
    assert state.turn == 0


def test_each_player_gets_four_treasures_one_hand_after_the_other(
    dealt: Dealt, cards: Cards
) -> None:
    deal = dealt(4)

    hands = [deal.hand(seat) for seat in range(4)]

    assert hands == [
        tuple(cards("P1 P2 P3 P4")),
        tuple(cards("P5 P6 P7 P8")),
        tuple(cards("P9 P10 P11 P12")),
        tuple(cards("O1 O2 O3 O4")),
    ]


def test_a_player_may_keep_any_two_of_the_four_named_in_the_order_dealt(
    dealt: Dealt, options: Options
) -> None:
    state = new_game(dealt())

    assert options(state, 1) == [
        "keep P5 P6",
        "keep P5 P7",
        "keep P5 P8",
        "keep P6 P7",
        "keep P6 P8",
        "keep P7 P8",
    ]


def test_the_two_kept_lie_face_up_in_the_order_named_with_every_square_free(
    dealt: Dealt, cards: Cards, played: Played
) -> None:
    state = played(new_game(dealt()), "0 keep P2 P4")

    kept = cards("P2 P4")
    assert state.players[0] == Player(treasures=kept, free=tuple(card.island for card in kept))


def test_nobody_reveals_an_expedition_or_the_display_before_all_have_kept(
    dealt: Dealt, played: Played
) -> None:
    state = played(new_game(dealt(3, start=1)), "2 keep P9 P10")

    assert state.phase is Phase.KEEP
    assert state.waiting == (1, 0)
    assert state.expeditions == ()
    assert (state.display, state.stack, state.stack_size) == ((), (), 0)
    assert legal_moves(state, 2) == ()


def test_the_choice_is_made_without_seeing_what_the_others_choose(
    dealt: Dealt, played: Played
) -> None:
    before = new_game(dealt(3))

    after_one = played(before, "0 keep P1 P2")
    after_another = played(before, "0 keep P3 P4")

    assert after_one.shown == (Player(), Player(), Player())
    assert view(after_one, 1) == view(after_another, 1) == view(before, 1)
    assert view(after_one, 2).waiting == (0, 1, 2)


def test_the_players_may_keep_in_any_order(dealt: Dealt, played: Played) -> None:
    state = new_game(dealt())

    one = played(state, "0 keep P1 P2", "1 keep P5 P6")
    other = played(state, "1 keep P5 P6", "0 keep P1 P2")

    assert one == other


def test_the_given_back_treasures_are_shuffled_into_the_stack_with_the_rest(
    dealt: Dealt, played: Played
) -> None:
    state = played(new_game(dealt()), "0 keep P1 P2", "1 keep P5 P6")

    kept = {"P1", "P2", "P5", "P6"}
    assert [*state.display, *state.stack] == [
        card for card in reversed(TREASURES) if card.id not in kept
    ]


def test_the_top_four_of_the_stack_form_the_open_display(
    dealt: Dealt, cards: Cards, played: Played
) -> None:
    state = played(new_game(dealt()), "0 keep P1 P2", "1 keep P5 P6")

    assert state.display == cards("S11 S10 S9 S8")
    assert state.stack[:2] == cards("S7 S6")
    assert state.stack_size == len(state.stack) == 47 - 2 * 2 - 4


def test_play_begins_with_the_top_expedition_and_everybody_marking(
    dealt: Dealt, played: Played
) -> None:
    state = played(new_game(dealt(3, start=1)), "0 keep P1 P2", "1 keep P5 P6", "2 keep P9 P10")

    assert (state.phase, state.turn) == (Phase.MARK, 0)
    assert state.expeditions == (Pattern.I2,)
    assert state.waiting == state.acting == (1, 2, 0)
    assert state.shown == state.players


@pytest.mark.parametrize(
    ("start", "waiting"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))]
)
def test_any_player_is_the_first_start_player(
    dealt: Dealt, start: int, waiting: tuple[int, ...]
) -> None:
    state = new_game(dealt(4, start))

    assert state.start == start
    assert state.waiting == clockwise(start, 4) == waiting


def test_a_shuffled_deal_is_a_deal_of_the_game_and_the_same_for_the_same_chance() -> None:
    deal = Deal.shuffled(3, Random(5))

    assert deal.fault() is None
    assert set(deal.treasures) == set(deal.reshuffled) == set(TREASURES)
    assert deal.treasures != deal.reshuffled
    assert len(set(deal.expeditions)) > 1
    assert deal == Deal.shuffled(3, Random(5)) != Deal.shuffled(3, Random(6))


def test_a_shuffled_deal_lets_any_player_start() -> None:
    chance = Random(1)

    starts = {Deal.shuffled(4, chance).start for _ in range(60)}

    assert starts == {0, 1, 2, 3}


def test_cards_are_shuffled_alike_on_every_version_of_python() -> None:
    assert shuffled("abcdef", Random(1)) == tuple("adfecb")


@pytest.mark.parametrize("rng", [7, None, "seed"])
def test_shuffling_needs_random_numbers_not_a_seed(dealt: Dealt, rng: Any) -> None:  # noqa: ANN401
    message = "shuffling needs a random.Random, such as random.Random(7), not "

    for shuffle in (
        lambda: Deal.shuffled(2, rng),
        lambda: imagine(view(new_game(dealt()), 0), rng),
    ):
        with pytest.raises(TypeError, match=f"^{re.escape(message)}"):
            shuffle()


def _without_one(deal: Deal) -> Deal:
    return replace(deal, treasures=deal.treasures[1:])


def _without_a_round(deal: Deal) -> Deal:
    return replace(deal, expeditions=deal.expeditions[:3])


def _with_seven_expeditions(deal: Deal) -> Deal:
    return replace(deal, expeditions=(PILE, PILE, PILE[:7], PILE))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_of_the_game_has_no_fault(dealt: Dealt, players: int) -> None:
    assert dealt(players, start=players - 1).fault() is None


def test_a_deal_may_leave_treasures_out_of_the_reshuffle_that_never_come_up(dealt: Dealt) -> None:
    deal = replace(dealt(), reshuffled=TREASURES[:20])

    assert deal.fault() is None


def test_a_game_cannot_begin_with_a_deal_in_which_cards_are_missing(dealt: Dealt) -> None:
    deal = dealt()
    faults = [
        (_without_one(deal), "46 treasures are dealt from, not 47"),
        (_without_a_round(deal), "there are expeditions for 3 rounds, not 4"),
        (_with_seven_expeditions(deal), "the expeditions of round 3 are 7 cards, not 8"),
    ]

    for faulty, fault in faults:
        assert faulty.fault() == fault
        with pytest.raises(ValueError, match=f"^{fault}$"):
            new_game(faulty)
