"""Programs as bots on the command line."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from silvergold.bots import registry
from silvergold.cli.simulate import Tally
from silvergold.lab import simulated
from silvergold.records import read, verify
from support import Run
from waiting import PATIENCE, wait_until

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_programs_play_against_bots(run: Run, tmp_path: Path) -> None:
    name = shlex.join([f"cmd:{sys.executable}", str(EXAMPLE)])

    done = run("simulate", "--games", 2, "--bots", f"random,{name}", "--records", "out.jsonl")

    for line in (tmp_path / "out.jsonl").read_text("utf-8").splitlines():
        record = read(line)
        verify(record)
        assert record.players == ("random", name)
        assert "faults" not in record.further
    assert "2 won\n" in done.stdout
    assert done.stderr == ""


def test_a_seat_that_was_lost_is_reported_after_the_games(run: Run) -> None:
    done = run("simulate", "--games", 7, "--bots", "cmd:./mine,greedy", "--json")

    mine, greedy = json.loads(done.stdout)["bots"]
    assert (mine["lost_seats"], greedy["lost_seats"]) == (7, 0)
    first, *_, last = done.stderr.splitlines()
    assert first == (
        "silvergold: game 1: ./mine lost seat 0 to greedy before the first turn: "
        "it cannot be started: No such file or directory"
    )
    assert last == "silvergold: 2 more seats were lost"
    assert done.returncode == 0


def test_the_summary_names_the_bot_that_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    tally = Tally()
    for record in simulated(2, 1, ["cmd:./mine", "sailor"], "1"):
        tally.count(record)

    assert ", 1 played by sailor" in tally.as_text()


def test_the_summary_tells_how_many_games_greedy_played_for_a_program(run: Run) -> None:
    assert (
        ", 1 played by greedy"
        in run("simulate", "--games", 1, "--bots", "cmd:./mine,greedy").stdout
    )


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        ("greedy,cmd:./mine --depth 2", ["greedy", "cmd:./mine --depth 2"]),
        ("cmd:./mine 'a,b',greedy", ["cmd:./mine 'a,b'", "greedy"]),
        (r"cmd:./mine a\,b , greedy", [r"cmd:./mine a\,b", "greedy"]),
        ('cmd:./mine "it\'s, well",greedy', ['cmd:./mine "it\'s, well"', "greedy"]),
    ],
)
def test_a_comma_in_quotes_belongs_to_the_command(run: Run, bots: str, names: list[str]) -> None:
    done = run("simulate", "--games", 1, "--bots", bots, "--json")

    assert [bot["name"] for bot in json.loads(done.stdout)["bots"]] == names


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("greedy,cmd:", "unknown bot 'cmd:'; cmd: has to be followed by a program"),
        (
            "cmd:./mine 'a,b",
            'unknown bot "cmd:./mine \'a"; its quotes or backslashes do not match',
        ),
    ],
)
def test_a_command_that_is_none_is_refused(run: Run, bots: str, complaint: str) -> None:
    done = run("simulate", "--bots", bots)

    assert done.stderr == f"silvergold: {complaint}\n"
    assert done.returncode == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals to send")
@pytest.mark.parametrize("signal_", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    ("words", "programs"),
    [
        (["simulate", "--bots"], 1),
        (["arena", "greedy", "--jobs", "1"], 1),
        (["arena", "greedy", "--jobs", "2"], 2),
    ],
)
def test_no_program_outlives_an_interruption(
    tmp_path: Path, words: list[str], programs: int, signal_: signal.Signals
) -> None:
    noted = tmp_path / "noted.txt"
    program = f"""
import os, signal, time
free = signal.getsignal(signal.SIGINT) is signal.default_int_handler
free &= not signal.pthread_sigmask(signal.SIG_BLOCK, [])
open({str(noted)!r}, "a").write(f"{{os.getpid()}} {{free}}\\n")
time.sleep(60)
"""
    bot = shlex.join([f"cmd:{sys.executable}", "-c", program])
    with subprocess.Popen(
        [sys.executable, "-m", "silvergold", *words, bot, "--games", "100"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    ) as process:
        wait_until(lambda: noted.exists() and noted.read_text("utf-8").count("\n") == programs)
        if signal_ == signal.SIGINT:
            os.killpg(process.pid, signal_)  # as Ctrl-C does: to all processes at once
        else:
            process.send_signal(signal_)
        _, err = process.communicate(timeout=PATIENCE)

    assert err == "silvergold: interrupted after 0 of 100 games\n"
    assert process.returncode == 130
    for line in noted.read_text("utf-8").splitlines():
        pid, free = line.split()
        assert free == "True"  # to hear of an interruption of its own
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)
