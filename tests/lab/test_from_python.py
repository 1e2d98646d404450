"""The arena from Python, as its page shows it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from silvergold.bots import NoSuchBotError
from silvergold.bots.plain import Plain
from silvergold.lab import EntryError, Game, UntilClear, compare

DOCS = Path(__file__).parents[2] / "docs"


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
        timeout=240,
        check=False,
    )

    mine, sailor, margin, test = done.stdout.splitlines()
    assert done.stderr == ""
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
def test_what_is_wrong_is_said_before_the_first_game(
    bots: list[str], error: type[Exception]
) -> None:
    def no_game(game: Game) -> None:
        raise AssertionError(game)

    with pytest.raises(error):
        compare(bots, watch=no_game)
