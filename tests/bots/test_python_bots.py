"""Python classes as bots: found, made, and replaced where they fail."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from silvergold.bots import (
    BOTS,
    READY,
    THINKERS,
    NoSuchBotError,
    check,
    fault_of,
    heir,
    maker,
    registry,
)
from silvergold.bots.registry import Source
from silvergold.core.rules import legal_moves, new_game
from silvergold.core.state import Deal
from silvergold.core.view import view
from silvergold.lab import faults, simulated
from silvergold.records import verify

BOTS_OF_SOMEBODY = """
from functools import partial

class First:
    def choose(self, view, moves):
        return moves[0]

class Lucky:
    def __init__(self, *, rng, depth=3):
        self.rng, self.depth = rng, depth
    def choose(self, view, moves):
        return self.rng.choice(moves)

class Needy:
    def __init__(self, depth):
        self.depth = depth
    choose = First.choose

class Chatty:
    def choose(self, view, moves):
        print("thinking")
        return moves[0]

class Raises:
    def choose(self, view, moves):
        if view.turn == 2:
            raise RuntimeError("lost the map")
        return moves[0]

class Leaves:
    def choose(self, view, moves):
        raise SystemExit

class Dreams:
    def choose(self, view, moves):
        return "mark 1 z9"

class NoBot:
    pass

deep = partial(Lucky, depth=9)
number = 7
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, which has two modules and is not where Python looks."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    (tmp_path / "somebodys.py").write_text(BOTS_OF_SOMEBODY, "utf-8")
    (tmp_path / "broken.py").write_text("import somebodys\n1 / 0\n", "utf-8")
    (tmp_path / "lacking.py").write_text("import no_such_library\n", "utf-8")
    yield tmp_path
    for name in ("somebodys", "broken", "lacking"):
        sys.modules.pop(name, None)


def decide(name: str, seed: int = 1) -> object:
    state = new_game(Deal.shuffled(2, Random(1)))
    return maker(name)(Random(seed)).choose(view(state, 0), legal_moves(state, 0))


def test_a_class_in_the_current_folder_plays_whole_games() -> None:
    [record] = simulated(2, 1, ["py:somebodys:First", "mine=py:somebodys:Lucky"], "1")

    verify(record)
    assert record.players == ("py:somebodys:First", "mine")
    assert faults(record) == {}


def test_who_asks_for_random_numbers_gets_those_of_its_seat() -> None:
    assert len({str(decide("py:somebodys:Lucky", seed)) for seed in range(8)}) > 1
    assert decide("py:somebodys:Lucky") == decide("py:somebodys:Lucky")
    assert decide("py:somebodys:deep") == decide("py:somebodys:Lucky")


def test_our_own_classes_are_bots_like_any_other() -> None:
    sailors = [
        [record.moves for record in simulated(2, 1, [name, "random"], "1")]
        for name in ("sailor", "py:silvergold.bots.plain:Plain")
    ]

    assert sailors[0] == sailors[1]


def test_what_a_class_prints_does_not_get_into_the_report(
    capsys: pytest.CaptureFixture[str],
) -> None:
    decide("py:somebodys:Chatty")

    assert capsys.readouterr() == ("", "thinking\n")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "in round 1, turn 3: RuntimeError: lost the map (.*somebodys.py, line 27)"),
        ("Leaves", "before the first turn: SystemExit (.*somebodys.py, line 32)"),
        (
            "Dreams",
            (
                "before the first turn: it returned 'mark 1 z9', "
                "which is not one of the legal moves that it was given"
            ),
        ),
    ],
)
def test_a_class_that_fails_loses_its_seat_and_the_game_goes_on(name: str, reason: str) -> None:
    [record] = simulated(2, 1, ["random", f"mine=py:somebodys:{name}"], "1")

    verify(record)
    start, _, end = reason.partition(" (.*")
    fault = faults(record)[1]
    assert fault.startswith(f"somebodys:{name} lost seat 1 to greedy {start}")
    assert fault.endswith(end)


def test_the_fault_can_be_asked_for() -> None:
    state = new_game(Deal.shuffled(2, Random(1)))
    bot = maker("py:somebodys:Dreams")(Random(1))
    assert fault_of(bot) is None

    moves = legal_moves(state, 0)
    chosen = [bot.choose(view(state, 0), moves), bot.choose(view(state, 0), moves)]

    assert str(fault_of(bot)).startswith("somebodys:Dreams lost seat 0 to greedy")
    assert chosen == [BOTS["greedy"](Random(1)).choose(view(state, 0), moves)] * 2


class NoMove:
    """Never returns a legal move."""

    def choose(self, view: object, moves: object) -> None: ...


@pytest.mark.parametrize("source", ["py:somebodys:Dreams", "cmd:./mine", NoMove])
@pytest.mark.parametrize("bots", [BOTS, READY])
def test_without_the_compiler_the_sailor_plays_on_and_is_named(
    source: Source, bots: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    state = new_game(Deal.shuffled(2, Random(1)))
    moves = legal_moves(state, 0)
    bot = maker(source, bots)(Random(1))

    bot.choose(view(state, 0), moves)
    again = bot.choose(view(state, 0), moves)

    assert " lost seat 0 to sailor before the first turn: " in str(fault_of(bot))
    assert again in moves
    assert (heir(), heir(THINKERS)) == ("sailor", "greedy")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("py:", "write it as py:package.module:Class"),
        ("py:somebodys", "write it as py:package.module:Class"),
        ("py:nobodys:First", "there is no module 'nobodys' in "),
        ("py:somebodys.deeper:First", "there is no module 'somebodys.deeper' in "),
        ("py:somebodys.py:First", "; write py:somebodys:First, without .py"),
        ("py:somebodys:first", "; its bots: First, Lucky, Needy, Chatty, Raises, Leaves, Dreams"),
        ("py:somebodys:number", "number is no class, but 7"),
        ("py:somebodys:NoBot", "it has no method choose(view, moves)"),
        ("py:somebodys:Needy", "missing 1 required positional argument: 'depth'"),
        ("py:broken:First", "importing broken failed: ZeroDivisionError: division by zero ("),
        ("py:lacking:First", "importing lacking failed: ModuleNotFoundError: No module named 'no"),
    ],
)
def test_what_is_wrong_with_a_class_is_said_before_the_first_game(name: str, told: str) -> None:
    with pytest.raises(NoSuchBotError) as refused:
        check(name)

    assert told in str(refused.value)
    assert str(refused.value).startswith(f"cannot use the bot {name!r}: ")
    assert refused.value.reason == "class"
