"""Bots that have to be compiled before their first game."""

import shutil
from pathlib import Path

import pytest
import typer

from silvergold.bots import COMPILED, UNCOMPILED, compiling
from silvergold.cli import bot_arguments
from silvergold.fast.compiled import KEPT_IN
from support import Run

pytestmark = pytest.mark.slow

SENTENCE = "Compiling the bots (only once); this takes a minute or two.\n"


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is warmed up, which only seems to be compiled."""
    done: list[str] = []
    monkeypatch.setattr(bot_arguments, "is_compiled", lambda: bool(done))
    monkeypatch.setattr(compiling, "is_compiled", lambda: bool(done))
    monkeypatch.setattr(compiling, "warm_up", lambda: done.append("warm"))
    return done


@pytest.mark.parametrize("bot", sorted(COMPILED))
def test_bots_are_compiled_once_and_ahead(
    bot: str, warmed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    bot_arguments.compile_ahead(["random", bot])
    bot_arguments.compile_ahead(["random", bot])

    assert warmed == ["warm"]
    assert capsys.readouterr() == ("", SENTENCE)


def test_for_bots_that_need_no_compiler_and_for_programs_nothing_is_compiled(
    warmed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    bot_arguments.compile_ahead([*UNCOMPILED, "cmd:greedy"])

    assert warmed == []
    assert capsys.readouterr() == ("", "")


@pytest.mark.usefixtures("warmed")
@pytest.mark.parametrize(
    ("trouble", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "interrupted before the first game"),
        (OSError("no LLVM\nfor this machine"), 2, "the bots cannot be compiled: OSError: no LLVM"),
    ],
)
def test_what_comes_between_is_said(
    trouble: BaseException,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def warm_up() -> None:
        raise trouble

    monkeypatch.setattr(compiling, "warm_up", warm_up)

    with pytest.raises(typer.Exit) as end:
        bot_arguments.compile_ahead(["greedy"])

    assert end.value.exit_code == code
    assert capsys.readouterr().err == f"{SENTENCE}silvergold: {said}\n"


@pytest.mark.slow
def test_the_first_arena_says_that_it_compiles_and_the_next_command_does_not(
    start: Run, tmp_path: Path
) -> None:
    compiling.warm_up()
    assert KEPT_IN
    unfinished = shutil.ignore_patterns("all-*")  # the notes that everything is compiled
    shutil.copytree(KEPT_IN, tmp_path / KEPT_IN.name, ignore=unfinished)
    copied = {"NUMBA_CACHE_DIR": str(tmp_path)}

    first = start("arena", "greedy", "random", "--games", 2, "--jobs", 2, **copied)
    second = start("simulate", "--games", 1, **copied)

    assert (first.returncode, first.stderr) == (0, SENTENCE)
    assert (second.returncode, second.stderr) == (0, "")
