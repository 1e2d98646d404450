"""OpenSpiel: `python_silver_gold`, with a chance node for each card that is revealed.

>>> import pyspiel
>>> import silvergold.envs.openspiel
>>> game = pyspiel.load_game("python_silver_gold(players=3,reward=win)")
>>> game.num_players(), game.num_distinct_actions()
(3, 358)
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from silvergold.envs.missing import missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from error

from silvergold.core.facts import HAND_SIZE, MAX_PLAYERS, MIN_PLAYERS, TURNS, Phase
from silvergold.core.notation import write
from silvergold.core.rules import legal_moves
from silvergold.core.treasures import TREASURES
from silvergold.core.view import view
from silvergold.envs import encoding
from silvergold.envs.dealing import MOST_OUTCOMES, Dealing
from silvergold.envs.rendering import text, watched
from silvergold.envs.rewards import HIGHEST, check_reward, worth
from silvergold.fast import layout as at
from silvergold.fast.actions import ACTIONS, action_of, move_of

if TYPE_CHECKING:
    from silvergold.core.moves import Move
    from silvergold.core.state import State
    from silvergold.core.view import View
    from silvergold.envs.rewards import Reward

NAME: Final = "python_silver_gold"

_UTILITIES: Final = {
    "score": pyspiel.GameType.Utility.GENERAL_SUM,
    "margin": pyspiel.GameType.Utility.ZERO_SUM,
    "win": pyspiel.GameType.Utility.CONSTANT_SUM,
}
_TYPE: Final[dict[str, Any]] = {
    "short_name": NAME,
    "long_name": "Silver & Gold",
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "max_num_players": MAX_PLAYERS,
    "min_num_players": MIN_PLAYERS,
    "provides_information_state_string": True,
    "provides_information_state_tensor": False,
    "provides_observation_string": True,
    "provides_observation_tensor": True,
    "parameter_specification": {"players": MIN_PLAYERS, "reward": "margin"},
}


def _type_for(players: int, reward: Reward) -> pyspiel.GameType:
    """The kind of game; only two players gain exactly what the other loses."""
    is_fair = reward != "margin" or players == MIN_PLAYERS
    utility = _UTILITIES[reward if is_fair else "score"]
    return pyspiel.GameType(**_TYPE, utility=utility)


def _info_for(players: int, reward: Reward) -> pyspiel.GameInfo:
    crosses = sum(card.crosses.bit_count() for card in TREASURES)
    cards = len(TREASURES) + players * HAND_SIZE
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=players,
        min_utility=-HIGHEST if reward == "margin" else 0.0,
        max_utility=1.0 if reward == "win" else HIGHEST,
        utility_sum=_sum_for(players, reward),
        max_game_length=players * (1 + TURNS) + crosses + cards,
    )


def _sum_for(players: int, reward: Reward) -> float | None:
    if reward == "margin" and players == MIN_PLAYERS:
        return 0.0
    return 1.0 if reward == "win" else None


class SilverGoldGame(pyspiel.Game):  # type: ignore[misc]
    """The game, for `players` seats, its utilities by `reward`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**_TYPE["parameter_specification"], **(params or {})}
        self.players = int(settings["players"])
        self.reward: Reward = settings["reward"]
        check_reward(self.reward)
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"players={self.players}: it takes {MIN_PLAYERS} to {MAX_PLAYERS}")
        super().__init__(
            _type_for(self.players, self.reward), _info_for(self.players, self.reward), settings
        )

    def new_initial_state(self) -> SilverGoldState:
        """The game before the first card is dealt."""
        return SilverGoldState(self)

    def state_of(self, state: State) -> SilverGoldState:
        """A game that goes on from a state of `core`; what is hidden in it is drawn again."""
        begun = SilverGoldState(self)
        begun.dealing = Dealing.of(state)
        return begun

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel's names and types
        params: Any = None,  # noqa: ANN401
    ) -> SilverGoldObserver:
        """What tells a seat what it sees."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SilverGoldObserver(self.players, wanted, params)


class SilverGoldState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Choices made at once are made one after the other, each unseen."""

    def __init__(self, game: SilverGoldGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.dealing = Dealing(game.players)
        self._log: tuple[tuple[int, int, str], ...] = ()
        self._revealed = 0

    def current_player(self) -> int:
        """The seat to act, or chance."""
        if self.dealing.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.table
        return state.acting[0] if state.acting else int(pyspiel.PlayerId.TERMINAL)

    @property
    def table(self) -> State:
        """The state of `core`."""
        assert self.dealing.state is not None, "the hands are dealt"  # noqa: S101
        return self.dealing.state

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide: the start player, a treasure or a pattern."""
        return self.dealing.outcomes()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.dealing.wanted and self.table.phase is Phase.OVER

    def returns(self) -> list[float]:
        """The utilities: 0 until the game is over."""
        seats = range(self.dealing.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        return [worth(view(self.table, seat), self.reward) for seat in seats]

    def _legal_actions(self, player: int) -> list[int]:
        if self.dealing.wanted:
            return []
        return sorted(
            action_of(self.table, player, move) for move in legal_moves(self.table, player)
        )

    @property
    def decisions(self) -> list[tuple[int, int]]:
        """All that the seats have done, with its number."""
        return [(who, action) for who, action, _ in self._log if who >= 0]

    def known_to(self, seat: int | None) -> list[str]:
        """What has happened so far, as far as the seat knows; for None, as far as all do.

        The log begins with the start player and the hands. It has moves as texts: the number of a
        `keep` would tell where in the hand its treasures were.
        """
        before = 0 if seat is None else seat * HAND_SIZE
        own = range(1 + before, 1 + before + (0 if seat is None else HAND_SIZE))
        hands = range(1, 1 + self.dealing.players * HAND_SIZE)
        return [
            f"{who}: {told}"
            for number, (who, _, told) in enumerate(self._log)
            if who == seat or (number in own if number in hands else number < self._revealed)
        ]

    def _apply_action(self, action: int) -> None:
        before = self.dealing.state
        who = self.current_player()
        if self.dealing.wanted:
            told = self._action_to_string(who, action)
            following = self.dealing.decided(action)
        else:
            move = self._legal_move(who, action)
            told = write(move)
            following = self.dealing.after(who, move)
        self._log = (*self._log, (who, action, told))
        self.dealing = following
        now = self.dealing.state
        if before and now and (now.phase is Phase.TAKE or _moment(now) != _moment(before)):
            self._revealed = len(self._log)

    def _legal_move(self, seat: int, action: int) -> Move:
        """The move of that number. Raises `ValueError` if it is not legal for the seat."""
        legal = legal_moves(self.table, seat)
        with suppress(IndexError, ValueError):
            move = move_of(self.table, seat, action)
            if move in legal:
                return move
        raise ValueError(f"action {action} is not legal for player {seat}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return write(move_of(self.table, player, action))
        match self.dealing.wanted[:1]:
            case ("start",):
                return f"start {action}"
            case ("expedition",):
                return f"reveal {at.PATTERNS[action].name}"
            case _:
                return f"deal {TREASURES[action].id}"

    def __str__(self) -> str:
        if self.dealing.state is None:
            return f"dealing {self.dealing.cards}"
        drawn = f"\ndrawn: {self.dealing.cards}" if self.dealing.wanted else ""
        return text(watched(self.table)) + drawn


def _moment(state: State) -> tuple[Phase, int]:
    return state.phase, state.turn


class SilverGoldObserver:
    """Tells a seat what it sees: the numbers of `encoding`, or them and the actions that it knows.

    Without private information, it tells what somebody sees who only watches. While cards are being
    drawn, a seat sees the table as it was before the action.
    """

    def __init__(self, players: int, wanted: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise ValueError(f"there are no settings for observations; passed {params}")
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no seat sees what all hold: private_info is SINGLE_PLAYER or NONE")
        self._is_private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._is_history = wanted.perfect_recall
        self.tensor = np.zeros(encoding.size(players), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SilverGoldState, player: int) -> None:
        """Write what the seat sees into `tensor`."""
        self.tensor[:] = 0
        if state.dealing.state is not None:
            self.tensor[:] = encoding.encode(self._seen(state, player))

    def string_from(self, state: SilverGoldState, player: int) -> str:
        """What the seat sees, as text; with perfect recall, what it knows of the past as well."""
        if state.dealing.state is None:
            return f"seat {player}, dealing"
        seen = self._seen(state, player)
        known = state.known_to(player if self._is_private else None)
        past = f"known: {known}\n" if self._is_history else ""
        return f"seat {player}\n{past}{text(seen)}\nowed: {seen.players[player].bonuses}"

    def _seen(self, state: SilverGoldState, player: int) -> View:
        return view(state.table, player) if self._is_private else watched(state.table, player)


pyspiel.register_game(pyspiel.GameType(**_TYPE, utility=_UTILITIES["margin"]), SilverGoldGame)
