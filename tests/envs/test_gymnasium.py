"""Gymnasium's own test of `SilverGold-v0`, and what it does not ask."""

from __future__ import annotations

import copy
import subprocess
import sys
from inspect import signature
from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import silvergold.envs
from silvergold.core.state import Deal
from silvergold.deals import FairDeal
from silvergold.envs.rewards import REWARDS
from silvergold.envs.solo import SilverGoldEnv
from silvergold.envs.vector import SilverGoldVectorEnv
from silvergold.fast.actions import ACTIONS, PASS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from silvergold.envs.rewards import Reward

    Choose = Callable[[NDArray[np.int8]], int]


def test_the_checker_has_nothing_to_say() -> None:
    check_env(gymnasium.make("SilverGold-v0").unwrapped)
    four = ("random", "sailor", None, "deckhand")
    check_env(gymnasium.make("SilverGold-v0", bots=four, reward="margin").unwrapped)


@pytest.mark.parametrize("reward", REWARDS)
def test_a_game_against_bots_ends_with_points_and_winners(reward: str, choose: Choose) -> None:
    game = gymnasium.make("SilverGold-v0", bots=("sailor", None, "greedy"), reward=reward)
    observation, info = game.reset(seed=4)
    total, is_over = 0.0, False
    while not is_over:
        assert observation in game.observation_space
        observation, given, is_over, is_cut, info = game.step(choose(info["action_mask"]))
        total += float(given)
        assert not is_cut

    scores, first = info["scores"], info["winners"]
    expected = {
        "score": scores[1],
        "margin": scores[1] - max(scores[0], scores[2]),
        "win": first[1] / first.sum(),
    }
    assert total == expected[reward]
    assert min(scores[0], scores[2]) > scores[1]  # who plays by lot loses


def test_the_same_seed_gives_the_same_game_and_a_deal_can_be_given() -> None:
    game = SilverGoldEnv()
    first, _ = game.reset(seed=9)
    other, _ = game.reset()
    again, _ = game.reset(seed=9)
    assert (first == again).all()
    assert (first != other).any()

    game.reset(options={"deal": "evaluation/1"})

    assert game.table.state.deal == FairDeal.from_text("evaluation/1", 2).deal


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"deel": "1"}, "there is no option 'deel'; there are: deal"),
        ({"deal": 7}, r"options\['deal'\] is a Deal or the text of one, not 7"),
        (
            {"deal": Deal.shuffled(3, Random(1))},
            r"options\['deal'\] is a deal for 3 players, and 2 play here",
        ),
    ],
)
def test_other_options_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        SilverGoldEnv().reset(options=options)


def test_a_number_outside_the_action_space_is_refused() -> None:
    game = SilverGoldEnv()
    game.reset(seed=1)

    for action in (-1, ACTIONS):
        with pytest.raises(ValueError, match=f"no action {action}: they are 0 to 357"):
            game.step(action)
    not_whole: list[Any] = [346.9, None, "3", np.float32(3)]
    for action in not_whole:
        with pytest.raises(ValueError, match="an action is a whole number, not "):
            game.step(action)


def test_there_is_no_game_before_the_first_reset() -> None:
    game = SilverGoldEnv()

    for ask in (lambda: game.step(0), game.render, game.action_masks):
        with pytest.raises(RuntimeError, match=r"no game before the first reset: call reset\(\)"):
            ask()


def test_an_illegal_action_ends_the_game() -> None:
    game = SilverGoldEnv()
    game.reset(seed=1)

    _, given, is_over, _, info = game.step(PASS)

    assert (given, is_over, info["illegal"]) == (-1, True, True)
    legal = int(info["action_mask"].argmax())
    assert game.step(legal)[1:3] == (-1, True)
    _, info = game.reset(seed=1)
    assert game.step(int(info["action_mask"].argmax()))[2] is False


