"""Every reason for which something is refused has its sentence in the catalogs."""

from importlib.resources import files
from string import Formatter

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from silvergold import locales
from silvergold.core.illegal import Illegal
from silvergold.core.reasons import Argument, Reason, Refusal, listed
from silvergold.locales import words
from silvergold.records import Flaw
from silvergold.server.table.refusals import Why

REASONS: list[Reason] = [*Illegal, *Flaw, *Why]
EXAMPLES: dict[str, Argument] = {
    "hand": ["O2", "G12", "O9", "P10"],
    "last": 3,
    "move": 12,
    "name": "Hugo",
    "pattern": "T4",
    "seat": 4,
    "size": 8,
    "squares": ["a1", "b1", "c1"],
    "treasure": "P5",
    "treasures": ["P2", "P3"],
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalog() -> dict[str, set[str]]:
    """The variables of each message of the English catalog of refusals."""
    text = files(locales).joinpath("en/refusals.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def forms(reason: Reason) -> tuple[str, ...]:
    return reason.value if isinstance(reason.value, tuple) else (reason.value,)


def variables(reason: Reason) -> set[str]:
    parts = [part for form in forms(reason) for part in Formatter().parse(form)]
    return {name for _, name, _, _ in parts if name} | (
        {"count"} if len(forms(reason)) > 1 else set()
    )


def test_every_reason_there_is_has_a_key_of_its_own() -> None:
    assert {*Reason.__subclasses__()} == {Illegal, Flaw, Why}
    assert len({reason.key for reason in REASONS}) == len(REASONS)


def test_the_catalog_has_just_these_reasons_with_the_same_variables() -> None:
    assert catalog() == {reason.key: variables(reason) for reason in REASONS}


@pytest.mark.parametrize("count", [0, 1, 2, 5])
@pytest.mark.parametrize("reason", REASONS)
def test_programs_and_people_are_told_the_same_in_english(reason: Reason, count: int) -> None:
    examples = EXAMPLES | {"count": count}
    arguments = {name: examples[name] for name in variables(reason)}
    joined = {
        name: listed(value) if isinstance(value, list) else value
        for name, value in arguments.items()
    }

    said = words()(reason.key, **joined)

    assert said.casefold() == f"{Refusal(reason, arguments)}.".casefold()
    assert said[0].isupper() or said.startswith(tuple(map(str, joined.values())))
