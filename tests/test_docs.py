"""The documentation: it can be built without a warning, and its code runs."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from waiting import PATIENCE

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CACHE = ROOT / ".mypy_cache" / "docs"
FILES = ("mybots.py", "tournament.py", "first_look.py")


@pytest.mark.parametrize("name", ["tutorial", "position", "package", "library", "record"])
def test_the_code_of_a_guide_runs(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / f"{name}.md").read_text("utf-8"), re.DOTALL)
    assert blocks

    exec("\n".join(blocks), {"__name__": name})  # noqa: S102 - our own

    assert capsys.readouterr().out


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_every_link_leads_to_a_file_of_the_checkout(page: Path) -> None:
    words = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", words)
    files = [link for link in links if ":" not in link]

    assert [file for file in files if not (page.parent / file).exists()] == []


def test_examples_pass_the_strictest_check_of_types(tmp_path: Path) -> None:
    def blocks(name: str, section: str) -> list[str]:
        text = (DOCS / f"{name}.md").read_text("utf-8").split(f"\n## {section}\n")[1]
        return re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    notebook = json.loads((DOCS / "first-look.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    (tmp_path / "mybots.py").write_text(blocks("bots", "In Python, with the library")[1], "utf-8")
    (tmp_path / "tournament.py").write_text(blocks("arena", "From Python")[0], "utf-8")
    (tmp_path / "first_look.py").write_text("\n".join(cells), "utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", CACHE, "--", *FILES],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stdout


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "MPLBACKEND": "agg"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stderr[-3000:]
    assert "does not contain an anchor" not in done.stderr, done.stderr[-3000:]
    notebook = (tmp_path / "notebook" / "index.html").read_text("utf-8")
    assert notebook.count("data:image/svg+xml") == 3
    index = (tmp_path / "index.html").read_text("utf-8")
    assert 'href="notebook/"' in index
    assert "first-look.ipynb" not in index
    reference = (tmp_path / "reference" / "rules" / "index.html").read_text("utf-8")
    for name in ("new_game", "State", "write_position", "View", "IllegalMoveError"):
        assert f"{name}</h" in reference or f".{name}" in reference
