"""The arena from Python, as its page shows it."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from silvergold.bots import NoSuchBotError
from silvergold.bots.plain import Plain
from silvergold.lab import BoundsError, Entry, EntryError, Game, UntilClear, compare
from waiting import PATIENCE

DOCS = Path(__file__).parents[2] / "docs"
PAIR = ["sailor", "random"]
SAILOR = Plain(Random(1))


class NoChoose:
    """Not a bot."""


def no_game(game: Game) -> None:
    raise AssertionError(game)


def example(page: str, section: str) -> str:
    """The first Python code in that section of a page."""
    text = (DOCS / page).read_text("utf-8").split(f"\n## {section}\n")[1]
    return text.split("```python\n")[1].split("```")[0]


@pytest.mark.slow
def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    bots, script = tmp_path / "mybots.py", tmp_path / "tournament.py"
    bots.write_text(example("bots.md", "In Python, with the library"), "utf-8")
    script.write_text(example("arena.md", "From Python"), "utf-8")

    done = subprocess.run(
        [sys.executable, script.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert done.stderr == ""
    deals, titles, *rows, mine, sailor, margin, test = done.stdout.splitlines()
    assert deals == "20 deals, 40 games"
    assert titles.split() == ["score", "wins", "margin"]
    assert [row.split()[0] for row in rows] == ["mine", "sailor"]
    assert re.fullmatch(r"mine: \d+\.\d points, \d+% wins", mine)
    assert re.fullmatch(r"sailor: \d+\.\d points, \d+% wins", sailor)
    assert re.fullmatch(r"mine leads sailor by -\d+\.\d to -\d+\.\d points", margin)
    assert re.fullmatch(r"high after \d+ games", test)


def test_every_game_can_be_watched_and_the_end_is_where_it_is_clear() -> None:
    seen: list[Game] = []
    until = UntilClear(0.5, 0.9, "share")

    results = compare({"one": Plain, "other": "random"}, games=400, until=until, watch=seen.append)

    assert results.test
    assert (results.test.answer, results.clear) == ("high", True)
    assert len(seen) == results.games == 40
    assert {name for game in seen for name in game.record.players} == {"one", "other"}


@pytest.mark.parametrize(
    ("bots", "error"),
    [
        (["sailor", "nobody"], NoSuchBotError),
        ({"mine": object, "sailor": "sailor"}, NoSuchBotError),
        (["sailor", "sailor"], EntryError),
    ],
)
def test_an_entry_that_cannot_play_is_refused_before_the_first_game(
    bots: list[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        compare(bots, watch=no_game)


@pytest.mark.parametrize(
    ("bots", "settings", "told"),
    [
        (["sailor"], {}, "a comparison needs two bots or more, not 1"),
        (PAIR, {"players": 1}, "players=1: give 2 to 4 players"),
        (PAIR, {"players": 5}, "players=5: give 2 to 4 players"),
        (PAIR, {"games": 0}, "0 games cannot be played: give 1 or more"),
        (PAIR, {"jobs": 0}, "jobs=0: give 1 or more"),
        (PAIR, {"until": (0, 2)}, r"until=\(0, 2\): give silvergold.lab.UntilClear"),
        ("sailor", {}, r"give a list of bots, such as \['sailor', 'random'\], not the text"),
        ({"h": SAILOR, "r": "random"}, {}, r"give the class, not an object: {'h': Plain}"),
        ([SAILOR, "random"], {}, "give the class, not an object: Plain"),
        ([Entry("h", cast("Any", SAILOR)), "random"], {}, "give the class, not an object: Plain"),
        ({"h": 7, "r": "random"}, {}, r"give the class, not an object: {'h': int}"),
        (
            {"h": lambda rng: Plain(rng, error=1), "r": "random"},
            {"jobs": 2},
            "'h' cannot be found by other processes: .* or play with jobs=1",
        ),
        ({"h": NoChoose, "r": "random"}, {}, "cannot use the bot 'NoChoose': it has no method"),
    ],
)
def test_a_wrong_argument_is_named_before_the_first_game(
    bots: list[str], settings: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        compare(bots, watch=no_game, **settings)


def test_a_class_that_was_typed_into_a_session_has_no_other_process() -> None:
    code = """
from silvergold.bots.plain import Plain
from silvergold.lab import EntryError, compare
class Mine(Plain): ...
try:
    compare({"mine": Mine, "sailor": "sailor"}, games=2, jobs=2)
except EntryError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("'mine' cannot be found by other processes: ")


def test_a_function_that_makes_a_bot_plays_in_this_process() -> None:
    results = compare({"h": lambda rng: Plain(rng, error=1), "r": "random"}, games=2)

    assert results.games == 2
    assert results.faults() == []


def test_a_measure_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BoundsError, match="no measure 'wins'; there are: 'points' and 'share'"):
        UntilClear(0, 1, "wins")  # type: ignore[arg-type]
