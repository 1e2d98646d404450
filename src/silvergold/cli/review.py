"""`silvergold review`: what every decision of a recorded game gave away, and what was luck."""

import json
from pathlib import Path
from typing import Annotated

import typer

from silvergold.bots import is_compiled, note_compiled, thought_out
from silvergold.cli.bot_arguments import check_bots, tell_of_compiling
from silvergold.cli.errors import (
    BAD_CALL,
    BAD_RECORD,
    INTERRUPTED,
    end_when_told,
    in_words,
    stop,
)
from silvergold.cli.files import bad_line, cannot_write, one_record
from silvergold.cli.language import say, speak, spoken
from silvergold.cli.positions import Game, RecordFile
from silvergold.cli.progress import progress_bar
from silvergold.cli.review_page import page
from silvergold.cli.review_text import text
from silvergold.core.state import TURNS
from silvergold.records import Record, RecordError, verify
from silvergold.review import JUDGE, PART, Review, UnfinishedError, document, reviewing


def review(
    file: RecordFile,
    game: Game = 1,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    html: Annotated[Path | None, typer.Option(metavar="cli-a-file", help="cli-review-html")] = None,
) -> None:
    """Review a recorded game: as text, as JSON or as a page."""
    if as_json and html:
        stop(BAD_CALL, say("cli-two-forms"))
    if as_json:
        speak("en")
    check_bots([JUDGE])
    end_when_told()
    line, record = one_record(file, game)
    try:
        verify(record)
        reviewed = _reviewed(record)
    except UnfinishedError as error:
        stop(BAD_RECORD, bad_line(file, line, say("cli-unfinished", turn=error.turn + 1)))
    except RecordError as error:
        stop(BAD_RECORD, bad_line(file, line, in_words(error)))
    except KeyboardInterrupt:
        stop(INTERRUPTED, say("cli-interrupted-now"))
    if html:
        try:
            html.write_text(page(spoken(), record, reviewed), encoding="utf-8")
        except OSError as error:
            stop(BAD_CALL, cannot_write(html, error))
    elif as_json:
        typer.echo(json.dumps(document(reviewed), ensure_ascii=False))
    else:
        typer.echo(text(spoken(), record, reviewed))


def _reviewed(record: Record) -> Review:
    if not is_compiled(PART):
        tell_of_compiling()
    with progress_bar() as shown:
        task = shown.add_task("", total=TURNS)
        reviewed = thought_out(
            reviewing(record, lambda progress: shown.update(task, completed=progress.turns))
        )
    note_compiled(PART)
    return reviewed
