"""A game on `core` behind the environments that play one game at a time."""

from __future__ import annotations

from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from silvergold.core.facts import MAX_PLAYERS, MIN_PLAYERS, Phase
from silvergold.core.rules import after, legal_moves, new_game
from silvergold.core.state import Deal
from silvergold.core.view import view
from silvergold.deals import FairDeal
from silvergold.envs import encoding
from silvergold.envs.rewards import check_reward, worth
from silvergold.fast.actions import ACTIONS, PASS, action_of, move_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.core.view import View
    from silvergold.envs.rewards import Reward

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
BOTS: Final = (None, "greedy")
"""Who sits where if nothing is said: the agent, and a bot that every environment can play."""


class Table:
    """One game, as numbers: what each seat sees, may do and is rewarded with."""

    def __init__(self, players: int, reward: Reward) -> None:
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"players={players}: it takes {MIN_PLAYERS} to {MAX_PLAYERS}")
        check_reward(reward)
        self.players = players
        self.reward = reward
        self._rng = Random()
        self._state: State | None = None
        self._seen: dict[Seat, View] = {}
        self._masks: dict[Seat, NDArray[np.int8]] = {}
        self._reached = [0.0] * players

    @property
    def state(self) -> State:
        """The game at this moment. Raises `RuntimeError` if none has begun."""
        self.check_begun()
        assert self._state is not None, "it has begun"  # noqa: S101
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state
        self._seen.clear()
        self._masks.clear()

    def check_begun(self) -> None:
        """Raise `RuntimeError` if no game has begun."""
        if self._state is None:
            raise RuntimeError("there is no game before the first reset: call reset()")

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game: of `options["deal"]`, a `Deal` or the text of one, or by lot.

        Raises `ValueError` if the deal is neither, or is for another number of players.
        """
        if seed is not None:
            self._rng = Random(seed)
        deal = (options or {}).get("deal")
        if deal is None:
            deal = Deal.shuffled(self.players, self._rng)
        elif isinstance(deal, str):
            deal = FairDeal.from_text(deal, self.players).deal
        elif not isinstance(deal, Deal):
            raise ValueError(f"options['deal'] is a Deal or the text of one, not {deal!r}")
        elif deal.players != self.players:
            told = f"options['deal'] is a deal for {deal.players} players"
            raise ValueError(f"{told}, and {self.players} play here")
        self.state = new_game(deal)
        self._reached = [0.0] * self.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.OVER

    def draw_seed(self) -> int:
        """A number for others who need chance, fixed by the seed."""
        return int(self._rng.random() * 2**53)

    def seen(self, seat: Seat) -> View:
        """The game as the seat sees it; kept until the next action, because a step asks again."""
        if seat not in self._seen:
            self._seen[seat] = view(self.state, seat)
        return self._seen[seat]

    def observation(self, seat: Seat) -> NDArray[np.uint8]:
        """What the seat sees, as numbers."""
        return encoding.encode(self.seen(seat))

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """What the seat may do: it may only pass while it has to wait, or the game is over."""
        if seat not in self._masks:
            moves = legal_moves(self.state, seat)
            mask = np.zeros(ACTIONS, np.int8)
            mask[[action_of(self.state, seat, move) for move in moves] or PASS] = 1
            self._masks[seat] = mask
        return self._masks[seat].copy()

    def act(self, seat: Seat, action: int) -> None:
        """Let a seat that is to act take an action of its mask."""
        self.state = after(self.state, seat, move_of(self.state, seat, action))

    def rewards(self) -> list[float]:
        """What each seat has been given since it was last asked."""
        reached = [worth(self.seen(seat), self.reward) for seat in range(self.players)]
        gained = [now - before for now, before in zip(reached, self._reached, strict=True)]
        self._reached = reached
        return gained


def observation_box(players: int) -> Any:  # noqa: ANN401 - a `Box`, whose type is too wide
    """The space of observations."""
    high = encoding.highest(players)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def number_of(action: object) -> int:
    """The action as a plain number. Raises `ValueError` if no action has that number."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None
    if not 0 <= number < ACTIONS:
        raise ValueError(f"there is no action {number}: they are 0 to {ACTIONS - 1}")
    return number


def check_options(options: dict[str, Any] | None, known: Sequence[str]) -> None:
    """Raise `ValueError` if `reset` is given an option that it does not know."""
    for name in options or {}:
        if name not in known:
            raise ValueError(f"there is no option {name!r}; there are: {', '.join(known)}")


def check_seats(bots: Sequence[str | None]) -> None:
    """Raise `ValueError` if that many cannot play."""
    if not MIN_PLAYERS <= len(bots) <= MAX_PLAYERS:
        raise ValueError(
            f"bots={bots!r} are {len(bots)} seats: it takes {MIN_PLAYERS} to {MAX_PLAYERS}"
        )


def check_render_mode(mode: str | None) -> None:
    """Raise `ValueError` if nothing can be shown that way."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
