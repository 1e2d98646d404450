"""PettingZoo: `silvergold_v0`, as an AEC environment and as a parallel one.

>>> from silvergold.envs import silvergold_v0
>>> game = silvergold_v0.env(players=3)
>>> game.reset(seed=1)
>>> game.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np

from silvergold.envs.missing import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error) from error

from silvergold.envs.rendering import show, watched
from silvergold.envs.rewards import ILLEGAL
from silvergold.envs.table import (
    RENDER_MODES,
    Table,
    check_render_mode,
    number_of,
    observation_box,
)
from silvergold.fast.actions import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from silvergold.core.moves import Seat
    from silvergold.envs.rewards import Reward

    Observation = dict[str, NDArray[Any]]

__all__ = ["SilverGoldAec", "SilverGoldParallel", "env", "parallel_env", "raw_env"]


class _Seats:
    """What both environments have in common: agents, spaces and pictures."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "silvergold_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, players: int = 2, reward: Reward = "score", render_mode: str | None = None
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(players, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = [*self.possible_agents]
        self.observation_spaces = {agent: _space(players) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of the observation and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions, of which the mask tells the legal ones."""
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as somebody sees it who only watches, in the render mode."""
        return show(watched(self.table.state), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def observed(self, agent: str) -> Observation:
        """What the agent sees, and what it may do."""
        seat = self.seat(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def allows(self, agent: str, action: int) -> bool:
        """Whether the agent may take this action."""
        return bool(self.table.mask(self.seat(agent))[action])


def _space(players: int) -> spaces.Dict:
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": observation_box(players), "action_mask": mask})


class SilverGoldAec(_Seats, AECEnv["str", "Observation", "int | None"]):  # type: ignore[misc,unused-ignore]
    """The game as a sequence of actions, each by the agent that is selected.

    Where several choose at once, they are selected one after the other, from the start player on,
    and none sees what the others have chosen.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.table.begin(seed, options)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[self.table.state.acting[0]]

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do."""
        return self.observed(agent)

    def step(self, action: int | None) -> None:
        """Let the selected agent act.

        Raises `ValueError` if the action is not legal, and `RuntimeError` before the first `reset`.
        """
        self.table.check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: only an agent that is done takes no action")
        number = number_of(action)
        if not self.allows(agent, number):
            raise ValueError(f"action {number} is not legal for {agent}")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.seat(agent), number)
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.state.acting[0]]
        self.infos = self._infos()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What is said beside the observations: the masks once more, for who looks there."""
        return {agent: {"action_mask": self.table.mask(self.seat(agent))} for agent in self.agents}


class SilverGoldParallel(_Seats, ParallelEnv["str", "Observation", "int"]):  # type: ignore[misc,unused-ignore]
    """The game as steps in which all agents act at once.

    Who has nothing to decide passes: while somebody takes a treasure, and while somebody follows a
    cross. The mask says so.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self.table.begin(seed, options)
        self.agents = [*self.possible_agents]
        observations = self._observations()
        return observations, _infos(observations, wrong=[])

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all act; an action that is not legal ends the game, with a reward below all others.

        The info of an agent that has taken one says so: `illegal` is true. Raises `ValueError` for
        what is no number of the action space, and `RuntimeError` where there is no game to go on.
        """
        agents = [*self.agents]
        numbers = self._numbers(actions)
        wrong = [agent for agent in agents if not self.allows(agent, numbers[agent])]
        if wrong:
            least = ILLEGAL[self.table.reward]
            rewards = {agent: least if agent in wrong else 0.0 for agent in agents}
        else:
            for seat in self.table.state.acting:
                self.table.act(seat, numbers[self.possible_agents[seat]])
            rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        observations = self._observations()
        infos = _infos(observations, wrong)
        is_over = self.table.is_over or bool(wrong)
        over = dict.fromkeys(agents, is_over)
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, over, dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observed(agent) for agent in self.agents}

    def _numbers(self, actions: dict[str, int]) -> dict[str, int]:
        """The action of each agent as a plain number."""
        self.table.check_begun()
        if not self.agents:
            raise RuntimeError("the game has ended: call reset() to begin another")
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"{agent} has no action: each agent needs one, be it the pass")
        return {agent: number_of(actions[agent]) for agent in self.agents}


def _infos(observations: dict[str, Observation], wrong: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What is said beside the observations: the masks once more, and whose action was illegal."""
    return {
        agent: {"action_mask": seen["action_mask"], "illegal": agent in wrong}
        for agent, seen in observations.items()
    }


def env(
    players: int = 2, reward: Reward = "score", render_mode: str | None = None
) -> SilverGoldAec:
    """The AEC environment, in which an illegal action ends the game with a reward below all others.

    It comes in PettingZoo's wrappers, which pass on all that `SilverGoldAec` has.
    """
    game = SilverGoldAec(players, reward, render_mode)
    wrapped: Any = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL[reward])
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    return cast("SilverGoldAec", wrapped)


raw_env = SilverGoldAec
parallel_env = SilverGoldParallel
