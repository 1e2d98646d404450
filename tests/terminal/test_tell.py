"""What happens at the table, told."""

from silvergold.core.state import Player
from silvergold.core.treasures import treasure
from silvergold.terminal.tell import brings, outcome


def test_what_a_mark_brings_is_told() -> None:
    card = treasure("G9")
    before = Player(treasures=[card, None], free=[0b1, 0], coins=3)
    after = Player(treasures=[card, None], free=[0, 0], coins=5, palms=[4], bonuses=1)

    assert brings(before, after) == [
        "coin 4 of 4 in its row",
        "coin 1 of 4 in its row",
        "+4 for a palm",
        "G9 is complete: +10",
        "1 more to mark for a cross",
    ]


def test_the_outcome_names_the_winner() -> None:
    players = [Player(coins=3), Player(coins=4)]

    assert outcome(["Ana", "Hugo"], players) == "Hugo won with 4 points."


def test_the_outcome_names_the_colour_that_broke_the_tie() -> None:
    grey, green = Player(completed=[treasure("S4")], coins=2), Player(completed=[treasure("G4")])

    assert outcome(["Ana", "Hugo"], [green, grey]) == (
        "Ana and Hugo had 10 points each; Hugo won with more completed grey treasures."
    )


def test_the_outcome_names_all_who_share_the_win() -> None:
    assert outcome(["Ana", "Hugo", "Li"], [Player(coins=1), Player(coins=1), Player()]) == (
        "Ana and Hugo had 1 points each and the same treasures of every colour: "
        "they shared the win."
    )
