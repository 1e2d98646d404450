"""How the kernel is compiled: ahead of its callers, without the GIL, and kept on disk."""

from __future__ import annotations

import shutil
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar, cast

import numba
from platformdirs import user_cache_path

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")

_SETTINGS: Final[Any] = numba.config
_HERE: Final = Path(__file__).parent
_CORE: Final = _HERE.parent / "core"
SOURCES: Final = (*sorted([*_HERE.glob("*.py"), *_CORE.glob("*.py")]), _CORE / "treasures.txt")


def kept_in() -> Path | None:
    """The folder for this version's compiled code; None if there is no place to keep it.

    Numba looks only at the file of a function, not at those of the functions it calls; the folder's
    name stands for all of them, so that no change is ever met with old code. It lies in Numba's own
    `NUMBA_CACHE_DIR` if that is set.
    """
    digest = sha256(b"\0".join(source.read_bytes() for source in SOURCES)).hexdigest()[:16]
    beside = _HERE / "__pycache__"
    ours = (beside, user_cache_path("silvergold", appauthor=False))
    theirs = _SETTINGS.CACHE_DIR
    for place in (Path(theirs),) if theirs else ours:
        shelf = place / f"silvergold-kernel-{digest}"
        with suppress(OSError):
            shelf.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=shelf):
                pass
            if place == beside:  # elsewhere, other versions of the game may be using theirs
                for older in set(place.glob("silvergold-kernel-*")) - {shelf}:
                    shutil.rmtree(older, ignore_errors=True)
            return shelf
    return None


KEPT_IN: Final = kept_in()
"""Where compiled code is kept; None if there is no place."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile the function at its first call, or fetch it from disk if it has been compiled."""
    return _compiled(function, inline=False)


def step(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a small step into each function that calls it: rows are costly to hand over."""
    return _compiled(function, inline=True)


def _compiled(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    theirs = _SETTINGS.CACHE_DIR
    if KEPT_IN:
        _SETTINGS.CACHE_DIR = str(KEPT_IN)
    try:
        options: dict[str, Any] = {
            "nogil": True,
            "cache": KEPT_IN is not None,
            "forceinline": inline,
            "_nrt": False,  # nobody counts who uses an array: decision 070
        }
        return cast("Callable[P, R]", numba.njit(**options)(function))
    finally:
        _SETTINGS.CACHE_DIR = theirs
