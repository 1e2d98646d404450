"""The terminal game in every language, and on screens of every width."""

import re
from collections.abc import Sequence

import pytest

from catalogs import said_in
from silvergold.bots import BOTS, seated
from silvergold.core.moves import Move
from silvergold.core.notation import FORMS
from silvergold.core.rules import new_game
from silvergold.deals import FairDeal
from silvergold.locales import LANGUAGES, Words, words
from silvergold.terminal.commands import COMMANDS, command
from silvergold.terminal.entry import short
from silvergold.terminal.game import Game
from silvergold.terminal.keyboard import Keyboard

pytestmark = pytest.mark.languages


class Script(Keyboard):
    """Types these lines, and then the first legal move each time."""

    def __init__(self, *lines: str) -> None:
        self.lines = [*lines]
        self.prompts: list[str] = []

    def ask(self, prompt: str, moves: Sequence[Move] = ()) -> str:
        self.prompts.append(prompt)
        if self.lines and moves:
            return self.lines.pop(0)
        return short(moves[0]) if moves else ""


class Stretched(Words):
    """English with longer words, as other languages have them."""

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        return re.sub(r"([aeou])(?=[a-z])", r"\1\1", super().__call__(key, **arguments))


def played(say: Words, *lines: str) -> Script:
    """The keyboard of a whole game in which these lines are typed first."""
    with seated(["sailor"], "languages", first=1) as [bot]:
        keyboard = Script(*lines)
        deal = FairDeal.from_text("languages", 2).deal
        Game(["Ana", "Hugo"], {1: bot}, new_game(deal), say, keyboard).play()
    return keyboard


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    say = words(language)
    questions = [name for name in COMMANDS if name not in {"back", "done", "quit"}]
    in_the_language = [say(f"terminal-command-{name}") for name in questions]

    keyboard = played(say, *questions, *(word.upper() for word in in_the_language))

    shown = capsys.readouterr().out
    assert not keyboard.lines
    assert shown.count(say("terminal-help-quit")) == 2
    assert say("terminal-over") in shown
    assert all(say(f"part-{part}") in shown for part in ("treasures", "seals", "total"))
    for name in questions:
        hint = say("terminal-hint-keep")
        assert say("terminal-no-move", typed=repr(name), hint=hint) not in shown
    if said_in(language, "terminal") != "en":
        assert words("en")("terminal-over") not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_words_that_cannot_be_mistaken(language: str) -> None:
    say = words(language)
    named = {name: say(f"terminal-command-{name}") for name in COMMANDS}

    assert len({*named.values()}) == len(COMMANDS)
    assert not {*named.values()} & {*FORMS, *BOTS}
    for name, word in named.items():
        assert word == word.lower().strip()
        assert " " not in word
        assert command(say, name) == command(say, word) == name


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("say", [words("en"), Stretched("en")], ids=["short", "long"])
def test_nothing_is_wider_than_the_screen(
    columns: int,
    say: Words,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))

    played(say, "help", "table", "patterns", "scores", "nonsense", "back", "P1 P2")

    assert max(map(len, capsys.readouterr().out.splitlines())) <= columns
