"""The tables of both kinds of store, step by step: what is here once is never changed again.

A database that has taken n steps is of version n. Whoever starts takes those that are missing, all
in one transaction; a new database takes all of them. Stored formats are promised from 1.0 on.
"""

from typing import Final

from silvergold.server.stores.errors import StoreError

NEW_COLUMNS: Final = """
ALTER TABLE games RENAME COLUMN seal TO checksum;
ALTER TABLE secrets RENAME COLUMN seal TO checksum;
ALTER TABLE holders RENAME COLUMN seal TO checksum;
ALTER TABLE pencils RENAME COLUMN seal TO checksum;
ALTER TABLE games ADD COLUMN summary TEXT NOT NULL DEFAULT '';
"""

SQLITE: Final = (
    "",  # what version 0.3 had, which no published version needs
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY, stage TEXT NOT NULL, listed INTEGER NOT NULL, version INTEGER NOT NULL,
        head BLOB NOT NULL, begun TEXT NOT NULL, played TEXT NOT NULL, ended TEXT,
        seal BLOB NOT NULL
    ) STRICT;
    CREATE INDEX lobby ON games (begun) WHERE listed AND stage = 'waiting';
    CREATE TABLE secrets (
        game TEXT PRIMARY KEY REFERENCES games, seed BLOB NOT NULL, invitation TEXT NOT NULL,
        watching TEXT NOT NULL, seal BLOB NOT NULL
    ) STRICT;
    CREATE TABLE events (
        game TEXT NOT NULL REFERENCES games, version INTEGER NOT NULL, key TEXT,
        event TEXT NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (game, version), UNIQUE (game, key)
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
    """,
    NEW_COLUMNS  # noqa: S608 - it is all written here
    + """
    ALTER TABLE games ADD COLUMN seen TEXT NOT NULL DEFAULT '';
    UPDATE games SET seen = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now');
    CREATE INDEX waiting ON games (seen) WHERE stage = 'waiting';
    CREATE TABLE server (
        id INTEGER PRIMARY KEY, secret BLOB NOT NULL, checked TEXT NOT NULL
    ) STRICT
    """,
)
OLDEST_SQLITE: Final = 2

POSTGRES: Final = (
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
    NEW_COLUMNS
    + """
    ALTER TABLE games ADD COLUMN seen TIMESTAMPTZ NOT NULL DEFAULT now();
    CREATE INDEX waiting ON games (seen) WHERE stage = 'waiting';
    CREATE TABLE server (
        id INTEGER PRIMARY KEY, secret BYTEA NOT NULL, checked TIMESTAMPTZ NOT NULL
    );
    """,
)


class OutdatedError(StoreError):
    """The tables are of an older version, or not there at all."""


def check_current(where: str, version: int, newest: int) -> None:
    """Raises `OutdatedError` if there are steps to take."""
    if version < newest:
        raise OutdatedError(key="store-outdated", place=where, version=version)


def check_version(where: str, version: int, newest: int, oldest: int = 0) -> None:
    """Raises `StoreError` if these are tables of a newer program, or of one that is too old."""
    if version > newest:
        raise StoreError(key="store-newer", place=where, version=version, newest=newest)
    if 0 < version < oldest:
        raise StoreError(key="store-ancient", place=where, version=version, oldest=oldest)
