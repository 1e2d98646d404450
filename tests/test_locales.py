"""The catalogs: everything that is said is in them."""

import re
from pathlib import Path

import pytest

from silvergold.bots import LEVELS
from silvergold.locales import LANGUAGES, words

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_said_with_its_arguments(language: str) -> None:
    say = words(language)

    assert "7" in say("gain-palm", points=7)


def test_a_key_that_is_not_there_or_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        words()("no-such-key")
    with pytest.raises(KeyError, match="gain-palm"):
        words()("gain-palm")


def test_every_key_of_the_terminal_is_in_the_catalog() -> None:
    catalog = "".join(
        file.read_text("utf-8") for file in (ROOT / "src/silvergold/locales/en").glob("*.ftl")
    )
    keys = {*re.findall(r"^([a-z][a-z0-9-]*) =", catalog, re.MULTILINE)}
    for file in (ROOT / "src/silvergold/terminal").glob("*.py"):
        said = re.findall(r'say\(\s*"([a-z0-9-]+)"', file.read_text("utf-8"))
        assert {*said} <= keys, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line_about_it(language: str) -> None:
    say = words(language)

    for level in LEVELS:
        assert say(f"bot-{level}")
        assert say(f"about-{level}")
