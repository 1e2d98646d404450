"""Connections to a PostgreSQL database, and its tables."""

from __future__ import annotations

import contextlib
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import asyncpg

from silvergold.server.stores.base import StoreError
from silvergold.server.stores.migrations import check_version
from silvergold.server.stores.postgres.address import UNSHOWN, missing_certificate, shown

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from asyncpg import Connection

OLDEST_SERVER: Final = 13
STARTING_SECONDS: Final = 600
NO_CERTIFICATE: Final = r'root certificate file "(.+?)" does not exist'
MIGRATING: Final = 7_306_501
"""The advisory lock under which tables are made."""

OPTIONS: Final[dict[str, Any]] = {
    "timeout": 3,
    "command_timeout": 3,
    "server_settings": {
        "application_name": "silvergold",
        "synchronous_commit": "on",
        "statement_timeout": "3s",
        "lock_timeout": "2s",
        "idle_in_transaction_session_timeout": "5s",
    },
}
"""Nobody waits for long, and a server that hangs has to let go of its locks."""

WITHOUT_HASTE: Final = """
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0
"""


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    """A connection for work that may take long. Raises `StoreError` whenever it cannot go on."""
    try:
        db = await _connect(url)
        try:
            await db.execute(WITHOUT_HASTE)
            await _check_server(db)
            yield db
        finally:
            with contextlib.suppress(Exception):  # that it is gone is known by then, or harmless
                await db.close(timeout=1)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        if text := str(error):
            raise StoreError(key="store-fails", place=shown(url), reason=text) from error
        raise StoreError(key="store-silent", place=shown(url)) from error


async def _connect(url: str) -> Connection:
    try:
        return await asyncpg.connect(url, **{**OPTIONS, "command_timeout": STARTING_SECONDS})
    except (ValueError, OverflowError) as error:  # they may quote the password
        raise _misled(url, str(error)) from None
    except FileNotFoundError:
        if file := missing_certificate(url):
            raise _untrusted(url, file) from None
        raise


def _misled(url: str, reason: str) -> StoreError:
    """What is wrong with an address, in words that do not quote it."""
    if missing := re.match(NO_CERTIFICATE, reason):
        return _untrusted(url, missing[1])
    if reason.startswith("`sslmode`"):
        return StoreError(key="store-fails", place=shown(url), reason=reason)
    return StoreError(key="store-no-address", place=shown(url))


def _untrusted(url: str, file: str) -> StoreError:
    return StoreError(key="store-no-certificate", place=shown(url), file=file)


async def _check_server(db: Connection) -> None:
    version = db.get_server_version()
    if version.major < OLDEST_SERVER:
        raise StoreError(key="store-too-old", version=version.major, oldest=OLDEST_SERVER)
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise StoreError(key="store-no-utf8", encoding=encoding)


async def prepare(db: Connection, steps: Sequence[str]) -> None:
    """Take the steps that the tables lack; who starts at the same time waits."""
    if await version_of(db, steps) == len(steps):
        return
    await db.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        # Not sooner: a transaction does not see all that others have made since it began.
        async with db.transaction():
            await _take(db, steps)
    finally:
        await db.execute("SELECT pg_advisory_unlock($1)", MIGRATING)


async def _take(db: Connection, steps: Sequence[str]) -> None:
    version = await version_of(db, steps)
    if version == 0:
        await db.execute(
            "CREATE TABLE migrations "
            "(version INTEGER PRIMARY KEY, taken TIMESTAMPTZ NOT NULL DEFAULT now())"
        )
    for number, step in enumerate(steps[version:], start=version + 1):
        await db.execute(step)
        await db.execute("INSERT INTO migrations VALUES ($1)", number)


async def version_of(db: Connection, steps: Sequence[str]) -> int:
    """How many steps the tables have taken. Raises `StoreError` if they are of a newer program."""
    if await db.fetchval("SELECT to_regclass('migrations')") is None:
        return 0
    version = int(await db.fetchval("SELECT max(version) FROM migrations"))
    check_version(UNSHOWN, version, len(steps))
    return version


class Condition(NamedTuple):
    """What a doctor wants to know of a database. `ahead` is its clock's lead, in seconds."""

    server: str
    version: int
    durable: bool
    ahead: float


async def condition(url: str, steps: Sequence[str]) -> Condition:
    """How the database is; it is not changed. Raises `StoreError` if it cannot be used."""
    async with connected(url) as db:
        before = datetime.now(UTC)
        now: datetime = await db.fetchval("SELECT clock_timestamp()")
        middle = before + (datetime.now(UTC) - before) / 2
        durable = [await db.fetchval(f"SHOW {name}") for name in ("fsync", "full_page_writes")]
        return Condition(
            await db.fetchval("SHOW server_version"),
            await version_of(db, steps),
            durable == ["on", "on"],
            (now - middle).total_seconds(),
        )
