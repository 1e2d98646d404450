"""The command line in every language."""

import re
from collections.abc import Callable, Iterator

import pytest
from babel import Locale
from babel.numbers import get_decimal_symbol

from catalogs import said_in
from silvergold.bots import BOTS
from silvergold.cli import language as spoken_language
from silvergold.cli.app import COMMANDS, command_line
from silvergold.cli.language import asked_for_in, say, speak
from silvergold.cli.simulate import Tally
from silvergold.lab import simulated
from silvergold.locales import LANGUAGES, Words, words
from support import Run

pytestmark = pytest.mark.languages

HELPS = [(), *[(command.__name__.replace("_", "-"),) for command in COMMANDS]]
NOT_TRANSLATED = {
    "bool",
    "debug",
    "error",
    "info",
    "json",
    "list",
    "path",
    "silvergold",
    "text",
    "warning",
    *BOTS,
    *(word for command in COMMANDS for word in command.__name__.split("_")),
}

Help = Callable[..., str]


@pytest.fixture
def help_of(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Help]:
    """The help of a command, in the language that is spoken, on a screen of any width."""
    monkeypatch.setenv("COLUMNS", "1000")

    def help_of(*command: str) -> str:
        with pytest.raises(SystemExit) as end:
            command_line()([*command, "--help"], prog_name="silvergold")
        assert end.value.code == 0
        return capsys.readouterr().out

    yield help_of
    speak("en")


class Shouting(Words):
    """English in capitals, so that whatever is not said by the catalogs is seen."""

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        return super().__call__(key, **arguments).upper()


def lines_of(text: str) -> set[str]:
    """The lines, without what a wrapped text may change of their spaces."""
    return {" ".join(line.split()) for line in text.splitlines()}


def shout(monkeypatch: pytest.MonkeyPatch) -> None:
    shouted = Shouting("en")
    monkeypatch.setattr(spoken_language, "words", lambda _: shouted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELPS)
def test_every_command_explains_itself_in_every_language(
    help_of: Help, command: tuple[str, ...], language: str
) -> None:
    english = {line.strip("│ ") for line in help_of(*command).splitlines()}
    speak(language)

    shown = help_of(*command)

    about = say("-".join(["cli-about", *command]))
    assert lines_of(shown) >= lines_of(about) - {""}
    for key in ("cli-usage", "cli-options", "cli-help"):
        assert say(key) in shown
    sentences = {line for line in english if line.count(" ") > 3 and "--" not in line}
    if said_in(language, "cli") != "en":
        assert not sentences & {line.strip("│ ") for line in shown.splitlines()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELPS)
def test_names_of_variables_are_whole_on_a_plain_screen(
    help_of: Help, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    speak(language)

    assert not re.findall(r"SILVERGOLD_\w*…", help_of(*command))


@pytest.mark.parametrize("command", HELPS)
def test_no_word_of_the_help_bypasses_the_catalogs(
    help_of: Help, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    shout(monkeypatch)

    shown = re.sub(r"--?[a-z-]+|no-[a-z]+|<.*?>", "", help_of(*command))

    assert {*re.findall(r"\b[a-z]{2,}\b", shown)} <= NOT_TRANSLATED


@pytest.mark.parametrize(
    "words_typed",
    [
        ["verfy"],
        ["frobnicate"],
        ["--colour"],
        ["play", "--colour"],
        ["play", "--ter"],
        ["play", "--seed"],
        ["play", "--terminal=yes"],
        ["simulate", "--games", "many"],
        ["simulate", "--players", "9"],
        ["serve", "--log-level", "loud"],
        ["restore"],
        ["doctor", "who"],
    ],
)
def test_what_cannot_be_understood_is_said_by_the_catalogs(
    words_typed: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shout(monkeypatch)

    with pytest.raises(SystemExit) as end:
        command_line()(words_typed, prog_name="silvergold")

    complaint = capsys.readouterr().err
    assert end.value.code == 2
    assert re.fullmatch(r"silvergold: [^a-z]+\n", complaint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_asked_for_anywhere(run: Run, language: str) -> None:
    usage = words(language)("cli-usage")

    before = run("--language", language, "play", "--help", SILVERGOLD_LANGUAGE="en")
    after = run("play", "--help", SILVERGOLD_LANGUAGE=language)

    assert usage in before.stdout
    assert before.stdout == after.stdout


def test_the_arguments_are_the_others() -> None:
    assert asked_for_in(["play", "--language=cs"]) == ("cs", ["play"])
    assert asked_for_in(["--language", "cs", "--language", "de"]) == ("de", [])
    assert asked_for_in(["legal", "--", "--language", "x"]) == (
        None,
        ["legal", "--", "--language", "x"],
    )


@pytest.mark.parametrize("asked", [["--language", "xx"], ["play", "--language="], ["--language"]])
def test_of_an_unknown_language_it_is_said_which_there_are(run: Run, asked: list[str]) -> None:
    done = run(*asked)

    name = repr("xx" if "xx" in asked else "")
    listed = ", ".join(LANGUAGES)
    assert done.stderr == f"silvergold: unknown language {name}; available: {listed}\n"
    assert done.returncode == 2


def test_of_a_variable_of_ours_with_an_unknown_language_it_is_said_as_well(run: Run) -> None:
    wrong = {"SILVERGOLD_LANGUAGE": "xx"}

    done = run("--version", **wrong)

    assert "unknown language 'xx' (SILVERGOLD_LANGUAGE); available: en, de" in done.stderr
    assert done.returncode == 2
    assert run("--version", "--language", "de", **wrong).returncode == 0
    assert run("--version", SILVERGOLD_LANGUAGE="de_AT.UTF-8").returncode == 0
    assert run("--version", SILVERGOLD_LANGUAGE="", LANG="xx_XX").returncode == 0


def test_a_flag_of_the_environment_is_on_or_off(run: Run) -> None:
    done = run("serve", SILVERGOLD_LOBBY="maybe")

    assert "silvergold: --lobby (SILVERGOLD_LOBBY) takes 1 or 0; " in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_does_not_hold_is_told_in_every_language(run: Run, language: str) -> None:
    done = run("verify", "-", text="{}", SILVERGOLD_LANGUAGE=language)

    told, summary = done.stdout.splitlines()
    assert "a record has no 'format'" in told
    assert language == "en" or words(language)("refusal-no-record") in told
    assert summary == words(language)("cli-records-do-not-hold", faults=1, all=1)


def test_machines_are_spoken_to_in_english(run: Run) -> None:
    words_typed = ("verify", "--json", "-")

    answers = {run("--language", language, *words_typed).stdout for language in LANGUAGES}

    assert len(answers) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(help_of: Help, language: str) -> None:
    tally = Tally()
    for record in simulated(2, 1, ["random"], "numbers"):
        tally.count(record)
    speak(language)

    sign = get_decimal_symbol(Locale.parse(said_in(language, "cli"), sep="-"))
    assert say("number-tenths", number=0.25 + 1) == f"1{sign}2"
    assert re.search(rf"\d{re.escape(sign)}\d", tally.as_text())
    assert help_of()
