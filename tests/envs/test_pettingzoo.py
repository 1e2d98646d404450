"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from collections import deque
from inspect import signature
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from silvergold import Deal, score, winners
from silvergold.envs import silvergold_v0
from silvergold.envs.rewards import REWARDS
from silvergold.fast.actions import ACTIONS, PASS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from silvergold.envs.rewards import Reward

PLAYERS = (2, 3, 4)


@pytest.fixture(autouse=True)
def _own_words() -> Iterator[None]:
    """PettingZoo says with warnings that observations are dictionaries, as masks need them."""
    with warnings.catch_warnings():
        warnings.filterwarnings("default", module="pettingzoo")
        yield


@pytest.mark.parametrize("players", PLAYERS)
def test_api(players: int) -> None:
    api_test(silvergold_v0.env(players=players), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_parallel_api(players: int) -> None:
    parallel_api_test(silvergold_v0.parallel_env(players=players), num_cycles=150)


def test_seeds() -> None:
    seed_test(silvergold_v0.env, num_cycles=100)
    parallel_seed_test(silvergold_v0.parallel_env, num_cycles=50)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(silvergold_v0.env)

    assert "player_1: " in capsys.readouterr().out


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_rewards_add_up_to_the_end_of_the_game(
    players: int, reward: Reward, choose: Callable[[NDArray[np.int8]], int]
) -> None:
    game = silvergold_v0.env(players=players, reward=reward)
    game.reset(seed=5)
    totals = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        seen, given, is_over, _, _ = game.last()
        totals[agent] += given
        game.step(None if is_over else choose(seen["action_mask"]))

    players_at_end = game.unwrapped.table.state.players
    points = [score(player).total for player in players_at_end]
    first = winners(players_at_end)
    assert [*totals.values()] == [
        {
            "score": own,
            "margin": own - max(points[:seat] + points[seat + 1 :]),
            "win": (seat in first) / len(first),
        }[reward]
        for seat, own in enumerate(points)
    ]


def test_both_environments_play_the_same_game(choose: Callable[[NDArray[np.int8]], int]) -> None:
    at_once = silvergold_v0.parallel_env(players=3)
    seen, _ = at_once.reset(seed=3)
    made: dict[str, deque[int]] = {agent: deque() for agent in at_once.agents}
    while at_once.agents:
        actions = {agent: choose(seen[agent]["action_mask"]) for agent in at_once.agents}
        for seat in at_once.table.state.acting:
            made[f"player_{seat}"].append(actions[f"player_{seat}"])
        seen, *_ = at_once.step(actions)

    in_turn = silvergold_v0.raw_env(players=3)
    in_turn.reset(seed=3)
    for agent in in_turn.agent_iter():
        in_turn.step(made[agent].popleft() if made[agent] else None)

    assert in_turn.table.state == at_once.table.state


def test_seats_without_a_decision_may_only_pass(
    choose: Callable[[NDArray[np.int8]], int],
) -> None:
    game = silvergold_v0.parallel_env(players=4)
    seen, _ = game.reset(seed=2)
    idle = 0
    while game.agents:
        for seat, agent in enumerate(game.agents):
            mask = seen[agent]["action_mask"]
            if seat not in game.table.state.acting:
                assert np.flatnonzero(mask).tolist() == [PASS]
                idle += 1
            else:
                assert mask.any()
        seen, *_ = game.step({agent: choose(seen[agent]["action_mask"]) for agent in game.agents})
    assert idle


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    game = silvergold_v0.env()
    game.reset(seed=1)
    agent = game.agent_selection

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        game.step(PASS)

    assert game.terminations[agent]
    raw = silvergold_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        raw.step(PASS)
    at_once = silvergold_v0.parallel_env()
    seen, _ = at_once.reset(seed=1)
    legal = int(seen["player_1"]["action_mask"].argmax())
    with pytest.raises(ValueError, match="no action 358: they are 0 to 357"):
        at_once.step({"player_0": ACTIONS, "player_1": legal})
    _, rewards, over, _, infos = at_once.step({"player_0": PASS, "player_1": legal})
    assert rewards == {"player_0": -1, "player_1": 0}
    assert [infos[agent]["illegal"] for agent in ("player_0", "player_1")] == [True, False]
    assert all(over.values())
    assert not at_once.agents
    with pytest.raises(RuntimeError, match="the game has ended"):
        at_once.step({})


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_never_pays(
    reward: Reward, choose: Callable[[NDArray[np.int8]], int]
) -> None:
    by_lot = silvergold_v0.env(reward=reward)
    by_lot.reset(seed=2)
    lowest = 0.0
    totals = dict.fromkeys(by_lot.agents, 0.0)
    for agent in by_lot.agent_iter():
        seen, given, is_over, _, _ = by_lot.last()
        totals[agent] += given
        lowest = min(lowest, *totals.values())
        by_lot.step(None if is_over else choose(seen["action_mask"]))

    game = silvergold_v0.env(reward=reward)
    game.reset(seed=2)
    agent = game.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        game.step(PASS)
    at_once = silvergold_v0.parallel_env(reward=reward)
    at_once.reset(seed=2)
    _, rewards, *_ = at_once.step({"player_0": PASS, "player_1": PASS})

    assert game.rewards[agent] == rewards["player_0"] == rewards["player_1"] < lowest
    assert game.rewards[agent] == {"score": -1, "margin": -256, "win": -1}[reward]


def test_every_info_has_the_mask(choose: Callable[[NDArray[np.int8]], int]) -> None:
    game = silvergold_v0.env(players=3)
    game.reset(seed=2)
    for _agent in game.agent_iter():
        seen, _, is_over, _, info = game.last()
        assert [*info] == ["action_mask"]
        assert (info["action_mask"] == seen["action_mask"]).all()
        game.step(None if is_over else choose(seen["action_mask"]))

    at_once = silvergold_v0.parallel_env(players=3)
    seen, infos = at_once.reset(seed=2)
    while at_once.agents:
        actions = {agent: choose(info["action_mask"]) for agent, info in infos.items()}
        seen, *_, infos = at_once.step(actions)
        assert all([*info] == ["action_mask", "illegal"] for info in infos.values())


def test_actions_are_whole_numbers_of_a_game_that_has_begun() -> None:
    raw, at_once = silvergold_v0.raw_env(), silvergold_v0.parallel_env()
    for step in (lambda: raw.step(0), lambda: at_once.step({"player_0": 0, "player_1": 0})):
        with pytest.raises(RuntimeError, match="no game before the first reset"):
            step()

    raw.reset(seed=1)
    at_once.reset(seed=1)

    with pytest.raises(ValueError, match=r"an action is a whole number, not 346\.9"):
        raw.step(346.9)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"an action is a whole number, not 346\.9"):
        at_once.step({"player_0": 346.9, "player_1": 0})  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="player_1 has no action"):
        at_once.step({"player_0": 0})


