"""A store read as a whole, and filled as a whole."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from silvergold.server.stores import databases
from silvergold.server.stores.base import DamagedGameError, NewGame, StoreError
from silvergold.server.stores.integrity import begun
from stores import ANA, CREATED, SECRETS, acted, all_games, begin, opened, renewed, waiting
from support import run_async


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str | None:
    return str(request.getfixturevalue("database")) if request.param == "postgres" else None


def test_a_snapshot_is_of_one_moment_though_games_go_on(tmp_path: Path, url: str | None) -> None:
    async def tell() -> None:
        async with opened(lambda: databases.opened(tmp_path, url)) as store:
            heading = await begin(store, "g")
            async with databases.snapshot(tmp_path, url) as snapshot:
                await begin(store, "later")
                await store.append(heading, acted(0))
                assert snapshot.ids == ["g"]
                assert len((await snapshot.game("g")).events) == 1
                assert await snapshot.faults() == []
            async with databases.snapshot(tmp_path, url) as snapshot:
                assert snapshot.ids == ["g", "later"]
                assert len((await snapshot.game("g")).events) == 2

    run_async(tell())


def test_a_store_is_filled_whole_or_not_at_all(tmp_path: Path, url: str | None) -> None:
    async def play() -> None:
        async with opened(lambda: databases.opened(tmp_path / "old", None)) as store:
            for game in ("a", "b", "c"):
                await begin(store, game)

    run_async(play())
    games = all_games(tmp_path / "old")
    games[1].events[0] += " "
    renewed(tmp_path, url)

    with pytest.raises(DamagedGameError, match="game b"):
        run_async(databases.fill(tmp_path, url, games))
    assert all_games(tmp_path, url) == []

    run_async(databases.fill(tmp_path, url, all_games(tmp_path / "old")))
    with pytest.raises(StoreError, match="empty store"):
        run_async(databases.fill(tmp_path, url, []))
    assert len(all_games(tmp_path, url)) == 3


def test_a_snapshot_of_nothing_says_so(tmp_path: Path, url: str | None) -> None:
    with pytest.raises(StoreError):
        all_games(tmp_path, url)
    assert [*tmp_path.iterdir()] == []


def test_a_restored_table_that_waits_has_its_full_time(tmp_path: Path, url: str | None) -> None:
    long_ago = datetime(2020, 1, 1, tzinfo=UTC)
    old = begun(NewGame("g", SECRETS, [waiting(CREATED)], [(0, ANA)]), long_ago)

    async def tell() -> None:
        await databases.fill(tmp_path, url, [old])
        async with opened(lambda: databases.opened(tmp_path, url)) as store:
            assert await store.remove_unseen(datetime.now(UTC) - timedelta(days=1)) == 0
            assert await store.load("g")

    run_async(tell())
