"""File descriptors: how many connections the system lets this process have."""

from __future__ import annotations

import errno
import logging
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

RESERVED: Final = 64
"""For the store, the bots and the log; at most half of them all where there are few."""

ACCEPTED_AT_ONCE: Final = 128
LONGEST_QUIET: Final = 60.0
"""Seconds between two lines in the log that descriptors are used up."""

_log = logging.getLogger(__name__)


def most_connections() -> int | None:
    """Ask the system for as many descriptors as it gives; how many connections that allows."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS allows less than it says
            _log.debug("the limit of file descriptors stays at %s", soft)
    if soft == resource.RLIM_INFINITY:
        return None
    return soft - min(RESERVED + ACCEPTED_AT_ONCE, soft // 2)


def log_exhaustion_rarely(loop: AbstractEventLoop) -> None:
    """Log once a minute that there are no descriptors left, not once for every connection."""
    silent_until = 0.0

    def handle(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal silent_until
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in {errno.EMFILE, errno.ENFILE}:
            loop.default_exception_handler(context)
        elif loop.time() >= silent_until:
            silent_until = loop.time() + LONGEST_QUIET
            _log.error("connections have to wait: %s", error)

    loop.set_exception_handler(handle)
