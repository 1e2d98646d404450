"""The catalogs: a translated file is complete, and every text is used somewhere."""

import re

import pytest
from fluent.syntax.ast import Junk, Message
from fluent.syntax.serializer import FluentSerializer

from catalogs import (
    LOCALES,
    NEEDED,
    ROOT,
    Used,
    entries,
    gaps,
    keys_in,
    messages,
    names,
    plural_gaps,
)
from silvergold.locales import LANGUAGES, SAID_HERE, words

pytestmark = pytest.mark.languages

TRANSLATED = [language for language in LANGUAGES if language != "en"]
CATALOGS = [(language, name) for language in LANGUAGES for name in names(language)]
ONLY_PYTHON = {"terminal", "cli", "links"}
BUTTONS = {
    "done",
    "keep-these",
    "lobby",
    "mirror-it",
    "one-square",
    "other-device",
    "pass",
    "play-again-myself",
    "rematch",
    "take-back",
    "turn-it",
}

WEB = "".join(
    file.read_text("utf-8")
    for file in sorted((ROOT / "web" / "src").rglob("*"))
    if file.suffix in {".ts", ".svelte"}
)
PYTHON = "".join(
    file.read_text("utf-8") for file in sorted((ROOT / "src" / "silvergold").rglob("*.py"))
)


def test_every_folder_is_a_language_that_is_offered_and_every_language_has_one() -> None:
    folders = {folder.name for folder in LOCALES.iterdir() if [*folder.glob("*.ftl")]}

    assert folders == {*LANGUAGES}


@pytest.mark.parametrize(("language", "name"), CATALOGS)
def test_a_catalog_is_well_formed_and_names_no_key_twice(language: str, name: str) -> None:
    assert [entry.content for entry in entries(language, name) if isinstance(entry, Junk)] == []

    keys = [
        entry.id.name
        for other in names(language)
        for entry in entries(language, other)
        if isinstance(entry, Message)
    ]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_catalog_has_the_keys_of_english(language: str) -> None:
    assert gaps(language) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_has_the_variables_and_attributes_of_english(language: str) -> None:
    here = messages(language)
    for key, english in messages("en").items():
        if message := here.get(key):
            assert Used(message).variables == Used(english).variables, key
            assert _attributes(message) == _attributes(english), key


def _attributes(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_told_in_every_plural_of_the_language_and_no_other(language: str) -> None:
    assert plural_gaps(language) == []


@pytest.mark.parametrize(("language", "name"), CATALOGS)
def test_a_message_refers_to_messages_that_are_loaded_with_it(language: str, name: str) -> None:
    together = {name, "game"} if f"{name}.ftl" in SAID_HERE else {name, *NEEDED}
    there = {key for one in together for key in messages("en", one)}

    for key, message in messages(language, name).items():
        assert Used(message).messages <= there, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_refers_to_a_button_and_does_not_type_its_words_again(language: str) -> None:
    say = words(language)
    buttons = {say(key): key for key in BUTTONS}

    for key, message in messages(language).items():
        for quoted in re.findall(
            "[“„«]\\s?([^”“»]*?)\\s?[”“»]", FluentSerializer().serialize_entry(message)
        ):
            assert quoted not in buttons, f"{key}: use {{ {buttons.get(quoted)} }}"


@pytest.mark.parametrize("name", names("en"))
def test_every_text_is_asked_for_somewhere(name: str) -> None:
    literal, built = keys_in(PYTHON if name in ONLY_PYTHON else PYTHON + WEB)
    pattern = re.compile("|".join(built))

    unused = [
        key for key in messages("en", name) if key not in literal and not pattern.fullmatch(key)
    ]
    assert unused == []


def test_every_text_that_is_asked_for_is_there() -> None:
    for_python = {*messages("en")}
    for_web = {
        key for name in names("en") if name not in ONLY_PYTHON for key in messages("en", name)
    }

    assert {*re.findall(r"""\bsay\(\s*"([a-z0-9_-]+)\"""", PYTHON)} <= for_python
    assert {*re.findall(r"""\bt\(\s*'([a-z0-9_-]+)'""", WEB)} <= for_web
    for source, there in ((PYTHON, for_python), (WEB, for_web)):
        for start in re.findall(r"""\b(?:say|t|text)\(\s*f?[`"]([a-z][a-z0-9_-]*-)\$?\{""", source):
            assert any(key.startswith(start) for key in there), start
