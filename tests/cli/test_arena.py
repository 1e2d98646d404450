"""`silvergold arena`."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from silvergold import Deal
from silvergold.bots import BOTS, registry
from silvergold.cli.arena_report import as_object, as_text
from silvergold.core.scoring import Score
from silvergold.lab import Arena, Game, Results, UntilClear
from silvergold.records import Record, read, verify
from support import Run
from waiting import PATIENCE, wait_until

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "silvergold", "arena"]
PROC = Path("/proc")
unix = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    for bot in report["bots"]:
        del bot["ms_per_decision"]
    return report


def report_of(
    bots: tuple[str, ...],
    *deals: tuple[int, int],
    fault: str | None = None,
    until: UntilClear | None = None,
) -> str:
    """The text about deals in which the first two bots always score the same."""
    arena = Arena(bots, 2, 2 * len(deals), "1")
    results = Results(bots, 2, until)
    for first, second in deals:
        for names, totals in ((bots, (first, second)), (bots[::-1], (second, first))):
            places = tuple(sum(other > own for other in totals) for own in totals)
            lost = {"faults": {"0": fault}} if fault else {}
            record = Record(names, Deal.shuffled(2, Random(1)), (), None, {**lost})
            scores = tuple(Score(total, 0, 0, 0, 0) for total in totals)
            results.add(Game(record, scores, places, (0.01, 0.02)))
    assert json.loads(json.dumps(as_object(arena, results)))
    return as_text(arena, results)


def test_people_get_a_table_and_a_sentence(run: Run) -> None:
    done = run("arena", "greedy", "random", "--games", 19, "--jobs", 1)

    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith("10 deals at 2 seats, each in 2 games\n")
    for heading in ("score", "wins", "margin", "Treasures", "Seals", "Coins", "Cups", "Palms"):
        assert heading in done.stdout
    assert "\ngreedy beats random: 100% (" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_machines_get_one_json_object(run: Run) -> None:
    done = run("arena", "greedy", "random", "--games", 20, "--jobs", 1, "--json")

    report = json.loads(done.stdout)
    assert report["settings"] == {
        "bots": ["greedy", "random"],
        "sources": ["greedy", "random"],
        "players": 2,
        "games": 20,
        "seed": "1",
    }
    assert (report["deals"], report["games"], report["finished"]) == (10, 20, True)
    greedy, chance = report["bots"]
    assert (greedy["name"], greedy["games"], greedy["win_rate"]) == ("greedy", 20, 1)
    assert (chance["name"], chance["games"], chance["win_rate"]) == ("random", 20, 0)
    assert greedy["margin"] == -chance["margin"]
    assert greedy["ms_per_decision"] > chance["ms_per_decision"] >= 0
    for bot in report["bots"]:
        for figure in ("mean_score", "win_rate", "margin"):
            low, high = bot[f"{figure}_interval"]
            assert low <= bot[figure] <= high
        parts = [bot["parts"][part] for part in Score._fields]
        assert sum(parts) == pytest.approx(bot["mean_score"], abs=0.01)
    [pair] = report["pairs"]
    assert (pair["bots"], pair["games"], pair["ahead"]) == (["greedy", "random"], 20, 1)
    assert pair["margin_interval"] == greedy["margin_interval"]
    assert report["ratings"] == report["faults"] == []
    assert report["test"] is None


def test_any_number_of_jobs_gives_the_same_records_and_the_same_figures(
    run: Run, tmp_path: Path
) -> None:
    words = ("arena", "greedy", "random", "--players", 3, "--games", 9, "--json")

    one, two = (run(*words, "--jobs", jobs, "--records", f"{jobs}.jsonl").stdout for jobs in (1, 2))

    lines = (tmp_path / "1.jsonl").read_text("utf-8").splitlines()
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert len(lines) == 18
    for line in lines:
        verify(read(line))
    assert without_times(json.loads(one)) == without_times(json.loads(two))


@pytest.mark.slow
def test_the_captain_plays_the_same_games_for_any_number_of_jobs(run: Run, tmp_path: Path) -> None:
    for jobs in (1, 2):
        run("arena", "captain", "mate", "--games", 2, "--jobs", jobs, "--records", f"{jobs}.jsonl")

    records = (tmp_path / "1.jsonl").read_bytes()
    assert records.count(b"\n") == 2
    assert records == (tmp_path / "2.jsonl").read_bytes()


def test_records_can_be_printed_with_the_report_beside_them(run: Run) -> None:
    done = run("arena", "greedy", "random", "--games", 2, "--records", "-", "--jobs", 1)

    assert [read(line).players for line in done.stdout.splitlines()] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert done.stderr.startswith("1 deal at 2 seats, each in 2 games\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            [],
            f"name at least two bots, separated by spaces; available: {', '.join(BOTS)}",
        ),
        (
            ["greedy"],
            f"name at least two bots, separated by spaces; available: {', '.join(BOTS)}",
        ),
        (["greedy", "gredy"], f"unknown bot 'gredy'; available: {', '.join(BOTS)}, cmd:…, py:…"),
        (["greedy", "cmd: "], "unknown bot 'cmd: '; cmd: has to be followed by a program"),
        (
            ["greedy"] * 2,
            "the name 'greedy' is used twice; give each entry a name of its own, as in mine=BOT",
        ),
        (
            ["greedy=random", "sailor"],
            "the name 'greedy' belongs to another bot; choose a different one",
        ),
        (
            ["=random", "sailor"],
            "'' is no name for a bot: use 1 to 40 characters that can be printed",
        ),
        (
            ["mine=py:random:Random", "sailor"],
            "cannot use the bot 'py:random:Random': it has no method choose(view, moves)",
        ),
        (
            ["random", "sailor", "--until-clear", "2"],
            (
                "--until-clear takes two numbers, low and high, as in 0,2 (points) "
                "or 50%,55% (games ahead), not '2'"
            ),
        ),
        (
            ["random", "sailor", "--until-clear", "2,1"],
            (
                "--until-clear '2,1': the first number has to be below the second, "
                "and percentages between 0 and 100"
            ),
        ),
        (
            ["random", "sailor", "mate", "--until-clear", "0,1"],
            "--until-clear compares exactly two bots",
        ),
        (
            ["greedy", "random", "--records", "no/such/folder"],
            "cannot write no/such/folder: No such file or directory",
        ),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, words: list[str], complaint: str) -> None:
    done = run("arena", *words)

    assert done.stderr == f"silvergold: {complaint}\n"
    assert done.returncode == 2


@pytest.mark.parametrize(
    "words", [["--players", 5], ["--players", 1], ["--jobs", 0], ["--games", 0]]
)
def test_numbers_out_of_range_are_refused(run: Run, words: list[object]) -> None:
    done = run("arena", "greedy", "random", *words)

    assert str(words[0]) in done.stderr
    assert done.returncode == 2


def test_bots_that_may_be_even_are_said_to_be_so() -> None:
    even = report_of(("ada", "bob"), (90, 80), (80, 90), (85, 90))
    more = report_of(("ada", "bob"), *[(80, 90)] * 5, *[(79, 90)] * 5)

    assert "\nbob and ada may be even: 67% (" in even
    assert "\nbob beats ada: 100% (66-100), by 10.5 ± 0.4 points" in more


def test_a_single_deal_has_no_interval() -> None:
    report = report_of(("ada", "bob"), (90, 80))

    assert "90.0 ± ?" in report
    assert "ada and bob have met in too few deals: 100% ± ?, by 10.0 ± ? points" in report


def test_three_bots_are_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "twin", BOTS["greedy"])
    arena = Arena(("greedy", "random", "twin"), 2, 20, "ratings")
    results = Results(arena.bots, arena.games_a_deal)
    for game in arena.games(1):
        results.add(game)

    text, report = as_text(arena, results), json.loads(json.dumps(as_object(arena, results)))

    greedy, chance, twin = report["ratings"]
    assert greedy["rating"] == twin["rating"] > 0 > chance["rating"]
    assert chance["rating_interval"][1] < greedy["rating_interval"][0]
    assert "rating" in text
    assert "\ngreedy and twin may be even: 50% (" in text
    assert max(map(len, text.splitlines())) <= 80


def test_long_names_are_cut_and_given_in_full_below() -> None:
    long = "cmd:python3 mybot.py --level 3"

    report = report_of((long, f"{long}0"), (100, 90), (101, 90))

    *table, first, second = report.splitlines()
    assert max(map(len, table)) <= 80
    assert first == f"#1 cmd:python3 … is {long}"
    assert second == f"#2 cmd:python3 … is {long}0"


def test_faults_are_told_since_the_figures_are_then_not_the_bots_own() -> None:
    fault = "./mybot lost seat 0 to greedy: it ended\n  its standard error: no idea"

    report = report_of(("cmd:./mybot", "bob"), (90, 80), (90, 80), fault=fault)

    assert (
        "\ncmd:./mybot lost its seat in 2 games: its figures are partly greedy’s.\n"  # noqa: RUF001
        "  ./mybot lost seat 0 to greedy: it ended\n"
        "    its standard error: no idea\n"
    ) in report


def test_the_report_names_the_bot_that_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _: None)

    report = report_of(("cmd:./mybot", "bob"), (90, 80), fault="./mybot lost seat 0 to sailor")

    assert "lost its seat in 1 game: its figures are partly sailor’s.\n" in report  # noqa: RUF001


@pytest.mark.parametrize("jobs", [1, 2])
def test_programs_are_compared_with_bots(run: Run, tmp_path: Path, jobs: int) -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    name = shlex.join([f"cmd:{sys.executable}", str(example)])
    words = ("greedy", name, "--games", 6, "--jobs", jobs, "--json", "--records", "out.jsonl")

    done = run("arena", *words)

    report = json.loads(done.stdout)
    assert (report["games"], report["finished"], report["faults"]) == (6, True, [])
    greedy, program = report["bots"]
    assert 0.5 < program["mean_score"] / greedy["mean_score"] < 2
    records = [read(line) for line in (tmp_path / "out.jsonl").read_text("utf-8").splitlines()]
    assert [record.players for record in records] == [("greedy", name), (name, "greedy")] * 3
    for record in records:
        verify(record)
        assert "faults" not in record.further
    assert done.stderr == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_programs_that_crash_are_reported_and_greedy_plays_for_them(
    run: Run, tmp_path: Path, jobs: int
) -> None:
    name = shlex.join([f"cmd:{sys.executable}", "-c", "import sys; sys.exit('no weights')"])
    words = ("arena", "random", name, "--games", 2, "--jobs", jobs, "--records", "out.jsonl")

    report = json.loads(run(*words, "--json").stdout)
    done = run(*words)

    first, second = [
        f"{name.removeprefix('cmd:')} lost seat {seat} to greedy before the first turn: "
        "it ended with exit code 1 before the game was over\n  its standard error: no weights"
        for seat in (1, 0)
    ]
    assert report["faults"] == [{"name": name, "games": 2, "reports": [first, second]}]
    assert report["bots"][1]["win_rate"] == 1
    lines = (tmp_path / "out.jsonl").read_text("utf-8").splitlines()
    assert [read(line).further["faults"] for line in lines] == [{"1": first}, {"0": second}]
    assert " lost its seat in 2 games: its figures are greedy’s.\n  " in done.stdout  # noqa: RUF001
    assert done.stdout.count("    its standard error: no weights\n") == 2
    assert (done.returncode, done.stderr) == (0, f"silvergold: {first}\n")


BOTS_OF_SOMEBODY = """
class Last:
    def choose(self, view, moves):
        print("thinking")
        return moves[-1]

