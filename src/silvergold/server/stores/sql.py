"""SQL that every server's store understands, for what is kept beside the games.

Placeholders are `?`. A query has to run on SQLite and PostgreSQL alike: columns are TEXT, INTEGER,
BIGINT or DOUBLE PRECISION, times are ISO 8601 in UTC, and hashes are hexadecimal.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from silvergold.server.stores.base import Store

if TYPE_CHECKING:
    from silvergold.server.stores.heading import Heading
    from silvergold.server.stores.people import FinishedGame, Forgotten

Value: TypeAlias = str | int | float | None


class Statement(NamedTuple):
    """A change of some rows. If another number of rows than `expected` changes, none does."""

    query: str
    values: tuple[Value, ...] = ()
    expected: int | None = None


class TableRow(Struct, frozen=True, tag="row"):
    """A row of a table beside the games, as it is kept in a backup."""

    table: str
    values: dict[str, Value]

    @property
    def insertion(self) -> Statement:
        """Puts the row back."""
        columns, marks = ", ".join(self.values), ", ".join("?" * len(self.values))
        query = f"INSERT INTO {self.table} ({columns}) VALUES ({marks})"  # noqa: S608
        return Statement(query, tuple(self.values.values()))


class SqlStore(Store, Protocol):
    """A store that also keeps what is not part of a game."""

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""

    async def change(self, *statements: Statement) -> None:
        """Make all changes in one transaction, or none.

        Raises `BehindError` if a row is there already that may be there only once, or if another
        number of rows than expected would change.
        """

    async def finished_of(self, holder: bytes) -> list[FinishedGame]:
        """The games in which this key holds a seat and that are over, in any order."""

    async def take_over(self, old: bytes, new: bytes, *statements: Statement) -> list[str]:
        """Let one key hold all that another one held, which holds nothing any more.

        The statements go into the same transaction. The games of which that is so come back.
        """

    async def forget(self, holder: bytes, *statements: Statement) -> Forgotten:
        """Remove all games that nobody else has a seat in, and the keys of the other seats.

        The statements go into the same transaction.
        """

    async def put_summary(self, heading: Heading, summarized: Heading) -> None:
        """Renew the summary of a game, if it still has this heading."""


def numbered(query: str) -> str:
    """The query with the placeholders of PostgreSQL."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if letter == "?" else letter for letter in query)
