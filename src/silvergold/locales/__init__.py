"""The words of the game in each language, from the Fluent catalogs in this folder.

The browser reads the same catalogs.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.locales.numbers import NUMBERS

if TYPE_CHECKING or find_spec("fluent"):
    from fluent.runtime import FluentBundle, FluentResource
else:
    from silvergold.locales.plain_fluent import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent

NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "pt": "Português",
    "fr": "Français",
    "it": "Italiano",
    "cs": "Čeština",
}
"""What each language calls itself, in the order in which players choose from them.

Codes are as in HTML: "pt", or "pt-BR" and "zh-Hant" where a country or a script matters.
"""

LANGUAGES: Final = tuple(NAMES)

SAID_HERE: Final = (
    "arena.ftl",
    "cli.ftl",
    "dataset.ftl",
    "game.ftl",
    "links.ftl",
    "refusals.ftl",
    "terminal.ftl",
)
"""The catalogs that Python speaks from; those of the pages are read if anybody asks for a word."""

SAID_SOMETIMES: Final = ("plain.ftl", "review.ftl")
"""Those that few commands speak from."""

VARIABLE: Final = "SILVERGOLD_LANGUAGE"
ASKED_IN: Final = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """What to say in one language, and in the next of its chain where a catalog is missing."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.folder = folder

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        """The message of that key with the arguments in it, and the numbers of the game.

        Raises `KeyError` if there is none.
        """
        problem = key
        given = {**NUMBERS, **arguments}
        for bundle in self._bundles():
            if bundle.has_message(key) and (value := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(value, given)
                if not errors:
                    return str(text)
                problem = f"{key}: {errors[0]}"
        raise KeyError(problem)

    def _bundles(self) -> Iterator[FluentBundle]:
        """Where to look, one after the other: each is read when it is needed."""
        for catalogs in (SAID_HERE, SAID_SOMETIMES, _all_catalogs(self.folder)):
            for language in chain(self.language):
                yield _bundle(self.folder, language, catalogs)


@cache
def words(language: str = "en") -> Words:
    """What to say in that language."""
    return Words(language)


def chain(language: str) -> tuple[str, ...]:
    """The languages in which to look for a catalog: itself, its siblings, and English.

    >>> chain("pt-BR")
    ('pt-BR', 'pt', 'en')
    >>> chain("zh-Hant-TW")
    ('zh-Hant-TW', 'zh-Hant', 'zh', 'en')
    """
    shorter = accumulate(language.split("-"), "{}-{}".format)
    return tuple(dict.fromkeys((*reversed([*shorter]), "en")))


def asked_for(environment: Mapping[str, str]) -> str:
    """The language that these environment variables ask for; English if we do not have it.

    >>> asked_for({"LC_ALL": "", "LANG": "en_GB.UTF-8"})
    'en'
    """
    return nearest(next(filter(None, map(environment.get, ASKED_IN)), "")) or "en"


def nearest(asked: str, languages: Sequence[str] = LANGUAGES) -> str | None:
    """The language of ours that fits this code or setting best; none if we do not have it.

    >>> nearest("pt_BR.UTF-8", ["en", "pt"])
    'pt'
    >>> nearest("zh_TW", ["zh-Hans", "zh-Hant"])
    'zh-Hant'
    """
    wanted = _Code.read(asked)
    same = [one for one in languages if _Code.read(one).language == wanted.language]
    exact = [one for one in same if _Code.read(one) == wanted]
    if exact or len(same) < 2:  # noqa: PLR2004
        return next(iter(exact or same), None)
    likely = wanted.completed()

    def fit(one: str) -> tuple[bool, int]:
        code = _Code.read(one)
        territory = 1 if not code.territory else 2 * (code.territory == likely.territory)
        return code.completed().script == likely.script, territory

    return max(same, key=fit)


class _Code(NamedTuple):
    """The parts of a language code: zh-Hant-TW, or zh_TW.UTF-8 as a system writes it."""

    language: str
    script: str = ""
    territory: str = ""

    @classmethod
    def read(cls, text: str) -> "_Code":
        language, *parts = re.split("[-_]", re.split("[.@]", text)[0])
        script = next((part.title() for part in parts if re.fullmatch("[A-Za-z]{4}", part)), "")
        territory = next(
            (part.upper() for part in parts if re.fullmatch("[A-Za-z]{2}|[0-9]{3}", part)), ""
        )
        return cls(language.lower(), script, territory)

    def completed(self) -> "_Code":
        """With the script and the territory that are likely where none is given."""
        likely = _likely_subtags()
        for parts in ((self.language, self.script or self.territory), (self.language,)):
            if found := likely.get("_".join(filter(None, parts))):
                known = _Code.read(found)
                return _Code(
                    self.language, self.script or known.script, self.territory or known.territory
                )
        return self


@cache
def _likely_subtags() -> Mapping[str, str]:
    """Which script and territory a language has; nothing where Babel is not installed."""
    if not find_spec("babel"):
        return {}
    from babel.core import get_global  # noqa: PLC0415 - only those who choose a dialect need it

    return get_global("likely_subtags")


@cache
def _bundle(folder: Path, language: str, catalogs: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in catalogs:
        catalog = folder.joinpath(language, name)
        if catalog.is_file():
            bundle.add_resource(FluentResource(catalog.read_text("utf-8")))
    return bundle


@cache
def _all_catalogs(folder: Path) -> tuple[str, ...]:
    """The names of all catalogs, which are those of English."""
    return tuple(sorted(file.name for file in folder.joinpath("en").glob("*.ftl")))
