"""A process in which bots think, seen from outside."""

from __future__ import annotations

import asyncio
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen
from typing import IO, TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from concurrent.futures import Future

    from silvergold.server.thinking.child import Answer
    from silvergold.server.thinking.question import HintFor, NextPart, Question

PROGRAM: Final = "from silvergold.server.thinking.child import main; main()"


class LostError(Exception):
    """Nothing more is to be expected of this process; the message says why."""


class ThinkingProcess:
    """A process that answers one question at a time. A thread waits for it, and nobody else.

    It ends even if this process is killed, for then its input ends. Ctrl-C at a terminal is not for
    it, so it has a session of its own. Raises `LostError` if it cannot be started.
    """

    def __init__(self, program: str) -> None:
        try:
            self._process = Popen(  # noqa: S603 - it is ourselves
                [sys.executable, "-P", "-c", program],
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise LostError(f"it cannot be started: {error}") from error
        self._to = cast(IO[bytes], self._process.stdin)
        self._from = cast(IO[bytes], self._process.stdout)
        self._thread = ThreadPoolExecutor(1)
        self._gone: Future[int] | None = None

    async def answer(
        self, question: Question | NextPart | HintFor | None, seconds: float
    ) -> Answer:
        """What it answers; to no question, when it is ready.

        Raises `LostError` if it takes longer than so many seconds, or ends.
        """
        talk = self._thread.submit(self._talk, question)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(talk)
        except TimeoutError:
            raise LostError(f"it gave no answer for {seconds:g} s") from None
        except (EOFError, OSError):
            raise LostError(f"it ended with exit code {await self.end()}") from None
        except Exception as error:  # it may be of another version, which was just installed
            raise LostError(f"its answer cannot be read: {error}") from error

    async def end(self) -> int:
        """End it if it has not ended; its exit code. It ends even if nobody waits for that."""
        if self._gone is None:
            self._process.kill()
            self._gone = self._thread.submit(self._see_it_gone)
            self._thread.shutdown(wait=False)
        return await asyncio.shield(asyncio.wrap_future(self._gone))

    def _talk(self, question: Question | NextPart | HintFor | None) -> Answer:
        if question is not None:
            pickle.dump(question, self._to)
            self._to.flush()
        answer: Answer = pickle.load(self._from)  # noqa: S301 - our own program has written it
        return answer

    def _see_it_gone(self) -> int:
        with suppress(OSError), self._process:
            pass
        return self._process.wait()