class Broken:
    def choose(self, view, moves):
        raise ValueError("no map")
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_classes_of_the_current_folder_are_compared_under_their_names(
    start: Run, tmp_path: Path, jobs: int
) -> None:
    (tmp_path / "somebodys.py").write_text(BOTS_OF_SOMEBODY, "utf-8")
    words = ("mine=py:somebodys:Last", "py:somebodys:Broken", "--games", 4, "--jobs", jobs)

    done = start("arena", *words, "--json", "--records", "out.jsonl")

    report = json.loads(done.stdout)
    assert report["settings"]["bots"] == ["mine", "py:somebodys:Broken"]
    assert report["settings"]["sources"] == ["py:somebodys:Last", "py:somebodys:Broken"]
    [fault] = report["faults"]
    assert (fault["name"], fault["games"]) == ("py:somebodys:Broken", 4)
    assert "ValueError: no map (" in fault["reports"][0]
    records = [read(line) for line in (tmp_path / "out.jsonl").read_text("utf-8").splitlines()]
    assert {*records[0].players} == {"mine", "py:somebodys:Broken"}
    assert "thinking" in done.stderr


def test_the_arena_stops_when_it_is_clear_at_the_same_game_for_any_number_of_jobs(
    run: Run, tmp_path: Path
) -> None:
    words = ("arena", "a=random", "b=deckhand", "--until-clear", "-34,-30", "--seed", 2)

    one, two = (
        json.loads(run(*words, "--json", "--jobs", jobs, "--records", f"{jobs}.jsonl").stdout)
        for jobs in (1, 2)
    )

    test = one["test"]
    assert without_times(one) == without_times(two)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert (one["finished"], test["answer"] in {"low", "high"}) == (True, True)
    assert 40 <= one["games"] < 20_000
    assert abs(test["log_likelihood_ratio"]) >= test["bounds"][1] == 2.944
    assert (test["measure"], test["low"], test["high"], test["error"]) == ("points", -34, -30, 0.05)


