"""Gymnasium: `SilverGold-v0`, one seat against bots."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, SupportsIndex

from silvergold.envs.missing import missing

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error) from error

import numpy as np

from silvergold.bots import maker
from silvergold.core.rules import after, legal_moves
from silvergold.core.scoring import score, winners
from silvergold.core.view import view
from silvergold.envs.rendering import show
from silvergold.envs.rewards import ILLEGAL
from silvergold.envs.table import (
    BOTS,
    RENDER_MODES,
    Table,
    check_options,
    check_render_mode,
    check_seats,
    number_of,
    observation_box,
)
from silvergold.fast.actions import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from silvergold.bots import Bot
    from silvergold.envs.rewards import Reward


class SilverGoldEnv(gymnasium.Env["NDArray[np.uint8]", "SupportsIndex"]):
    """One seat of a game; `bots` sit at the others, and None is the agent's.

    Each step is one action of the agent, and all that the bots do before its next. Which actions
    are legal is in `info["action_mask"]`; another one ends the game with a reward that is lower
    than any legal play could bring, and `info["illegal"]` is true. Every info has the same keys.

    >>> game = SilverGoldEnv(bots=("sailor", None, "random"))
    >>> observation, info = game.reset(seed=1)
    >>> observation.shape, int(info["action_mask"].sum())
    ((1152,), 6)
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        bots: Sequence[str | None] = BOTS,
        reward: Reward = "score",
        render_mode: str | None = None,
    ) -> None:
        if [*bots].count(None) != 1:
            raise ValueError(f"the agent has one seat: one of the bots has to be None, not {bots}")
        check_seats(bots)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(len(bots), reward)
        self.seat = [*bots].index(None)
        self._makers = [None if name is None else maker(name) for name in bots]
        self._bots: list[Bot | None] = []
        self.observation_space = observation_box(len(bots))
        self.action_space = spaces.Discrete(ACTIONS)
        self._ended = False  # by an action that was not legal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game: of `options["deal"]`, a `Deal` or the text of one, or by lot.

        Raises `ValueError` for other options, and for a deal for other numbers of players.
        """
        super().reset(seed=seed)
        check_options(options, ("deal",))
        self.table.begin(seed, options)
        self._ended = False
        number = self.table.draw_seed()
        self._close_bots()
        self._bots = [
            make(Random(f"{number}/{seat}")) if make else None
            for seat, make in enumerate(self._makers)
        ]
        self._let_bots_act()
        return self.table.observation(self.seat), self._info()

    def step(
        self, action: SupportsIndex
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act; an action that is not legal ends the game.

        Once a game has ended, every action is illegal until `reset`. Raises `ValueError` for what
        is no number of the action space, and `RuntimeError` before the first `reset`.
        """
        number = number_of(action)
        if self._ended or not self.table.mask(self.seat)[number]:
            self._ended = True
            given = ILLEGAL[self.table.reward]
            return self.table.observation(self.seat), given, True, False, self._info()
        if not self.table.is_over:
            self.table.act(self.seat, number)
            self._let_bots_act()
        reward = self.table.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        is_over = self.table.is_over
        return self.table.observation(self.seat), reward, is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:  # noqa: ANN401 - a text, an image, or nothing
        """The table as the agent sees it, in the render mode."""
        return show(self.table.seen(self.seat), self.render_mode)

    def close(self) -> None:
        """End the programs among the bots."""
        self._close_bots()

    def _let_bots_act(self) -> None:
        while (acting := self.table.state.acting) and self.seat not in acting:
            self._let_act(acting[0])

    def _let_act(self, seat: int) -> None:
        state = self.table.state
        bot = self._bots[seat]
        assert bot is not None, "the agent acts by itself"  # noqa: S101
        self.table.state = after(
            state, seat, bot.choose(view(state, seat), legal_moves(state, seat))
        )

    def _info(self) -> dict[str, Any]:
        """What goes with each observation: always the same keys, and arrays of the same shapes."""
        players = self.table.seen(self.seat).players
        first = winners(players)
        return {
            "action_mask": self.table.mask(self.seat),
            "seat": self.seat,
            "illegal": self._ended,
            "scores": np.array([score(player).total for player in players], np.int32),
            "winners": np.array([seat in first for seat in range(len(players))], np.bool_),
        }

    def _close_bots(self) -> None:
        for bot in self._bots:
            close = getattr(bot, "close", None)
            if close:
                close()
