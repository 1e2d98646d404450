"""`silvergold review`."""

import json
import re
from pathlib import Path

import pytest

from silvergold.core.facts import TURNS
from silvergold.records import Record, write
from support import Run


@pytest.fixture
def games(golden: Path) -> Path:
    return golden / "games.jsonl"


def test_it_speaks_json(run: Run, games: Path, golden_games: list[Record]) -> None:
    done = run("review", games, "--game", 2, "--json")

    told = json.loads(done.stdout)
    assert done.returncode == 0
    assert told["players"] == [*golden_games[1].players]
    assert told["review"] == 1
    assert len(told["curve"]) == TURNS + 1


def test_it_tells_people_what_was_given_away_and_what_would_have_been_better(
    run: Run, games: Path, golden_games: list[Record]
) -> None:
    done = run("review", games)

    assert done.returncode == 0
    for name in golden_games[0].players:
        assert name in done.stdout
    assert "Accuracy" in done.stdout
    assert "Better: " in done.stdout
    assert "[*]" in done.stdout


def test_it_writes_a_page_that_needs_nothing_else(run: Run, games: Path, tmp_path: Path) -> None:
    done = run("review", games, "--html", "review.html", "--language", "de")

    page = (tmp_path / "review.html").read_text("utf-8")
    assert (done.stdout, done.returncode) == ("", 0)
    assert page.startswith("<!doctype html>")
    assert '<html lang="de">' in page
    assert "Gewinnchance" in page
    assert not re.search(r"<script|<link|src=|href=|url\(", page)


def test_names_are_not_markup(run: Run, golden_games: list[Record], tmp_path: Path) -> None:
    record = golden_games[0]
    names = ("<b>Ann</b>", *record.players[1:])
    named = Record(names, record.deal, record.moves, record.result)
    (tmp_path / "game.json").write_text(write(named), "utf-8")

    run("review", "game.json", "--html", "review.html")

    page = (tmp_path / "review.html").read_text("utf-8")
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert "<b>Ann" not in page


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("nonsense", "game.json, line 1: it is not JSON"),
        ('{"format": "chess/1"}', "game.json, line 1: the format is"),
        ("", "game.json has no game 1; it has 0"),
    ],
)
def test_a_bad_file_gets_a_clear_message(
    run: Run, tmp_path: Path, content: str, complaint: str
) -> None:
    (tmp_path / "game.json").write_text(content, "utf-8")

    done = run("review", "game.json")

    assert complaint in done.stderr
    assert done.returncode in {1, 2}
    assert "Traceback" not in done.stderr


def test_a_game_that_is_not_over_and_one_with_a_wrong_result_get_clear_messages(
    run: Run, golden_games: list[Record], tmp_path: Path
) -> None:
    written = json.loads(write(golden_games[0]))
    written["result"]["scores"][0]["coins"] += 1
    written["result"]["scores"][0]["total"] += 1
    (tmp_path / "wrong.json").write_text(json.dumps(written), "utf-8")
    begun = {**json.loads(write(golden_games[0])), "moves": []}
    del begun["result"]
    begun["deal"]["treasures"] = begun["deal"]["treasures"][: 4 * len(begun["players"])]
    begun["deal"]["stack"], begun["deal"]["expeditions"] = [], []
    (tmp_path / "begun.json").write_text(json.dumps(begun), "utf-8")

    wrong, unfinished = run("review", "wrong.json"), run("review", "begun.json")

    assert "but the result says" in wrong.stderr
    assert wrong.returncode == 1
    assert f"the game is in turn 1 of {TURNS}; only finished games" in unfinished.stderr
    assert unfinished.returncode == 1


def test_one_form_at_a_time(run: Run, games: Path) -> None:
    done = run("review", games, "--json", "--html", "review.html")

    assert "--json and --html cannot be used together" in done.stderr
    assert done.returncode == 2


def test_a_missing_file_and_one_that_cannot_be_written_get_clear_messages(
    run: Run, games: Path
) -> None:
    missing = run("review", "nowhere.json")
    unwritable = run("review", games, "--html", "no-folder/review.html")

    assert "cannot read nowhere.json" in missing.stderr
    assert "cannot write no-folder/review.html" in unwritable.stderr
    assert (missing.returncode, unwritable.returncode) == (2, 2)
