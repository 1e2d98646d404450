"""The checks look at our own files and at nothing that was installed."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_ruff_leaves_out_what_was_installed_even_without_git() -> None:
    command = [sys.executable, "-m", "ruff", "check", "--show-files", "--no-respect-gitignore"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    folders = {Path(line).relative_to(ROOT).parts[0] for line in listed.splitlines()}

    assert {"src", "tests", "tools"} <= folders
    assert not folders & {".tools", ".venv"}
