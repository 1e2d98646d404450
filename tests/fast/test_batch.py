"""A batch: games side by side that are stepped together."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import accumulate
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis.strategies import integers
from numpy.testing import assert_array_equal

from positions import position
from silvergold import imagine, legal_moves, new_game, play, read, score, view, winners
from silvergold.core.expeditions import PLACEMENTS
from silvergold.core.facts import TURNS
from silvergold.core.state import Phase, Player
from silvergold.core.treasures import TREASURES
from silvergold.fast import ACTIONS, Batch, action_of, layout, move_of


def first_legal(batch: Batch) -> None:
    batch.step(batch.masks().argmax(axis=1))


def ended(players: int = 2, games: int = 5) -> Batch:
    batch = Batch.dealt(players, games, seed=1)
    batch.play_out_randomly(threads=1)
    return batch


def test_there_are_358_actions() -> None:
    assert ACTIONS == 2 * 173 + 6 + 4 + 1 + 1 == 358


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_asked_has_a_row_for_each_game(players: int) -> None:
    batch = Batch.dealt(players, games=7, seed=1)

    assert batch.seats().shape == (7,)
    assert batch.masks().shape == (7, ACTIONS)
    assert batch.scores().shape == (7, 4)
    assert batch.masks().sum(axis=1).tolist() == [6] * 7
    assert batch.scores().tolist() == [[0] * 4] * 7


def test_dealt_games_are_new_and_can_be_played() -> None:
    batch = Batch.dealt(players=3, games=50, seed=1)

    states = [batch.state(number) for number in range(50)]

    assert all(state == new_game(state.deal) for state in states)
    assert len({state.deal for state in states}) == 50
    assert {state.deal.start for state in states} == {0, 1, 2}


def test_the_same_seed_deals_the_same_games_and_another_seed_deals_others() -> None:
    batch = Batch.dealt(players=4, games=10, seed=2**63)

    assert_array_equal(Batch.dealt(4, 10, 2**63).deals, batch.deals)
    assert not np.array_equal(Batch.dealt(4, 10, 2**63 + 1).deals, batch.deals)


def test_a_game_is_the_same_whatever_is_dealt_after_it() -> None:
    few, many = Batch.dealt(2, 3, seed=5), Batch.dealt(2, 30, seed=5)

    assert_array_equal(few.deals, many.deals[:3])
    assert_array_equal(few.chances, many.chances[:3])


@given(integers(0, 2**32), integers(2, 4), integers(0, 200))
def test_a_state_comes_back_from_a_batch_with_nothing_changed(
    seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)

    assert Batch.of([state], 0).state(0) == state


@given(integers(0, 2**32), integers(2, 4), integers(0, 200))
def test_an_imagined_state_comes_back_from_a_batch_with_nothing_changed(
    seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)

    for seat in range(players):
        imagined = imagine(view(state, seat), Random(seed))
        assert Batch.of([imagined], 0).state(0) == imagined


@given(integers(0, 2**32), integers(2, 4))
def test_nobody_sees_what_the_others_do_in_this_turn(seed: int, players: int) -> None:
    """Views of a game in a batch are those of the same game in `core`, at every ply."""
    rng = Random(seed)
    batch = Batch.dealt(players, games=1, seed=seed)
    state = batch.state(0)
    while state.acting:
        seat = int(batch.seats()[0])
        move = rng.choice(legal_moves(state, seat))
        batch.step(np.array([action_of(state, seat, move)]))
        state = play(state, seat, move)

        found = batch.state(0)
        for viewer in range(players):
            assert view(found, viewer) == view(state, viewer)


def test_what_a_seat_marks_is_unseen_by_the_next_until_all_have_marked() -> None:
    batch = Batch.dealt(players=2, games=1, seed=1)
    first_legal(batch)

    assert view(batch.state(0), 1).players[0] == Player()

    first_legal(batch)
    before = batch.state(0)
    while batch.seats()[0] == 0:
        first_legal(batch)
    marked = batch.state(0)

    assert marked.players[0] != before.players[0]
    assert view(marked, 1) == view(before, 1)
    assert view(marked, 0).players[0] == marked.players[0]


@given(integers(0, 2**32), integers(2, 4), integers(0, 200))
def test_a_state_that_came_back_goes_on_as_the_game_does(
    seed: int, players: int, plies: int
) -> None:
    batch = Batch.of([position(seed, players, plies)], 0)
    again = Batch.of([batch.state(0)], 0)

    for _ in range(5):
        first_legal(batch)
        first_legal(again)

        assert batch.state(0) == again.state(0)


def test_games_of_all_table_sizes_go_side_by_side() -> None:
    states = [position(1, players, 40) for players in (2, 3, 4)]

    batch = Batch.of(states, 0)
    batch.play_out_randomly(threads=1)

    assert [batch.state(number).phase for number in range(3)] == [Phase.OVER] * 3
    assert [len(batch.state(number).players) for number in range(3)] == [2, 3, 4]


def test_there_is_room_for_all_treasures_that_a_seat_can_complete() -> None:
    largest = max(squares.bit_count() for placed in PLACEMENTS.values() for squares in placed)
    costs = sorted(card.island.bit_count() - card.crosses.bit_count() for card in TREASURES)
    most = sum(total <= largest * TURNS for total in accumulate(costs))

    assert 0 < most <= layout.MOST_COMPLETED


def test_more_completed_treasures_than_there_is_time_for_are_refused() -> None:
    state = position(1, 2, 20)
    free = [card for card in TREASURES if card in state.stack]
    player = replace(state.players[0], completed=tuple(free[:17]))

    with pytest.raises(ValueError, match="no player has time to complete 17 treasures"):
        Batch.of([replace(state, players=(player, state.players[1]), stack=())], 0)


@pytest.mark.parametrize("wrong", [-1, 0, ACTIONS - 1, ACTIONS, 2**40])
def test_one_illegal_action_is_refused_and_no_game_is_stepped(wrong: int) -> None:
    batch = Batch.dealt(players=2, games=4, seed=1)
    before = batch.games.copy()
    actions = batch.masks().argmax(axis=1)
    actions[2] = wrong

    with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
        batch.step(actions)

    assert_array_equal(batch.games, before)


@given(integers(0, 2**32), integers(2, 4), integers(0, 130))
def test_exactly_the_actions_outside_the_mask_are_refused(
    seed: int, players: int, plies: int
) -> None:
    state = position(seed, players, plies)
    batch = Batch.of([state], 0)
    [mask] = batch.masks().tolist()

    for action in range(ACTIONS):
        tried = Batch.of([state], 0)
        if mask[action] or not state.acting:
            tried.step(np.array([action]))
        else:
            with pytest.raises(ValueError, match="not legal"):
                tried.step(np.array([action]))
            assert_array_equal(tried.games, batch.games)


@pytest.mark.parametrize("actions", [[346], [346] * 3, [[346, 346]], 346])
def test_there_is_one_action_for_each_game(actions: object) -> None:
    batch = Batch.dealt(players=2, games=2, seed=1)

    with pytest.raises(ValueError, match="there are 2 games"):
        batch.step(np.array(actions))


def test_games_that_are_over_stay_whatever_is_asked_of_them() -> None:
    batch = ended()
    before = batch.games.copy()

    batch.step(np.array([0, -1, 345, 357, 9999]))
    batch.play_out_randomly(threads=1)
    batch.play_out_greedily(threads=1)

    assert_array_equal(batch.games, before)
    assert batch.seats().tolist() == [-1] * 5
    assert not batch.masks().any()


def test_a_game_that_goes_on_is_stepped_beside_one_that_is_over() -> None:
    over = position(1, 2, 500)
    batch = Batch.of([over, position(1, 2, 0)], 0)

    first_legal(batch)

    assert batch.seats().tolist() == [-1, 1]
    assert batch.state(0) == over


def test_scores_are_those_of_the_score_cards_and_0_for_seats_that_are_not_there() -> None:
    batch = ended(players=3)

    for number, scores in enumerate(batch.scores().tolist()):
        players = batch.state(number).players
        assert scores == [*(score(player).total for player in players), 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winners_are_those_of_core_with_ties_broken(players: int) -> None:
    batch = ended(players, games=3000)

    found = [np.flatnonzero(row).tolist() for row in batch.winners()]

    scores = batch.scores()[:, :players]
    tied = np.flatnonzero((scores == scores.max(axis=1)[:, None]).sum(axis=1) > 1).tolist()
    assert len(tied) > 20
    for number in [*range(50), *tied]:
        assert found[number] == winners(batch.state(number).players)


def test_where_nothing_breaks_a_tie_all_of_them_win() -> None:
    batch = Batch.dealt(players=3, games=2, seed=1)

    assert batch.winners().tolist() == [[True, True, True, False]] * 2


def test_a_copy_goes_its_own_way() -> None:
    batch = Batch.dealt(players=2, games=5, seed=1)
    other = batch.copy()

    other.play_out_randomly()

    assert len(other) == len(batch) == 5
    assert batch.seats().tolist() == [0] * 5
    batch.play_out_randomly()
    assert_array_equal(other.games, batch.games)


def test_single_games_begin_anew_by_their_seeds() -> None:
    batch = ended(players=3, games=4)
    before = batch.copy()

    batch.reset([3, 1], [7, 2**64 - 1])

    for number, seed in ((3, 7), (1, 2**64 - 1)):
        [deal], [game] = (new := Batch.dealt(3, 1, seed)).deals, new.games
        assert_array_equal(batch.deals[number], deal)
        assert_array_equal(batch.games[number], game)
        assert batch.chances[number] == new.chances[0]
    for number in (0, 2):
        assert_array_equal(batch.games[number], before.games[number])
    assert batch.seats().tolist() == [-1, 0, -1, 0]


@pytest.mark.parametrize(
    ("games", "seeds", "message"),
    [
        ([0, 5], [1, 2], "there are 5 games, with the numbers from 0 on"),
        ([-1], [1], "there are 5 games, with the numbers from 0 on"),
        ([0, 1], [1], "take as many seeds"),
        ([0], [-1], "a seed is a number of 64 bits, not -1"),
        ([True] * 5, [1] * 5, "games are chosen by their numbers, not by bool"),
    ],
)
def test_a_reset_that_cannot_be_leaves_all_games_as_they_are(
    games: list[int], seeds: list[int], message: str
) -> None:
    batch = ended()
    before = batch.games.copy()

    with pytest.raises(ValueError, match=message):
        batch.reset(games, seeds)

    assert_array_equal(batch.games, before)


def test_nothing_to_reset_is_nothing() -> None:
    batch = ended()

    batch.reset(np.flatnonzero(batch.seats() >= 0), [])

    assert batch.seats().tolist() == [-1] * 5


@pytest.mark.parametrize("answer", ["seats", "masks", "scores", "winners"])
def test_answers_are_written_where_they_are_wanted(answer: str) -> None:
    batch = Batch.of([position(1, 3, 30), position(1, 2, 500), position(2, 4, 60)], 0)
    asked = getattr(batch, answer)
    out = np.full_like(asked(), 1)

    assert asked(out) is out
    assert_array_equal(out, asked())


def test_answers_are_not_written_where_they_do_not_fit() -> None:
    batch = Batch.dealt(players=2, games=2, seed=1)

    with pytest.raises(ValueError, match=r"out is to be bool of shape \(2, 358\), not int8 of"):
        batch.masks(np.zeros((2, ACTIONS), np.int8))
    with pytest.raises(ValueError, match=r"int32 of shape \(2,\), not int32 of shape \(3,\)"):
        batch.seats(np.zeros(3, np.int32))


@pytest.mark.parametrize("players", [-1, 1, 5])
def test_so_many_players_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} players cannot play: it takes 2 to 4"):
        Batch.dealt(players, games=1, seed=1)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=f"a seed is a number of 64 bits, not {seed}"):
        Batch.dealt(players=2, games=1, seed=seed)


def test_actions_are_whole_numbers() -> None:
    batch = Batch.dealt(players=2, games=1, seed=1)

    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        batch.step(np.array([346.9]))


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_there_are_no_other_actions(action: int) -> None:
    state = Batch.dealt(players=2, games=1, seed=1).state(0)

    with pytest.raises(ValueError, match=f"there is no action {action}: they are 0 to 357"):
        move_of(state, 0, action)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("keep {0} {4}", "'keep {0} {4}' does not keep two of ({0}, {1}, {2}, {3}), in that order"),
        ("keep {4} {5}", "'keep {4} {5}' does not keep two of ({0}, {1}, {2}, {3}), in that order"),
        ("keep {1} {0}", "'keep {1} {0}' does not keep two of ({0}, {1}, {2}, {3}), in that order"),
        ("take {4}", "{4} is not on the display, which is ()"),
    ],
)
def test_a_treasure_that_cannot_be_chosen_has_no_number(move: str, message: str) -> None:
    state = Batch.dealt(players=2, games=1, seed=1).state(0)
    dealt = state.deal.treasures

    with pytest.raises(ValueError, match=f"^{re.escape(message.format(*dealt))}$"):
        action_of(state, 0, read(move.format(*dealt)))


def test_text_has_no_number() -> None:
    state = Batch.dealt(players=2, games=1, seed=1).state(0)
    text: Any = "draw"

    with pytest.raises(TypeError, match="a Move is wanted, not text"):
        action_of(state, 0, text)


def test_what_no_pattern_covers_has_no_number() -> None:
    state = Batch.dealt(players=2, games=1, seed=1).state(0)

    with pytest.raises(ValueError, match="no pattern has the squares of 'mark 1 a1 d4'"):
        action_of(state, 0, read("mark 1 a1 d4"))
