"""Stores of version 0.5, which the server brings up to date when it starts."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from silvergold.server.stores import databases
from silvergold.server.stores.base import BehindError, DamagedGameError, Store, StoreError
from silvergold.server.stores.heading import Heading, checksum, link
from silvergold.server.stores.migrations import OutdatedError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sqlite.store import FILE_NAME, VERSION
from silvergold.server.table import events
from silvergold.server.table.commands import NewGame, NewSeat
from silvergold.server.table.creation import Origin, new_game
from silvergold.server.table.summary import read, summary
from stores import (
    ANA,
    acted,
    add,
    all_games,
    found,
    opened,
    put_old_database,
    put_old_file,
    renewed,
)
from support import run_async
from waiting import PATIENCE

OVER, PENCILLED, NEW = "wbykLfO7nSAZkE8t", "pHQtgER0Xp70Nj2o", "3OjgmnLjgu_-sfR0"
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    put_old_file(tmp_path)
    return tmp_path / FILE_NAME


class OldStore:
    """A store of version 0.5, and its games as they were then."""

    def __init__(self, data: Path, url: str | None) -> None:
        self.data = data
        self.url = url
        with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as db:
            put_waiting_table(db)
            self.events = db.execute("SELECT game, event, hash FROM events").fetchall()
            self.holders = db.execute("SELECT game, seat, holder FROM holders").fetchall()
            query = "SELECT game, seed, invitation, watching FROM secrets"
            self.secrets = db.execute(query).fetchall()
        if url:
            run_async(put_old_database(url, data))

    async def open(self) -> Store:
        return await databases.opened(self.data, self.url)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def old(request: pytest.FixtureRequest, old_file: Path) -> OldStore:
    url = request.getfixturevalue("database") if request.param == "postgres" else None
    return OldStore(old_file.parent, url)


def put_waiting_table(db: sqlite3.Connection) -> None:
    """One more game of version 0.5, in the lobby since long ago."""
    origin = Origin("waits", b"seed of the server")
    wanted = NewGame([NewSeat("Ana"), NewSeat(waits_for="anyone")], listed=True)
    [decision] = new_game(origin, wanted)
    text = events.write(decision.event)
    head = link(b"", "waits", 1, text.encode())
    heading = Heading("waits", "waiting", True, 1, head, LONG_AGO, LONG_AGO)
    now = LONG_AGO.isoformat()
    secrets = ("waits", origin.seed, "invitation", "watching")
    with db:
        db.execute(
            "INSERT INTO games VALUES (?, 'waiting', 1, 1, ?, ?, ?, NULL, ?)",
            ("waits", head, now, now, heading.checksum),
        )
        db.execute("INSERT INTO secrets VALUES (?, ?, ?, ?, ?)", (*secrets, checksum(secrets)))
        db.execute("INSERT INTO events VALUES ('waits', 1, 'created', ?, ?)", (text, head))
        held = ("waits", 0, ANA)
        db.execute("INSERT INTO holders VALUES (?, ?, ?, ?)", (*held, checksum(held)))


def test_every_game_is_kept_to_the_letter(old: OldStore) -> None:
    renewed(old.data, old.url)

    games = all_games(old.data, old.url)
    links = [(game.heading.id, text, hash_) for game in games for _, text, hash_ in game.links]
    assert sorted(links) == sorted(old.events)
    held = [(game.heading.id, *holder) for game in games for holder in game.holders]
    assert sorted(held) == sorted(old.holders)
    secrets = [
        (game.heading.id, game.secrets.seed, game.secrets.invitation, game.secrets.watching)
        for game in games
    ]
    assert sorted(secrets) == sorted(old.secrets)
    assert {game.heading.id: game.pencils for game in games if game.pencils} == {
        PENCILLED: [(2, 5, ["mark 1 a1 a2 a3"])]
    }


def test_every_game_can_be_replayed_and_has_a_summary_now(old: OldStore) -> None:
    async def tell() -> None:
        async with opened(old.open) as store:
            stages = {}
            for game in (OVER, PENCILLED, NEW, "waits"):
                stored = await found(store, game)
                table = rebuilt(stored)
                assert read(stored.heading.summary) == summary(table)
                stages[game] = table.stage
                assert stored.heading.stage == table.stage
            assert stages == {
                OVER: "over",
                PENCILLED: "playing",
                NEW: "playing",
                "waits": "waiting",
            }
            assert read((await found(store, OVER)).heading.summary).winners

    run_async(tell())


def test_every_game_is_in_the_list_of_its_players_and_goes_on(old: OldStore) -> None:
    async def tell() -> None:
        [ana] = {holder for game, _, holder in old.holders if game == OVER}
        async with opened(old.open) as store:
            listed = {one.heading.id: one.seats for one in await store.games_of(ana, 10)}
            assert listed == {OVER: [0], PENCILLED: [0, 2]}
            heading = await add(store, acted(5, seat=2), PENCILLED)
            assert heading.version == 16
            assert (await found(store, PENCILLED)).pencils == {}
            with pytest.raises(BehindError):
                await store.append(heading, acted(0, seat=2))

    run_async(tell())


def test_a_table_that_waits_has_its_full_time_from_then_on(old: OldStore) -> None:
    async def tell() -> None:
        yesterday = datetime.now(UTC) - timedelta(days=1)
        async with opened(old.open) as store:
            assert await store.remove_unseen(yesterday) == 0
            [waits] = await store.lobby(10, yesterday)
            assert (waits.heading.id, waits.holders) == ("waits", {0: {ANA}})
            assert read(waits.heading.summary).open_seats == [1]

    run_async(tell())


def test_a_second_start_changes_nothing(old: OldStore) -> None:
    renewed(old.data, old.url)
    once = all_games(old.data, old.url)

    renewed(old.data, old.url)

    assert all_games(old.data, old.url) == once


def test_commands_do_not_renew_tables(old: OldStore) -> None:
    with pytest.raises(OutdatedError, match="the server upgrades them when it starts"):
        all_games(old.data, old.url)


def test_a_damaged_game_does_not_keep_the_others_from_coming_along(old_file: Path) -> None:
    with contextlib.closing(sqlite3.connect(old_file)) as db, db:
        db.execute("DELETE FROM secrets WHERE game = ?", [OVER])
        db.execute("UPDATE events SET event = CAST(x'7bff' AS TEXT) WHERE game = ?", [PENCILLED])
        db.execute("UPDATE games SET begun = 'long ago' WHERE id = ?", [PENCILLED])

    async def tell() -> None:
        async with opened(lambda: databases.opened(old_file.parent, None)) as store:
            for game in (OVER, PENCILLED):
                with pytest.raises(DamagedGameError):
                    await store.load(game)
            assert (await found(store, NEW)).heading.summary

    run_async(tell())


def test_the_file_is_whole_afterwards(old_file: Path) -> None:
    renewed(old_file.parent)

    with contextlib.closing(sqlite3.connect(old_file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        columns = [name for _, name, *_ in db.execute("PRAGMA table_info(games)")]
        assert "checksum" in columns
        assert "seal" not in columns


def test_a_file_of_version_0_3_is_left_alone(old_file: Path) -> None:
    with contextlib.closing(sqlite3.connect(old_file)) as db:
        db.execute("PRAGMA user_version = 1")
    before = dump(old_file)

    with pytest.raises(StoreError) as told:
        renewed(old_file.parent)

    assert told.value.key == "store-ancient"
    assert str(old_file) in str(told.value)
    assert dump(old_file) == before


def dump(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        return [*db.iterdump(), str(db.execute("PRAGMA user_version").fetchone())]


OPEN = """
import asyncio, sys
from pathlib import Path
from silvergold.server.stores import databases

