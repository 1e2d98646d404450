"""`silvergold play`: a game to play."""

import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from silvergold.bots import BOTS
from silvergold.cli.complain import BAD_CALL, INTERRUPTED, stop
from silvergold.cli.seats import bots_listed, listed
from silvergold.core.rules import new_game
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.deals import KEY, FairDeal, proof
from silvergold.records import record_of, write
from silvergold.terminal.game import Game
from silvergold.terminal.keyboard import LeftTheTable


def play(
    terminal: Annotated[  # noqa: ARG001
        bool, typer.Option("--terminal", help="Play in the terminal, the only table so far.")
    ] = True,
    people: Annotated[
        str, typer.Option(metavar="NAME,NAME…", help="Who sits at this keyboard.")
    ] = "You",
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME…",
            help=f"Bots at the table: {', '.join(BOTS)}.  [default: greedy, if you are alone]",
        ),
    ] = "",
    seed: Annotated[
        str | None, typer.Option(help="The same seed gives the same cards.  [default: by chance]")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the game's record to this file.")
    ] = None,
) -> None:
    """Play against bots, or with several people at one keyboard."""
    names = listed(people)
    bot_names = bots_listed(bots) or (["greedy"] if len(names) == 1 else [])
    seats = len(names) + len(bot_names)
    if not names or not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        stop(
            BAD_CALL, f"{seats} at the table, {len(names)} of them people: it takes 2 to 4, and you"
        )
    seed = seed or secrets.token_hex(4)
    fair = FairDeal.from_text(f"terminal/{seed}", seats)
    game = Game(
        names=[*names, *_told_apart(bot_names)],
        bots={
            seat: BOTS[name](Random(f"{seed}/{seat}"))
            for seat, name in enumerate(bot_names, start=len(names))
        },
        state=new_game(fair.deal),
    )
    left = False
    try:
        game.play()
    except (LeftTheTable, KeyboardInterrupt):
        left = True
    if records:
        _append(records, write(record_of(game.names, fair.deal, game.moves, {KEY: proof(fair)})))
    if left:
        typer.echo()
        stop(INTERRUPTED, f"you left the table; --seed {seed} deals the same cards again")


def _told_apart(names: list[str]) -> list[str]:
    """Bots of the same name get a number."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def _append(path: Path, line: str) -> None:
    try:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line + "\n")
    except OSError as error:
        stop(BAD_CALL, f"cannot write {path}: {error.strerror}")
