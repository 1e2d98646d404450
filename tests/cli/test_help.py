"""What a stranger sees first."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from silvergold.bots import DEFAULT_OPPONENT
from silvergold.cli.app import COMMANDS
from support import Run


@pytest.mark.parametrize("command", [command.__name__.replace("_", "-") for command in COMMANDS])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    done = run(command, "--help")

    assert f"silvergold {command}" in done.stdout
    assert done.returncode == 0


def test_no_words_at_all_bring_the_list_of_commands(run: Run) -> None:
    done = run()

    for command in COMMANDS:
        assert command.__name__.replace("_", "-") in done.stdout


def test_defaults_that_depend_on_something_are_told(run: Run) -> None:
    assert f"{DEFAULT_OPPONENT}, if you are alone" in run("play", "--help").stdout
    assert "random" in run("play", "--help").stdout
    assert "[default: (all)]" in run("show", "--help").stdout


def test_the_version_is_the_one_in_the_changelog(run: Run) -> None:
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")

    numbered = changelog.split("## Unreleased\n")[-1]
    assert run("--version").stdout.strip() == numbered.split("\n## ")[1].split()[0]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", [["simulate", "--games", "3"], ["--help"]])
def test_a_full_disk_is_named(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "silvergold", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)

    assert done.stderr == "silvergold: cannot write: No space left on device\n"
    assert done.returncode == 2


def test_words_that_are_no_text_are_refused(run: Run) -> None:
    done = run("simulate", "--seed", "\udcff")

    assert done.stderr == "silvergold: '\\udcff' is not UTF-8 text\n"
    assert done.returncode == 2


def test_names_that_the_terminal_cannot_show_do_not_stop_the_game(start: Run) -> None:
    done = start("play", "--terminal", "--people", "Zoë", text="", PYTHONIOENCODING="ascii")

    assert "Traceback" not in done.stderr
    assert "Zo\\xeb" in done.stdout


def test_an_interruption_while_it_starts_leaves_no_traceback() -> None:
    program = """
import sys
import silvergold.cli

class Interruption:
    def find_spec(self, name, *_):
        if name == "typer":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interruption())
silvergold.cli.main()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_every_setting_of_a_server_is_told_to_hosts(run: Run) -> None:
    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    told = run("serve", "--help", COLUMNS="200").stdout
    settings = {*re.findall(r"--[a-z-]+|SILVERGOLD_[A-Z_]+", told)} - {"--help", "--no-lobby"}

    assert len(settings) == 26
    for setting in settings:
        assert f"| `{setting}` |" in hosting
