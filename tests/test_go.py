"""The launcher: what it refuses at once, and what it shows of setting up."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from go import worst

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the folder is made of symbolic links")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder in which nothing has been set up."""
    (tmp_path / "go.py").write_bytes((ROOT / "go.py").read_bytes())
    for name in ("locks", "pyproject.toml", "src", "tools", "web"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def go(clone: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, clone / "go.py", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def test_an_unknown_option_is_refused_before_anything_is_set_up(clone: Path) -> None:
    done = go(clone, "play", "--bogus")

    assert done.returncode == 2
    assert (
        done.stderr == "silvergold: unrecognized arguments: --bogus; see silvergold play --help\n"
    )
    assert not (clone / ".tools").exists()


def test_help_needs_no_setting_up(clone: Path) -> None:
    done = go(clone, "play", "--help")

    assert done.returncode == 0
    assert "--terminal" in done.stdout
    assert not (clone / ".tools").exists()


def test_a_step_that_fails_is_shown_with_all_that_it_printed(clone: Path) -> None:
    done = go(clone, "play")  # this Python has no pip

    assert done.returncode != 0
    assert "  Get uv, which installs the rest … failed.\n" in done.stderr
    assert "No module named pip" in done.stderr
    assert "No module named pip" in (clone / ".tools" / "set-up.log").read_text("utf-8")


@pytest.mark.parametrize(
    ("codes", "code"),
    [((0, 0), 0), ((5, 0), 0), ((0, 5), 0), ((5, 5), 5), ((1, 0), 1), ((0, 1), 1), ((5, 2), 2)],
)
def test_one_pass_may_have_no_test_but_none_may_fail(codes: tuple[int, int], code: int) -> None:
    assert worst([*codes]) == code
