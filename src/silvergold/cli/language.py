"""The language that the command line speaks."""

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final

from silvergold.locales import Words, words

OPTION: Final = "--language"

_spoken: Final = ContextVar("language", default="en")


def say(key: str, **arguments: str | float) -> str:
    """The message of that key, in the language that is spoken."""
    return spoken()(key, **arguments)


def spoken() -> Words:
    """What to say in the language that is spoken."""
    return words(_spoken.get())


def speak(language: str) -> None:
    """Speak that language from now on; machines are spoken to in English."""
    _spoken.set(language)


def asked_for_in(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that these arguments ask for, if they do, and the arguments without that.

    It may stand anywhere before `--`, for help is put together before arguments are understood.

    >>> asked_for_in(["play", "--language", "cs", "--terminal"])
    ('cs', ['play', '--terminal'])
    """
    language = None
    others = []
    rest = iter(arguments)
    for word in rest:
        if word == OPTION:
            language = next(rest, "")
        elif word.startswith(f"{OPTION}="):
            language = word.removeprefix(f"{OPTION}=")
        else:
            others.append(word)
            if word == "--":
                break
    return language, [*others, *rest]
