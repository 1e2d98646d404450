"""`silvergold simulate`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from silvergold.bots import BOTS
from silvergold.records import read, verify
from support import Run
from waiting import PATIENCE, wait_until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_records_it_writes_hold(run: Run, tmp_path: Path, players: int) -> None:
    done = run(
        "simulate",
        "--players",
        players,
        "--games",
        20,
        "--bots",
        "greedy,random",
        "--seed",
        3,
        "--records",
        "out.jsonl",
    )

    records = [read(line) for line in (tmp_path / "out.jsonl").read_text("utf-8").splitlines()]
    assert len(records) == 20
    for record in records:
        verify(record)
        assert record.players == ("greedy", "random", "greedy", "random")[:players]
    assert done.stdout.startswith("20 games\n")
    assert done.returncode == 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed(run: Run) -> None:
    words = ("simulate", "--games", 10, "--players", 4, "--bots", "greedy,random", "--records", "-")

    first, second, third = (run(*words, PYTHONHASHSEED=hash_seed).stdout for hash_seed in "012")
    other = run(*words, "--seed", 2).stdout

    assert first == second == third
    assert len(first.splitlines()) == 10
    assert first != other


def test_a_game_does_not_depend_on_how_many_are_played(run: Run) -> None:
    few = run("simulate", "--games", 2, "--records", "-").stdout
    many = run("simulate", "--games", 5, "--records", "-").stdout

    assert many.startswith(few)


def test_machines_get_one_json_object(run: Run) -> None:
    done = run("simulate", "--games", 10, "--bots", "greedy,random", "--json")

    summary = json.loads(done.stdout)
    assert summary["games"] == 10
    greedy, chance = summary["bots"]
    assert (greedy["name"], greedy["wins"]) == ("greedy", 10)
    assert chance["name"] == "random"
    assert greedy["mean_score"] > 2 * chance["mean_score"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "gredy"], f"unknown bot 'gredy'; available: {', '.join(BOTS)}, cmd:…, py:…"),
        (["--bots", ","], f"--bots is empty; available: {', '.join(BOTS)}"),
        (["--bots", "random,random,random"], "3 bots are too many for 2 seats: see --players"),
        (["--records", "no/such/folder"], "cannot write no/such/folder: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, words: list[str], complaint: str) -> None:
    done = run("simulate", *words)

    assert done.stderr == f"silvergold: {complaint}\n"
    assert done.returncode == 2


@pytest.mark.parametrize("players", [1, 5])
def test_it_takes_two_to_four_players(run: Run, players: int) -> None:
    done = run("simulate", "--players", players)

    assert "--players takes a whole number from 2 to 4" in done.stderr
    assert done.returncode == 2


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
def test_an_interruption_keeps_whole_records_and_says_how_far_it_got(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    command = [
        sys.executable,
        "-m",
        "silvergold",
        "simulate",
        "--games",
        "100000",
        "--records",
        str(file),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_until(lambda: file.exists() and file.stat().st_size > 100_000)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)

    lines = file.read_text("utf-8").splitlines()
    for line in lines:
        verify(read(line))
    assert out.startswith(f"{len(lines)} games\n")
    assert f"interrupted after {len(lines):,} of 100,000 games" in err
    assert process.returncode == 130
