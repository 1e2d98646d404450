"""The wheel: small, without other packages, and it plays."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from silvergold import __version__
from waiting import PATIENCE

ROOT = Path(__file__).parents[1]
UV = ROOT / ".tools" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
LARGEST = 2_000_000

PLAYED = """
import sys
from random import Random
import silvergold
from silvergold import BOTS

chance = Random(1)
bots = [BOTS["sailor"](chance), BOTS["deckhand"](chance)]
game = silvergold.new_game(silvergold.Deal.shuffled(2, chance))
while game.acting:
    seat = game.acting[0]
    seen = silvergold.view(game, seat)
    game = silvergold.play(game, seat, bots[seat].choose(seen, seen.legal_moves))
assert silvergold.read_state(silvergold.write_position(game)) == game
assert "Seat 0" in str(game) and game._repr_svg_().startswith("<svg")
foreign = {name.partition(".")[0] for name in sys.modules} & {"numpy", "msgspec", "fluent", "typer"}
assert not foreign, foreign
print(silvergold.__version__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [UV, "build", "--quiet", "--wheel", "--out-dir", folder, ROOT], check=True, timeout=PATIENCE
    )
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment in which nothing else is installed."""
    folder = tmp_path_factory.mktemp("plain")
    python = ["--python", sys.executable]
    subprocess.run([UV, "venv", "--quiet", *python, folder / "venv"], check=True, timeout=PATIENCE)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run(
        [UV, "pip", "install", "--quiet", "--offline", "--python", programs / "python", wheel],
        check=True,
        timeout=PATIENCE,
    )
    return programs


def told(program: Path, *words: str, code: int = 0, typed: str = "") -> str:
    done = subprocess.run(
        [program, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        cwd=program.parent,
        env={**os.environ, "SILVERGOLD_LANGUAGE": "en", "PYTHONUTF8": "1"},
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_the_wheel_is_small_and_has_no_pages(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()

    assert wheel.stat().st_size < LARGEST
    assert not [name for name in names if "/static/" in name]
    assert "silvergold/py.typed" in names


def test_the_wheel_needs_nothing(wheel: Path) -> None:
    [metadata] = [name for name in ZipFile(wheel).namelist() if name.endswith("/METADATA")]
    text = ZipFile(wheel).read(metadata).decode()

    assert [line for line in re.findall("Requires-Dist: .*", text) if "extra ==" not in line] == []
    assert {*re.findall("Provides-Extra: (.*)", text)} == {
        *("all", "cluster", "envs", "fast", "gpu", "postgres", "server", "train")
    }


def test_the_library_plays_with_nothing_else(plain: Path) -> None:
    assert told(plain / "python", "-I", "-c", PLAYED).strip() == __version__


def test_help_and_star_imports_do_without_extras(plain: Path) -> None:
    code = "import pydoc, silvergold; from silvergold import *; print(pydoc.render_doc(silvergold))"

    assert "new_game" in told(plain / "python", "-I", "-c", code)


def test_what_needs_an_extra_says_so(plain: Path) -> None:
    for name in ("Batch", "BOTS['captain'](Random(1))"):
        code = f"from random import Random; import silvergold; silvergold.{name}"
        said = told(plain / "python", "-I", "-c", code, code=1)
        assert "numpy, which is not installed here (pip install 'silvergold[fast]')" in said


def test_the_command_plays_with_nothing_else(plain: Path, tmp_path: Path) -> None:
    program = plain / "silvergold"
    records = str(tmp_path / "games.jsonl")

    assert told(program, "--version").strip() == __version__
    assert "play" in told(program, "--help")
    words = ["simulate", "--games", "2", "--bots", "sailor,random", "--records", records]
    assert "sailor" in told(program, *words)
    assert "2 records are valid" in told(program, "verify", records)
    assert "Round 1 of 4" in told(program, "show", records, "--ply", "3")
    assert "mark" in told(program, "legal", records, "--ply", "3")
    assert "outscores" in told(program, "arena", "sailor", "random", "--games", "4", "--jobs", "1")
    lost = told(program, "simulate", "--games", "1", "--bots", "sailor,cmd:no-such-program")
    assert "lost seat 1 to sailor" in lost
    assert "keep 2" in told(program, "play", "--terminal", "--seed", "1", typed="quit\n")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["play"], "server"),
        (["serve"], "server"),
        (["backup", "games.backup"], "server"),
        (["simulate", "--bots", "captain"], "fast"),
        (["train", "weights.npz"], "train"),
        (["arena", "sailor", "random", "--cluster", "auto"], "cluster"),
    ],
)
def test_a_command_says_which_extra_it_needs(plain: Path, words: list[str], extra: str) -> None:
    assert f'pip install "silvergold[{extra}]"' in told(plain / "silvergold", *words, code=2)


def test_what_is_typed_wrongly_is_refused(plain: Path) -> None:
    program = plain / "silvergold"

    assert "unknown command dance" in told(program, "dance", code=2)
    assert "--games" in told(program, "simulate", "--games", "0", code=2)
    assert "--players" in told(program, "simulate", "--players", "two", code=2)
    assert "see silvergold show --help" in told(program, "show", code=2)


def test_the_pages_have_the_same_version() -> None:
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pages = tomllib.loads((ROOT / "web" / "pyproject.toml").read_text("utf-8"))["project"]

    assert pages["version"] == ours["version"]
    assert f"silvergold-web=={ours['version']}" in ours["optional-dependencies"]["server"]
    assert (ROOT / "web" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
