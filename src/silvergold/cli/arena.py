"""`silvergold arena`: which bot is better, and how sure that is."""

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from silvergold.bots import BOTS
from silvergold.cli.arena_report import as_object, as_text
from silvergold.cli.arena_until import so_far, until_clear
from silvergold.cli.bot_arguments import check_bots, compile_ahead, stop_at_entry
from silvergold.cli.errors import BAD_CALL, INTERRUPTED, complain, end_when_told, stop
from silvergold.cli.language import say
from silvergold.cli.progress import opened, take_all
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.lab import (
    Arena,
    CrashError,
    Entry,
    EntryError,
    Game,
    NoClusterError,
    Results,
    entries,
    faults,
)
from silvergold.records import write

GAMES: Final = 200
MOST_GAMES: Final = 20_000  # with --until-clear, which usually needs far fewer


def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="cli-a-bot", help="arena-bots"),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, help="cli-compared-games", show_default="arena-games-default"),
    ] = None,
    players: Annotated[int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="cli-players")] = 2,
    seed: Annotated[str, typer.Option(help="cli-seed")] = "1",
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="cli-jobs", show_default="cli-jobs-default"),
    ] = None,
    cluster: Annotated[
        str, typer.Option(metavar="cli-an-address", help="cli-cluster", show_default=False)
    ] = "",
    records: Annotated[
        Path | None,
        typer.Option(metavar="cli-a-file", help="cli-records"),
    ] = None,
    until: Annotated[
        str,
        typer.Option(
            "--until-clear",
            metavar="arena-low-high",
            help="arena-until-clear",
            show_default=False,
        ),
    ] = "",
    error_rate: Annotated[int, typer.Option(min=1, max=25, help="arena-error-rate")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Compare bots: every deal is played in every seating."""
    if cluster and find_spec("ray") is None:
        stop(BAD_CALL, say("cli-cluster-needs"))
    compared = _compared(bots or [])
    test = until_clear(until, error_rate / 100, len(compared))
    contest = Arena(compared, players, games or (MOST_GAMES if test else GAMES), seed)
    results = Results(contest.bots, contest.games_a_deal, test)
    total = contest.deals * contest.games_a_deal
    end_when_told()
    finished = False
    crash = ""
    with opened(records) as file:
        compile_ahead([str(entry.bot) for entry in compared])

        told: set[str] = set()

        def take(game: Game) -> None:
            if file:
                file.write(write(game.record) + "\n")
            for seat, fault in faults(game.record).items():
                if (name := game.record.players[seat]) not in told:
                    told.add(name)  # the rest is in the report; who waits for it knows this now
                    complain(fault)
            results.add(game)

        try:
            to_come = contest.games(min(jobs or cores(), total), cluster)
            finished = take_all(
                to_come,
                total,
                take,
                enough=lambda: results.clear,
                beside=lambda: so_far(results.test),
            )
        except NoClusterError as error:
            stop(BAD_CALL, say("cli-no-cluster", cluster=cluster, why=str(error)))
        except CrashError as error:
            crash = str(error)
    report = json.dumps(as_object(contest, results)) if as_json else as_text(contest, results)
    typer.echo(report, err=str(records) == "-")
    if crash:
        stop(BAD_CALL, say("cli-arena-crashed", crash=crash))
    if not finished:
        stop(INTERRUPTED, say("cli-interrupted", games=results.games, all=total))


def _compared(names: list[str]) -> tuple[Entry, ...]:
    """The bots, if they can be compared; ends the command if they cannot."""
    if len(names) < 2:  # noqa: PLR2004 - two make a comparison
        stop(BAD_CALL, say("cli-name-two", bots=", ".join(BOTS)))
    try:
        compared = entries(names)
    except EntryError as error:
        stop_at_entry(error)
    check_bots([str(entry.bot) for entry in compared])
    return compared


def cores() -> int:
    """As many as this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
