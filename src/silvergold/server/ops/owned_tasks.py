"""Tasks with an owner. All other work in the background is a job of `BackgroundWork`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

T = TypeVar("T")


def owned_task(name: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start a task whose owner keeps it, waits for it and hears of its error."""
    return asyncio.create_task(work, name=name)
