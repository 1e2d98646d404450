"""How long a logbook of many games takes to open, on SQLite and PostgreSQL.

usage: python bench/logbook_speed.py [--games N]

One real game is put into a new store under as many ids as are wanted, with other people's games
beside them, and the whole request is measured, from the question to the JSON. PostgreSQL is the one
that the tests bring along.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from asgi import ask, served  # noqa: E402
from postgres import databases  # noqa: E402
from silvergold.server.live.keys import hashed  # noqa: E402
from silvergold.server.live.settling import settled  # noqa: E402
from silvergold.server.stores.base import NewGame  # noqa: E402
from silvergold.server.stores.postgres import store as in_postgres  # noqa: E402
from silvergold.server.stores.sql import SqlStore  # noqa: E402
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore  # noqa: E402
from whole_games import whole_game  # noqa: E402

KEY, OTHER = "bench-" * 5, "other-" * 5
TIMES = 9


def short(game: NewGame, id_: str) -> NewGame:
    """The same game under another id, with its first and last events: its summary is the same."""
    return replace(game, id=id_, changes=[game.changes[0], game.changes[-1]])


async def measured(store: SqlStore, games: int) -> None:
    """Fill the store, then open the logbook some times."""
    bots = (None, "sailor", "mate")
    mine = whole_game("mine", bots, {0: hashed(KEY)})
    others = whole_game("others", bots, {0: hashed(OTHER)})
    for number in range(games):
        new = [short(mine, f"mine-{number}")]
        if number % 5 == 0:
            new.append(short(others, f"others-{number}"))
        for game in new:
            await store.change(settled(game.id))  # without its moves it cannot be
            await store.create(game)
    async with served(store) as app:
        wall, cpu = [], []
        for _ in range(TIMES):
            begun, used = time.perf_counter(), time.process_time()
            answer = await ask(app, "/api/logbook", authorization=f"Bearer {KEY}")
            wall.append(time.perf_counter() - begun)
            cpu.append(time.process_time() - used)
            if answer.json["games"] != games:
                raise ValueError(answer.json)
        print(
            f"{type(store).__name__}: {games} games: median {median(wall) * 1000:.0f} ms "
            f"(at least {min(wall) * 1000:.0f} ms), CPU time of the server "
            f"{median(cpu) * 1000:.0f} ms, {len(answer.body)} bytes"
        )


async def main(games: int, url: str) -> None:
    """Measure both."""
    with tempfile.TemporaryDirectory() as folder:
        await measured(SqliteStore(Path(folder) / FILE_NAME), games)
    await measured(await in_postgres.opened(url), games)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    wanted = parser.parse_args()
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(databases())
        asyncio.run(main(wanted.games, stack.enter_context(server.fresh())))
