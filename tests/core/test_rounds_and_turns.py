"""28 turns in four rounds of seven, the start player moving on in every one of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.rules import legal_moves, new_game
from silvergold.core.state import TURNS, TURNS_IN_A_ROUND, Phase

if TYPE_CHECKING:
    from core.conftest import Cards, Dealt, Played, Seated, Table, TurnByTurn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_28_turns_in_four_rounds_of_seven(
    dealt: Dealt, turn_by_turn: TurnByTurn, players: int
) -> None:
    *turns, end = turn_by_turn(new_game(dealt(players)))

    assert [state.turn for state in turns] == list(range(28))
    assert {state.phase for state in turns} == {Phase.MARK}
    assert (end.phase, end.turn, end.waiting) == (Phase.OVER, 28, ())
    assert (TURNS, TURNS_IN_A_ROUND) == (28, 7)


@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 0), (4, 2)])
def test_the_start_player_moves_one_seat_clockwise_every_turn_round_ends_included(
    dealt: Dealt, turn_by_turn: TurnByTurn, players: int, start: int
) -> None:
    *turns, _ = turn_by_turn(new_game(dealt(players, start)))

    starts = [(start + turn) % players for turn in range(28)]
    assert [state.start for state in turns] == starts
    assert [state.waiting[0] for state in turns] == starts
    assert all(
        state.waiting == tuple((state.start + step) % players for step in range(players))
        for state in turns
    )


def test_seven_of_the_eight_expeditions_are_used_and_the_eighth_is_never_seen(
    dealt: Dealt, turn_by_turn: TurnByTurn
) -> None:
    deal = dealt()

    *turns, end = turn_by_turn(new_game(deal))

    revealed = [state.expeditions[-1] for state in turns]
    assert revealed == [pattern for pile in deal.expeditions for pattern in pile[:7]]
    assert max(len(state.expeditions) for state in turns) == 7
    assert end.expeditions == ()


def test_all_eight_expeditions_are_shuffled_again_for_the_next_round(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.O4, seated("O1", "O2"), seated("O3", "O4"), turn=6)
    deal = replace(state.deal, expeditions=(PILE, PILE[::-1], PILE, PILE))
    state = replace(state, deal=deal)

    after_the_round = played(state, "0 mark 1 b1", "1 mark 1 a1")

    assert state.expeditions == PILE[:7]
    assert after_the_round.expeditions == (PILE[7],)


def test_during_a_round_the_used_expeditions_are_remembered_in_the_order_revealed(
    table: Table, seated: Seated
) -> None:
    state = table(Pattern.O4, seated("O1", "O2"), seated("O3", "O4"), turn=10)

    assert state.expeditions == (Pattern.I2, Pattern.I3, Pattern.L3, Pattern.O4)


def test_a_new_turn_begins_with_what_lies_there_shown_to_all(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("O1", "O2"), seated("O3", "O4"))

    marked = played(state, "0 mark 1 b1")
    settled = played(marked, "1 mark 1 a1")

    assert marked.shown == state.players != marked.players
    assert settled.shown == settled.players


def test_the_27th_turn_still_lets_the_players_take_treasures(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O2"), seated("O3", "O4"), turn=26)

    taking = played(state, "0 mark 1 a1", "1 mark 1 a1")
    last = played(taking, "0 take S1")

    assert (taking.phase, taking.turn, taking.acting) == (Phase.TAKE, 26, (0,))
    assert (last.phase, last.turn, last.acting) == (Phase.MARK, 27, (1, 0))


def test_the_28th_turn_awards_cups_and_lays_treasures_aside_but_nobody_takes_any(
    table: Table, seated: Seated, played: Played, cards: Cards
) -> None:
    # O8: o$.. $ooX oooo .$o.
    # G12: Xoo. ooo$ oo$.
    state = table(
        Pattern.I2,
        seated("O8: b4", "G1: d3", coins=3),
        seated("O3", "G12: c3 d2", coins=6, cups=[6]),
        seated("O4", "O5"),
        turn=27,
        start=1,
    )

    end = played(state, "0 mark 1 b4", "1 mark 2 c3", "2 mark 1 a3")

    assert end.phase is Phase.OVER
    assert end.players[0].completed == cards("O8")
    assert end.players[0].treasures == (None, *cards("G1"))
    assert end.players[0].cups == (5,)
    assert end.players[1].treasures == cards("O3 G12")
    assert (end.players[1].coins, end.players[1].cups) == (7, (6,))
    assert end.display == state.display
    assert end.stack == state.stack


def test_the_28th_turn_pays_its_cups_from_the_start_player_too(
    table: Table, seated: Seated, played: Played
) -> None:
    state = table(
        Pattern.I2,
        seated("O8: b4", "G1", coins=3),
        seated("O3", "G12: c3", coins=3),
        turn=27,
        start=1,
    )

    end = played(state, "0 mark 1 b4", "1 mark 2 c3")

    assert [player.cups for player in end.players] == [(5,), (6,)]
    assert [len(player.completed) for player in end.players] == [1, 1]


def test_after_the_28th_turn_nobody_acts(table: Table, seated: Seated, played: Played) -> None:
    state = table(Pattern.I2, seated("G1: a1", "O2"), seated("O3", "O4"), turn=27)

    end = played(state, "0 mark 1 a1", "1 mark 1 a1")

    assert (end.phase, end.turn, end.acting) == (Phase.OVER, 28, ())
    assert [legal_moves(end, seat) for seat in range(2)] == [(), ()]
