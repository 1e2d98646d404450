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

SETTLED: Final = """
CREATE TABLE settled (game TEXT PRIMARY KEY, at TEXT NOT NULL);
INSERT INTO settled (game, at) SELECT id, '' FROM games WHERE stage = 'over'
"""
"""The games that are over and of which everything that follows is stored."""

DAILY: Final = """
CREATE TABLE entries (
    contest TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
    started TEXT NOT NULL, ended TEXT, points INTEGER, score INTEGER, detail TEXT NOT NULL,
    PRIMARY KEY (contest, person)
);
CREATE INDEX entries_of_game ON entries (game);
CREATE INDEX entries_of_person ON entries (person, contest);
CREATE INDEX entries_by_score ON entries (contest, score, ended);
CREATE TABLE captains (contest TEXT PRIMARY KEY, record TEXT NOT NULL);
CREATE TABLE challenges (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL,
    made TEXT NOT NULL, points INTEGER NOT NULL, terms TEXT NOT NULL
);
CREATE INDEX challenges_of_person ON challenges (person)
"""
"""Contests over the same deal: who plays in them, what the captain did there, and challenges."""

PEOPLE: Final = """
CREATE TABLE ratings (
    person TEXT PRIMARY KEY, name TEXT NOT NULL, listed INTEGER NOT NULL,
    rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, joined TEXT NOT NULL,
    played TEXT NOT NULL, version INTEGER NOT NULL
);
CREATE TABLE rating_changes (
    person TEXT NOT NULL, game TEXT NOT NULL, ended TEXT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL, rating_after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX rating_changes_ended ON rating_changes (ended);
CREATE TABLE hidden_names (person TEXT PRIMARY KEY, hidden TEXT NOT NULL);
CREATE TABLE hinted (game TEXT PRIMARY KEY);
CREATE TABLE device_links (link TEXT PRIMARY KEY, sealed TEXT NOT NULL, expires TEXT NOT NULL)
"""
"""Ratings, names that the host hides, games with hints, and links to another device."""

ANY_HOUR: Final = """
CREATE TABLE by_turns (game TEXT PRIMARY KEY, made TEXT NOT NULL);
CREATE TABLE running (id INTEGER PRIMARY KEY, at TEXT NOT NULL);
CREATE TABLE outages (began TEXT PRIMARY KEY, ended TEXT NOT NULL);
CREATE TABLE push_sender (id INTEGER PRIMARY KEY, secret TEXT NOT NULL);
CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, site TEXT NOT NULL, made TEXT NOT NULL
);
CREATE INDEX subscriptions_of_person ON push_subscriptions (person);
CREATE TABLE reminders (
    endpoint TEXT NOT NULL, game TEXT NOT NULL, since TEXT NOT NULL, kind TEXT NOT NULL,
    at TEXT NOT NULL, tries INTEGER NOT NULL, done INTEGER NOT NULL,
    PRIMARY KEY (endpoint, game, since, kind)
);
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, total INTEGER NOT NULL,
    clock INTEGER, maker TEXT NOT NULL, seed TEXT NOT NULL, stage TEXT NOT NULL,
    round INTEGER NOT NULL, made TEXT NOT NULL
);
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    gone INTEGER NOT NULL, PRIMARY KEY (tournament, number), UNIQUE (tournament, person)
);
CREATE INDEX tournaments_of_person ON tournament_players (person);
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    first INTEGER NOT NULL, second INTEGER, game TEXT, made INTEGER NOT NULL,
    first_points INTEGER, second_points INTEGER, first_score INTEGER, second_score INTEGER,
    PRIMARY KEY (tournament, round, board), UNIQUE (game)
)
"""
"""Games over days and when no server ran, reminders, and tournaments."""

ONCE: Final = """
CREATE TABLE attempts (
    contest TEXT NOT NULL, attempt TEXT NOT NULL, PRIMARY KEY (contest, attempt)
);
DROP TABLE device_links;
CREATE TABLE device_links (
    link TEXT PRIMARY KEY, sealed TEXT NOT NULL, expires TEXT NOT NULL, device TEXT NOT NULL,
    confirmed INTEGER NOT NULL
)
"""
"""Who has begun a contest, as hashes that outlive the entry; and devices that ask to be let in."""

AVATARS: Final = "ALTER TABLE tournament_players ADD COLUMN avatar TEXT NOT NULL DEFAULT ''"
"""How those who take part in tournaments are drawn."""

COMMUNITY_TABLES: Final = (
    "settled",
    "attempts",
    "entries",
    "captains",
    "challenges",
    "ratings",
    "rating_changes",
    "hidden_names",
    "hinted",
    "by_turns",
    "running",
    "outages",
    "push_sender",
    "push_subscriptions",
    "reminders",
    "tournaments",
    "tournament_players",
    "tournament_games",
)
"""What is kept beside the games, in an order in which it can be put back from a backup."""

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
    SETTLED,
    DAILY,
    PEOPLE,
    ANY_HOUR,
    ONCE,
    AVATARS,
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
    SETTLED,
    DAILY,
    PEOPLE,
    ANY_HOUR,
    ONCE,
    AVATARS,
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
