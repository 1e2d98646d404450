"""What a stranger sees first."""

import pytest

from silvergold.cli.app import app
from support import Run


@pytest.mark.parametrize("command", ["play", "simulate", "verify", "legal", "show"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    done = run(command, "--help")

    assert f"silvergold {command}" in done.stdout
    assert done.returncode == 0


def test_no_words_at_all_bring_the_list_of_commands(run: Run) -> None:
    done = run()

    for command in app.registered_commands:
        assert command.callback
        assert command.callback.__name__ in done.stdout


def test_the_version_is_the_one_in_the_changelog(run: Run) -> None:
    assert run("--version").stdout == "0.1.0\n"
