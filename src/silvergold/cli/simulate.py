"""`silvergold simulate`: bots against bots."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean
from typing import Annotated

import typer

from silvergold.bots import BOTS, heir
from silvergold.cli.bot_arguments import compile_ahead, entries_listed, read_entries, report_faults
from silvergold.cli.errors import BAD_CALL, INTERRUPTED, end_when_told, stop
from silvergold.cli.language import say
from silvergold.cli.progress import opened, take_all
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.lab import faults, simulated
from silvergold.records import Record, write


def simulate(
    players: Annotated[int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="cli-players")] = 2,
    games: Annotated[int, typer.Option(min=1, help="cli-games")] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="cli-names", help="cli-simulated-bots"),
    ] = "greedy",
    seed: Annotated[str, typer.Option(help="cli-seed")] = "1",
    records: Annotated[
        Path | None,
        typer.Option(metavar="cli-a-file", help="cli-records"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Play bots against each other, and say how they did."""
    names = entries_listed(bots)
    if not names:
        stop(BAD_CALL, say("cli-no-bots", bots=", ".join(BOTS)))
    if len(names) > players:
        stop(BAD_CALL, say("cli-too-many-bots", bots=len(names), seats=players))
    end_when_told()
    tally = Tally()
    with opened(records) as file:
        compile_ahead([str(one.bot) for one in read_entries(names)])

        def take(record: Record) -> None:
            if file:
                file.write(write(record) + "\n")
            tally.count(record)

        finished = take_all(simulated(players, games, names, seed), games, take)
    summary = json.dumps(tally.as_json()) if as_json else tally.as_text()
    typer.echo(summary, err=str(records) == "-")
    report_faults(tally.faults)
    if not finished:
        stop(INTERRUPTED, say("cli-interrupted", games=tally.games, all=games))


class Tally:
    """What has been counted of the games so far, by bot."""

    def __init__(self) -> None:
        self.games = 0
        self._totals: dict[str, list[int]] = defaultdict(list)
        self._wins: dict[str, float] = defaultdict(float)
        self._lost: Counter[str] = Counter()
        self.faults: list[str] = []

    def count(self, record: Record) -> None:
        """Add a finished game; a shared win counts in equal parts."""
        if record.result is None:
            return
        self.games += 1
        for seat, (name, score) in enumerate(
            zip(record.players, record.result.scores, strict=True)
        ):
            self._totals[name].append(score.total)
            if seat in record.result.winners:
                self._wins[name] += 1 / len(record.result.winners)
        for seat, fault in faults(record).items():
            self._lost[record.players[seat]] += 1
            self.faults.append(say("cli-fault-in-game", game=self.games, fault=fault))

    def as_json(self) -> dict[str, object]:
        """The summary for machines."""
        return {
            "games": self.games,
            "bots": [
                {
                    "name": name,
                    "mean_score": round(mean(totals), 2),
                    "wins": round(self._wins[name], 2),
                    "lost_seats": self._lost[name],
                }
                for name, totals in self._totals.items()
            ],
        }

    def as_text(self) -> str:
        """The summary for people."""
        lines = [say("cli-tally-games", games=self.games)]
        width = max(10, *map(len, self._totals)) if self._totals else 0
        for name, totals in self._totals.items():
            points, won = round(mean(totals), 1), round(self._wins[name], 2)
            lost = self._lost[name]
            told = say("cli-tally-bot", points=points, won=won, lost=lost, heir=heir())
            digits = len(say("number-tenths", number=points))
            lines.append(f"{name:{width}} {' ' * (6 - digits)}{told}")
        return "\n".join(lines)
