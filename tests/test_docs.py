"""The documentation: it can be built without a warning, and its code runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


@pytest.mark.parametrize("name", ["tutorial", "position", "package"])
def test_the_code_of_a_guide_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / f"{name}.md").read_text("utf-8"), re.DOTALL)
    assert blocks

    exec("\n".join(blocks), {"__name__": name})  # noqa: S102 - our own

    assert capsys.readouterr().out


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "MPLBACKEND": "agg"},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )

    assert done.returncode == 0, done.stderr[-3000:]
    assert "does not contain an anchor" not in done.stderr, done.stderr[-3000:]
    notebook = (tmp_path / "notebook" / "index.html").read_text("utf-8")
    assert notebook.count("data:image/svg+xml") == 3
    reference = (tmp_path / "reference" / "rules" / "index.html").read_text("utf-8")
    for name in ("new_game", "State", "write_position", "View", "IllegalMoveError"):
        assert f"{name}</h" in reference or f".{name}" in reference
