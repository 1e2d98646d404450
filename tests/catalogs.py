"""The catalogs as they are written, and samples of what is put into their messages."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import babel
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    EntryType,
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from silvergold.locales import chain

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "silvergold" / "locales"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100)
NEEDED = ("game", "web")
"""A language begins with these; the other catalogs may be missing, and a sibling's or English."""

ON_EVERY_PAGE = ("game", "web", "refusals", "install", "hours")
"""The catalogs that the browser loads first."""

Arguments = dict[str, str | int]


class Used(Visitor):
    """What a message uses: variables, numbers that a function takes, selections and messages."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.selections: list[Selection] = []
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.numbers |= {_variable(argument) for argument in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.selections.append(Selection(node))
        self.generic_visit(node)


class Selection:
    """Which variants a message has, by one of its variables."""

    def __init__(self, node: SelectExpression) -> None:
        self.variable = _variable(node.selector)
        keys = [variant.key for variant in node.variants]
        self.numbers = {int(key.value) for key in keys if isinstance(key, NumberLiteral)}
        self.names = {key.name for key in keys if isinstance(key, Identifier)}
        self.by_number = bool(self.numbers or self.names & (CATEGORIES - {"other"}))

    def samples(self) -> list[str | int]:
        """What to select by: numbers, or each name and one that is not there."""
        return [*NUMBERS] if self.by_number else [*sorted(self.names), "none of these"]


def _variable(node: object) -> str:
    """The variable that is selected by, or written by a function."""
    if isinstance(node, FunctionReference):
        return _variable(node.arguments.positional[0])
    assert isinstance(node, VariableReference)
    return node.id.name


@cache
def entries(language: str, name: str, folder: Path = LOCALES) -> list[EntryType]:
    """What is in that catalog, in order."""
    text = (folder / language / f"{name}.ftl").read_text("utf-8")
    return FluentParser(with_spans=False).parse(text).body


def names(language: str, folder: Path = LOCALES) -> list[str]:
    """The catalogs of that language: game, terminal, web…"""
    return sorted(file.stem for file in (folder / language).glob("*.ftl"))


def said_in(language: str, name: str, folder: Path = LOCALES) -> str:
    """The language in which that catalog is shown to those who choose `language`."""
    return next(one for one in chain(language) if name in names(one, folder))


@cache
def messages(language: str, name: str = "*", folder: Path = LOCALES) -> dict[str, Message]:
    """The messages of that catalog, or of all, by their keys."""
    return {
        entry.id.name: entry
        for one in (names(language, folder) if name == "*" else [name])
        for entry in entries(language, one, folder)
        if isinstance(entry, Message)
    }


def gaps(language: str, folder: Path = LOCALES) -> list[str]:
    """What the catalogs of a language lack or have too much; a whole catalog may be missing."""
    here = names(language, folder)
    return [
        *(f"{name}.ftl is missing" for name in NEEDED if name not in here),
        *(f"{name}.ftl: there is no such catalog" for name in here if name not in names("en")),
        *(
            f"{name}.ftl: {key} is {'missing' if key in messages('en', name) else 'not in English'}"
            for name in here
            if name in names("en")
            for key in sorted({*messages("en", name)} ^ {*messages(language, name, folder)})
        ),
        *_copies(language, here, folder),
    ]


def _copies(language: str, here: Sequence[str], folder: Path) -> Iterator[str]:
    """Catalogs that change nothing; the build would make one file of both, under either name."""
    for name in here:
        own = (folder / language / f"{name}.ftl").read_bytes()
        for other in chain(language)[1:]:
            if name in names(other, folder):
                if own == (folder / other / f"{name}.ftl").read_bytes():
                    yield f"{name}.ftl is the same as in {other}: change it, or leave it out"
                break


def plural_gaps(language: str, folder: Path = LOCALES) -> list[str]:
    """Every message in which a plural of the language is missing, or one that it does not have."""
    plural = babel.Locale.parse(language, sep="-").plural_form
    whole = {plural(number) for number in range(200)}
    possible = {*plural.rules, "other"} & CATEGORIES
    found = []
    for name in names(language, folder):
        for key, message in messages(language, name, folder).items():
            for selection in Used(message).selections:
                if not selection.by_number:
                    continue
                told = selection.names | {plural(number) for number in selection.numbers}
                missing = set() if selection.names == {"other"} else whole - told
                found += _plural_faults(f"{name}.ftl: {key}", sorted(missing), "is missing")
                unknown = sorted(selection.names - possible)
                found += _plural_faults(f"{name}.ftl: {key}", unknown, "is not a plural here")
    return found


def _plural_faults(where: str, forms: Sequence[str], fault: str) -> list[str]:
    return [f"{where}: [{form}] {fault}" for form in forms]


def samples(message: Message) -> Iterator[Arguments]:
    """Arguments that lead to every variant of the message."""
    used = Used(message)
    choices: dict[str, list[str | int]] = {
        name: [*NUMBERS] if name in used.numbers else ["Ana", 4] for name in sorted(used.variables)
    }
    for selection in used.selections:
        choices[selection.variable] = selection.samples()
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def keys_in(source: str) -> tuple[set[str], set[str]]:
    """The keys that this code names, and those that it puts together, as patterns."""
    literal = set(re.findall(r"""["'`]([a-z][a-z0-9_-]+)["'`]""", source))
    built = re.findall(r"""[`"]([a-z][a-z0-9_-]*-)\$?\{[^`"]*[`"]""", source)
    return literal, {f"{re.escape(start)}.+" for start in built}
