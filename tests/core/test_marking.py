"""Actions 1 and 2: an expedition is revealed, and all mark at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import Pattern
from silvergold.core.notation import write
from silvergold.core.rules import after, legal_moves
from silvergold.core.squares import names
from silvergold.core.state import Phase

if TYPE_CHECKING:
    from core.conftest import Marking, Options, Played, Seated, Table


def test_the_top_expedition_is_turned_up(marking: Marking) -> None:
    state = marking(Pattern.T4, "G1", "G2")

    assert state.expeditions == (Pattern.T4,)
    assert state.deal.expeditions[0][0] is Pattern.T4


def test_the_expedition_holds_for_everybody(table: Table, seated: Seated, options: Options) -> None:
    state = table(
        Pattern.O4,
        seated("S1", "O3: a1"),  # S1: o.o. oooo o.o.
        seated("G2", "O4: a1"),  # G2: oooo oo.. oooo
        seated("S3: a1 a2 b1", "O5: a1"),  # S3: ooo. o.o. ooo.
        display="S5 S6 S7 S8",
    )

    in_fours = [
        [move for move in options(state, seat) if len(move.split()) == 6] for seat in range(3)
    ]

    assert in_fours == [[], ["mark 1 a1 a2 b1 b2", "mark 1 a2 a3 b2 b3"], []]


def test_all_players_mark_at_once_in_whatever_order(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("G1", "O1"), seated("G2", "O2"), seated("G3", "O3"), start=1)

    one = played(state, "0 mark 1 a1 a2", "1 mark 1 a1 a2", "2 mark 1 b1 b2")
    other = played(state, "2 mark 1 b1 b2", "1 mark 1 a1 a2", "0 mark 1 a1 a2")

    assert state.acting == (1, 2, 0)
    assert one == other
    assert one.acting == (2, 0, 1)


def test_who_has_marked_waits_for_the_others(table: Table, seated: Seated, played: Played) -> None:
    state = table(Pattern.I2, seated("G1", "O1"), seated("G2", "O2"), seated("G3", "O3"), start=1)

    state = played(state, "2 mark 1 b1 b2")

    assert state.phase is Phase.MARK
    assert state.waiting == state.acting == (1, 0)
    assert legal_moves(state, 2) == ()


def test_a_player_marks_exactly_the_squares_of_the_pattern(
    marking: Marking, played: Played
) -> None:
    state = marking(Pattern.L3, "G1", "G2")  # G1: oooo o..o oooo

    state = played(state, "0 mark 1 a1 a2 b1")

    free = [names(squares) for squares in state.players[0].free]
    assert free[0] == ["a3", "b3", "c1", "c3", "d1", "d2", "d3"]
    assert free[1] == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c3", "d1", "d3"]


@pytest.mark.parametrize(
    ("pattern", "free", "places"),
    [
        (Pattern.I2, "a2 a3 b2", ["a2 a3", "a2 b2"]),
        (Pattern.I3, "a2 a3 a4 b3 c3", ["a2 a3 a4", "a3 b3 c3"]),
        (Pattern.L3, "a2 a3 b2 b3", ["a2 a3 b2", "a2 a3 b3", "a2 b2 b3", "a3 b2 b3"]),
        (
            Pattern.T4,
            "a3 b2 b3 b4 c3",
            ["a3 b2 b3 b4", "a3 b2 b3 c3", "a3 b3 b4 c3", "b2 b3 b4 c3"],
        ),
        (
            Pattern.L4,
            "a2 a3 a4 b2 b3 b4",
            ["a2 a3 a4 b2", "a2 b2 b3 b4", "a2 a3 a4 b4", "a4 b2 b3 b4"],
        ),
        (
            Pattern.L4,
            "a2 a3 b2 b3 c2 c3",
            ["a2 a3 b2 c2", "a2 a3 b3 c3", "a2 b2 c2 c3", "a3 b3 c2 c3"],
        ),
        (Pattern.O4, "a2 a3 b2 b3 c2 c3", ["a2 a3 b2 b3", "b2 b3 c2 c3"]),
    ],
)
def test_a_pattern_is_turned_and_mirrored_at_will(
    marking: Marking, options: Options, pattern: Pattern, free: str, places: list[str]
) -> None:
    state = marking(pattern, f"O10: {free}", "G1: a1")  # O10: $... oo$o oXoo oo$.

    whole = [move for move in options(state, 0) if len(move.split()) > 3]

    assert sorted(whole) == sorted(f"mark 1 {place}" for place in places)


def test_all_squares_of_a_pattern_lie_on_one_card_and_are_free(
    marking: Marking, options: Options
) -> None:
    state = marking(Pattern.I2, "G1: a1 d3", "G2: a2 c1")

    # G1: oooo o..o oooo
    # G2: oooo oo.. oooo
    assert options(state, 0) == ["mark 1 a1", "mark 1 d3", "mark 2 a2", "mark 2 c1"]


def test_a_player_may_mark_one_free_square_even_where_the_pattern_fits(
    marking: Marking, played: Played
) -> None:
    state = marking(Pattern.I2, "G1: a1 a2 a3", "G2")

    state = played(state, "0 mark 1 a2")

    assert names(state.players[0].free[0]) == ["a1", "a3"]
    assert state.acting == (1,)


def test_the_marks_are_listed_pattern_first_then_squares_treasure_by_treasure(
    marking: Marking, options: Options
) -> None:
    state = marking(Pattern.I2, "G1: a1 a2 b1", "G2: b1 c1")

    # G1: oooo o..o oooo
    # G2: oooo oo.. oooo
    assert options(state, 0) == [
        "mark 1 a1 a2",
        "mark 1 a1 b1",
        "mark 1 a1",
        "mark 1 a2",
        "mark 1 b1",
        "mark 2 b1 c1",
        "mark 2 b1",
        "mark 2 c1",
    ]


def test_marking_nothing_is_allowed_only_to_a_player_who_has_no_free_square_at_all(
    table: Table, seated: Seated, options: Options
) -> None:
    state = table(
        Pattern.O4, seated(), seated("G1: a1"), seated("", "G2: c3"), display="", stack=""
    )

    assert options(state, 0) == ["pass"]
    assert options(state, 1) == ["mark 1 a1"]
    assert options(state, 2) == ["mark 2 c3"]


def test_a_player_with_one_treasure_marks_on_that_one(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("", "G2"), seated("O1"), display="", stack="")

    state = played(state, "0 mark 2 a1 b1")

    assert names(state.players[0].free[1]) == ["a2", "a3", "b2", "b3", "c1", "c3", "d1", "d3"]
    assert state.players[0].treasures[0] is None


def test_who_passes_changes_nothing_and_is_done(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated(), seated("O1"), display="", stack="")

    passed = played(state, "0 pass")

    assert passed.players == state.players
    assert passed.acting == (1,)
    assert passed.phase is Phase.MARK


def test_what_a_player_marks_changes_nobody_else(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("G1", "O1"), seated("G2", "O2"), seated("G3", "O3"))

    marked = played(state, "1 mark 1 a1 b1")

    assert marked.players[0] == state.players[0]
    assert marked.players[2] == state.players[2]
    assert marked.shown == state.players


def test_a_legal_move_leads_to_the_same_state_checked_or_trusted(
    marking: Marking, played: Played
) -> None:
    state = marking(Pattern.I2, "G1", "G2")

    for move in legal_moves(state, 0):
        assert after(state, 0, move) == played(state, f"0 {write(move)}") != state