async def start():
    await (await databases.opened(Path(sys.argv[1]), None)).close()

print(flush=True)
asyncio.run(start())
"""
HANG = """
import sys, time
from pathlib import Path
from silvergold.server.stores.sqlite import store

def hang():
    print(flush=True)
    time.sleep(600)

def connected(path, patience, connect=store.connected):
    db = connect(path, patience)
    db.create_function("hang", 0, hang)
    return db

store.connected = connected
store.SQLITE = (*store.SQLITE[:-1], store.SQLITE[-1] + "; SELECT hang()")
store.SqliteStore(Path(sys.argv[1]) / store.FILE_NAME)
"""


def started(program: str, folder: Path) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen([sys.executable, "-c", program, folder], stdout=subprocess.PIPE)
    assert process.stdout
    process.stdout.readline()
    return process


@pytest.mark.slow
def test_killed_while_tables_are_renewed_all_is_as_before(old_file: Path) -> None:
    before = dump(old_file)

    process = started(HANG, old_file.parent)  # all steps are taken by now, but not committed
    process.kill()
    process.communicate()

    assert dump(old_file) == before
    renewed(old_file.parent)
    assert len(all_games(old_file.parent)) == 3


@pytest.mark.slow
def test_servers_that_start_at_once_renew_the_tables_once(old_file: Path) -> None:
    processes = [started(OPEN, old_file.parent) for _ in range(4)]

    for process in processes:
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    assert [bool(game.heading.summary) for game in all_games(old_file.parent)] == [True] * 3


@pytest.mark.slow
def test_servers_that_start_at_once_renew_a_database_once(database: str, old_file: Path) -> None:
    async def tell() -> None:
        await put_old_database(database, old_file.parent)
        opening = [databases.opened(old_file.parent, database) for _ in range(4)]
        for store in await asyncio.gather(*opening):
            await store.close()

    run_async(tell())
    games = all_games(old_file.parent, database)
    assert [bool(game.heading.summary) for game in games] == [True] * 3
