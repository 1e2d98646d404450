"""Results as a short table, for print and notebooks; the report of the command line says more."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.lab.intervals import Estimate
    from silvergold.lab.results import BotResult, Results


def summary(results: Results) -> str:
    """The score, wins and margin of each bot, with 95% intervals, and what else is to be known."""
    return "\n".join([_played(results), *_table(_rows(results)), *_remarks(results)])


def page(results: Results) -> str:
    """The same as HTML, for notebooks."""
    head, *rows = ([escape(cell) for cell in row] for row in _rows(results))
    lines = [f"<tr><th>{'<th>'.join(head)}"]
    lines += [f"<tr><th>{name}<td>{'<td>'.join(cells)}" for name, *cells in rows]
    remarks = "".join(f"<p>{escape(remark)}</p>" for remark in _remarks(results))
    caption = f"<caption>{_played(results)}</caption>"
    return f"<table>{caption}{''.join(lines)}</table>{remarks}"


def _played(results: Results) -> str:
    return f"{_counted(results.deals, 'deal')}, {_counted(results.games, 'game')}"


def _rows(results: Results) -> list[list[str]]:
    return [["", "score", "wins", "margin"], *map(_row, results.bots())]


def _remarks(results: Results) -> list[str]:
    """What there is to say beside the table."""
    remarks = []
    if results.test:
        answer = results.test.answer
        remarks.append(f"until clear: {answer}" if answer else "until clear: not clear yet")
    for name, games, reports in results.faults():
        remarks.append(f"{name} lost its seat in {_counted(games, 'game')}: {reports[0]}")
    return remarks


def _row(bot: BotResult) -> list[str]:
    return [
        bot.name,
        _points(bot.mean_score, ""),
        _share(bot.win_rate),
        _points(bot.margin, "+"),
    ]


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table: the first column to the left, the others to the right."""
    first, *others = ([*map(len, column)] for column in zip(*rows, strict=True))
    return [
        "   ".join(
            [
                row[0].ljust(max(first)),
                *(cell.rjust(max(widths)) for cell, widths in zip(row[1:], others, strict=True)),
            ]
        )
        for row in rows
    ]


def _points(estimate: Estimate, sign: str) -> str:
    low, high = estimate.interval or (0, 0)
    reach = f"{(high - low) / 2:.1f}" if estimate.interval else "?"
    return f"{round(estimate.mean, 1) + 0.0:{sign}.1f} ± {reach}"  # never -0.0


def _share(estimate: Estimate) -> str:
    if estimate.interval is None:
        return f"{estimate.mean:.0%} ± ?"
    low, high = (round(100 * bound) for bound in estimate.interval)
    return f"{estimate.mean:.0%} ({low}-{high})"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
