"""The words of the game, as Python says them."""

import pytest

from catalogs import messages
from silvergold.bots import BOTS, LEVELS
from silvergold.locales import LANGUAGES, asked_for, words

pytestmark = pytest.mark.languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_said_with_its_arguments(language: str) -> None:
    say = words(language)

    assert "7" in say("gain-palm", points=7)


def test_a_key_that_is_not_there_or_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        words()("no-such-key")
    with pytest.raises(KeyError, match="gain-palm"):
        words()("gain-palm")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line_about_it(language: str) -> None:
    named = {f"{start}-{level}" for start in ("bot", "about") for level in LEVELS}

    assert named - {*messages(language, "game")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_have_the_same_name(language: str) -> None:
    say = words(language)
    names = {bot: say(f"bot-{bot}").casefold() for bot in BOTS}

    assert {bot: name for bot, name in names.items() if [*names.values()].count(name) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_asks_for_a_language(language: str) -> None:
    assert asked_for({"LANG": f"{language}_XY.UTF-8"}) == language
    assert asked_for({"LC_MESSAGES": language, "LANG": "C"}) == language
    assert asked_for({"SILVERGOLD_LANGUAGE": language.upper(), "LC_ALL": "C"}) == language


@pytest.mark.parametrize("setting", ["", "C", "POSIX", "C.UTF-8", "tlh_QO", "../en", "english"])
def test_who_asks_for_no_language_of_ours_hears_english(setting: str) -> None:
    assert asked_for({"LC_ALL": setting}) == "en"


def test_the_first_variable_that_is_set_decides() -> None:
    assert asked_for({}) == "en"
    assert asked_for({"LC_ALL": "C", "LANG": LANGUAGES[-1]}) == "en"
    assert asked_for({"LC_ALL": "", "LANG": LANGUAGES[-1]}) == LANGUAGES[-1]
