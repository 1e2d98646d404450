"""Reviews of finished games: what every decision gave away, and what was luck."""

from silvergold.review.report import Review, decision_document, document
from silvergold.review.reviewing import JUDGE, Progress, UnfinishedError, reviewing

__all__ = [
    "JUDGE",
    "Progress",
    "Review",
    "UnfinishedError",
    "decision_document",
    "document",
    "reviewing",
]
