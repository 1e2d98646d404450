"""As much of Fluent as the catalogs use, for installations without the package `fluent.runtime`.

It knows the plurals and the numbers of the languages that the game has. A test compares it with
that package, message by message.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Argument: TypeAlias = str | float
Element: TypeAlias = "str | Expression"


@dataclass(frozen=True, slots=True)
class Pattern:
    """What a message says: texts, and what is put between them."""

    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A text in quotes."""

    text: str


@dataclass(frozen=True, slots=True)
class Variable:
    """An argument, as a number with these options if it is one."""

    name: str
    options: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message."""

    key: str


@dataclass(frozen=True, slots=True)
class Selection:
    """The variant that fits an argument, or else the one by default."""

    variable: Variable
    variants: tuple[tuple[str, Pattern], ...]
    default: int


Expression: TypeAlias = Text | Variable | Reference | Selection


@dataclass(frozen=True, slots=True)
class FluentMessage:
    """One message of a catalog."""

    value: Pattern | None


class FluentResource:
    """The messages of a catalog."""

    def __init__(self, text: str) -> None:
        self.messages = _Reader(text).messages()


class FluentBundle:
    """The messages of some catalogs in one language."""

    def __init__(self, locales: Sequence[str], *, use_isolating: bool = False) -> None:
        if use_isolating:
            raise ValueError("marks around arguments are not supported")
        self._language = re.split("[-_]", locales[0])[0]
        self._messages: dict[str, Pattern] = {}

    def add_resource(self, resource: FluentResource) -> None:
        """Add the messages of a catalog; those that are there stay."""
        self._messages = {**resource.messages, **self._messages}

    def has_message(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._messages

    def get_message(self, key: str) -> FluentMessage:
        """The message of that key. Raises `LookupError` if there is none."""
        return FluentMessage(self._messages[key])

    def format_pattern(
        self, pattern: Pattern, arguments: Mapping[str, Argument]
    ) -> tuple[str, list[Exception]]:
        """What the message says with these arguments, and what is wrong with them."""
        try:
            return self._said(pattern, arguments), []
        except LookupError as error:
            return "", [error]

    def _said(self, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join(
            element if isinstance(element, str) else self._put_in(element, arguments)
            for element in pattern.elements
        )

    def _put_in(self, expression: Expression, arguments: Mapping[str, Argument]) -> str:
        match expression:
            case Text(text):
                return text
            case Variable(name, options):
                value = arguments[name]
                return value if isinstance(value, str) else number(self._language, value, options)
            case Reference(key):
                return self._said(self._messages[key], arguments)
            case Selection(variable, variants, default):
                value = arguments[variable.name]
                found = [place for place, (key, _) in enumerate(variants) if self._fits(key, value)]
                return self._said(variants[found[0] if found else default][1], arguments)

    def _fits(self, key: str, value: Argument) -> bool:
        if isinstance(value, str):
            return key == value
        if re.fullmatch(r"-?[0-9.]+", key):
            return float(key) == value
        return key == plural(self._language, value)


def plural(language: str, value: float) -> str:
    """The plural that a number has in a language.

    >>> plural("en", 1), plural("fr", 0), plural("cs", 3)
    ('one', 'one', 'few')
    """
    whole = float(value).is_integer()
    if language == "cs":
        few = range(2, 5)
        return "many" if not whole else "one" if value == 1 else "few" if value in few else "other"
    if language in {"fr", "pt"}:
        return "one" if 0 <= value < 2 else _millions(value)  # noqa: PLR2004 - 1.9 is singular
    if language in {"es", "it"}:
        return "one" if value == 1 else _millions(value)
    return "one" if value == 1 else "other"


def _millions(value: float) -> str:
    """Languages that count millions as things have a plural for whole ones."""
    return "many" if value and value % 1_000_000 == 0 else "other"


_SIGNS: Final = {
    "cs": ("\N{NO-BREAK SPACE}", ","),
    "de": (".", ","),
    "en": (",", "."),
    "es": (".", ","),
    "fr": ("\N{NARROW NO-BREAK SPACE}", ","),
    "it": (".", ","),
    "pt": (".", ","),
}
"""What stands between thousands, and before a fraction."""


def number(language: str, value: float, options: Sequence[tuple[str, int]] = ()) -> str:
    """A number as the language writes it.

    >>> number("de", 12345.5, [("minimumFractionDigits", 2)])
    '12.345,50'
    """
    chosen = dict(options)
    least = chosen.get("minimumFractionDigits", 0)
    most = max(least, chosen.get("maximumFractionDigits", 3))
    exact = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), rounding=ROUND_HALF_EVEN)
    whole, _, fraction = f"{exact:,f}".partition(".")
    fraction = fraction[:least] + fraction[least:].rstrip("0")
    between, point = _SIGNS.get(language, _SIGNS["en"])
    whole = whole.replace(",", between if chosen.get("useGrouping", 1) else "")
    return f"{whole}{point}{fraction}" if fraction else whole


class _Reader:
    """Reads the text of a catalog, from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n") + "\n"
        self._at = 0

    def messages(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while self._at < len(self._text):
            if begins := self._matched(r"([a-zA-Z][\w-]*) *= *"):
                found[begins[1]] = self._pattern(r"\n\s*\Z|\n+(?=\S)")
            else:
                self._matched(r"[^\n]*\n")
        return found

    def _matched(self, expression: str) -> re.Match[str] | None:
        match = re.compile(expression).match(self._text, self._at)
        if match:
            self._at = match.end()
        return match

    def _expect(self, expression: str) -> re.Match[str]:
        found = self._matched(expression)
        if found is None:
            line = self._text.count("\n", 0, self._at) + 1
            raise ValueError(f"line {line} of the catalog is not as expected")
        return found

    def _pattern(self, end: str) -> Pattern:
        """Texts and placeables, as far as the end, which is not read."""
        parts: list[Element | int] = []  # a number is a new line that begins so far to the right
        is_end = re.compile(end)
        while not is_end.match(self._text, self._at):
            if self._matched(r"\{"):
                parts.append(self._placeable())
            elif found := self._matched(r"\n([ \n]*\n)?( *)"):
                parts += [-1] * (found[1] or "").count("\n")
                parts.append(len(found[2]))
            else:
                parts.append(self._expect(r"[^{}\n]+")[0])
        return Pattern(_dedented(parts))

    def _placeable(self) -> Expression:
        self._matched(r"\s+")
        if quoted := self._matched(r'"([^"]*)"\s*\}'):
            return Text(quoted[1])
        if other := self._matched(r"([a-z][\w-]*)\s*\}"):
            return Reference(other[1])
        variable = self._variable()
        if not self._matched(r"\s*->"):
            self._expect(r"\s*\}")
            return variable
        variants: list[tuple[str, Pattern]] = []
        default = 0
        while not self._matched(r"\s*\}"):
            begins = self._expect(r"\s*(\*?)\[\s*([^\]\s]+)\s*\] *")
            if begins[1]:
                default = len(variants)
            variants.append((begins[2], self._pattern(r"\s*\n\s*(\*?\[|\})|\s*\}")))
        return Selection(variable, tuple(variants), default)

    def _variable(self) -> Variable:
        if not self._matched(r"NUMBER\(\s*"):
            return Variable(self._expect(r"\$([\w-]+)")[1])
        name = self._expect(r"\$([\w-]+)\s*")[1]
        options = []
        while option := self._matched(r",\s*(\w+):\s*([0-9]+)\s*"):
            options.append((option[1], int(option[2])))
        self._expect(r"\)")
        return Variable(name, tuple(options))


def _dedented(parts: Sequence[Element | int]) -> tuple[Element, ...]:
    """Lines without the indentation that they have in common, and no blanks around them."""
    common = min((part for part in parts if isinstance(part, int) and part >= 0), default=0)
    elements = [
        "\n" + " " * max(0, part - common) if isinstance(part, int) else part for part in parts
    ]
    while elements and isinstance(elements[0], str) and not elements[0].strip():
        elements.pop(0)
    while elements and isinstance(last := elements[-1], str):
        elements.pop()
        if last.rstrip():
            elements.append(last.rstrip())
            break
    return tuple(elements)