def test_people_are_told_what_is_clear_and_what_is_not() -> None:
    clear = report_of(("ada", "bob"), *[(90, 80), (91, 80)] * 10, until=UntilClear(0, 5))
    low = report_of(("ada", "bob"), *[(80, 90), (80, 91)] * 10, until=UntilClear(0.4, 0.6, "share"))
    open_ = report_of(("ada", "bob"), (90, 80), (70, 80), until=UntilClear(0, 5))

    assert (
        "\nClear after 40 games: for ada against bob, a lead of 5 points fits better than "
        "a lead of 0 points (error rate 5%).\nThe run stopped as soon as it was clear, "
        "so the intervals are slightly too narrow."
    ) in clear
    assert "being ahead in 40% of the games fits better than being ahead in 60%" in low
    assert "\nNot clear after 4 games: for ada against bob, the log-likelihood ratio of " in open_
    assert "The run stopped" not in open_


@contextmanager
def begun(*words: object) -> Iterator["subprocess.Popen[str]"]:
    """An arena with more games than anybody waits for, in a process group of its own."""
    with subprocess.Popen(
        [*COMMAND, "greedy", "random", "--games", "100000", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_games(file: Path) -> None:
    wait_until(lambda: file.exists() and file.stat().st_size > 100_000)


def living(group: int) -> dict[int, str]:
    """The processes of a group that have not ended, each with its command."""
    return {
        pid: args
        for pid, in_group, state, args in (
            _in_proc() if (PROC / "self" / "stat").exists() else _by_ps()
        )
        if in_group == group and not state.startswith("Z")
    }


def _in_proc() -> Iterator[tuple[int, int, str, str]]:
    """Linux tells without `ps`, which a minimal system does not have."""
    for folder in PROC.glob("[0-9]*"):
        try:
            about = (folder / "stat").read_text("utf-8", "replace")
            command = (folder / "cmdline").read_text("utf-8", "replace")
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has just ended
        state, _, group, *_ = about.rpartition(")")[2].split()
        yield int(folder.name), int(group), state, command.replace("\0", " ")


def _by_ps() -> Iterator[tuple[int, int, str, str]]:
    command = ["ps", "-A", "-ww", "-o", "pid=,pgid=,stat=,args="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for line in listed.splitlines():
        pid, group, state, args = line.split(maxsplit=3)
        yield int(pid), int(group), state, args


@unix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_tells_what_is_known_so_far(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "out.jsonl"

    with begun("--records", file, "--json", "--jobs", jobs) as process:
        wait_for_games(file)
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: to all processes at once
        out, err = process.communicate(timeout=PATIENCE)

    lines = file.read_text("utf-8").splitlines()
    for line in (lines[0], lines[-1]):
        verify(read(line))
    report = json.loads(out)
    assert report["games"] == len(lines) // 2 * 2
    assert not report["finished"]
    assert report["bots"][0]["win_rate"] == 1
    assert err == f"silvergold: interrupted after {len(lines):,} of 100,000 games\n"
    assert process.returncode == 130
    wait_until(lambda: not living(process.pid))
    assert not living(process.pid)


@unix
@pytest.mark.parametrize("seconds", [0, 0.05, 0.1, 0.2])
def test_an_interruption_while_processes_start_leaves_no_traceback(seconds: float) -> None:
    with begun("--jobs", 2) as process:
        wait_until(lambda: len(living(process.pid)) > 1)
        time.sleep(seconds)  # not for anything: it is interrupted at several moments of its start
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)

    assert err.startswith("silvergold: interrupted after ")
    assert process.returncode == 130


@unix
def test_the_death_of_a_process_is_told_with_what_is_known_so_far(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"

    with begun("--records", file, "--jobs", 2) as process:
        wait_for_games(file)
        processes = living(process.pid).items()
        os.kill(next(pid for pid, args in processes if "spawn_main" in args), signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE)

    assert "greedy beats random" in out
    assert err.startswith("silvergold: the arena cannot continue: deal ")
    assert err.endswith(": the process ended with exit code -9\n")
    assert process.returncode == 2


@pytest.mark.slow
def test_a_bar_shows_how_far_it_is_and_the_time_left(tmp_path: Path) -> None:
    pexpect = pytest.importorskip("pexpect", reason="Windows has no terminal for a test")
    words = ["greedy", "random", "--games", "400"]

    terminal = pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], *words], cwd=str(tmp_path), encoding="utf-8", timeout=PATIENCE
    )

    terminal.expect(r"\d+/400")
    terminal.expect(r"\d:\d\d:\d\d")
    terminal.expect("200 deals at 2 seats")
    terminal.expect(pexpect.EOF)


def test_ctrl_c_at_a_terminal_ends_it_as_soon_as_the_bar_is_there() -> None:
    pexpect = pytest.importorskip("pexpect", reason="Windows has no terminal for a test")
    words = ["greedy", "random", "--games", "100000", "--jobs", "2"]

    terminal = pexpect.spawn(COMMAND[0], [*COMMAND[1:], *words], encoding="utf-8", timeout=PATIENCE)
    terminal.expect("0/100000")
    terminal.sendintr()
    terminal.expect(r"interrupted after [\d,]+ of 100,000 games")
    before = terminal.before
    terminal.expect(pexpect.EOF)
    terminal.close()

    assert "Traceback" not in before + terminal.before
    assert terminal.exitstatus == 130
