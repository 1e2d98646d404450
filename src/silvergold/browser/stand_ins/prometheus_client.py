"""As much of prometheus_client as the tables use: nobody reads metrics in a browser."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any


class Counter:
    """Counts nothing."""

    def __init__(self, *_: object, **__: object) -> None:
        """Take what a metric is told."""

    def labels(self, *_: object) -> Counter:
        """Itself, whatever the labels."""
        return self

    def inc(self, _amount: float = 1) -> None:
        """Do nothing."""

    def observe(self, _amount: float) -> None:
        """Do nothing."""

    def set_function(self, _function: object) -> None:
        """Do nothing."""

    def time(self) -> Any:
        """Measure nothing."""
        return nullcontext()


Gauge = Histogram = Counter


def disable_created_metrics() -> None:
    """There are none."""
