"""`silvergold review`: what every decision of a recorded game gave away, and what was luck."""

import json
from pathlib import Path
from typing import Annotated

import typer

from silvergold.bots import thought_out
from silvergold.cli.errors import BAD_RECORD, in_words, stop
from silvergold.cli.files import bad_line, one_record
from silvergold.cli.language import speak
from silvergold.cli.positions import Game, RecordFile
from silvergold.records import RecordError
from silvergold.review import UnfinishedError, document, reviewing


def review(
    file: RecordFile,
    game: Game = 1,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Review a recorded game."""
    if as_json:
        speak("en")
    line, record = one_record(file, game)
    try:
        reviewed = thought_out(reviewing(record))
    except (RecordError, UnfinishedError) as error:
        stop(BAD_RECORD, bad_line(file, line, in_words(error)))
    typer.echo(json.dumps(document(reviewed), ensure_ascii=False))
