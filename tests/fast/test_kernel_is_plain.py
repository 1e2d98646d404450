"""The kernel asks for no memory and never calls itself, so that it can be compiled for a GPU, too.

Every function of `silvergold.fast` that is compiled is held to that.
"""

from __future__ import annotations

import ast
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from silvergold import fast

MODULES = sorted(path.stem for path in Path(fast.__path__[0]).glob("*.py"))
HOLDERS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
ABRUPT = (ast.Try, ast.Raise, ast.With, ast.Lambda, ast.FunctionDef, ast.Yield)
MAKERS = {"list", "dict", "set", "sorted", "zeros", "empty", "ones", "full", "array", "zeros_like"}


@cache
def compiled_functions() -> dict[str, ast.FunctionDef]:
    """The functions of those modules that are compiled, by module and name."""
    return {
        f"{module}.{node.name}": node
        for module in MODULES
        for node in ast.parse(Path(fast.__path__[0], f"{module}.py").read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
        and any(
            isinstance(mark, ast.Name) and mark.id in {"kernel", "step"}
            for mark in node.decorator_list
        )
    }


def called(function: ast.FunctionDef) -> set[str]:
    """The names of what a function calls, without their modules."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    names = {call.id for call in calls if isinstance(call, ast.Name)}
    return names | {call.attr for call in calls if isinstance(call, ast.Attribute)}


def test_such_functions_are_found() -> None:
    assert {"rules.settle", "greedy.best_mark", "search.look_ahead"} <= compiled_functions().keys()


@pytest.mark.parametrize("name", compiled_functions())
def test_a_compiled_function_asks_for_no_memory(name: str) -> None:
    function = compiled_functions()[name]

    assert not called(function) & MAKERS
    assert not [node for node in ast.walk(function) if isinstance(node, HOLDERS)]


@pytest.mark.parametrize("name", compiled_functions())
def test_a_compiled_function_handles_no_errors_and_makes_no_functions(name: str) -> None:
    inside = [*ast.walk(compiled_functions()[name])][1:]

    assert not [node for node in inside if isinstance(node, ABRUPT)]


def test_no_compiled_function_comes_back_to_itself() -> None:
    functions = compiled_functions()

    calls = {name: reached(name, functions) for name in functions}

    assert {*TopologicalSorter(calls).static_order()} == functions.keys()


def reached(name: str, functions: dict[str, ast.FunctionDef]) -> set[str]:
    """What a function calls: of its own module, or else whatever has that name."""
    module = name.partition(".")[0]
    names = called(functions[name])
    own = {call for call in names if f"{module}.{call}" in functions}
    others = {other for other in functions if other.partition(".")[2] in names - own}
    return {f"{module}.{call}" for call in own} | others
