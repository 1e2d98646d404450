"""The kernel as WebAssembly answers and plays as the one that is compiled for this machine."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

import make_kernel
from silvergold.bots.bot import native, thought_out
from silvergold.core.state import Phase
from silvergold.review import reviewing
from wasm import ended, in_wasm, questions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.fast.question import Question
    from silvergold.records import Record

POSITIONS = 500
FEWER = 150
GAMES = 1000


def test_the_kernel_file_is_made_from_these_sources() -> None:
    described = json.loads((make_kernel.KERNEL / "kernel.json").read_text("utf-8"))

    found = make_kernel.digest(described["made_from"])

    assert found == described["sources"], (
        f"web/kernel is older than its sources: run `{make_kernel.COMMAND}`"
    )


def test_the_files_are_those_that_were_made() -> None:
    described = json.loads((make_kernel.KERNEL / "kernel.json").read_text("utf-8"))

    for name, noted in described["files"].items():
        content = (make_kernel.KERNEL / name).read_bytes()
        assert hashlib.sha256(content).hexdigest() == noted, f"run `{make_kernel.COMMAND}`"


def test_it_is_made_from_the_kernel_the_rules_the_cards_and_the_weights() -> None:
    described = json.loads((make_kernel.KERNEL / "kernel.json").read_text("utf-8"))

    assert {*described["made_from"]} >= {
        "src/silvergold/core/expeditions.py",
        "src/silvergold/core/facts.py",
        "src/silvergold/core/treasures.txt",
        "src/silvergold/fast/decision.py",
        "src/silvergold/fast/expectimax.py",
        "src/silvergold/fast/legend.py",
        "src/silvergold/fast/judge.py",
        "src/silvergold/fast/legend.npz",
        "src/silvergold/fast/rules.py",
        "src/silvergold/fast/value.npz",
        "tools/kernel_entries.py",
        "tools/make_kernel.py",
    }


@pytest.mark.parametrize("bot", ["greedy", "captain", "legend"])
def test_it_answers_a_few_questions_as_natively(bot: str) -> None:
    assert_same_answers(spread(bot, 40))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "positions"),
    [("greedy", POSITIONS), ("captain", POSITIONS), ("legend", FEWER)],  # who thinks for longer
)
def test_it_answers_in_positions_of_every_kind_as_natively(bot: str, positions: int) -> None:
    assert_same_answers(spread(bot, positions))


def test_it_judges_some_decisions_of_a_review_as_natively(golden_games: list[Record]) -> None:
    assert_same_answers(asked_by_review(golden_games[0])[::9])


@pytest.mark.slow
@pytest.mark.parametrize("game", range(3))
def test_it_judges_whole_games_as_natively(golden_games: list[Record], game: int) -> None:
    assert_same_answers(asked_by_review(golden_games[game]))


def asked_by_review(record: Record) -> list[Question]:
    """All that a review of that game asks."""
    asked: list[Question] = []

    def answer(question: Question) -> list[int]:
        asked.append(question)
        return native(question)

    thought_out(reviewing(record), answer)
    assert {question.kind for question in asked} == {"judge", "refill"}
    return asked


def spread(bot: str, positions: int) -> list[Question]:
    """Questions in positions of every kind."""
    by_kind = questions(bot, positions)
    assert {kind.phase for kind in by_kind} == {Phase.KEEP, Phase.MARK, Phase.TAKE}
    assert {kind.players for kind in by_kind} == {2, 3, 4}
    if positions == POSITIONS:
        assert len(by_kind) == 18
    return [question for alike in by_kind.values() for question in alike]


def assert_same_answers(asked: Sequence[Question]) -> None:
    answered = in_wasm(asked)["answers"]

    for question, actions in zip(asked, answered, strict=True):
        assert actions == native(question), question


@pytest.mark.parametrize(
    ("games", "players"),
    [
        (20, 3),
        pytest.param(GAMES, 2, marks=pytest.mark.slow),
        pytest.param(GAMES, 3, marks=pytest.mark.slow),
        pytest.param(GAMES, 4, marks=pytest.mark.slow),
    ],
)
def test_whole_games_end_as_natively(games: int, players: int) -> None:
    asked = {"seed": 7, "players": players, "games": games}

    found = in_wasm(games=[{"kind": kind, **asked} for kind in ("random", "greedy")])["hashes"]

    assert found == [ended("random", games, players), ended("greedy", games, players)]


def test_a_question_that_cannot_be_one_is_refused() -> None:
    [question] = spread("captain", 40)[:1]

    for wrong, complaint in (
        (question._replace(seat=4), "there is no seat 4"),
        (question._replace(deal=[1]), "the deal has 1 numbers, not"),
        (question._replace(actions=[0] * 9), "9 actions are more than 8"),
        (question._replace(kind="admiral"), "there is no bot admiral"),  # type: ignore[arg-type]
    ):
        with pytest.raises(subprocess.CalledProcessError) as failed:
            in_wasm([wrong])
        assert complaint in failed.value.stderr


def test_without_a_linker_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(make_kernel, "find_spec", lambda _: None)

    with pytest.raises(SystemExit, match="needs wasm-ld: apt install lld, or pip install ziglang"):
        make_kernel.main()
