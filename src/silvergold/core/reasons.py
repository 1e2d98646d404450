"""Why something is not done: in English, and so that it can be said in any language."""

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

Argument: TypeAlias = str | int | list[str]


class Reason(Enum):
    """Why something is not done, in English, with its arguments in braces.

    Where there is a `count`, it may be a pair: how that reads for one, and for any other number.
    The catalogs have a message for each reason, with the same arguments.
    """

    @property
    def key(self) -> str:
        """The name of its message in the catalogs."""
        return f"refusal-{self.name.lower().replace('_', '-')}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its arguments; as text it is a piece of an English sentence.

    A list among the arguments is joined by whoever says it.
    """

    reason: Reason
    arguments: dict[str, Argument] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The name of its message in the catalogs."""
        return self.reason.key

    def __str__(self) -> str:
        text = self.reason.value
        if isinstance(text, tuple):
            text = text[self.arguments["count"] != 1]
        values = self.arguments.items()
        return str(text).format(
            **{name: listed(value) if isinstance(value, list) else value for name, value in values}
        )


def listed(words: list[str]) -> str:
    """Several words as one text.

    >>> listed(["a1", "b1", "c1"])
    'a1, b1 and c1'
    """
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
