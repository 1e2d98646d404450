"""`silvergold play`: a game to play."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer

from silvergold.bots import BOTS, DEFAULT_OPPONENT, READY, fault_of, seated, tell_end
from silvergold.cli.bot_arguments import bots_listed, listed, report_faults
from silvergold.cli.errors import BAD_CALL, INTERRUPTED, end_when_told, stop
from silvergold.cli.files import cannot_write
from silvergold.cli.language import say, spoken
from silvergold.cli.logs import LogFormat, LogLevel, set_up_logs
from silvergold.cli.serve import LOOPBACK, Settings, free_port, run_server
from silvergold.cli.which_store import DataFolder, data_folder
from silvergold.core.rules import new_game
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS
from silvergold.deals import KEY, FairDeal, proof
from silvergold.lab import lost
from silvergold.records import record_of, write
from silvergold.terminal.game import Game
from silvergold.terminal.keyboard import LeftTheTable

PORT: Final = 2019


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="cli-terminal")] = False,
    people: Annotated[
        str | None,
        typer.Option(metavar="cli-names", help="cli-people", show_default="name-skipper"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="cli-names", help="cli-opponents", show_default="cli-opponents-default"
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="cli-deal-seed", show_default="cli-deal-seed-default"),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="cli-a-file", help="cli-record-added")
    ] = None,
    data: DataFolder = None,
) -> None:
    """Play in the browser; or in the terminal, against bots or with several people."""
    if terminal:
        _play_in_terminal(
            listed(people or say("name-skipper")), bots_listed(bots or ""), seed, records
        )
        return
    given = {"--people": people, "--bots": bots, "--seed": seed, "--records": records}
    for option, value in given.items():
        if value is not None:
            stop(BAD_CALL, say("cli-only-in-terminal", option=option))
    # The same address each time, if it is free, so that the browser finds its settings again.
    set_up_logs(LogLevel.WARNING, LogFormat.TEXT)
    run_server(Settings(LOOPBACK, free_port(PORT), data_folder(data)), open_browser=True)


def _play_in_terminal(
    people: list[str], bots: list[str], seed: str | None, records: Path | None
) -> None:
    if len(people) == 1:
        bots = bots or [DEFAULT_OPPONENT]
    seats = len(people) + len(bots)
    if not people:
        stop(BAD_CALL, say("cli-nobody-plays"))
    if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        stop(
            BAD_CALL,
            say("cli-wrong-number", players=seats, least=MIN_PLAYERS, most=MAX_PLAYERS),
        )
    end_when_told()
    with _opened(records) as file:
        _play(people, bots, seed or secrets.token_hex(4), file)


def _play(people: list[str], bots: list[str], seed: str, file: TextIO | None) -> None:
    fair = FairDeal.from_text(f"terminal/{seed}", len(people) + len(bots))
    with seated(bots, seed, first=len(people), registry=READY) as sitting:
        game = Game(
            names=_told_apart([*people, *map(_shown, bots)]),
            bots=dict(enumerate(sitting, start=len(people))),
            state=new_game(fair.deal),
            say=spoken(),
        )
        code = _played(game)
    if file:
        further = {KEY: proof(fair), **lost(game.bots)}
        file.write(
            write(record_of(_told_apart([*people, *bots]), fair.deal, game.moves, further)) + "\n"
        )
    report_faults([fault for bot in sitting if (fault := fault_of(bot))])
    if code is not None:
        typer.echo()
        stop(code, say("cli-left-the-table", seed=seed))


def _played(game: Game) -> int | None:
    """Play until the game is over, or until somebody leaves, which has an exit code."""
    try:
        game.play()
    except LeftTheTable:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    tell_end(game.bots.values(), game.state.players)
    return None


def _shown(bot: str) -> str:
    """The name of a bot at the table."""
    return say(f"bot-{bot}") if bot in BOTS else bot


def _told_apart(names: list[str]) -> list[str]:
    """Players of the same name get a number."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


@contextmanager
def _opened(path: Path | None) -> Iterator[TextIO | None]:
    """The file to add the record to, opened before the game so that nothing is lost after it."""
    if path is None:
        yield None
        return
    try:
        file = path.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        stop(BAD_CALL, cannot_write(path, error))
    with file:
        yield file
