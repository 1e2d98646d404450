"""The words of the game in each language, from the Fluent catalogs in this folder.

The browser reads the same catalogs.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en",)


class Words:
    """What to say in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalog in sorted(
            files(__package__).joinpath(language).iterdir(), key=lambda file: file.name
        ):
            if catalog.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(catalog.read_text("utf-8")))

    def __call__(self, key: str, **arguments: str | int) -> str:
        """The message of that key with the arguments in it. Raises `KeyError` if there is none."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)


@cache
def words(language: str = "en") -> Words:
    """What to say in that language."""
    return Words(language)
