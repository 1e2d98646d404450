"""No words that people read are in the code: all are in the catalogs."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from catalogs import ROOT, messages
from node import run_node

pytestmark = pytest.mark.languages

PAGES: Final = ROOT / "web" / "src"
PACKAGE: Final = ROOT / "src" / "silvergold"
GENERATED: Final = {"cards.ts", "facts.ts", "protocol.ts"}
FOR_PROGRAMMERS: Final = ("engine", "kernel")
"""The scripts of these folders talk to workers, and their errors are read by programmers."""

NOT_SAID: Final = {  # selectors, an address, a command to type, and names that are known again
    ".display.choosing[role=group], .mine [role=grid], .hand button",
    "(display-mode: standalone)",
    "(pointer: coarse)",
    "(prefers-contrast: more)",
    "(hover: hover) and (pointer: fine)",
    "(prefers-reduced-motion: reduce)",
    "button, a, input, label, summary",
    "dialog, input, select, textarea",
    "h3, summary, button",
    "input, a",
    "input, textarea",
    "main h1",
    "play.example.org",
    "python3 verify_deal.py ",
    "who plays ",
}

SAYING: Final = {"print", "echo", "secho", "stop", "complain", "confirm", "prompt", "BadParameter"}
SAID_AS: Final = {"help", "epilog", "show_default", "short_help"}


def test_the_pages_say_nothing_that_is_not_in_the_catalogs() -> None:
    sources = [
        (str(file.relative_to(PAGES)), file.read_text("utf-8"))
        for file in sorted(PAGES.rglob("*"))
        if file.suffix in {".svelte", ".ts"} and file.name not in GENERATED
        if file.suffix == ".svelte" or file.parent.name not in FOR_PROGRAMMERS
    ]

    found = [(file, said) for file, said in run_node("literals.ts", sources)]

    assert [(file, said) for file, said in found if said not in NOT_SAID] == []


def test_words_in_a_page_are_found() -> None:
    pages = [
        "<p>Hello</p>",
        "<p>{#if true}{open ? 'Open' : ''}{/if}</p>",
        "<img alt='An island'>",
        "<button aria-label='{t(name)}: closed'></button>",
        "<Page title={`Table ${name}`} />",
        "<script lang='ts'>document.title = 'Your turn';</script>",
    ]
    sources = [(f"{number}.svelte", page) for number, page in enumerate(pages)]

    found = run_node("literals.ts", sources)

    assert {file for file, _ in found} == {file for file, _ in sources}


def test_what_is_not_read_is_not_taken_for_words() -> None:
    source = "<p class='big' data-testid={name}>{t('open')} · {count}</p>"

    assert run_node("literals.ts", [("Page.svelte", source)]) == []


def test_the_command_line_and_the_terminal_say_nothing_that_is_not_in_the_catalogs() -> None:
    found = {
        file.relative_to(PACKAGE).as_posix(): words
        for part in ("cli", "terminal")
        for file in sorted((PACKAGE / part).glob("*.py"))
        if (words := [*_own_words(file.read_text("utf-8"))])
    }

    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'print("Hello")',
        'stop(2, f"{seats} players cannot play")',
        'typer.Option(help="Who sits here.")',
        'typer.echo(say("games") + " games")',
    ],
)
def test_words_in_a_program_are_found(source: str) -> None:
    assert [*_own_words(source)]


def test_keys_and_flags_are_not_taken_for_words() -> None:
    source = 'typer.Option("--to-file", help="terminal-welcome"); print(say("hello"), end="")\n'
    source += 'typer.Option(help=f"terminal-ask-{name}")'

    assert [*_own_words(source)] == []


def _own_words(source: str) -> Iterator[str]:
    """The words that this code says, or explains itself with."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        said = [*node.args] if name in SAYING else []
        said += [keyword.value for keyword in node.keywords if keyword.arg in SAID_AS]
        for one in said:
            yield from filter(_is_said, _literals(one))


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _literals(node: ast.AST) -> Iterator[str]:
    """The texts in an expression that are not given to another call."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from _literals(child)


def _is_said(text: str) -> bool:
    """Whether there are words in it, other than a key, its beginning, and the program's name."""
    keys = messages("en")
    if text in keys or (text.endswith("-") and any(key.startswith(text) for key in keys)):
        return False
    return bool(re.search(r"[^\W\d_]{2}", text.replace("silvergold", "")))
