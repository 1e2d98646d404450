"""Bots: they play by the rules, by what they see, and the same way each time."""

from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from silvergold import Deal, imagine, legal_moves, new_game, play, view
from silvergold.bots import BOTS
from silvergold.core.state import State
from silvergold.lab import simulated
from silvergold.records import verify


def some_state(seed: int, moves: int) -> State:
    rng = Random(seed)
    state = new_game(Deal.shuffled(3, rng))
    for _ in range(moves):
        seat = state.acting[0]
        state = play(state, seat, rng.choice(legal_moves(state, seat)))
    return state


@pytest.mark.parametrize("name", BOTS)
@given(seed=integers(0, 2**32), moves=integers(0, 80), chance=integers(0, 2**32))
def test_a_bot_makes_a_legal_move_that_does_not_depend_on_what_is_hidden(
    name: str, seed: int, moves: int, chance: int
) -> None:
    state = some_state(seed, moves)
    seat = state.acting[0]
    reshuffled = imagine(view(state, seat), Random(chance))

    move = BOTS[name](Random(chance)).choose(view(state, seat), legal_moves(state, seat))
    again = BOTS[name](Random(chance)).choose(view(reshuffled, seat), legal_moves(reshuffled, seat))

    assert move in legal_moves(state, seat)
    assert again == move


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games_whose_records_hold(players: int) -> None:
    for record in simulated(players, 5, [*BOTS], "whole games"):
        verify(record)


def test_the_bots_are_repeated_to_fill_the_seats() -> None:
    [record] = simulated(4, 1, ["greedy", "random", "random"], "seats")

    assert record.players == ("greedy", "random", "random", "greedy")


def test_greedy_beats_chance() -> None:
    games = [*simulated(2, 20, ["greedy", "random"], "strength")]

    assert all(game.result and game.result.winners == (0,) for game in games)


def test_chance_makes_every_legal_move_about_as_often() -> None:
    state = some_state(1, 0)
    seat = state.acting[0]
    moves = legal_moves(state, seat)
    bot = BOTS["random"](Random(1))

    chosen = [bot.choose(view(state, seat), moves) for _ in range(6000)]

    assert all(900 < chosen.count(move) < 1100 for move in moves)
