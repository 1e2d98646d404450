"""`silvergold legal` and `silvergold show`: a recorded game at one point."""

import json
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.errors import BAD_CALL, BAD_RECORD, in_words, stop
from silvergold.cli.files import bad_line, one_record
from silvergold.cli.language import say, spoken
from silvergold.core.moves import Seat
from silvergold.core.notation import write
from silvergold.core.rules import legal_moves
from silvergold.core.scoring import score
from silvergold.core.state import State
from silvergold.records import Record, RecordError, position
from silvergold.terminal import draw

RecordFile = Annotated[
    Path,
    typer.Argument(metavar="cli-a-file", help="cli-record-file"),
]
Ply = Annotated[
    int | None,
    typer.Option(metavar="cli-a-ply", min=0, help="cli-ply", show_default="cli-ply-default"),
]
Game = Annotated[int, typer.Option(min=1, help="cli-game")]


def legal(
    file: RecordFile,
    ply: Ply = None,
    seat: Annotated[
        int | None, typer.Option(metavar="cli-a-seat", min=0, help="cli-legal-seat")
    ] = None,
    game: Game = 1,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json-list")] = False,
) -> None:
    """Print the legal moves at a point of a recorded game, one a line, sorted."""
    line, record = one_record(file, game)
    state = _at(file, line, record, ply)
    if seat is None:
        moves = [f"{acting} {move}" for acting in state.acting for move in _written(state, acting)]
    elif seat in range(len(record.players)):
        moves = _written(state, seat)
    else:
        stop(BAD_CALL, say("cli-no-such-seat", seat=seat, last=len(record.players) - 1))
    if as_json:
        typer.echo(json.dumps(sorted(moves)))
    else:
        for move in sorted(moves):
            typer.echo(move)


def show(file: RecordFile, ply: Ply = None, game: Game = 1) -> None:
    """Draw the table at a point of a recorded game."""
    line, record = one_record(file, game)
    state = _at(file, line, record, ply)
    typer.echo(draw.table(spoken(), state, record.players))
    typer.echo()
    typer.echo(draw.score_sheet(spoken(), record.players, [*map(score, state.players)]))
    typer.echo(f"\n{say('terminal-legend')}")


def _written(state: State, seat: Seat) -> list[str]:
    return [write(move) for move in legal_moves(state, seat)]


def _at(file: Path, line: int, record: Record, ply: int | None) -> State:
    moves = len(record.moves)
    if ply is not None and ply > moves:
        stop(BAD_CALL, say("cli-no-such-ply", ply=ply, moves=moves))
    try:
        return position(record, moves if ply is None else ply)
    except RecordError as error:
        stop(BAD_RECORD, bad_line(file, line, in_words(error)))
