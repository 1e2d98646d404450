"""Reviews of finished games, what every decision gave away, what was luck; and hints."""

from silvergold.review.hints import hinting
from silvergold.review.messages import telling
from silvergold.review.ready import PART, ready_judge
from silvergold.review.report import Review, decision_document, document
from silvergold.review.reviewing import JUDGE, Progress, UnfinishedError, reviewing

__all__ = [
    "JUDGE",
    "PART",
    "Progress",
    "Review",
    "UnfinishedError",
    "decision_document",
    "document",
    "hinting",
    "ready_judge",
    "reviewing",
    "telling",
]
