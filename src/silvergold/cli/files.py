"""Files of records, as named on the command line."""

import sys
from collections.abc import Iterator
from pathlib import Path

from silvergold.cli.complain import BAD_CALL, BAD_RECORD, stop
from silvergold.records import Record, RecordError, read, texts


def record_texts(path: Path) -> Iterator[tuple[int, bytes]]:
    """The records in the file with their lines, `-` being standard input. Raises `OSError`."""
    if str(path) == "-":
        yield from texts(sys.stdin.buffer)
    else:
        with path.open("rb") as file:
            yield from texts(file)


def one_record(path: Path, number: int) -> tuple[int, Record]:
    """The record of that number, counted from 1, and its line; ends the command if it is none."""
    try:
        all_texts = list(record_texts(path))
    except OSError as error:
        stop(BAD_CALL, f"cannot read {path}: {error.strerror}")
    if number > len(all_texts):
        stop(BAD_CALL, f"{path} has no game {number}; it has {len(all_texts)}")
    line, text = all_texts[number - 1]
    try:
        return line, read(text)
    except RecordError as error:
        stop(BAD_RECORD, f"{path}, line {line}: {error}")
