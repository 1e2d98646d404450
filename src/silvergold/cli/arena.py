"""`silvergold arena`: which bot is better, and how sure that is."""

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from silvergold.bots import BOTS
from silvergold.cli.arena_report import as_object, as_text
from silvergold.cli.bot_arguments import check_bots, compile_ahead
from silvergold.cli.errors import BAD_CALL, INTERRUPTED, complain, end_when_told, stop
from silvergold.cli.language import say
from silvergold.cli.progress import opened, take_all
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.lab import Arena, CrashError, Game, NoClusterError, Results, faults
from silvergold.records import write


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="cli-a-bot", help="cli-compared-bots"),
    ] = None,
    games: Annotated[
        int,
        typer.Option(min=1, help="cli-compared-games"),
    ] = 200,
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
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Compare bots: every deal is played in every seating."""
    if cluster and find_spec("ray") is None:
        stop(BAD_CALL, say("cli-cluster-needs"))
    contest = Arena(_compared(bots or []), players, games, seed)
    results = Results(contest.bots, contest.games_a_deal)
    total = contest.deals * contest.games_a_deal
    end_when_told()
    finished = False
    crash = ""
    with opened(records) as file:
        compile_ahead(contest.bots)

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
            to_come = contest.games(min(jobs or _cores(), total), cluster)
            finished = take_all(to_come, total, take)
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


def _compared(names: list[str]) -> tuple[str, ...]:
    """The bots, if they can be compared; ends the command if they cannot."""
    if len(names) < 2:  # noqa: PLR2004 - two make a comparison
        stop(BAD_CALL, say("cli-name-two", bots=", ".join(BOTS)))
    for name in names:
        if names.count(name) > 1:
            stop(BAD_CALL, say("cli-named-twice", name=repr(name)))
    check_bots(names)
    return tuple(names)


def _cores() -> int:
    """As many as this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