def test_type_checkers_know_the_environments() -> None:
    assert signature(silvergold_v0.env).return_annotation == "SilverGoldAec"
    assert isinstance(silvergold_v0.env().unwrapped, silvergold_v0.SilverGoldAec)
    assert silvergold_v0.env(players=3).table.players == 3


def test_the_settings_have_names() -> None:
    names = ["players", "reward", "render_mode"]

    assert [*signature(silvergold_v0.env).parameters] == names
    assert [*signature(silvergold_v0.parallel_env).parameters] == names


def test_a_deal_can_be_given_and_has_to_fit() -> None:
    deal = Deal.shuffled(3, Random(1))
    for make in (silvergold_v0.env, silvergold_v0.parallel_env):
        game = make(players=3)
        game.reset(options={"deal": deal})
        assert game.unwrapped.table.state.deal == deal
        with pytest.raises(ValueError, match="a deal for 3 players, and 2 play here"):
            make(players=2).reset(options={"deal": deal})


def test_there_are_two_to_four_players_and_three_rewards() -> None:
    for make in (silvergold_v0.env, silvergold_v0.parallel_env):
        with pytest.raises(ValueError, match="players=5: it takes 2 to 4"):
            make(players=5)
    with pytest.raises(ValueError, match="score, margin, win"):
        silvergold_v0.env(reward="fame")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rgb_array"):
        silvergold_v0.env(render_mode="opera")
