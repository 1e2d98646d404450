"""Gymnasium: `SilverGold-v0`, one seat against bots."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, SupportsInt

from silvergold.envs.missing import missing

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error) from error

from silvergold.bots import maker
from silvergold.core.rules import after, legal_moves
from silvergold.core.scoring import score, winners
from silvergold.core.view import view
from silvergold.envs.rendering import show
from silvergold.envs.table import (
    RENDER_MODES,
    Table,
    check_action,
    check_options,
    check_render_mode,
    check_seats,
    is_allowed,
    observation_box,
)
from silvergold.fast.actions import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from silvergold.bots import Bot
    from silvergold.envs.rewards import Reward

ILLEGAL = -1.0
"""The reward for an action that is not legal, which ends the game."""


class SilverGoldEnv(gymnasium.Env["NDArray[np.uint8]", "SupportsInt"]):
    """One seat of a game; `bots` sit at the others, and None is the agent's.

    Each step is one action of the agent, and all that the bots do before its next. Which actions
    are legal is in `info["action_mask"]`; another one ends the game with a reward of -1, and
    `info["illegal"]` is true.

    >>> game = SilverGoldEnv(bots=("sailor", None, "random"))
    >>> observation, info = game.reset(seed=1)
    >>> observation.shape, int(info["action_mask"].sum())
    ((1152,), 6)
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        bots: Sequence[str | None] = (None, "sailor"),
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
        self, action: SupportsInt
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act; an action that is not legal ends the game.

        Once a game has ended, every action is illegal until `reset`. Raises `ValueError` for a
        number that is outside the action space.
        """
        check_action(int(action))
        if self._ended or not is_allowed(self.table.mask(self.seat), int(action)):
            self._ended = True
            info = {**self._info(), "illegal": True}
            return self.table.observation(self.seat), ILLEGAL, True, False, info
        if not self.table.is_over:
            self.table.act(self.seat, int(action))
            self._let_bots_act()
        reward = self.table.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        is_over = self.table.is_over
        return self.table.observation(self.seat), reward, is_over, False, self._info()

    def render(self) -> Any:  # noqa: ANN401 - a text, an image, or nothing
        """The table as the agent sees it, in the render mode."""
        return show(view(self.table.state, self.seat), self.render_mode)

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
        info: dict[str, Any] = {"action_mask": self.table.mask(self.seat), "seat": self.seat}
        if self.table.is_over:
            players = self.table.state.players
            info |= {
                "scores": [score(player).total for player in players],
                "winners": winners(players),
            }
        return info

    def _close_bots(self) -> None:
        for bot in self._bots:
            close = getattr(bot, "close", None)
            if close:
                close()
