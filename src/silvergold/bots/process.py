"""A program that runs beside this one and is talked to line by line.

Threads carry the lines, so that a program that does not read, does not write or writes without end
makes nobody wait. Each thread closes its own pipe: none is closed while somebody else uses it.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import IO

_UNREAD: Final = 2
_STDERR_BYTES: Final = 4096
_STDERR_LINES: Final = 5
_SECONDS_TO_START: Final = 10
_SECONDS_TO_STOP: Final = 0.5


def words(command: str) -> list[str]:
    """The program and its arguments. Raises `ValueError` if the command names no program.

    >>> words("python3 'my bot.py' --depth 2")
    ['python3', 'my bot.py', '--depth', '2']
    """
    try:
        found = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"its quotes do not match: {error}") from None
    if not found:
        raise ValueError("it names no program")
    return found


class Process:
    """A program to `start`, and to `end`, whatever happens in between.

    `longest` is the number of bytes beyond which a line of the program is cut.
    """

    def __init__(self, command: str, longest: int) -> None:
        self._command = command
        self._longest = longest
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._stderr = b""
        self._running: Future[subprocess.Popen[bytes]] = Future()
        self._threads: list[Thread] = []

    def start(self) -> None:
        """Let the program run. Raises `OSError` if it cannot be started."""
        # Python interrupts only the main thread, so no interruption can part us from a program
        # that another thread is about to start.
        Thread(target=self._start, daemon=True).start()
        self._running.result()

    def say(self, line: bytes) -> None:
        """Let the program read this line, whenever it does."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> bytes | None:
        """The next line from the program; empty if it has closed its output, none in time: None."""
        try:
            return self._heard.get(timeout=seconds)
        except Empty:
            return None

    def ending(self, patience: float) -> str | None:
        """How the program ended, in words; None if it still runs after so many seconds."""
        process = self._running.result()
        _wait(process, patience)
        status = process.returncode
        if status is None:
            return None
        if status < 0:
            return f"it was ended by signal {-status} ({signal.strsignal(-status)})"
        return f"it ended with exit code {status}"

    def end(self, patience: float) -> None:
        """Close the program's input, and after so many seconds end it and all that it started."""
        self._to_say.put(None)
        try:
            process = self._running.result(_SECONDS_TO_START)
        except Exception:  # noqa: BLE001 - nothing runs, as `start` has told
            return
        try:
            _wait(process, patience)
            _send(process, signal.SIGTERM)
            _wait(process, _SECONDS_TO_STOP)
        finally:
            _send(process, _KILL)
            process.wait()
        for thread in self._threads:
            # Who has left the program's group may hold a pipe open; the thread is left to it.
            thread.join(_SECONDS_TO_STOP)

    def last_words(self) -> list[str]:
        """The last lines that the program wrote to its standard error, safe to print."""
        lines = self._stderr.decode("utf-8", errors="replace").splitlines()
        return [_printable(line) for line in lines if line.strip()][-_STDERR_LINES:]

    def _start(self) -> None:
        try:
            process = _started(self._command)
        except Exception as error:  # noqa: BLE001 - it is raised where the program is waited for
            self._running.set_exception(error)
            return
        for work, pipe in (
            (self._talk, process.stdin),
            (self._listen, process.stdout),
            (self._overhear, process.stderr),
        ):
            self._threads.append(Thread(target=work, args=(pipe,), daemon=True))
            self._threads[-1].start()
        self._running.set_result(process)

    def _talk(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _listen(self, pipe: IO[bytes]) -> None:
        """Hear the program until it closes its output, or has said more than anybody asked for."""
        with pipe:
            while line := pipe.readline(self._longest + 1):
                self._heard.put(line)
                if len(line) > self._longest or self._heard.qsize() >= _UNREAD:
                    return
        self._heard.put(b"")

    def _overhear(self, pipe: IO[bytes]) -> None:
        with pipe:
            while piece := os.read(pipe.fileno(), _STDERR_BYTES):
                self._stderr = (self._stderr + piece)[-_STDERR_BYTES:]


def _wait(process: subprocess.Popen[bytes], seconds: float) -> None:
    with suppress(subprocess.TimeoutExpired):
        process.wait(seconds)


def _printable(line: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in line)


if sys.platform == "win32":
    _KILL = signal.SIGTERM

    def _started(command: str) -> subprocess.Popen[bytes]:
        # Windows has command lines rather than words, and takes this one as it is.
        return subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )

    def _send(process: subprocess.Popen[bytes], _signal: int) -> None:
        words = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(words, capture_output=True, check=False)  # noqa: S603

else:
    _KILL = signal.SIGKILL

    def _started(command: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - whoever names a program wants it to run
            words(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def _send(process: subprocess.Popen[bytes], signal_: int) -> None:
        # The group lives as long as one of its members, which may be after the program itself.
        # A group of nobody but the dead may not be signalled on macOS.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal_)
