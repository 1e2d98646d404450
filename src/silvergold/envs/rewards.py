"""What an agent is rewarded for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from silvergold.core.facts import Phase
from silvergold.core.scoring import score, winners

if TYPE_CHECKING:
    from silvergold.core.view import View

Reward: TypeAlias = Literal["score", "margin", "win"]

REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
"""By points; by points ahead of the best other seat; by winning, 1 shared among the winners."""

HIGHEST: Final = 255.0
"""No seat of any game has more points, since an observation has no room for more."""

ILLEGAL: Final[dict[Reward, float]] = {"score": -1.0, "margin": -1.0 - HIGHEST, "win": -1.0}
"""The rewards for an action that is not legal, which ends the game.

They are lower than what any legal play would still bring: no point is lost and no win is worth less
than 0, but all others together may score as many points as there are.
"""


def check_reward(reward: str) -> None:
    """Raise `ValueError` if there is no such reward."""
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")


def worth(view: View, reward: Reward) -> float:
    """What the seat has reached, as far as it knows: rewards are the changes of this.

    So the rewards of a game add up to its end: nothing but the view is looked at, and no reward
    tells what others are marking at the same time.
    """
    if reward == "win":
        first = winners(view.players) if view.phase is Phase.OVER else []
        return 1 / len(first) if view.seat in first else 0.0
    points = [score(player).total for player in view.players]
    own = points.pop(view.seat)
    return float(own if reward == "score" else own - max(points))
