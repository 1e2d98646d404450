"""No environment tells an agent what its seat may not know.

Two games look the same to a seat and differ in all that is hidden from it: the hands, the stack,
the expeditions to come, and what others are marking at this moment. Whatever an environment tells
the agent at that seat has to be the same in both.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import pytest

from silvergold.core.rules import new_game
from silvergold.envs import encoding, openspiel, rows, silvergold_v0
from silvergold.envs.rendering import show, watched
from silvergold.envs.rewards import REWARDS
from silvergold.envs.solo import SilverGoldEnv
from silvergold.fast import ACTIONS, Batch, action_of
from silvergold.fast import layout as at
from silvergold.fast.fitting import fitting_table
from silvergold.fast.playing import act, allow
from simulation.chance import Chance
from twins.history import played, twin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from silvergold.core.moves import Seat
    from twins.history import History

SEEDS = 40
LONGEST_GAME = 120


def pairs() -> Iterator[tuple[History, History, Seat]]:
    """Games in all phases, each with its twin for each seat."""
    for seed in range(SEEDS):
        chance = Chance("environments", seed)
        history = played(2 + chance.below(3), chance.below(LONGEST_GAME), None, chance)
        for viewer in range(history.state.deal.players):
            yield history, twin(history, viewer, chance), viewer


def told_by_rows(history: History, viewer: Seat) -> list[Any]:
    """What the vector environment tells of a game that was played on rows."""
    batch = Batch.of([new_game(history.state.deal)], 0)
    deal, game = batch.deals[0], batch.games[0]
    for seat, moves in history.actions:
        for move in moves:
            act(deal, game, seat, action_of(batch.state(0), seat, move))
    words = np.zeros(encoding.size(int(deal[at.PLAYERS])) // 8, np.uint64)
    rows.observe(deal, game, viewer, words.view(np.uint8), words)
    mask = np.zeros(ACTIONS, np.bool_)
    allow(deal, game, viewer, fitting_table(), mask)
    worth = [rows.worth(deal, game, viewer, reward) for reward in range(len(REWARDS))]
    return [words.tolist(), mask.tolist(), worth]


def told_by_pettingzoo(history: History, viewer: Seat) -> list[Any]:
    told: list[Any] = []
    players = history.state.deal.players
    for reward in REWARDS:
        for game in (
            silvergold_v0.raw_env(players=players, reward=reward, render_mode="ansi"),
            silvergold_v0.parallel_env(players=players, reward=reward, render_mode="rgb_array"),
        ):
            game.reset(options={"deal": history.state.deal})
            game.table.state = history.state
            seen = game.observed(f"player_{viewer}")
            told += [seen["observation"].tolist(), seen["action_mask"].tolist()]
            told += [game.table.rewards()[viewer], np.asarray(game.render()).tobytes()]
    return told


def told_by_gymnasium(history: History, viewer: Seat) -> list[Any]:
    bots: list[str | None] = ["random"] * history.state.deal.players
    bots[viewer] = None
    game = SilverGoldEnv(bots=bots, reward="margin", render_mode="ansi")
    game.reset(seed=1)
    game.table.state = history.state
    told = [game.table.observation(viewer).tolist(), game.table.mask(viewer).tolist()]
    return [*told, game.table.rewards()[viewer], game.render()]


def played_by_openspiel(history: History) -> openspiel.SilverGoldState:
    """The same game with OpenSpiel, its chance nodes being decided as in the deal."""
    deal = history.state.deal
    game: openspiel.SilverGoldGame = pyspiel.load_game(f"{openspiel.NAME}(players={deal.players})")
    state = game.new_initial_state()
    made: dict[Seat, deque[Any]] = {seat: deque() for seat in range(deal.players)}
    for seat, moves in history.actions:
        made[seat].extend(moves)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state, history))
        else:
            seat = state.current_player()
            if not made[seat]:
                break
            state.apply_action(action_of(state.table, seat, made[seat].popleft()))
    return state


def told_by_openspiel(history: History, viewer: Seat) -> list[Any]:
    state = played_by_openspiel(history)
    return [
        state.information_state_string(viewer),
        state.observation_string(viewer),
        state.observation_tensor(viewer),
    ]


def outcome(state: openspiel.SilverGoldState, history: History) -> int:
    deal, dealing = history.state.deal, state.dealing
    match dealing.wanted[0]:
        case "start":
            return deal.start
        case "hand":
            return at.TREASURE_NUMBER[deal.treasures[len(dealing.cards)]]
        case "expedition":
            turn = dealing.tried().turn
            return at.PATTERN_NUMBER[deal.expeditions[turn // 7][turn % 7]]
        case _:
            pool = {*dealing.pool()} - {*dealing.cards}
            return next(at.TREASURE_NUMBER[card] for card in deal.reshuffled if card in pool)


@pytest.mark.parametrize(
    "told", [told_by_rows, told_by_pettingzoo, told_by_gymnasium, told_by_openspiel]
)
def test_no_seat_can_tell_two_games_apart_that_differ_only_in_what_is_hidden(
    told: Callable[[History, Seat], list[Any]],
) -> None:
    compared = 0
    for one, other, viewer in pairs():
        assert told(one, viewer) == told(other, viewer)
        compared += 1

    assert compared > SEEDS


def told_in_public(history: History) -> list[Any]:
    """What OpenSpiel's observers without private information tell."""
    state = played_by_openspiel(history)
    told: list[Any] = []
    for has_past in (False, True):
        wanted = pyspiel.IIGObservationType(
            perfect_recall=has_past, private_info=pyspiel.PrivateInfoType.NONE
        )
        observer = state.get_game().make_py_observer(wanted)
        for seat in range(history.state.deal.players):
            observer.set_from(state, seat)
            told += [observer.tensor.tolist(), observer.string_from(state, seat)]
    return told


def test_who_watches_learns_nothing_either() -> None:
    for seed in range(SEEDS):
        chance = Chance("watched environments", seed)
        history = played(2 + chance.below(3), chance.below(LONGEST_GAME), None, chance)
        other = twin(history, None, chance)

        assert show(watched(history.state), "ansi") == show(watched(other.state), "ansi")
        assert told_in_public(history) == told_in_public(other)
