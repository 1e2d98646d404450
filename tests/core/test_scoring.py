"""The end of the game: points, seals, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from silvergold.core.scoring import Score, completed_of, score, tie_breaker, tied, winners
from silvergold.core.state import Player
from silvergold.core.treasures import Colour, treasure

if TYPE_CHECKING:
    from core.conftest import Seated


def test_a_player_without_anything_has_no_points(seated: Seated) -> None:
    assert score(seated()) == Score(treasures=0, seals=0, coins=0, cups=0, palms=0)
    assert score(seated()).total == 0


def test_each_coin_box_marked_is_1_point(seated: Seated) -> None:
    assert score(seated(coins=7)) == Score(treasures=0, seals=0, coins=7, cups=0, palms=0)


def test_each_cup_won_is_its_value_and_an_empty_one_nothing(seated: Seated) -> None:
    points = score(seated(coins=12, cups=[6, 1, 0]))

    assert points == Score(treasures=0, seals=0, coins=12, cups=7, palms=0)


def test_the_palm_boxes_are_summed(seated: Seated) -> None:
    points = score(seated(palms=[3, 1, 5, 2]))

    assert points == Score(treasures=0, seals=0, coins=0, cups=0, palms=11)


@pytest.mark.parametrize(
    ("completed", "points"), [("P4", 14), ("O4", 12), ("G4", 10), ("S4", 8), ("P4 O4 G4 S4", 44)]
)
def test_each_completed_treasure_gives_its_points(
    seated: Seated, completed: str, points: int
) -> None:
    assert score(seated(completed=completed)).treasures == points


def test_an_unfinished_treasure_gives_nothing_and_neither_does_its_seal(seated: Seated) -> None:
    player = seated("P1: d4", "S1: a1", completed="O4")  # P1 has an orange seal

    assert score(player) == Score(treasures=12, seals=0, coins=0, cups=0, palms=0)


@pytest.mark.parametrize(
    ("bearer", "others", "points"),
    [
        ("O1", "P4", 2),  # O1 has a purple seal
        ("G1", "P4 P5 P6", 6),  # G1 has a purple seal
        ("P1", "O4", 2),  # P1 has an orange seal
        ("S2", "O4 O5", 4),  # S2 has an orange seal
        ("P2", "G4", 1),  # P2 has a green seal
        ("S3", "G4 G5 G6", 3),  # S3 has a green seal
        ("P3", "S4", 1),  # P3 has a grey seal
        ("G3", "S4 S5", 2),  # G3 has a grey seal
    ],
)
def test_a_purple_or_orange_seal_is_2_points_and_a_green_or_grey_one_1_for_each_of_its_colour(
    seated: Seated, bearer: str, others: str, points: int
) -> None:
    assert score(seated(completed=f"{bearer} {others}")).seals == points


def test_a_seal_counts_the_treasures_completed_before_and_after_it(seated: Seated) -> None:
    assert score(seated(completed="O4 P1 O5")).seals == 4


def test_a_seal_counts_its_own_colour_only(seated: Seated) -> None:
    assert score(seated(completed="P1 P4 G4 S4")).seals == 0


def test_each_seal_counts_even_for_the_treasure_of_another_seal(seated: Seated) -> None:
    # P1 and G2 have an orange seal, O1 a purple one.
    assert score(seated(completed="P1 G2 O1")).seals == 2 + 2 + 2


def test_the_treasures_of_a_colour_are_counted(seated: Seated) -> None:
    player = seated("S9", completed="S4 G4 S5 P4")

    assert [completed_of(player, colour) for colour in Colour] == [1, 0, 1, 2]


def test_the_example_of_the_rulebook_adds_up_to_95(seated: Seated) -> None:
    # P3 has the grey seal, G2 the orange one.
    player = seated(completed="S4 S5 O4 O5 P3 G2", coins=9, cups=[5, 3], palms=[3, 3, 2])

    points = score(player)

    assert points == Score(treasures=64, seals=2 + 4, coins=9, cups=8, palms=8)
    assert points.total == 95


def test_most_points_win(seated: Seated) -> None:
    assert winners([seated(coins=3), seated(coins=5), seated(coins=4)]) == [1]
    assert winners([seated(completed="S4", coins=5), seated(completed="P4")]) == [1]


def test_points_decide_before_any_colour(seated: Seated) -> None:
    ahead = seated(completed="P4 P5")
    behind = seated(completed="S4 S5 S6", coins=3)

    assert winners([behind, ahead]) == [1]


def test_a_tie_goes_to_the_one_with_more_completed_grey_treasures(seated: Seated) -> None:
    grey = seated(completed="S4", coins=6)
    others = [seated(completed="G4", coins=4), seated(completed="O4", coins=2)]

    assert winners([*others, grey]) == [2]
    assert winners([grey, seated(completed="P4")]) == [0]


def test_more_grey_beats_any_number_of_the_other_colours(seated: Seated) -> None:
    grey = seated(completed="S4", coins=12, cups=[6, 5, 4], palms=[1])
    colourful = seated(completed="G4 O4 P4")

    assert winners([colourful, grey]) == [1]


def test_a_tie_in_grey_goes_to_more_green(seated: Seated) -> None:
    green = seated(completed="S4 G4", coins=4)

    assert winners([seated(completed="S5 P4"), green, seated(completed="S6 O4", coins=2)]) == [1]


def test_a_tie_in_green_goes_to_more_orange(seated: Seated) -> None:
    orange = seated(completed="G4 O4", coins=2)

    assert winners([seated(completed="G5 P4"), orange]) == [1]


def test_a_tie_in_orange_goes_to_more_purple(seated: Seated) -> None:
    purple = seated(completed="O4 P4")

    assert winners([seated(completed="O5", coins=12, cups=[2]), purple]) == [1]


def test_a_tie_after_that_is_a_shared_win(seated: Seated) -> None:
    players = [
        seated(completed="S4 P4", coins=2),
        seated(completed="S5 P5", palms=[1]),
        seated(completed="S6 P6", palms=[2]),
    ]

    assert winners(players) == [0, 2]


def test_a_tie_of_all_is_won_by_all(seated: Seated) -> None:
    assert winners([seated(), seated(), seated(), seated()]) == [0, 1, 2, 3]


def test_the_seats_of_a_tie_are_told_apart_by_completed_treasures_only(seated: Seated) -> None:
    assert winners([seated("S4: a1", coins=2), seated("P4", palms=[2])]) == [0, 1]


@pytest.mark.parametrize(
    ("hands", "level", "colour"),
    [
        (["S4 S5", "O4 $$$$", "P4 $$"], [0, 1, 2], Colour.GREY),
        (["G4 $$", "O4"], [0, 1], Colour.GREEN),
        (["O4 $$", "P4"], [0, 1], Colour.ORANGE),
        (["P4", "$$$$$$$$$$$$ **"], [0, 1], Colour.PURPLE),
        (["S4 G4 $$", "S5 O4"], [0, 1], Colour.GREEN),
        (["S4 G4 $$", "S5 O4", "S6 $"], [0, 1], Colour.GREEN),
        (["S4 $", "S5 $"], [0, 1], None),
        (["S4 S5", "S6 $"], [0], None),
    ],
)
def test_the_colour_that_broke_a_tie_is_known(
    hands: list[str], level: list[int], colour: Colour | None
) -> None:
    players = [
        Player(
            completed=tuple(treasure(id_) for id_ in hand.split() if id_.isalnum()),
            coins=hand.count("$"),
            palms=(1,) * hand.count("*"),
        )
        for hand in hands
    ]

    assert tied(players) == level
    assert tie_breaker(players) == colour
    assert {*winners(players)} <= {*level}
