"""Gymnasium's `VectorEnv` on the compiled kernel: many games, stepped together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from silvergold.envs.missing import missing

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error) from error

from silvergold.envs import encoding, rows
from silvergold.envs.rewards import REWARDS, check_reward
from silvergold.envs.table import BOTS, check_options, check_seats, observation_box
from silvergold.fast import ACTIONS, Batch, deal_row
from silvergold.fast import layout as at
from silvergold.fast.actions import PASS
from silvergold.fast.batch import whole_numbers
from silvergold.fast.fitting import fitting_table
from silvergold.fast.turns import turns_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from silvergold.core.state import Deal
    from silvergold.envs.rewards import Reward
    from silvergold.fast.types import (
        Bytes,
        Chance,
        Fitting,
        Flags,
        Floats,
        Numbers,
        Rows,
    )

SEATED: Final = {
    None: rows.AGENT,
    "random": rows.RANDOM,
    "greedy": rows.GREEDY,
    "mate": rows.GREEDY,
}
"""Who can sit at a table of the vector environment; None is a seat that the agent plays."""

_SEED_LIMIT: Final = 1 << 63


class SilverGoldVectorEnv(VectorEnv["Bytes", "NDArray[np.integer[Any]]", "NDArray[Any]"]):
    """Many games, one to a row, each with the seat that is to act.

    `bots` says who sits where: names of compiled bots, and None for seats that the agent plays. If
    these are several, each step acts for the one in `info["seat"]`. By `autoreset_mode`, one of
    Gymnasium's, a game that ends begins anew at once (`"SameStep"`), by the next step, whatever its
    action (`"NextStep"`), or when `reset` is told to begin it (`"Disabled"`).

    >>> envs = SilverGoldVectorEnv(num_envs=3)
    >>> observations, info = envs.reset(seed=1)
    >>> observations.shape, info["action_mask"].shape
    ((3, 984), (3, 358))
    >>> observations, rewards, *_ = envs.step(info["action_mask"].argmax(axis=1))
    >>> rewards
    array([0., 0., 0.], dtype=float32)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        bots: Sequence[str | None] = BOTS,
        reward: Reward = "score",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: None = None,
    ) -> None:
        check_reward(reward)
        self.num_envs = num_envs
        self.players = len(bots)
        self.render_mode = render_mode
        self._bots = _numbers_of(bots)
        self._reward = REWARDS.index(reward)
        self._autoreset = _mode_of(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._autoreset}
        size = encoding.size(self.players)
        self.single_observation_space = observation_box(self.players)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch.dealt(self.players, num_envs, 0)
        self._seats = np.full(num_envs, at.NONE, np.int32)
        self._words = np.zeros((num_envs, size // 8), np.uint64)
        self._masks = np.zeros((num_envs, ACTIONS), np.bool_)
        self._reached = np.zeros((num_envs, self.players), np.float32)
        self._rewards = np.zeros((num_envs, self.players), np.float32)
        self._all = np.ones(num_envs, np.bool_)
        self._is_reset = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games anew, or those of `options["reset_mask"]`.

        `options["deals"]` has the deals to play, one for each of these games. A seed fixes all
        games from here on, those that begin later included.
        """
        super().reset(seed=seed)
        check_options(options, ("reset_mask", "deals"))
        options = options or {}
        wanted = np.asarray(options.get("reset_mask", self._all), np.bool_)
        if wanted.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} games, not a mask for {wanted.shape}")
        if seed is not None or not self._is_reset:
            drawn = int(self.np_random.integers(_SEED_LIMIT)) if seed is None else seed
            rows.seed_games(np.uint64(drawn), wanted, self.batch.chances)
        self._is_reset = True
        deals = options.get("deals")
        if deals is not None:
            self._lay(deals, wanted)
        self._begin(wanted, deal=deals is None)
        return self._observations(), self._first_info()

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Bytes, Floats, Flags, Flags, dict[str, Any]]:
        """Act in each game; raises `ValueError`, and changes nothing, if an action is not legal.

        The reward is that of the seat that acted; `info["rewards"]` has all seats that the agent
        plays. In a game that is over, the pass is the one legal action, and changes nothing.
        """
        if not self._is_reset:
            raise RuntimeError("there are no games before the first reset: call reset()")
        chosen = whole_numbers(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} games, not actions for {chosen.shape}")
        over = self._seats == at.NONE
        if self._autoreset is AutoresetMode.NEXT_STEP:
            chosen[over] = PASS
        wrong = rows.first_wrong(chosen, self._masks)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}")
        acted = np.maximum(self._seats, 0)
        ended = np.zeros(self.num_envs, np.bool_)
        rows.take_steps(
            *self._rows, *self._tables, chosen, self._reward,
            self._seats, self._reached, self._rewards, ended,
        )  # fmt: skip
        rewards = self._rewards[np.arange(self.num_envs), acted]
        given = {"rewards": self._rewards.copy(), **self._ends(ended)}
        if self._autoreset is AutoresetMode.SAME_STEP:
            self._begin(ended, deal=True)
        elif self._autoreset is AutoresetMode.NEXT_STEP:
            self._begin(over, deal=True)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(), rewards, ended, truncated, {**self._info(), **given}

    def action_masks(self) -> Flags:
        """Which actions are legal in each game, as in `info["action_mask"]`."""
        return self._masks.copy()

    def winners(self) -> Flags:
        """For each game and seat whether it would win if the game ended now, ties broken."""
        winners = np.zeros((self.num_envs, self.players), np.bool_)
        rows.note_winners(self.batch.deals, self.batch.games, winners)
        return winners

    def scores(self) -> Numbers:
        """The points of each game's seats if it ended now."""
        return self.batch.scores()[:, : self.players]

    def copy_games(
        self, sources: NDArray[np.integer[Any]], targets: NDArray[np.integer[Any]]
    ) -> tuple[Bytes, dict[str, Any]]:
        """Let the target games go on from where the sources are, chance included."""
        arrays: tuple[NDArray[Any], ...] = (*self._rows, self._seats, self._reached)
        for array in arrays:
            array[targets] = array[sources]
        return self._observations(), self._first_info()

    @property
    def _rows(self) -> tuple[Rows, Rows, Chance]:
        return self.batch.deals, self.batch.games, self.batch.chances

    @property
    def _tables(self) -> tuple[Numbers, Fitting, Floats]:
        # Not kept here, so that no copy and no pickle has the tables in it, which never change.
        return self._bots, fitting_table(), turns_table()

    def _lay(self, deals: Sequence[Deal], wanted: Flags) -> None:
        places = np.flatnonzero(wanted)
        if len(deals) != len(places):
            raise ValueError(f"{len(places)} games begin, not as many as the {len(deals)} deals")
        for place, deal in zip(places, deals, strict=True):
            if deal.players != self.players:
                raise ValueError(f"a deal for {deal.players} players cannot be played here")
            self.batch.deals[place] = deal_row(deal)

    def _begin(self, wanted: Flags, *, deal: bool) -> None:
        rows.begin_games(
            wanted, self.players if deal else 0, *self._rows, *self._tables,
            self._seats, self._reached,
        )  # fmt: skip

    def _observations(self) -> Bytes:
        observations = self._words.view(np.uint8)
        rows.look(
            self.batch.deals, self.batch.games, self._seats, self._tables[1],
            observations, self._words, self._masks,
        )  # fmt: skip
        return observations.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy(), "seat": self._seats.copy()}

    def _first_info(self) -> dict[str, Any]:
        """The info where nothing has been rewarded and no game has ended: with the same keys."""
        ended = np.zeros(self.num_envs, np.bool_)
        return {**self._info(), "rewards": np.zeros_like(self._rewards), **self._ends(ended)}

    def _ends(self, ended: Flags) -> dict[str, Any]:
        """What is said of the games that have just ended, before others begin in their rows."""
        if ended.any():
            told = self._observations(), self.scores(), self.winners()
        else:
            shape = self.num_envs, self.players
            seen = np.zeros(self.observation_space.shape or (), np.uint8)
            told = seen, np.zeros(shape, np.int32), np.zeros(shape, np.bool_)
        names = ("final_obs", "final_scores", "final_winners")
        return {**dict(zip(names, told, strict=True)), **{f"_{name}": ended for name in names}}


def _numbers_of(bots: Sequence[str | None]) -> Numbers:
    check_seats(bots)
    for name in bots:
        if name not in SEATED:
            there_are = ", ".join(each for each in SEATED if each)
            raise ValueError(
                f"bot {name!r} cannot play many games at once, which {there_are} can; games with "
                "any bot are stepped one by one by "
                "gymnasium.make_vec('SilverGold-v0', vectorization_mode='sync')"
            )
    if None not in bots:
        raise ValueError("the agent has no seat: one of the bots has to be None")
    return np.array([SEATED[name] for name in bots], np.int32)


def _mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        there_are = ", ".join(each.value for each in AutoresetMode)
        raise ValueError(f"there is no autoreset mode {mode!r}; there are: {there_are}") from None
