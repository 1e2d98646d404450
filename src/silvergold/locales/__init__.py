"""The words of the game in each language, from the Fluent catalogs in this folder.

The browser reads the same catalogs.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = tuple(
    language
    for language in ("en", "de", "es", "pt", "fr", "it", "cs")
    if files(__package__).joinpath(language).is_dir()
)

SAID_HERE: Final = ("cli.ftl", "game.ftl", "refusals.ftl", "terminal.ftl")
"""The catalogs that Python speaks from; those of the pages are read if anybody asks for a word."""

VARIABLE: Final = "SILVERGOLD_LANGUAGE"
ASKED_IN: Final = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """What to say in one language, and in English where its catalogs lack something."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        """The message of that key with the arguments in it. Raises `KeyError` if there is none."""
        problem = key
        for bundle in self._bundles():
            if bundle.has_message(key) and (value := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(value, arguments)
                if not errors:
                    return str(text)
                problem = f"{key}: {errors[0]}"
        raise KeyError(problem)

    def _bundles(self) -> Iterator[FluentBundle]:
        """Where to look, one after the other: each is read when it is needed."""
        for language in dict.fromkeys((self.language, "en")):
            yield _bundle(language, SAID_HERE)
            yield _bundle(language, _all_catalogs(language))


@cache
def words(language: str = "en") -> Words:
    """What to say in that language."""
    return Words(language)


def asked_for(environment: Mapping[str, str]) -> str:
    """The language that these environment variables ask for; English if we do not have it.

    >>> asked_for({"LC_ALL": "", "LANG": "en_GB.UTF-8"})
    'en'
    """
    language = language_of(next(filter(None, map(environment.get, ASKED_IN)), ""))
    return language if language in LANGUAGES else "en"


def language_of(setting: str) -> str:
    """The language in a setting, without country and encoding.

    >>> language_of("pt_BR.UTF-8")
    'pt'
    """
    return re.split(r"[-_.@]", setting.lower())[0]


@cache
def _bundle(language: str, catalogs: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in catalogs:
        catalog = files(__package__).joinpath(language, name)
        if catalog.is_file():
            bundle.add_resource(FluentResource(catalog.read_text("utf-8")))
    return bundle


def _all_catalogs(language: str) -> tuple[str, ...]:
    folder = files(__package__).joinpath(language)
    return tuple(sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")))
