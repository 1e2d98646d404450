"""What is in the box."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import copy, deepcopy
from importlib.resources import files

import pytest

from silvergold.core.expeditions import PILE, PLACEMENTS, Pattern
from silvergold.core.squares import NAMES, SQUARE, names, neighbours
from silvergold.core.state import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    PALM_BOXES,
    ROUNDS,
    Player,
    cups_left,
)
from silvergold.core.treasures import TREASURES, Colour, Treasure, treasure


def test_there_are_47_treasure_cards_each_with_an_id_of_its_own() -> None:
    ids = [card.id for card in TREASURES]

    assert len(ids) == len(set(ids)) == 47


@pytest.mark.parametrize(
    ("colour", "cards", "squares", "points"),
    [
        (Colour.PURPLE, 12, 14, 14),
        (Colour.ORANGE, 12, 12, 12),
        (Colour.GREEN, 12, 10, 10),
        (Colour.GREY, 11, 8, 8),
    ],
)
def test_a_treasure_is_worth_as_many_points_as_it_has_squares(
    colour: Colour, cards: int, squares: int, points: int
) -> None:
    of_the_colour = [card for card in TREASURES if card.colour is colour]

    assert [card.id for card in of_the_colour] == [
        f"{colour.letter}{number}" for number in range(1, cards + 1)
    ]
    assert {card.island.bit_count() for card in of_the_colour} == {squares}
    assert colour.points == points


@pytest.mark.parametrize("card", TREASURES, ids=repr)
def test_a_card_is_an_island_on_a_four_by_four_grid(card: Treasure) -> None:
    reached, further = 0, card.island & -card.island

    while further:
        reached |= further
        further = neighbours(reached) & card.island & ~reached

    assert 0 < card.island < 2**16
    assert reached == card.island


@pytest.mark.parametrize("card", TREASURES, ids=repr)
def test_a_square_is_plain_or_bears_a_cross_a_coin_or_a_palm(card: Treasure) -> None:
    symbols = card.crosses | card.coins | card.palms

    assert not symbols & ~card.island
    assert symbols.bit_count() == sum(
        squares.bit_count() for squares in (card.crosses, card.coins, card.palms)
    )


@pytest.mark.parametrize("colour", Colour)
def test_three_cards_of_each_colour_bear_a_seal_for_one_other_colour(colour: Colour) -> None:
    seals = [card.seal for card in TREASURES if card.colour is colour and card.seal]

    assert len(seals) == 3
    assert {colour, *seals} == set(Colour)


@pytest.mark.parametrize(
    ("colour", "crosses", "coins", "palms"),
    [
        (Colour.PURPLE, 23, 15, 4),
        (Colour.ORANGE, 17, 15, 4),
        (Colour.GREEN, 11, 9, 4),
        (Colour.GREY, 4, 3, 4),
    ],
)
def test_the_bigger_treasures_bear_more_crosses_and_coins_and_all_colours_four_palms(
    colour: Colour, crosses: int, coins: int, palms: int
) -> None:
    cards = [card for card in TREASURES if card.colour is colour]

    assert sum(card.crosses.bit_count() for card in cards) == crosses
    assert sum(card.coins.bit_count() for card in cards) == coins
    assert sum(card.palms.bit_count() for card in cards) == palms


def test_a_treasure_is_read_as_it_is_drawn() -> None:
    card = treasure("P4")  # P4: .$o. Pooo oooo $ooX

    assert (card.id, card.colour, card.seal) == ("P4", Colour.PURPLE, None)
    assert [name for name in NAMES if not card.island & SQUARE[name]] == ["a1", "d1"]
    assert names(card.crosses) == ["d4"]
    assert names(card.coins) == ["a4", "b1"]
    assert names(card.palms) == ["a2"]


def test_every_treasure_in_the_text_file_is_a_card_of_the_game() -> None:
    text = files("silvergold.core").joinpath("treasures.txt").read_text("utf-8")

    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]

    assert [(line[0], line[1]) for line in lines] == [
        (card.id, card.seal.letter if card.seal else "-") for card in TREASURES
    ]


def test_there_is_one_object_per_treasure_and_copies_are_that_object() -> None:
    card = treasure("S2")

    copies = [copy(card), deepcopy(card), pickle.loads(pickle.dumps(card))]  # noqa: S301 our own bytes

    assert all(one is card for one in copies)
    assert repr(card) == "S2"


def test_a_treasure_that_is_not_in_the_box_cannot_be_named() -> None:
    with pytest.raises(ValueError, match=r"^there is no treasure 'S12'$"):
        treasure("S12")


def test_there_are_8_expedition_cards_with_6_patterns() -> None:
    assert Counter(PILE) == {
        Pattern.I2: 1,
        Pattern.I3: 2,
        Pattern.L3: 2,
        Pattern.T4: 1,
        Pattern.L4: 1,
        Pattern.O4: 1,
    }
    assert [repr(pattern) for pattern in Pattern] == ["I2", "I3", "L3", "T4", "L4", "O4"]


@pytest.mark.parametrize(
    ("pattern", "squares", "places"),
    [
        (Pattern.I2, "a1 a2", 24),
        (Pattern.I3, "a1 a2 a3", 16),
        (Pattern.L3, "a1 a2 b1", 36),
        (Pattern.T4, "a1 a2 a3 b2", 24),
        (Pattern.L4, "a1 a2 a3 b1", 48),
        (Pattern.O4, "a1 a2 b1 b2", 9),
    ],
)
def test_a_pattern_can_lie_turned_and_mirrored_anywhere_on_the_grid(
    pattern: Pattern, squares: str, places: int
) -> None:
    placements = PLACEMENTS[pattern]

    assert " ".join(names(placements[0])) == squares
    assert list(placements) == sorted(set(placements))
    assert len(placements) == places
    assert {place.bit_count() for place in placements} == {len(squares.split())}


def test_a_score_card_has_three_coin_rows_of_four_boxes_each_with_a_cup_and_four_palm_boxes() -> (
    None
):
    assert (COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES) == (12, 4, 4)
    assert Player() == Player(
        treasures=(None, None), free=(0, 0), completed=(), coins=0, cups=(), palms=(), bonuses=0
    )


def test_the_round_card_has_four_round_boxes_six_cups_and_the_eight_patterns() -> None:
    assert ROUNDS == 4
    assert CUPS == cups_left([Player(), Player()]) == (6, 5, 4, 3, 2, 1)
    assert len(PILE) == 8