def by_lot(game: gymnasium.Env[Any, Any], info: dict[str, Any], choose: Choose) -> float:
    """What legal play by lot brings from here on."""
    total, is_over = 0.0, False
    while not is_over:
        _, given, is_over, _, info = game.step(choose(info["action_mask"]))
        total += float(given)
    return total


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("steps", [0, 10, 25])
def test_an_illegal_action_never_pays(reward: Reward, steps: int, choose: Choose) -> None:
    game = SilverGoldEnv(bots=("greedy", None), reward=reward)
    _, info = game.reset(seed=3)
    for _ in range(steps):
        *_, info = game.step(choose(info["action_mask"]))
    other = copy.deepcopy(game)

    _, given, is_over, _, told = other.step(PASS)

    assert is_over
    assert told["illegal"]
    assert given < by_lot(game, info, choose)
    assert given <= -256 or reward != "margin"


def test_every_info_has_the_same_keys_and_shapes(choose: Choose) -> None:
    game = SilverGoldEnv(bots=(None, "random", "random"))
    _, info = game.reset(seed=4)
    keys = {"action_mask", "seat", "illegal", "scores", "winners"}
    is_over = False
    while not is_over:
        assert {*info} == keys
        assert (info["scores"].shape, info["winners"].shape) == ((3,), (3,))
        assert (game.action_masks() == (info["action_mask"] == 1)).all()
        _, _, is_over, _, info = game.step(choose(info["action_mask"]))
    assert {*info} == keys
    assert {*game.step(0)[4]} == keys


def test_the_masks_are_found_through_gymnasiums_wrappers() -> None:
    game = gymnasium.make("SilverGold-v0")
    game.reset(seed=1)

    masks = game.get_wrapper_attr("action_masks")()

    assert masks.dtype == np.bool_
    assert masks.shape == (ACTIONS,)


def test_the_same_bot_plays_if_none_is_named() -> None:
    alone = signature(SilverGoldEnv).parameters["bots"].default
    many = signature(SilverGoldVectorEnv).parameters["bots"].default

    assert alone == many == (None, "greedy")


def test_the_agent_has_one_seat() -> None:
    with pytest.raises(ValueError, match="one seat"):
        SilverGoldEnv(bots=("sailor", "sailor"))
    with pytest.raises(ValueError, match="no bot 'admiral'"):
        SilverGoldEnv(bots=(None, "admiral"))
    with pytest.raises(ValueError, match="are 5 seats: it takes 2 to 4"):
        SilverGoldEnv(bots=(None, *4 * ["sailor"]))


def test_the_table_is_drawn_as_the_agent_sees_it() -> None:
    game = SilverGoldEnv(render_mode="ansi")
    game.reset(seed=1)
    hand = game.table.state.deal.hand(0)
    drawn = game.render()
    assert all(card.id in drawn for card in hand)
    assert not any(card.id in drawn.split() for card in game.table.state.deal.hand(1))

    picture = SilverGoldEnv(render_mode="rgb_array")
    picture.reset(seed=1)
    image = picture.render()
    assert image.dtype == np.uint8
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 5


def test_the_game_itself_loads_none_of_these_libraries() -> None:
    names = "gymnasium pettingzoo pyspiel numpy"
    code = f"import silvergold, sys; print([n for n in {names.split()} if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
    assert silvergold.envs.VERSION == 1


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("numpy", "silvergold.envs"),
        ("gymnasium", "silvergold.envs.solo"),
        ("gymnasium", "silvergold.envs.vector"),
        ("pettingzoo", "silvergold.envs.silvergold_v0"),
        ("pyspiel", "silvergold.envs.openspiel"),
    ],
)
def test_an_import_says_which_extra_is_missing(package: str, module: str) -> None:
    code = f"""
import sys
sys.modules["{package}"] = None
try:
    import {module}
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    needed = f"{package}, which is not installed here (pip install 'silvergold[envs]')"
    assert done.stdout == f"the environments need {needed}\n"
