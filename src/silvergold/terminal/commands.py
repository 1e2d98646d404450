"""The commands of the terminal game: English words, and those of the language that is spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from silvergold.locales import Words

COMMANDS: Final = ("help", "moves", "table", "patterns", "scores", "back", "done", "quit")


def command(say: Words, typed: str) -> str:
    """The English word for the command that was typed; what was typed if it is none."""
    typed = typed.lower()
    return {say(f"terminal-command-{name}"): name for name in COMMANDS}.get(typed, typed)


def help_entries(say: Words) -> list[tuple[str, str]]:
    """What can be typed, and what that does."""
    return [
        ("1a1b1", say("terminal-help-mark")),
        ("P3 S2", say("terminal-help-keep")),
        ("P3", say("terminal-help-take")),
        ("Tab", say("terminal-help-tab")),
        *(
            (say(f"terminal-command-{name}"), say(f"terminal-help-{name}"))
            for name in ("moves", "table", "patterns", "scores", "back", "quit")
        ),
    ]
