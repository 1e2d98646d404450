"""Backups: all games in one compressed file that fits into every kind of store.

It is gzip over JSON lines. The first line names the format, each further one is a game, and the
last one has their number and the SHA-256 of all that is before it, so that a cut file is noticed.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from silvergold.server.stores.base import StoreError
from silvergold.server.stores.integrity import RawGame
from silvergold.server.stores.sql import TableRow

FORMAT: Final = "silvergold-backup/1"
MAGIC: Final = b"\x1f\x8b"
UNREADABLE: Final = (
    EOFError,
    zlib.error,
    gzip.BadGzipFile,
    msgspec.DecodeError,
    UnicodeDecodeError,
)
BINARY: Final = getattr(os, "O_BINARY", 0)  # of Windows


class BackupError(StoreError):
    """This is not a backup, or not a whole one."""


class Begin(Struct, frozen=True, tag="begin"):
    """The line that begins a backup of a store that has so many games."""

    format: str
    made: datetime
    games: int


class End(Struct, frozen=True, tag="end"):
    """The line that ends a backup with so many games."""

    games: int
    sha256: str


Kept: TypeAlias = RawGame | TableRow
"""What a backup keeps: games, and the rows of the tables beside them."""

Line: TypeAlias = Begin | Kept | End

_decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)


class Writer:
    """A backup that is being made."""

    def __init__(self, file: gzip.GzipFile | BytesIO) -> None:
        self.games = 0
        self._file = file
        self._hash = hashlib.sha256()

    def begin(self, games: int) -> None:
        """Begin the backup of a store that has so many games."""
        self._write(Begin(FORMAT, datetime.now(UTC), games))

    def add(self, kept: Kept) -> None:
        """Put a game or a row into it."""
        self.games += isinstance(kept, RawGame)
        self._write(kept)

    def end(self) -> None:
        """Put the line that makes it whole."""
        self._write(End(self.games, self._hash.hexdigest()))

    def _write(self, line: Line) -> None:
        text = msgspec.json.encode(line) + b"\n"
        self._hash.update(text)
        try:
            self._file.write(text)
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError(key="backup-cannot-write", reason=reason) from error


@contextmanager
def made(path: Path) -> Iterator[Writer]:
    """A new backup; if it is not made to its end, it is none.

    Raises `FileExistsError` if there is such a file, and `OSError` if it cannot be written.
    """
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            with gzip.GzipFile("", "wb", fileobj=file) as packed:
                writer = Writer(packed)
                yield writer
                writer.end()
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise


def is_backup(path: Path) -> bool:
    """Whether the file looks like a backup. Raises `OSError` if it cannot be read."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def expected(path: Path) -> int:
    """How many games its store had. Raises `BackupError` if it is not a backup."""
    if not is_backup(path):
        raise BackupError(key="backup-none")
    _, begin = next(_read(_unpacked(path)), (b"", None))
    return _games(begin)


def _games(begin: object) -> int:
    if not isinstance(begin, Begin) or begin.format != FORMAT:
        raise BackupError(key="backup-other-format", format=FORMAT)
    return begin.games


def kept_in(path: Path) -> Iterator[Kept]:
    """All that a backup keeps. Raises `BackupError`, at the latest when the end is missing."""
    expected(path)
    yield from kept_of(_unpacked(path))


def games_in(path: Path) -> Iterator[RawGame]:
    """The games of a backup. Raises `BackupError`, as `kept_in`."""
    expected(path)
    yield from games_of(_unpacked(path))


def games_of(lines: Iterable[bytes]) -> Iterator[RawGame]:
    """The games of a backup that is unpacked. Raises `BackupError`, as `kept_in`."""
    for kept in kept_of(lines):
        if isinstance(kept, RawGame):
            yield kept


def kept_of(lines: Iterable[bytes]) -> Iterator[Kept]:
    """All that a backup keeps that is unpacked. Raises `BackupError`, as `kept_in`."""
    hash_, games, whole = hashlib.sha256(), 0, False
    for number, (text, line) in enumerate(_read(lines)):
        if not number:
            _games(line)
        if isinstance(line, Kept):
            games += isinstance(line, RawGame)
            yield line
        whole = line == End(games, hash_.hexdigest())
        hash_.update(text)
    if not whole:
        raise BackupError(key="backup-no-end")


def _unpacked(path: Path) -> Iterator[bytes]:
    with gzip.open(path) as file:
        yield from file


def _read(lines: Iterable[bytes]) -> Iterator[tuple[bytes, Line]]:
    try:
        for number, text in enumerate(lines):
            yield text, _line(number, text)
    except UNREADABLE as error:
        raise BackupError(key="backup-damaged", reason=str(error)) from None


def _line(number: int, text: bytes) -> Line:
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        if number:
            raise
        raise BackupError(key="backup-none") from None
