"""The words of the game for programs: in a browser the page itself speaks to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def words() -> Callable[..., str]:
    """What to say: the keys of the messages, with their arguments."""
    return lambda key, **arguments: " ".join([key, *map(str, arguments.values())])
