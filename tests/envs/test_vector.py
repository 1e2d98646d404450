"""The vector environment: many games on the kernel, each as one of `core`."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import silvergold.envs
from silvergold.core.scoring import score, winners
from silvergold.core.view import view
from silvergold.deals import FairDeal
from silvergold.envs import encoding
from silvergold.envs.rewards import REWARDS, worth
from silvergold.envs.vector import SilverGoldVectorEnv
from silvergold.fast.actions import ACTIONS, PASS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from silvergold.envs.rewards import Reward


def chosen(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = (masks * rng.random(masks.shape)).argmax(axis=1)
    return actions


@pytest.mark.parametrize(
    ("bots", "reward"),
    [
        ((None, "greedy"), "score"),
        (("random", None, "mate"), "margin"),
        ((None, None), "margin"),
        ((None, "random", None, None), "win"),
    ],
)
def test_each_game_is_one_of_core(bots: tuple[str | None, ...], reward: Reward) -> None:
    envs = SilverGoldVectorEnv(8, bots=bots, reward=reward, autoreset_mode="Disabled")
    rng = np.random.default_rng(1)
    observations, info = envs.reset(seed=3)
    totals = np.zeros((8, len(bots)))
    while (info["seat"] >= 0).any():
        for number, seat in enumerate(info["seat"].tolist()):
            state = envs.batch.state(number)
            if seat < 0:
                assert np.flatnonzero(info["action_mask"][number]).tolist() == [PASS]
                continue
            assert bots[seat] is None
            assert seat in state.acting
            seen = view(state, seat)
            assert (observations[number] == encoding.encode(seen)).all()
        observations, rewards, _, cut, info = envs.step(chosen(info["action_mask"], rng))
        totals += info["rewards"]
        assert not cut.any()
        assert rewards.shape == (8,)

    first = envs.winners()
    for number in range(8):
        state = envs.batch.state(number)
        assert np.flatnonzero(first[number]).tolist() == winners(state.players)
        assert envs.scores()[number].tolist() == [score(each).total for each in state.players]
        for seat, bot in enumerate(bots):
            if bot is None:
                assert totals[number, seat] == pytest.approx(worth(view(state, seat), reward))


def test_games_that_end_begin_anew_and_tell_how_they_ended() -> None:
    envs = SilverGoldVectorEnv(4)
    rng = np.random.default_rng(2)
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    ends = 0
    for _ in range(150):
        observations, _, ended, _, info = envs.step(chosen(info["action_mask"], rng))
        for number in np.flatnonzero(ended):
            last = encoding.named(info["final_obs"][number])
            assert last["phase"].tolist() == [0, 0, 0, 1]
            assert last["0.points"][0] == info["final_scores"][number, 0]
            assert info["final_winners"][number].any()
            assert encoding.named(observations[number])["turn"][0] == 0
            ends += 1
    assert ends >= 8
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_games_that_end_may_begin_anew_by_the_next_step() -> None:
    envs = SilverGoldVectorEnv(4, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(2)
    _, info = envs.reset(seed=1)
    over = np.zeros(4, np.bool_)
    ends = 0
    for _ in range(150):
        actions = chosen(info["action_mask"], rng)
        actions[over] = 0  # of which nothing is made
        observations, rewards, ended, _, info = envs.step(actions)
        turns = [int(encoding.named(each)["turn"][0]) for each in observations]
        for number in range(4):
            if over[number]:
                assert (turns[number], rewards[number], ended[number]) == (0, 0, False)
            if ended[number]:
                assert encoding.named(observations[number])["phase"].tolist() == [0, 0, 0, 1]
                assert (info["final_obs"][number] == observations[number]).all()
                ends += 1
        over = ended
    assert ends >= 8


def shapes(info: dict[str, NDArray[np.generic]]) -> dict[str, tuple[object, ...]]:
    return {key: (value.shape, value.dtype) for key, value in info.items()}


def test_every_info_has_the_same_keys_and_shapes() -> None:
    envs = SilverGoldVectorEnv(2, autoreset_mode="SameStep")
    rng = np.random.default_rng(2)
    _, info = envs.reset(seed=1)
    first = shapes(info)
    assert (envs.action_masks() == info["action_mask"]).all()
    for _ in range(100):
        *_, ended, _, info = envs.step(chosen(info["action_mask"], rng))
        assert shapes(info) == first
        assert (info["_final_obs"] == ended).all()
    assert shapes(envs.copy_games(np.array([0]), np.array([1]))[1]) == first


def test_a_pickle_is_small_and_goes_on() -> None:
    envs = SilverGoldVectorEnv(2)
    rng = np.random.default_rng(2)
    _, info = envs.reset(seed=1)
    for _ in range(30):
        *_, info = envs.step(chosen(info["action_mask"], rng))

    stored = pickle.dumps(envs)
    again = pickle.loads(stored)  # noqa: S301 - our own

    assert len(stored) < 50_000
    for _ in range(60):
        actions = chosen(info["action_mask"], rng)
        one, *_, info = envs.step(actions)
        other, *_ = again.step(actions)
        assert (one == other).all()


def test_any_bot_can_play_in_games_that_are_stepped_one_by_one() -> None:
    envs = gymnasium.make_vec("SilverGold-v0", 2, vectorization_mode="sync", bots=(None, "sailor"))
    _, info = envs.reset(seed=1)
    rng = np.random.default_rng(2)
    for _ in range(60):
        *_, info = envs.step(chosen(info["action_mask"], rng))
    assert info["scores"].shape == (2, 2)


def test_single_games_begin_anew_alone_and_can_be_copied() -> None:
    envs = SilverGoldVectorEnv(6, autoreset_mode="Disabled")
    rng = np.random.default_rng(2)
    _, info = envs.reset(seed=1)
    for _ in range(20):
        observations, _, _, _, info = envs.step(chosen(info["action_mask"], rng))

    wanted = np.array([False, True, False, False, True, False])
    after, info = envs.reset(options={"reset_mask": wanted})
    assert (after[~wanted] == observations[~wanted]).all()
    assert [encoding.named(after[number])["turn"][0] for number in (1, 4)] == [0, 0]

    copied, info = envs.copy_games(np.array([0, 2]), np.array([1, 3]))
    assert (copied[[1, 3]] == copied[[0, 2]]).all()
    actions = chosen(info["action_mask"], rng)
    actions[[1, 3]] = actions[[0, 2]]
    going_on, *_ = envs.step(actions)
    assert (going_on[[1, 3]] == going_on[[0, 2]]).all()


def test_the_same_seed_gives_the_same_games_and_deals_can_be_given() -> None:
    first, _ = SilverGoldVectorEnv(5).reset(seed=7)
    again, _ = SilverGoldVectorEnv(5).reset(seed=7)
    other, _ = SilverGoldVectorEnv(5).reset(seed=8)
    assert (first == again).all()
    assert (first != other).any()

    deals = [FairDeal.from_text(f"test/{number}", 2).deal for number in range(5)]
    envs = SilverGoldVectorEnv(5)
    envs.reset(options={"deals": deals})
    assert [envs.batch.state(number).deal for number in range(5)] == deals


def test_gymnasium_makes_it_by_name() -> None:
    envs = gymnasium.make_vec(
        "SilverGold-v0", 3, vectorization_mode="vector_entry_point", bots=(None, "random")
    )

    observations, info = envs.reset(seed=1)

    assert observations.shape == (3, encoding.size(2))
    assert info["action_mask"].shape == (3, ACTIONS)
    assert silvergold.envs.VERSION == encoding.VERSION


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    envs = SilverGoldVectorEnv(2)
    with pytest.raises(RuntimeError, match="reset"):
        envs.step(np.zeros(2, np.int64))
    before, info = envs.reset(seed=1)
    with pytest.raises(ValueError, match="action 357 is not legal in game 1"):
        envs.step(np.array([int(info["action_mask"][0].argmax()), PASS]))
    after, _ = envs.copy_games(np.array([0]), np.array([0]))
    assert (after == before).all()
    with pytest.raises(ValueError, match="2 games"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="no option 'deal'; there are: reset_mask, deals"):
        envs.reset(options={"deal": "1"})
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        SilverGoldVectorEnv(2, bots=(None, "captain"))
    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        envs.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'Later'; there are: NextStep, SameStep, Disabled"):
        SilverGoldVectorEnv(2, autoreset_mode="Later")
    with pytest.raises(ValueError, match="no seat"):
        SilverGoldVectorEnv(2, bots=("greedy", "greedy"))
    with pytest.raises(ValueError, match="deals"):
        envs.reset(options={"deals": []})
    assert len(REWARDS) == 3
