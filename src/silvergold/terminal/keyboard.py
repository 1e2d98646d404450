"""Lines typed by people, with completion where the terminal offers it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from silvergold.terminal.entry import completions

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from silvergold.core.moves import Move

readline: ModuleType | None
try:
    import readline
except ImportError:  # Windows has none; everything but the Tab key works without it
    readline = None

_CLEAR = "\033[2J\033[3J\033[H"


class LeftTheTable(Exception):  # noqa: N818 - leaving is not an error
    """The person at the keyboard is leaving."""


class Keyboard:
    """Asks for lines of text, and completes moves at the Tab key."""

    def __init__(self) -> None:
        self._moves: Sequence[Move] = ()
        if readline:
            readline.set_completer(self._complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")

    def ask(self, prompt: str, moves: Sequence[Move] = ()) -> str:
        """The line typed after `prompt`; Tab completes it to one of `moves`."""
        self._moves = moves
        try:
            return input(prompt).strip()
        except EOFError:
            raise LeftTheTable from None

    def forget(self) -> None:
        """Take away what was shown and typed, where the terminal can do that."""
        if sys.stdout.isatty():
            sys.stdout.write(_CLEAR)
        if readline:
            readline.clear_history()

    def _complete(self, typed: str, number: int) -> str | None:
        texts = completions(typed, self._moves)
        return texts[number] if number < len(texts) else None
