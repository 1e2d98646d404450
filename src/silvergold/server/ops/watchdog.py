"""Notices when the event loop is stuck, logs where, and ends the process."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from types import TracebackType
from typing import Final

TICK_SECONDS: Final = 1.0
TICKS_TO_WARN: Final = 5
TICKS_TO_END: Final = 20
EXIT_CODE: Final = 75
"""EX_TEMPFAIL of sysexits.h: whoever started the server should start it again."""

_log = logging.getLogger(__name__)


class StuckError(Exception):
    """The event loop does not go on."""


class Watchdog:
    """A thread that watches the event loop in which it was started.

    It counts its own ticks, not the time of day: a process that was stopped with Ctrl-Z, or a
    laptop whose lid was closed, is not taken to be stuck when it goes on. What was acknowledged
    is stored, so that ending the process loses nothing.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._watched = threading.get_ident()
        self._beats = 0
        self._stopped = threading.Event()
        self._beat()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no longer."""
        self._stopped.set()

    def _beat(self) -> None:
        self._beats += 1
        if not self._stopped.is_set():
            self._loop.call_later(TICK_SECONDS, self._beat)

    def _watch(self) -> None:
        seen, ticks = self._beats, 0
        while not self._stopped.wait(TICK_SECONDS):
            ticks = ticks + 1 if self._beats == seen else 0
            seen = self._beats
            if ticks == TICKS_TO_WARN:
                _log.error("the event loop is stuck", exc_info=self._where())
            elif ticks == TICKS_TO_END:
                _log.critical("the event loop stays stuck: the server ends", exc_info=self._where())
                logging.shutdown()
                os._exit(EXIT_CODE)

    def _where(self) -> StuckError:
        """An error with the stack of the event loop, which the log prints like any other."""
        frame = sys._current_frames().get(self._watched)  # noqa: SLF001 - Python has no other way
        stack = None
        while frame:
            stack = TracebackType(stack, frame, frame.f_lasti, frame.f_lineno or 0)
            frame = frame.f_back
        return StuckError("here").with_traceback(stack)
