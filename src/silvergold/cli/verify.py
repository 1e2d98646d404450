"""`silvergold verify`: whether records and stored games hold."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from silvergold.cli.errors import BAD_CALL, BAD_RECORD, complain, in_words, stop
from silvergold.cli.files import bad_line, cannot_read, record_texts
from silvergold.cli.language import say, speak
from silvergold.cli.verify_games import Games, games_of_backup, games_of_store, how_many_hold
from silvergold.cli.which_store import Database, DataFolder, data_folder
from silvergold.records import Record, RecordError, read
from silvergold.records import verify as verify_record
from silvergold.server.stores.errors import StoreError


class Fault(NamedTuple):
    """The first thing wrong with a record."""

    file: str
    line: int
    move: int | None
    reason: str

    def __str__(self) -> str:
        return bad_line(self.file, self.line, self.reason)


def verify(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="cli-a-file", help="cli-verified-files"),
    ] = None,
    store: Annotated[bool, typer.Option("--store", help="cli-verify-store")] = False,
    data: DataFolder = None,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> None:
    """Replay games; check every move, score and winner, and the fair deal where there is one."""
    if as_json:
        speak("en")
    if not files and not store:
        stop(BAD_CALL, say("cli-nothing-to-verify"))
    records, games, unreadable = Records(), list[Games](), False
    for file in files or []:
        try:
            if _is_backup(file):
                games.append(games_of_backup(file))
            else:
                records.look_into(file, aloud=not as_json)
        except OSError as error:
            unreadable = True
            complain(cannot_read(file, error))
    if store:
        try:
            games.append(games_of_store(data_folder(data), database))
        except StoreError as error:
            unreadable = True
            complain(in_words(error))
    if as_json:
        typer.echo(json.dumps(_summary(records, games)))
    else:
        _tell(records, games)
    if unreadable or records.faults or any(found.faults for found in games):
        raise typer.Exit(BAD_CALL if unreadable else BAD_RECORD)


@dataclass
class Records:
    """The records that were looked at."""

    hold: int = 0
    in_progress: int = 0
    faults: list[Fault] = field(default_factory=list)

    def look_into(self, file: Path, *, aloud: bool) -> None:
        """Check every record in the file. Raises `OSError` if it cannot be read."""
        for verdict in _verdicts(file):
            if isinstance(verdict, Fault):
                self.faults.append(verdict)
                if aloud:
                    typer.echo(verdict)
            else:
                self.hold += 1
                self.in_progress += verdict.result is None


def _summary(records: Records, games: list[Games]) -> dict[str, object]:
    faults = [fault._asdict() for fault in records.faults]
    summary = {"hold": records.hold, "in_progress": records.in_progress, "faults": faults}
    stores = [
        {
            "place": found.place,
            "hold": found.hold,
            "in_progress": found.in_progress,
            "faults": [{"game": fault.game, "reason": fault.reason} for fault in found.faults],
        }
        for found in games
    ]
    return {**summary, "games": stores} if stores else summary


def _tell(records: Records, games: list[Games]) -> None:
    if records.hold or records.faults:
        typer.echo(how_many_hold("records", records.hold, records.in_progress, len(records.faults)))
    for found in games:
        for fault in found.faults:
            typer.echo(fault)
        typer.echo(found.summary)


def _is_backup(file: Path) -> bool:
    """Whether the file is packed, as backups are; what reads them needs the extra `server`."""
    if str(file) == "-":
        return False
    with file.open("rb") as opened:
        return opened.read(len(_PACKED)) == _PACKED


_PACKED: Final = b"\x1f\x8b"


def _verdicts(file: Path) -> Iterator[Record | Fault]:
    empty = True
    for line, text in record_texts(file):
        empty = False
        try:
            record = read(text)
            verify_record(record)
        except RecordError as error:
            yield Fault(str(file), line, error.move, in_words(error))
        else:
            yield record
    if empty:
        yield Fault(str(file), 1, None, say("cli-no-record"))
