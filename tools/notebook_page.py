"""A notebook as a page: its cells are run, and what they show is put below them.

usage: python tools/notebook_page.py NOTEBOOK
"""

import ast
import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


def page(path: Path) -> str:
    """The page in Markdown. Raises whatever goes wrong in a cell."""
    parts = []
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts += [f"```python\n{source}\n```", *shown(source, names)]
    parts.append(f"[This page as a notebook]({path.name}).")
    return "\n\n".join(parts) + "\n"


def shown(source: str, names: dict[str, Any]) -> list[str]:
    """What a notebook shows below a cell: prints, the value of its last line, and figures."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)  # noqa: S102 - our own notebook
        value: Any = (
            eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
            if isinstance(last, ast.Expr)
            else None
        )
    found = [_text(printed.getvalue())] if printed.getvalue() else []
    if hasattr(value, "_repr_svg_"):
        found.append(_picture(value._repr_svg_()))
    elif value is not None and "matplotlib" not in type(value).__module__:
        found.append(_text(repr(value)))
    return found + _figures()


def _figures() -> list[str]:
    if "matplotlib.pyplot" not in sys.modules:
        return []
    pyplot = sys.modules["matplotlib.pyplot"]
    found = []
    for number in pyplot.get_fignums():
        drawn = io.StringIO()
        pyplot.figure(number).savefig(drawn, format="svg")
        found.append(_picture(drawn.getvalue()))
    pyplot.close("all")
    return found


def _text(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"


def _picture(svg: str) -> str:
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="what the cell shows" src="data:image/svg+xml;base64,{data}">'


if __name__ == "__main__":
    print(page(Path(sys.argv[1])))
