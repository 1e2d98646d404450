"""The catalogs: each language says all that English says, and nothing is said for nobody."""

import re

import babel
import pytest
from fluent.syntax.ast import Junk, Message

from catalogs import (
    CATEGORIES,
    LOCALES,
    ROOT,
    Used,
    entries,
    keys_in,
    messages,
    names,
)
from silvergold.locales import LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != "en"]
CATALOGS = [(language, name) for language in LANGUAGES for name in names(language)]
ONLY_PYTHON = {"terminal", "cli"}

WEB = "".join(
    file.read_text("utf-8")
    for file in sorted((ROOT / "web" / "src").rglob("*"))
    if file.suffix in {".ts", ".svelte"}
)
PYTHON = "".join(
    file.read_text("utf-8") for file in sorted((ROOT / "src" / "silvergold").rglob("*.py"))
)


def test_every_folder_is_a_language_that_is_offered() -> None:
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
def test_a_language_has_the_keys_of_english_in_the_same_catalogs(language: str) -> None:
    english = {(name, key) for name in names("en") for key in messages("en", name)}
    here = {(name, key) for name in names(language) for key in messages(language, name)}

    assert here == english, f"missing: {english - here}; not in English: {here - english}"


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
    plural = babel.Locale(language).plural_form
    whole = {plural(number) for number in range(200)}
    for key, message in messages(language).items():
        for selection in Used(message).selections:
            if not selection.by_number:
                continue
            told = selection.names | {plural(number) for number in selection.numbers}
            assert selection.names <= {*plural.rules, "other"} & CATEGORIES, key
            assert whole <= told or selection.names == {"other"}, key


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
