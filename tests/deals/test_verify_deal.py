"""The verifier that stands alone: `tools/verify_deal.py`."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from silvergold.lab import simulated
from silvergold.records import write

TOOL = Path(__file__).parents[2] / "tools" / "verify_deal.py"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    lines = [
        write(record) for players in (2, 3, 4) for record in simulated(players, 3, ["random"], "x")
    ]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


def run(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", "-S", *map(str, [TOOL, *files])]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_it_imports_only_the_standard_library() -> None:
    imported = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else alias.name
        for node in ast.walk(ast.parse(TOOL.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }

    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


def test_it_confirms_true_deals(games: Path, golden: Path) -> None:
    done = run(games, golden / "games.jsonl")

    assert done.stdout.splitlines()[-1] == (
        "deals that hold: 9, that do not: 0, records without one: 60"
    )
    assert done.stdout.count("holds for ") == 9
    assert done.returncode == 0


@pytest.mark.parametrize("part", ["treasures", "stack", "expeditions"])
def test_it_finds_two_cards_that_changed_places(games: Path, part: str) -> None:
    lines = games.read_text("utf-8").splitlines()
    record = json.loads(lines[4])
    cards = record["deal"][part]
    cards[0], cards[-1] = cards[-1], cards[0]
    lines[4] = json.dumps(record)
    games.write_text("\n".join(lines), "utf-8")

    done = run(games)

    assert f"{games}, record 5: deal.{part} is not what" in done.stdout
    assert "deals that hold: 8, that do not: 1" in done.stdout
    assert done.returncode == 1


def test_it_finds_a_seed_that_was_not_committed_to_and_a_damaged_proof(games: Path) -> None:
    first, second, *_ = games.read_text("utf-8").splitlines()
    other_seed, no_clients = json.loads(first), json.loads(second)
    other_seed["fair_deal"]["seed"] = "00" * 32
    del no_clients["fair_deal"]["clients"]
    games.write_text(f"{json.dumps(other_seed)}\n{json.dumps(no_clients)}\n", "utf-8")

    done = run(games)

    assert "record 1: the seed is not the one" in done.stdout
    assert "record 2: the record is damaged" in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5", "record 1: the record is damaged"),
        ('{"fair_deal": {}}', "record 1: the record is damaged"),
        (
            (
                '{"fair_deal": {"scheme": "sg-deal-v1", "game": "", "seed": "", "clients": []},'
                ' "players": []}'
            ),
            "one string of bytes",
        ),
    ],
)
def test_it_has_an_answer_to_what_is_no_record(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)

    done = run(file)

    assert said in done.stdout
    assert done.stderr == ""
    assert done.returncode == 1


def test_it_says_what_is_nested_too_deeply(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)

    assert run(file).stderr.startswith("cannot read ")


def test_it_says_what_it_cannot_read(tmp_path: Path) -> None:
    done = run(tmp_path / "nothing.jsonl")

    assert done.stderr.startswith("cannot read ")
    assert done.returncode == 1
