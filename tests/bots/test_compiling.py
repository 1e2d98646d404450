"""Bots that are ready: a simpler bot plays while they are compiled, and if they cannot be."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from silvergold import Deal, legal_moves, new_game, view
from silvergold.bots import (
    BOTS,
    COMPILED,
    DEFAULT_OPPONENT,
    FALLBACK,
    LEVELS,
    READY,
    STAND_IN,
    TUTOR,
    UNCOMPILED,
    compiling,
    is_compiled,
    seated,
    warm_up,
    warm_up_aloud,
)
from silvergold.bots.plain import Plain
from silvergold.bots.search import Search
from silvergold.fast import compiled
from waiting import PATIENCE


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if nothing had been compiled or loaded yet."""
    monkeypatch.setattr(compiling, "_warm", threading.Event())
    compiling.start_warming.cache_clear()
    yield
    compiling.start_warming.cache_clear()


def without_numba(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python where Numba cannot be loaded."""
    (folder / "numba.py").write_text("raise ImportError('no LLVM\\nfor this machine')")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.usefixtures("cold")
def test_a_stand_in_plays_until_the_bot_is_ready_and_then_the_bot_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(compiling, "warm_up", compiled.wait)
    state = new_game(Deal.shuffled(2, Random(1)))
    seen, moves = view(state, 0), legal_moves(state, 0)

    bot = READY["captain"](Random(7))
    before = bot.choose(seen, moves)
    compiled.set()
    compiling.start_warming().join()
    warm_up()
    after = bot.choose(seen, moves)

    assert before == Plain(Random(7)).choose(seen, moves)
    assert isinstance(READY["captain"](Random(7)), Search)
    assert after in moves
    assert isinstance(bot, compiling.UntilCompiled)
    assert bot.name == "captain"


@pytest.mark.usefixtures("cold")
def test_what_cannot_be_compiled_is_said_once_and_the_stand_in_plays_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise OSError("no LLVM\nfor this machine")

    monkeypatch.setattr(compiling, "warm_up", fail)
    monkeypatch.setitem(BOTS, "captain", lambda _: pytest.fail("it is not ready"))
    state = new_game(Deal.shuffled(2, Random(1)))

    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            READY["captain"](Random(7)).choose(view(state, 0), legal_moves(state, 0))
        compiling.start_warming().join()

    [said] = caplog.messages
    names = ", ".join(sorted(COMPILED))
    assert said == f"a simpler bot plays for {names}, which cannot be compiled: OSError: no LLVM"


def test_bots_that_need_no_compiler_play_without_one(tmp_path: Path) -> None:
    program = f"""
from random import Random
from silvergold import Deal, legal_moves, new_game, view
from silvergold.bots import READY, seated
from silvergold.lab import simulated
for name in {UNCOMPILED}:
    assert len([*simulated(2, 1, [name], "plain")]) == 1
with seated({[*LEVELS]}, "seed", registry=READY) as bots:
    print(*(type(bot).__name__ for bot in bots))
with seated(["cmd:no-such-program"], "seed", registry=READY) as [failing]:
    game = new_game(Deal.shuffled(2, Random(1)))
    print(failing.choose(view(game, 0), legal_moves(game, 0)) in legal_moves(game, 0))
"""

    done = without_numba(tmp_path, "-W", "error", "-c", program)

    kinds = ["UntilCompiled" if level in COMPILED else "Plain" for level in LEVELS]
    assert done.stdout == f"{' '.join(kinds)}\nTrue\n", done.stderr


def test_doctor_says_that_the_bots_cannot_be_compiled(tmp_path: Path) -> None:
    done = without_numba(tmp_path, "-m", "silvergold", "doctor", "--data", str(tmp_path))

    assert done.stdout.splitlines()[-1] == (
        "FAIL   the bots: some cannot be compiled, so a simpler bot plays for them: "
        "ImportError: no LLVM"
    )
    assert done.returncode == 1


def test_the_names_that_are_ready_are_those_of_all_bots() -> None:
    assert [*READY] == [*BOTS]
    assert {*BOTS} >= {*LEVELS, TUTOR, STAND_IN}
    assert DEFAULT_OPPONENT in LEVELS
    assert FALLBACK in UNCOMPILED
    with seated(["cmd:true", "sailor"], "seed", registry=READY) as bots:
        assert len(bots) == 2


@pytest.mark.slow
def test_once_warm_nothing_is_left_to_compile() -> None:
    program = """
import sys
from random import Random
from numba.core.dispatcher import Dispatcher
from silvergold import Deal, new_game, play
from silvergold.bots import action, warm_up
from silvergold.bots.greedy import Greedy
from silvergold.bots.search import Search

def compiled():
    fast = [module for name, module in sys.modules.items() if name.startswith("silvergold.fast")]
    kernels = {kernel for module in fast for kernel in vars(module).values()
               if isinstance(kernel, Dispatcher)}
    return sum(len(kernel.signatures) for kernel in kernels)

warm_up()
before = compiled()
for players in (2, 3, 4):
    bots = [Greedy(Random(1)), Search(Random(1), playouts=8), Greedy(Random(2)), Greedy(Random(3))]
    state = new_game(Deal.shuffled(players, Random(players)))
    while state.acting:
        seat = state.acting[0]
        for move in action(bots[seat], state, seat):
            state = play(state, seat, move)
assert compiled() == before > 0, (before, compiled())
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=PATIENCE)


def test_all_is_compiled_only_when_the_bots_have_been_warmed_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "KEPT_IN", tmp_path)
    (tmp_path / "bits.count-1.py311.nbi").touch()  # a single function
    said: list[bool] = []

    def tell() -> None:
        said.append(is_compiled())

    before = is_compiled()
    warm_up_aloud(tell)
    after = is_compiled()
    warm_up_aloud(tell)

    assert (before, after) == (False, True)
    assert said == [False]


def test_what_another_python_has_compiled_does_not_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "KEPT_IN", tmp_path)
    warm_up()

    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")

    assert not is_compiled()


def test_without_a_place_to_keep_it_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "KEPT_IN", None)

    warm_up()

    assert not is_compiled()
