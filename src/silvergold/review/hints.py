"""Hints during a game: the best decision of a seat, and why, from what the seat may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.bots import FALLBACK, THINKERS
from silvergold.bots.bot import acting
from silvergold.core.notation import write
from silvergold.core.rules import legal_moves
from silvergold.core.state import Phase
from silvergold.core.view import imagine
from silvergold.review import reasons
from silvergold.review.judging import judged_keep, judged_mark, judged_take

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.bots.bot import Thinking
    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import State
    from silvergold.core.view import View
    from silvergold.review.judging import Candidate
    from silvergold.review.reasons import Reason
    from silvergold.review.report import Document, Kind

_SEED: Final = 17  # hidden cards are imagined, and always the same ones for the same view
_SAME: Final = 0.0005  # fewer points are no difference: answers are in thousandths

KIND_OF: Final[dict[Phase, Kind]] = {
    Phase.KEEP: "keep",
    Phase.MARK: "mark",
    Phase.TAKE: "take",
}


def hinting(seen: View) -> Thinking[Document]:
    """The best decision for the seat, which has to be asked for one, as JSON writes it.

    `reasons` compare it with what a plain player does or, if that is the same, with the second
    best. `forced` says that nothing else is possible.
    """
    state = imagine(seen, Random(_SEED))
    seat = seen.seat
    moves = yield from acting(THINKERS[FALLBACK](Random(_SEED)), state, seat)
    if state.phase is Phase.KEEP:
        kept = yield from judged_keep(state, seat)
        best, other = _compared(kept.candidates, moves)
        why = reasons.of_keep(state, seat, other, best, kept.turns)
    elif state.phase is Phase.MARK:
        marked = yield from judged_mark(state, seat, moves)
        best, other = _compared(marked.candidates, marked.played.moves)
        why = reasons.of_mark(state, seat, other, best)
    else:
        taken = yield from judged_take(state, seat)
        best, other = _compared(taken.candidates, moves)
        why = reasons.of_take(state, seat, other, best, taken.turns)
    return _document(state, seat, best, why)


def _compared(
    candidates: Sequence[Candidate], plain: Sequence[Move]
) -> tuple[Candidate, Candidate]:
    """The best candidate, and the one to compare it with."""
    ranked = sorted(candidates, key=lambda one: -one.points)
    played = next(one for one in ranked if one.moves == tuple(plain))
    if ranked[0].points - played.points >= _SAME:
        return ranked[0], played
    second = next((one for one in ranked if one is not played), played)
    return played, second


def _document(state: State, seat: Seat, best: Candidate, why: Iterator[Reason]) -> Document:
    return {
        "kind": KIND_OF[state.phase],
        "forced": len(legal_moves(state, seat)) == 1,
        "best": [write(move) for move in best.moves],
        "reasons": [{"id": reason.id, **reason.facts} for reason in reasons.most_important(why)],
    }
