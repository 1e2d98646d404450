"""`silvergold verify`: whether records hold."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from silvergold import deals
from silvergold.cli.complain import BAD_CALL, BAD_RECORD
from silvergold.cli.files import record_texts
from silvergold.records import Record, RecordError, kept, read
from silvergold.records import verify as verify_record


class Fault(NamedTuple):
    """The first thing wrong with a record."""

    file: str
    line: int
    move: int | None
    reason: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.reason}"


def verify(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…", help="Files of records, JSON or JSON Lines; - reads input."
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Replay records; check every move, score and winner, and the fair deal where there is one.

    Prints how many records hold, or the first fault of each bad record. Exit code 1 if any is bad.
    """
    faults = []
    held = unfinished = 0
    unreadable = False
    for file in files:
        try:
            for verdict in _verdicts(file):
                if isinstance(verdict, Fault):
                    faults.append(verdict)
                    if not as_json:
                        typer.echo(verdict)
                else:
                    held += 1
                    unfinished += verdict.result is None
        except OSError as error:
            unreadable = True
            typer.echo(f"silvergold: cannot read {file}: {error.strerror}", err=True)
    if as_json:
        summary = {
            "hold": held,
            "in_progress": unfinished,
            "faults": [fault._asdict() for fault in faults],
        }
        typer.echo(json.dumps(summary))
    elif faults:
        hold = "does not hold" if len(faults) == 1 else "do not hold"
        typer.echo(f"{len(faults)} of {len(faults) + held} records {hold}")
    elif held:
        typer.echo(_all_hold(held, unfinished))
    if unreadable or faults:
        raise typer.Exit(BAD_CALL if unreadable else BAD_RECORD)


def _all_hold(records: int, unfinished: int) -> str:
    holds = "1 record holds" if records == 1 else f"{records} records hold"
    return f"{holds} (in progress: {unfinished})" if unfinished else holds


def _verdicts(file: Path) -> Iterator[Record | Fault]:
    empty = True
    for line, text in record_texts(file):
        empty = False
        try:
            record = read(text)
            verify_record(record)
            _verify_fair_deal(record)
        except RecordError as error:
            yield Fault(str(file), line, error.move, str(error))
        else:
            yield record
    if empty:
        yield Fault(str(file), 1, None, "there is no record in it")


def _verify_fair_deal(record: Record) -> None:
    proof = record.further.get(deals.KEY)
    if proof is not None:
        try:
            deals.check(proof, record.deal, kept(record.moves))
        except deals.FairDealError as error:
            raise RecordError(f"the fair deal: {error}") from None
