"""Every reason for which something is refused has its sentence in the catalogs."""

from importlib.resources import files
from string import Formatter

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from silvergold import locales
from silvergold.core.illegal import Illegal
from silvergold.core.reasons import Reason
from silvergold.locales.numbers import NUMBERS
from silvergold.records import Flaw
from silvergold.server.table.refusals import Why

REASONS: list[Reason] = [*Illegal, *Flaw, *Why]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalog() -> dict[str, set[str]]:
    """What each message of the English catalog is given; the numbers of the game always are."""
    text = files(locales).joinpath("en/refusals.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names - {*NUMBERS}
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
