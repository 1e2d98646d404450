"""Names that people show to others, and which of them the host hides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from silvergold.server.stores.sql import Statement

if TYPE_CHECKING:
    from datetime import datetime

    from silvergold.server.stores.sql import SqlStore

SHOWN_OF_A_PERSON: Final = 16
"""So many letters of a person's hash tell people apart."""

NAMES: Final = (
    "SELECT person, name FROM ratings WHERE listed = 1",
    "SELECT person, MAX(name) FROM entries WHERE name != '' GROUP BY person",
)
"""What finds the names that people show, one query for each feature."""


class ShownName(NamedTuple):
    """A name that a person shows, and whether the host hides it."""

    person: str
    name: str
    hidden: bool

    def __str__(self) -> str:
        mark = "-" if self.hidden else "+"
        return f"{self.person[:SHOWN_OF_A_PERSON]} {mark} {self.name}"


async def listed_names(store: SqlStore) -> list[ShownName]:
    """All names that people show on this server, by the alphabet."""
    hidden = {person for [person] in await store.rows("SELECT person FROM hidden_names")}
    found = {tuple(row) for query in NAMES for row in await store.rows(query)}
    return sorted(
        (ShownName(person, name, person in hidden) for person, name in found),
        key=lambda one: (one.name, one.person),
    )


async def change_name(store: SqlStore, person: str, *, hide: bool, now: datetime) -> None:
    """Hide the name of a person everywhere on this server, or show it again."""
    put = "INSERT INTO hidden_names (person, hidden) VALUES (?, ?) ON CONFLICT DO NOTHING"
    await store.change(
        Statement(put, (person, now.isoformat()))
        if hide
        else Statement("DELETE FROM hidden_names WHERE person = ?", (person,))
    )
