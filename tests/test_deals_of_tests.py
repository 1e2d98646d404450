"""What is random in a test is the same in a second try, and a failure says how to repeat it."""

import os
import subprocess
import sys
from pathlib import Path

from support import python_path

HERE = Path(__file__).parent
FAILS_AT_FIRST = """
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis.strategies import integers

DRAWN = Path("drawn.txt")
DRAWN.touch()

@pytest.fixture
def again():
    first = not DRAWN.read_text()
    yield
    with DRAWN.open("a") as file:
        print(file=file)
    assert not first

@pytest.mark.usefixtures("again")
@given(number=integers(0, 2**64))
def test_it(number):
    with DRAWN.open("a") as file:
        print(number, end=" ", file=file)
"""


def two_tries(folder: Path, **environment: str) -> tuple[list[str], str]:
    """What a test draws in each of its tries, and what pytest says."""
    folder.mkdir()
    (folder / "test_draws.py").write_text(FAILS_AT_FIRST, "utf-8")
    (folder / "conftest.py").write_text((HERE / "conftest.py").read_text("utf-8"), "utf-8")
    words = ["-p", "no:cacheprovider", "--reruns", "1", "--rerun-show-tracebacks", "test_draws.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=folder,
        env={**os.environ, **environment, "PYTHONPATH": python_path(HERE)},
        capture_output=True,
        text=True,
        check=False,
    )
    return (folder / "drawn.txt").read_text("utf-8").splitlines(), done.stdout


def test_a_second_try_draws_the_same_and_says_how_to_repeat_it(tmp_path: Path) -> None:
    (first, second), said = two_tries(tmp_path / "one")
    (other, _), told = two_tries(tmp_path / "two", SILVERGOLD_OTHER_DEALS="7")

    assert len(first.split()) > 20
    assert second == first
    assert other != first
    assert "1 rerun" in said
    assert "\npytest 'test_draws.py::test_it'\n" in said
    assert "\nSILVERGOLD_OTHER_DEALS=7 pytest 'test_draws.py::test_it'\n" in told
