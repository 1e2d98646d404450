"""Puts the built pages of the game into the package `silvergold-web`, so that nobody needs Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
CARRIED = HERE / "static"
"""Where an sdist has them."""

sys.path.insert(0, str(HERE.parent / "tools"))


class PagesBuildHook(BuildHookInterface[Any]):
    """Runs before the package is put together."""

    def dependencies(self) -> list[str]:
        """Node, if there is something to build."""
        if CARRIED.exists():
            return []
        import pages  # noqa: PLC0415 - an sdist has none of it

        return pages.needed()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages, unless they are fresh, and put them in."""
        folder = CARRIED
        if not CARRIED.exists():
            import fingerprint  # noqa: PLC0415 - an sdist has none of it
            import pages  # noqa: PLC0415

            pages.build()
            folder = fingerprint.STATIC
        place = "silvergold/server/static" if self.target_name == "wheel" else "static"
        build_data["force_include"][str(folder)] = place
