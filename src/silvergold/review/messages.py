"""A review as it is told while it is made: a message for each turn, then the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.review.report import decision_document, document
from silvergold.review.reviewing import reviewing

if TYPE_CHECKING:
    from collections.abc import Generator

    from silvergold.fast.question import Question
    from silvergold.records import Record
    from silvergold.review.report import Document, Review
    from silvergold.review.reviewing import Progress


def telling(record: Record) -> Generator[Question | Document, list[int], None]:
    """Review a game: yields questions, is sent the answer to each, and yields messages as well.

    Whatever is sent after a message is not looked at. Raises what `reviewing` raises.
    """
    told: list[Progress] = []
    thinking = reviewing(record, told.append)
    try:
        question = next(thinking)
        while True:
            answer = yield question
            question = thinking.send(answer)
            while told:
                yield progress_message(told.pop(0))
    except StopIteration as done:
        for progress in told:
            yield progress_message(progress)
        yield review_message(done.value)


def progress_message(progress: Progress) -> Document:
    """How far a review is, and the decisions that are new."""
    return {
        "type": "progress",
        "turns": progress.turns,
        "of": progress.of,
        "decisions": [decision_document(decision) for decision in progress.decisions],
    }


def review_message(review: Review) -> Document:
    """The whole review."""
    return {"type": "review", "review": document(review)}
