"""Files of records, as named on the command line."""

import sys
from collections.abc import Iterator
from pathlib import Path

from silvergold.cli.errors import BAD_CALL, BAD_RECORD, in_words, stop, why
from silvergold.cli.language import say
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
        stop(BAD_CALL, cannot_read(path, error))
    if number > len(all_texts):
        there = len(all_texts)
        stop(BAD_CALL, say("cli-no-such-game", file=str(path), number=number, games=there))
    line, text = all_texts[number - 1]
    try:
        return line, read(text)
    except RecordError as error:
        stop(BAD_RECORD, bad_line(path, line, in_words(error)))


def cannot_read(path: Path, error: OSError) -> str:
    """That a file cannot be read, and why."""
    return say("cli-cannot-read", file=str(path), why=why(error))


def cannot_write(path: Path, error: OSError) -> str:
    """That a file cannot be written, and why."""
    return say("cli-cannot-write", file=str(path), why=why(error))


def bad_line(path: Path | str, line: int, reason: str) -> str:
    """What is wrong with the record that begins in a line."""
    return say("cli-bad-line", file=str(path), line=str(line), reason=reason)
