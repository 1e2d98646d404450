"""How long place and picture take on a day with many results, on SQLite and PostgreSQL.

usage: python bench/daily_speed.py [RESULTS]

Everything is asked over HTTP as a page asks it, but without a network.
"""

import asyncio
import json
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from asgi import ask, served  # noqa: E402
from postgres import databases  # noqa: E402
from silvergold.deals.daily import today  # noqa: E402
from silvergold.server.live.entries import of_day, of_week  # noqa: E402
from silvergold.server.live.keys import hashed  # noqa: E402
from silvergold.server.stores.postgres import store as postgres  # noqa: E402
from silvergold.server.stores.sql import SqlStore, Statement  # noqa: E402
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore  # noqa: E402

BATCH = 2000
TIMES = 60
KEY = "whoever-looks-at-the-table-1"
INSERT = """
    INSERT INTO entries (contest, person, game, name, started, ended, points, score, detail)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


async def fill(store: SqlStore, results: int) -> None:
    """Enter so many people in the table of today and in the weekly voyage."""
    rng, now = Random(1), datetime.now(UTC)
    deal = today(now)
    detail = json.dumps({"rounds": [20, 45, 70, 100]})
    people = [hashed(KEY).hex(), *(f"{rng.getrandbits(256):064x}" for _ in range(results - 1))]
    for contest in (of_day(deal.day), of_week(deal)):
        for at in range(0, results, BATCH):
            rows = []
            for number, person in enumerate(people[at : at + BATCH], start=at):
                points = max(0, min(160, round(rng.gauss(95, 18))))
                game = f"game-{number}" if contest.startswith("day") else ""
                times = (now.isoformat(), now.isoformat())
                values = (contest, person, game, f"Player {number}", *times, points, points, detail)
                rows.append(Statement(INSERT, values))
            await store.change(*rows)


async def measure(what: str, store: SqlStore, results: int) -> None:
    """Fill a store, ask, and print how long the answers take."""
    began = time.perf_counter()
    await fill(store, results)
    print(f"{what}: {results} results entered in {time.perf_counter() - began:.1f} s")
    day = today(datetime.now(UTC)).day
    async with served(store) as app:
        for name, path in (("home page", "/api/daily"), ("place and picture", f"/api/daily/{day}")):
            waits, busy = [], time.process_time()
            for number in range(TIMES):
                address = f"192.0.2.{number}"  # nobody asks so often, and limits are per address
                began = time.perf_counter()
                answer = await ask(app, path, address=address, authorization=f"Bearer {KEY}")
                waits.append(1000 * (time.perf_counter() - began))
                if b'"finished":' not in answer.body:
                    sys.exit(answer.body.decode())
            waits.sort()
            told = ", ".join(f"{waits[int(TIMES * part)]:.1f}" for part in (0.5, 0.95))
            cpu = 1000 * (time.process_time() - busy) / TIMES
            print(
                f"  {name}: {told} ms (median, 95 %), {cpu:.1f} ms of CPU time in the server, "
                f"{len(answer.body)} bytes"
            )


def main(results: str = "100000") -> None:
    """Measure on both databases."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE_NAME
        asyncio.run(measure("SQLite", SqliteStore(file), int(results)))
    with databases() as server, server.fresh() as url:
        asyncio.run(on_postgres(url, int(results)))


async def on_postgres(url: str, results: int) -> None:
    """Measure on PostgreSQL."""
    await measure("PostgreSQL", await postgres.opened(url), results)


if __name__ == "__main__":
    main(*sys.argv[1:])
