"""Tables as plain text, which look the same on a screen, in a file and in a pipe."""

from collections.abc import Sequence
from io import StringIO
from typing import Final

GAP: Final = 3
WIDEST: Final = 10_000
"""No table is wider, so that none is ever broken to fit: a pipe has no width."""


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table: the first column to the left, the others to the right."""
    from rich.console import Console  # noqa: PLC0415 - the other commands start sooner without it
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    grid = Table.grid(padding=(0, GAP, 0, 0))
    for column in range(len(rows[0])):
        grid.add_column(justify="right" if column else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*map(Text, row))
    console = Console(file=StringIO(), width=WIDEST, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(grid)
    return [line.rstrip() for line in captured.get().splitlines()]
