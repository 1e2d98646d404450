"""Action 3: completed treasures are laid aside and replaced, one player after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.expeditions import Pattern
from silvergold.core.rules import legal_moves
from silvergold.core.squares import names
from silvergold.core.state import Phase
from silvergold.core.view import view

if TYPE_CHECKING:
    from core.conftest import Cards, Options, Played, Seated, Table


def test_from_the_start_player_clockwise_each_player_settles_completely_before_the_next(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(
        Pattern.I2,
        seated("G1: a1", "O4"),
        seated("G2: a1", "O5"),
        seated("G3: a2", "O6"),
        start=2,
    )

    first = played(state, "0 mark 1 a1", "1 mark 1 a1", "2 mark 1 a2")
    second = played(first, "2 draw")
    third = played(second, "0 draw")
    done = played(third, "1 draw")

    steps = [first, second, third]
    assert [step.phase for step in steps] == [Phase.TAKE] * 3
    assert [step.acting for step in steps] == [(2,), (0,), (1,)]
    assert [step.waiting for step in steps] == [(2, 0, 1), (0, 1), (1,)]
    assert [player.completed for player in first.players] == [(), (), cards("G3")]
    assert [player.completed for player in second.players] == [cards("G1"), (), cards("G3")]
    assert first.players[0].treasures == cards("G1 O4")
    assert (done.phase, done.turn, done.waiting) == (Phase.MARK, 1, (0, 1, 2))


def test_who_has_completed_nothing_is_passed_over(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2, seated("O1", "O4"), seated("O2", "O5"), seated("G3: a2", "O6"), start=1
    )

    taking = played(state, "0 mark 1 b1", "1 mark 1 a3", "2 mark 1 a2")
    done = played(taking, "2 draw")

    assert (taking.acting, taking.waiting) == ((2,), (2, 0))
    assert (done.phase, done.waiting) == (Phase.MARK, (2, 0, 1))


def test_a_turn_in_which_nobody_completes_anything_has_no_taking(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("O1", "O4"), seated("O2", "O5"))

    state = played(state, "0 mark 1 b1", "1 mark 1 a3")

    assert (state.phase, state.turn, state.acting) == (Phase.MARK, 1, (1, 0))
    assert [player.completed for player in state.players] == [(), ()]
    assert state.shown == state.players


def test_each_completed_treasure_is_laid_aside_for_the_end(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(Pattern.I2, seated("O4", "G1: a1 a2", completed="S5"), seated("O2", "O5"))

    state = played(state, "0 mark 2 a1 a2", "1 mark 1 a3")

    assert state.players[0].completed == cards("S5 G1")
    assert state.players[0].treasures == (*cards("O4"), None)
    assert state.acting == (0,)


def test_a_new_treasure_is_one_from_the_display_or_the_top_of_the_stack(
    table: Table, seated: Seated, played: Played, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("O2", "O5"), display="S4 S1 S3 S2")

    state = played(state, "0 mark 1 a1", "1 mark 1 a3")

    assert options(state, 0) == ["take S4", "take S1", "take S3", "take S2", "draw"]
    assert legal_moves(state, 1) == ()


def test_a_treasure_taken_leaves_the_display_which_is_filled_up_to_four(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("O2", "O5"), stack="P4 P5 P6")

    state = played(state, "0 mark 1 a1", "1 mark 1 a3", "0 take S2")

    assert state.players[0].treasures == cards("S2 O4")
    assert state.display == cards("S1 S3 S4 P4")
    assert state.stack == cards("P5 P6")


def test_a_treasure_drawn_is_the_top_of_the_stack_and_the_display_stays(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("O2", "O5"), stack="P4 P5 P6")

    state = played(state, "0 mark 1 a1", "1 mark 1 a3", "0 draw")

    assert state.players[0].treasures == cards("P4 O4")
    assert state.display == cards("S1 S2 S3 S4")
    assert state.stack == cards("P5 P6")


def test_every_square_of_a_new_treasure_is_free(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4: b4"), seated("O2", "O5"))

    state = played(state, "0 mark 1 a1", "1 mark 1 a3", "0 take S1")

    free = [names(squares) for squares in state.players[0].free]
    assert free == [["a1", "a2", "a3", "b2", "c1", "c2", "c3", "d2"], ["b4"]]


def test_a_new_treasure_goes_into_the_slot_that_is_empty(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    state = table(Pattern.I2, seated("O4", "G1: a1"), seated("O2", "O5"))

    state = played(state, "0 mark 2 a1", "1 mark 1 a3", "0 take S1")

    assert state.players[0].treasures == cards("O4 S1")


def test_two_to_take_are_taken_one_after_the_other_the_lower_slot_first(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    # O8: o$.. $ooX oooo .$o.
    state = table(Pattern.I2, seated("G1: a1", "O8: d2"), seated("O2", "O5"), stack="P4 P5 P6 P7")

    finished = played(state, "0 mark 2 d2", "0 bonus 1 a1", "1 mark 1 a3")
    once = played(finished, "0 draw")
    twice = played(once, "0 take S3")

    assert finished.players[0].completed == cards("G1 O8")
    assert finished.players[0].treasures == (None, None)
    assert once.players[0].treasures == (*cards("P4"), None)
    assert once.acting == (0,)
    assert twice.players[0].treasures == cards("P4 S3")


def test_the_first_of_two_is_seen_before_the_second_is_chosen(
    table: Table, seated: Seated, played: Played, cards: Cards, options: Options
) -> None:
    # O8: o$.. $ooX oooo .$o.
    state = table(Pattern.I2, seated("G1: a1", "O8: d2"), seated("O2", "O5"), stack="P4 P5")

    state = played(state, "0 mark 2 d2", "0 bonus 1 a1", "1 mark 1 a3", "0 draw")

    assert view(state, 0).players[0].treasures == (*cards("P4"), None)
    assert options(state, 0) == ["take S1", "take S2", "take S3", "take S4", "draw"]


def test_only_when_the_player_is_done_is_the_display_filled_up_to_four(
    table: Table, seated: Seated, played: Played, cards: Cards, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O8: d2"), seated("O2", "O5"), stack="P4 P5 P6 P7")

    once = played(state, "0 mark 2 d2", "0 bonus 1 a1", "1 mark 1 a3", "0 take S1")
    twice = played(once, "0 take S3")

    assert once.display == cards("S2 S3 S4")
    assert options(once, 0) == ["take S2", "take S3", "take S4", "draw"]
    assert twice.display == cards("S2 S4 P4 P5")
    assert twice.stack == cards("P6 P7")


def test_the_next_player_chooses_from_the_display_that_was_filled_up(
    table: Table, seated: Seated, played: Played, options: Options
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O4"), seated("G2: a1", "O5"), stack="P4 P5 P6")

    state = played(state, "0 mark 1 a1", "1 mark 1 a1", "0 take S1")

    assert options(state, 1) == ["take S2", "take S3", "take S4", "take P4", "draw"]
