"""Results as a short table, for `print(results)`; the report of the command line says more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.lab.intervals import Estimate
    from silvergold.lab.results import BotResult, Results


def summary(results: Results) -> str:
    """The score, wins and margin of each bot, with 95% intervals, and what else is to be known."""
    played = f"{_counted(results.deals, 'deal')}, {_counted(results.games, 'game')}"
    lines = [played, *_table([["", "score", "wins", "margin"], *map(_row, results.bots())])]
    if results.test:
        answer = results.test.answer
        lines.append(f"until clear: {answer}" if answer else "until clear: not clear yet")
    for name, games, reports in results.faults():
        lines.append(f"{name} lost its seat in {_counted(games, 'game')}: {reports[0]}")
    return "\n".join(lines)


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
