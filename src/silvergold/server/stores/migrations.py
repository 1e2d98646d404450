"""The tables of both kinds of store, step by step: what is here once is never changed again.

A database that has taken n steps is of version n. Whoever starts takes those that are missing, all
in one transaction; a new database takes all of them.
"""

from collections.abc import Callable
from sqlite3 import Connection
from typing import Final

from silvergold.server.stores.base import StoreError
from silvergold.server.stores.sqlite.alone import play_with_friends


def _run(script: str) -> Callable[[Connection], None]:
    """The step that runs these statements; `executescript` would end the transaction."""

    def run(db: Connection) -> None:
        for statement in script.split(";"):
            db.execute(statement)

    return run


ALONE: Final = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, owner BLOB NOT NULL, begun TEXT NOT NULL, played TEXT NOT NULL
) STRICT;
CREATE INDEX games_of_owner ON games (owner, played);
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games, version INTEGER NOT NULL, seat INTEGER, number INTEGER,
    event TEXT NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (game, version), UNIQUE (game, seat, number)
) STRICT;
CREATE TABLE secrets (game TEXT PRIMARY KEY REFERENCES games, seed BLOB NOT NULL) STRICT;
CREATE TABLE pencils (
    game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, number INTEGER NOT NULL,
    moves TEXT NOT NULL, PRIMARY KEY (game, seat)
) STRICT
"""

SET_ASIDE: Final = """
DROP INDEX games_of_owner;
ALTER TABLE games RENAME TO old_games;
ALTER TABLE events RENAME TO old_events;
ALTER TABLE secrets RENAME TO old_secrets;
ALTER TABLE pencils RENAME TO old_pencils
"""

WITH_FRIENDS: Final = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, stage TEXT NOT NULL, listed INTEGER NOT NULL, version INTEGER NOT NULL,
    head BLOB NOT NULL, begun TEXT NOT NULL, played TEXT NOT NULL, ended TEXT, seal BLOB NOT NULL
) STRICT;
CREATE INDEX lobby ON games (begun) WHERE listed AND stage = 'waiting';
CREATE TABLE secrets (
    game TEXT PRIMARY KEY REFERENCES games, seed BLOB NOT NULL, invitation TEXT NOT NULL,
    watching TEXT NOT NULL, seal BLOB NOT NULL
) STRICT;
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games, version INTEGER NOT NULL, key TEXT, event TEXT NOT NULL,
    hash BLOB NOT NULL, PRIMARY KEY (game, version), UNIQUE (game, key)
) STRICT;
CREATE TABLE holders (
    game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, holder BLOB NOT NULL,
    seal BLOB NOT NULL, PRIMARY KEY (game, seat, holder)
) STRICT;
CREATE INDEX games_of_holder ON holders (holder, game);
CREATE TABLE pencils (
    game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, number INTEGER NOT NULL,
    moves TEXT NOT NULL, seal BLOB NOT NULL, PRIMARY KEY (game, seat)
) STRICT
"""

CLEAR_AWAY: Final = """
DROP TABLE old_pencils;
DROP TABLE old_secrets;
DROP TABLE old_events;
DROP TABLE old_games
"""


def _with_friends(db: Connection) -> None:
    for step in (_run(SET_ASIDE), _run(WITH_FRIENDS), play_with_friends, _run(CLEAR_AWAY)):
        step(db)


SQLITE: Final[tuple[Callable[[Connection], None], ...]] = (_run(ALONE), _with_friends)

POSTGRES: Final[tuple[str, ...]] = (
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY, stage TEXT NOT NULL, listed BOOLEAN NOT NULL, version INTEGER NOT NULL,
        head BYTEA NOT NULL, begun TIMESTAMPTZ NOT NULL, played TIMESTAMPTZ NOT NULL,
        ended TIMESTAMPTZ, seal BYTEA NOT NULL
    );
    CREATE INDEX lobby ON games (begun) WHERE listed AND stage = 'waiting';
    CREATE TABLE secrets (
        game TEXT PRIMARY KEY REFERENCES games, seed BYTEA NOT NULL, invitation TEXT NOT NULL,
        watching TEXT NOT NULL, seal BYTEA NOT NULL
    );
    CREATE TABLE events (
        game TEXT NOT NULL REFERENCES games, version INTEGER NOT NULL, key TEXT,
        event TEXT NOT NULL, hash BYTEA NOT NULL, PRIMARY KEY (game, version), UNIQUE (game, key)
    );
    CREATE TABLE holders (
        game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, holder BYTEA NOT NULL,
        seal BYTEA NOT NULL, PRIMARY KEY (game, seat, holder)
    );
    CREATE INDEX games_of_holder ON holders (holder, game);
    CREATE TABLE pencils (
        game TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL, number INTEGER NOT NULL,
        moves TEXT NOT NULL, seal BYTEA NOT NULL, PRIMARY KEY (game, seat)
    );
    """,
)


class OutdatedError(StoreError):
    """The tables are of an older version, or not there at all."""


def check_current(where: str, version: int, newest: int) -> None:
    """Raises `OutdatedError` if there are steps to take."""
    if version < newest:
        raise OutdatedError(key="store-outdated", place=where, version=version)


def check_version(where: str, version: int, newest: int) -> None:
    """Raises `StoreError` if a newer version of the program has written this database."""
    if version > newest:
        raise StoreError(key="store-newer", place=where, version=version, newest=newest)
