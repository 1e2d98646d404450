"""Making the judge ready, so that no review waits for the compiler."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.bots import BOTS, note_compiled, thought_out
from silvergold.bots.bot import action
from silvergold.core.rules import new_game, play
from silvergold.core.state import Deal, Phase
from silvergold.review.judging import judged_keep, judged_mark, judged_refill, judged_take

if TYPE_CHECKING:
    from silvergold.core.state import State

PART: Final = "judge"
"""What the judge is called among the parts that are compiled."""

_PLAYER: Final = "sailor"
_PHASES: Final = (Phase.KEEP, Phase.MARK, Phase.TAKE)


def ready_judge() -> None:
    """Load all that the judge needs, compiled if it never was.

    Compiling takes about a minute. Raises whatever goes wrong with the compiler.
    """
    state = new_game(Deal.shuffled(2, Random(0)))
    met: set[Phase] = set()
    while len(met) < len(_PHASES):
        if state.phase not in met:
            met.add(state.phase)
            _judge(state)
        seat = state.acting[0]
        for move in action(BOTS[_PLAYER](Random(0)), state, seat):
            state = play(state, seat, move)
    note_compiled(PART)


def _judge(state: State) -> None:
    seat = state.acting[0]
    if state.phase is Phase.KEEP:
        thought_out(judged_keep(state, seat))
    elif state.phase is Phase.MARK:
        moves = action(BOTS[_PLAYER](Random(0)), state, seat)
        thought_out(judged_mark(state, seat, moves))
        thought_out(judged_refill(state, len(state.display)))
    else:
        thought_out(judged_take(state, seat))
