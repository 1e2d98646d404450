"""The table as plain text."""

from random import Random

import pytest

from silvergold import Deal, legal_moves, new_game, play, score
from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.state import Player, State
from silvergold.core.treasures import treasure
from silvergold.locales import words
from silvergold.terminal import draw

SAY = words("en")


def some_state(players: int, moves: int) -> State:
    rng = Random(1)
    state = new_game(Deal.shuffled(players, rng))
    for _ in range(moves):
        state = play(state, state.acting[0], rng.choice(legal_moves(state, state.acting[0])))
    return state


def test_a_treasure_is_drawn_with_its_symbols_and_what_is_marked_keeps_them() -> None:
    card = treasure("P4")  # .$o. Pooo oooo $ooX

    free = card.island & ~0b1000_0000_0001_1010

    assert draw.card(SAY, card, free, "1: ") == [
        "1: P4 purple 14",
        "   a  b  c  d",
        "1    ($)[ ]   ",
        "2 (P)[ ][ ][ ]",
        "3 [ ][ ][ ][ ]",
        "4 ($)[ ][ ](X)",
    ]


def test_a_treasure_of_three_rows_has_three_lines_and_names_its_seal() -> None:
    card = treasure("S2")  # o..o oooo o..o

    title, _, *rows = draw.card(SAY, card, card.island)

    assert title == "S2 grey 8, orange seal"
    assert len(rows) == 3


def test_an_expedition_is_drawn_as_on_its_card() -> None:
    assert draw.expedition(Pattern.L4) == ["L4", "[ ][ ][ ]", "      [ ]"]


def test_the_score_card_fills_from_the_left_and_names_cups_and_palms() -> None:
    player = Player(coins=6, cups=(5,), palms=(3, 1))

    assert draw.score_card(SAY, player) == [
        "coins  ($)($)($)($) cup 5  ($)($)[ ][ ] cup  [ ][ ][ ][ ] cup",
        "palms [3][1][ ][ ]",
    ]


def test_a_row_that_found_no_cup_says_so() -> None:
    assert "cup -" in draw.score_card(SAY, Player(coins=4, cups=(0,)))[0]


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("moves", [0, 5, 40])
def test_nothing_is_wider_than_the_screen(
    monkeypatch: pytest.MonkeyPatch, columns: int, moves: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    state = some_state(4, moves)
    names = ["Ana", "Hugo", "Zoë", "Li"]

    lines = draw.table(SAY, state, names, 2).splitlines() + draw.patterns(PILE)

    assert max(map(len, lines)) <= columns


def test_the_score_sheet_has_every_part_of_every_player() -> None:
    players = [Player(coins=4, cups=(6,)), Player(completed=(treasure("P1"),))]

    lines = draw.score_sheet(
        SAY, ["Ana", "Hugo"], [score(player) for player in players]
    ).splitlines()

    assert lines[0].split() == ["Treasures", "Seals", "Coins", "Cups", "Palms", "Total"]
    assert lines[1].split() == ["Ana", "0", "0", "4", "6", "0", "10"]
    assert lines[2].split() == ["Hugo", "14", "0", "0", "0", "0", "14"]


def test_a_score_sheet_that_is_too_wide_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")

    lines = draw.score_sheet(
        SAY, ["Ana of the Seven Seas", "Hugo"], [score(Player()), score(Player(coins=4))]
    ).splitlines()

    assert [line.split()[0] for line in lines[1:]] == [
        *("Treasures", "Seals", "Coins", "Cups", "Palms", "Total")
    ]
    assert lines[0].split("  ")[-1] == "Hugo"
    assert lines[3].split() == ["Coins", "0", "4"]


def test_names_cannot_play_tricks_on_the_terminal() -> None:
    assert draw.printable("A\x1b[31m\u202eB\nC") == "A?[31m?B?C"
