"""Whether the built pages of the game are made from the sources that lie beside them.

Standard library only: both `go.py` and the build ask this before anything is installed.
"""

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "src" / "silvergold" / "server" / "static"
MADE_FROM = STATIC / "made-from.txt"
SOURCES = ("web", "src/silvergold")
LEFT_OUT = {"__pycache__", "coverage", "made", "node_modules", "static", "tests"}
NOT_IN_THE_PAGE = {"cli", "envs", "http", "lab", "postgres", "sqlite", "terminal"}
"""The Python of the tables and bots runs in the page as well; these packages do not."""


def fingerprint() -> str:
    """A hash of everything that the pages are made from."""
    files = [
        file
        for source in SOURCES
        for file in (ROOT / source).rglob("*")
        if file.is_file()
        and not LEFT_OUT & {*file.relative_to(ROOT).parts}
        and not (file.suffix == ".py" and NOT_IN_THE_PAGE & {*file.relative_to(ROOT).parts})
    ]
    found = hashlib.sha256()
    for file in sorted(files):
        name = file.relative_to(ROOT).as_posix().encode()
        found.update(name + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether there is nothing to build."""
    return MADE_FROM.exists() and MADE_FROM.read_text("utf-8") == fingerprint()
