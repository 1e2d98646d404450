"""`silvergold doctor` with a PostgreSQL database."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from postgres import Postgres
from silvergold.server.stores.postgres import store as postgres
from silvergold.server.stores.sqlite.store import FILE_NAME
from stores import begin
from support import Run, run_async

pytestmark = pytest.mark.slow


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A server that waits for the disk."""
    server = Postgres(durable=True)
    yield server
    server.close()


async def put_games(url: str, *games: str) -> None:
    store = await postgres.opened(url)
    await asyncio.gather(*[begin(store, game) for game in games])
    await store.close()


def test_doctor_looks_at_the_database_and_names_what_is_wrong(run: Run, server: Postgres) -> None:
    password = str(urlsplit(server.url).password)
    before = run("doctor", "--database", server.url)
    run_async(put_games(server.url, "lost", "found"))
    server.ask("DELETE FROM events WHERE game = 'lost'")
    server.ask("ALTER SYSTEM SET full_page_writes = off")
    server.ask("SELECT pg_reload_conf()")
    after = run("doctor", SILVERGOLD_DATABASE_URL=server.url)

    assert "FAIL" not in before.stdout
    assert "ok     the database: PostgreSQL " in before.stdout
    assert f"at postgresql://silvergold@127.0.0.1:{server.port}/postgres\n" in before.stdout
    assert "its clock: in step" in before.stdout
    assert "has no tables yet; the server creates them when it starts" in before.stdout
    assert before.returncode == 0
    assert "FAIL   its disk: acknowledged moves can be lost in a power cut" in after.stdout
    assert (
        "FAIL   the games: 1 of 2 is damaged: lost; see silvergold verify --store" in after.stdout
    )
    assert after.returncode == 1
    assert password not in before.stdout + before.stderr + after.stdout + after.stderr


def test_doctor_does_not_make_the_folder_that_it_looks_at(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "of mine"

    done = run("doctor", "--data", folder)

    made = "(will be created with the first game)"
    assert f"ok     the data folder: {folder} {made}\n" in done.stdout
    assert "ok     the games: none yet\n" in done.stdout
    assert [*tmp_path.iterdir()] == []


def test_doctor_goes_on_where_it_may_not_look_for_games(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 300)

    done = run("doctor", "--data", folder)

    assert f"FAIL   the data folder: {folder}: File name too long\n" in done.stdout
    assert f"FAIL   the games: {folder / FILE_NAME}: File name too long\n" in done.stdout
    assert "  the bots: " in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize("option", ["", "&sslrootcert=/lost/root.crt"])
def test_doctor_names_the_certificate_that_is_missing(
    run: Run, tmp_path: Path, option: str
) -> None:
    url = "postgresql://ana:s3cr3t@127.0.0.1:1/games?sslmode=verify-full"

    done = run("doctor", "--database", url + option, HOME=str(tmp_path))

    file = "/lost/root.crt" if option else tmp_path / ".postgresql" / "root.crt"
    assert f"the certificate of its authority is missing ({file}); " in done.stdout
    assert "sslrootcert=FILE" in done.stdout
    assert "s3cr3t" not in done.stdout + done.stderr
    assert done.returncode == 1


def test_doctor_says_which_modes_of_tls_there_are(run: Run) -> None:
    done = run("doctor", "--database", "postgresql://ana:s3cr3t@127.0.0.1:1/games?sslmode=always")

    assert "must be one of: disable, allow, prefer, require, verify-ca, verify-full" in done.stdout
    assert "s3cr3t" not in done.stdout + done.stderr


def test_doctor_says_that_a_database_does_not_answer(run: Run) -> None:
    done = run("doctor", "--database", "postgresql://ana:s3cr3t@127.0.0.1:1/games")

    assert "FAIL   the database: postgresql://ana@127.0.0.1:1/games: " in done.stdout
    assert "the games" not in done.stdout
    assert "s3cr3t" not in done.stdout + done.stderr
    assert done.returncode == 1
