"""`silvergold verify`."""

import json
from pathlib import Path

import pytest

from silvergold.lab import simulated
from silvergold.records import record_of, write
from support import Run


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(write(record) + "\n" for record in simulated(2, 3, ["random"], "x")))
    return file


def changed(file: Path, line: int, old: str, new: str) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def test_good_records_hold(run: Run, golden: Path, games: Path) -> None:
    done = run("verify", golden / "games.jsonl", games)

    assert done.stdout == "63 records are valid\n"
    assert done.stderr == ""
    assert done.returncode == 0


def test_one_record_may_come_through_standard_input(run: Run, games: Path) -> None:
    done = run("verify", "-", text=games.read_text("utf-8").splitlines()[0])

    assert done.stdout == "1 record is valid\n"
    assert done.returncode == 0


def test_a_record_may_be_spread_over_many_lines(run: Run, games: Path, tmp_path: Path) -> None:
    one = tmp_path / "one.json"
    one.write_text(json.dumps(json.loads(games.read_text("utf-8").splitlines()[0]), indent=2))

    assert run("verify", one).stdout == "1 record is valid\n"


def test_the_first_fault_of_each_bad_record_is_named_with_its_line(run: Run, games: Path) -> None:
    changed(games, 1, '"total": ', '"total": 1')
    changed(games, 3, "keep", "kept")

    done = run("verify", games)

    first, second, last = done.stdout.splitlines()
    assert first.startswith(f"{games}, line 1: the parts of the score of seat 0 make ")
    assert second.startswith(f"{games}, line 3: move 1, ")
    assert second.endswith("'kept' is not one of keep, mark, bonus, pass, take, draw")
    assert last == "2 of 3 records are invalid"
    assert done.returncode == 1


def test_a_deal_that_is_not_the_fair_one_is_found(run: Run, games: Path) -> None:
    changed(games, 2, '"game": "simulated/x/1"', '"game": "simulated/x/2"')

    done = run("verify", games)

    assert "line 2: the fair deal: the seed is not the one" in done.stdout
    assert done.returncode == 1


def test_a_game_in_progress_holds_too(run: Run, tmp_path: Path) -> None:
    [record] = simulated(3, 1, ["greedy"], "x")
    file = tmp_path / "half.json"
    file.write_text(write(record_of(record.players, record.deal, record.moves[:50])))

    assert run("verify", file).stdout == "1 record is valid (in progress: 1)\n"


def test_machines_get_one_json_object(run: Run, games: Path) -> None:
    changed(games, 2, "keep", "kept")

    done = run("verify", "--json", games)

    answer = json.loads(done.stdout)
    [fault] = answer.pop("faults")
    assert answer == {"hold": 2, "in_progress": 0}
    assert (fault["file"], fault["line"], fault["move"]) == (str(games), 2, 1)
    assert done.returncode == 1


@pytest.mark.parametrize("content", [b"", b"\n\n"])
def test_a_file_without_a_record_does_not_hold(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(content)

    done = run("verify", file)

    assert f"{file}, line 1: it contains no record" in done.stdout
    assert done.returncode == 1


def test_a_file_of_noise_gets_an_answer_and_no_traceback(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise.jsonl"
    file.write_bytes(bytes(range(256)) * 20)

    done = run("verify", file)

    assert done.stdout.endswith("is invalid\n")
    assert "Traceback" not in done.stdout + done.stderr
    assert done.returncode == 1


def test_a_file_that_is_not_there_is_named_and_the_others_are_checked(
    run: Run, games: Path
) -> None:
    done = run("verify", "nowhere.jsonl", games)

    assert done.stderr == "silvergold: cannot read nowhere.jsonl: No such file or directory\n"
    assert done.stdout == "3 records are valid\n"
    assert done.returncode == 2
