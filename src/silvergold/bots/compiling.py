"""Bots that are ready: none of them lets a game wait for the compiler."""

from __future__ import annotations

import logging
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.bots.bot import action
from silvergold.bots.plain import Plain
from silvergold.bots.registry import BOTS, COMPILED, FALLBACK
from silvergold.core.rules import new_game, play
from silvergold.core.state import Deal, Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from silvergold.bots.bot import Bot
    from silvergold.core.moves import Move
    from silvergold.core.view import View

_log = logging.getLogger(__name__)
_warm: Final = threading.Event()


def warm_up() -> None:
    """Load all that the bots need, compiled if it never was: then every bot is ready.

    Compiling takes most of a minute, loading a second or two. Raises whatever goes wrong with
    the compiler.
    """
    state = new_game(Deal.shuffled(2, Random(0)))
    met: set[Phase] = set()
    while len(met) < len(_PHASES):
        seat = state.acting[0]
        if state.phase not in met:
            met.add(state.phase)
            for name in sorted(COMPILED):
                action(BOTS[name](Random(0)), state, seat)
        for move in action(Plain(Random(0)), state, seat):
            state = play(state, seat, move)
    _warm.set()
    note_compiled()


def note_compiled(part: str = "all") -> None:
    """Note that this part is compiled and kept: all that the bots need, or another."""
    if marker := _marker(part):
        with suppress(OSError):
            marker.touch()


_PHASES: Final = (Phase.KEEP, Phase.MARK, Phase.TAKE)


def warm_up_aloud(tell: Callable[[], object]) -> None:
    """Warm up, and tell of it before if anything has to be compiled. Raises what `warm_up` does."""
    if not is_compiled():
        tell()
    warm_up()


def is_compiled(part: str = "all") -> bool:
    """Whether all that the bots need is compiled and kept, or another part: it need only load."""
    marker = _marker(part)
    return marker is not None and marker.exists()


def _marker(part: str) -> Path | None:
    """The file that is there when that part is compiled; None if there is no place to keep it.

    Other versions of Python and of Numba have compiled code of their own in the same folder.
    """
    from numba import __version__ as numba  # noqa: PLC0415 - bots that need no compiler have none

    from silvergold.fast.compiled import KEPT_IN  # noqa: PLC0415 - loads Numba

    return KEPT_IN and KEPT_IN / f"{part}-{sys.implementation.cache_tag}-numba-{numba}"


@cache
def start_warming() -> threading.Thread:
    """Warm up beside everything else, once. The thread ends when the bots are ready or fail."""
    thread = threading.Thread(target=_warm_up_or_say, name="warm-up", daemon=True)
    thread.start()
    return thread


def _warm_up_or_say() -> None:
    try:
        warm_up()
    except Exception as error:  # noqa: BLE001 - whatever a compiler stumbles over, people play on
        _log.warning("%s", why_not_compiled(error))


def why_not_compiled(error: Exception) -> str:
    """What to tell of an error that `warm_up` raised."""
    reason = f"{type(error).__name__}: {error}".splitlines()[0]
    players = ", ".join(sorted(COMPILED))
    return f"a simpler bot plays for {players}, which cannot be compiled: {reason}"


@dataclass(slots=True)
class UntilCompiled:
    """Plays for the bot of that name until it is ready; then the bot plays itself."""

    name: str
    rng: Random
    _bot: Bot | None = field(default=None, init=False)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The bot's move, or a decent one in plain Python."""
        if self._bot is None and _warm.is_set():
            self._bot = BOTS[self.name](self.rng)
        return (self._bot or BOTS[FALLBACK](self.rng)).choose(view, moves)


def _ready(name: str, rng: Random) -> Bot:
    if _warm.is_set():
        return BOTS[name](rng)
    start_warming()
    return UntilCompiled(name, rng)


READY: Final[dict[str, Callable[[Random], Bot]]] = {
    **BOTS,
    **{name: partial(_ready, name) for name in sorted(COMPILED)},
}
"""`BOTS` for people who wait: a simpler bot plays for a bot as long as it has to be compiled."""
