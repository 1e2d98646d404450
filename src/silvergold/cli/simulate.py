"""`silvergold simulate`: bots against bots."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean
from typing import Annotated

import typer

from silvergold.bots import BOTS
from silvergold.cli.complain import BAD_CALL, INTERRUPTED, end_when_told, stop
from silvergold.cli.progress import opened, take_all
from silvergold.cli.seats import bots_listed, compile_ahead, report_faults
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.lab import faults, simulated
from silvergold.records import Record, write


def simulate(
    players: Annotated[
        int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="Seats at each table.")
    ] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME…",
            help=f"Who plays, repeated to fill the seats: {', '.join(BOTS)}, or a program of "
            "your own as cmd:COMMAND.",
        ),
    ] = "greedy",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the games there, as JSON Lines; - prints them."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play bots against each other, and say how they did."""
    names = bots_listed(bots)
    if not names:
        stop(BAD_CALL, f"--bots names no bot; there are: {', '.join(BOTS)}")
    if len(names) > players:
        stop(BAD_CALL, f"{len(names)} bots are too many for {players} seats: see --players")
    end_when_told()
    tally = Tally()
    with opened(records) as file:
        compile_ahead(names[:players])

        def take(record: Record) -> None:
            if file:
                file.write(write(record) + "\n")
            tally.count(record)

        finished = take_all(simulated(players, games, names, seed), games, take)
    summary = json.dumps(tally.as_json()) if as_json else tally.as_text()
    typer.echo(summary, err=str(records) == "-")
    report_faults(tally.faults)
    if not finished:
        stop(INTERRUPTED, f"interrupted after {tally.games} of {games} games")


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
            self.faults.append(f"game {self.games}: {fault}")

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
        lines = [f"{self.games} game{'' if self.games == 1 else 's'}"]
        width = max(10, *map(len, self._totals)) if self._totals else 0
        for name, totals in self._totals.items():
            won = f"{self._wins[name]:g} won"
            lost = f", {self._lost[name]} played by greedy" if self._lost[name] else ""
            lines.append(f"{name:{width}} {mean(totals):6.1f} points on average, {won}{lost}")
        return "\n".join(lines)
