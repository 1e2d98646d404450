"""All that a server has to withstand, section by section."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, Protocol, TypeAlias

from postgres import Postgres
from silvergold.server.stores import databases
from trouble.bits import flipped_in_postgres, flipped_in_sqlite
from trouble.bystanders import bystanders
from trouble.claims import claimed
from trouble.clubs import Sizes, play_rated
from trouble.crowded_lobby import visit_lobby
from trouble.damaged import serve_damaged
from trouble.days import played_days
from trouble.exhausted import DESCRIPTORS, exhaust
from trouble.findings import stored_in
from trouble.hostile import say_hostile
from trouble.kills import Told, killed, killed_of_two
from trouble.lines import played_through_proxy
from trouble.malformed import send_malformed
from trouble.outages import crashed, endured, full, hung, limited, locked, small_disk, stopped
from trouble.servers import MortalServer, Nursery
from trouble.spoilers import flood, half_ask, never_read
from trouble.stopping import stopped_while_hung
from trouble.strangers import ask_judge
from trouble.ten_thousand import fill, wait_until_done
from trouble.unread import never_read_replays
from trouble.visitors import come_and_go


class Figures(Protocol):
    """What a section reports: a sentence with figures, and every promise that was not kept."""

    @property
    def broken(self) -> list[str]: ...


class Report(NamedTuple):
    """What a section reports."""

    figures: str
    broken: list[str]


class Bench:
    """Where sections are run: servers, a PostgreSQL that waits for the disk, folders.

    `kills` is how many a full section of kills has.
    """

    def __init__(self, folder: Path, *, kills: int = 200, short: bool = False) -> None:
        self.kills = kills
        self.short = short
        self._folder = folder
        self._made = 0
        self._stack = ExitStack()
        self._nursery: Nursery | None = None
        self._postgres: Postgres | None = None

    def close(self) -> None:
        """End everything that was started here."""
        self._stack.close()

    @property
    def postgres(self) -> Postgres:
        """The PostgreSQL of this bench."""
        if self._postgres is None:
            self._postgres = Postgres(durable=True)
            self._stack.callback(self._postgres.close)
        return self._postgres

    def server(
        self, database: str | None = None, descriptors: int | None = None, **environment: str
    ) -> MortalServer:
        """A server that has not started yet, in a folder of its own."""
        if self._nursery is None:
            self._nursery = Nursery()
            self._stack.callback(self._nursery.close)
        self._made += 1
        if database:
            environment["SILVERGOLD_DATABASE_URL"] = database
        folder = self._folder / str(self._made)
        return MortalServer(self._nursery, folder, descriptors, **environment)

    @property
    def tables(self) -> int:
        """At how many tables people play."""
        return self.either(4, 2)

    def either(self, full: int, short: int) -> int:
        """The number for this form of the suite."""
        return short if self.short else full


Section: TypeAlias = Callable[[Bench, Random, Told], Awaitable[Report]]


def report(*figures: Figures) -> Report:
    """All of them as one report."""
    return Report(
        "; ".join(str(one) for one in figures), [wrong for one in figures for wrong in one.broken]
    )


async def kills_on_sqlite(bench: Bench, rng: Random, told: Told) -> Report:
    """A server on SQLite is killed with `kill -9`, at random and at chosen points."""
    kills = bench.either(bench.kills, 6)
    return report(await killed(bench.server(), None, rng, kills, bench.tables, told))


async def kills_on_postgres(bench: Bench, rng: Random, told: Told) -> Report:
    """The same on PostgreSQL."""
    kills = bench.either(bench.kills, 6)
    with bench.postgres.fresh() as url:
        return report(await killed(bench.server(url), url, rng, kills, bench.tables, told))


async def one_of_two_servers(bench: Bench, rng: Random, told: Told) -> Report:
    """Two servers on one PostgreSQL, now one and now the other killed, players on both."""
    kills = bench.either(bench.kills // 4, 3)
    with bench.postgres.fresh() as url:
        servers = [bench.server(url), bench.server(url)]
        return report(await killed_of_two(servers, url, rng, kills, bench.tables, told))


async def database_away(bench: Bench, rng: Random, told: Told) -> Report:
    """PostgreSQL is stopped, ends as in a power cut, and hangs, during play."""
    postgres = bench.postgres
    outages = [(hung(postgres), 4.5)]
    if not bench.short:
        outages = [
            *((stopped(postgres), 6.0) for _ in range(3)),
            *((crashed(postgres), 3.0) for _ in range(3)),
            *((hung(postgres), 12.0) for _ in range(3)),
        ]
        rng.shuffle(outages)
    with postgres.fresh() as url:
        return report(await endured(bench.server(url), url, rng, outages, bench.tables, told))


async def stop_while_hung(bench: Bench, rng: Random, told: Told) -> Report:
    """A server is told to stop while PostgreSQL hangs."""
    with bench.postgres.fresh() as url:
        times = bench.either(5, 1)
        return report(await stopped_while_hung(bench.server(url), bench.postgres, rng, times, told))


async def file_locked(bench: Bench, rng: Random, told: Told) -> Report:
    """Another process has the SQLite file for itself."""
    server = bench.server()
    outages = [(locked(server.data), bench.either(8, 2)) for _ in range(bench.either(3, 1))]
    return report(await endured(server, None, rng, outages, bench.tables, told))


async def disk_full(bench: Bench, rng: Random, told: Told) -> Report:
    """No file may grow any more; and, where the system allows, a disk that is really full."""
    times, seconds = bench.either(3, 1), bench.either(6, 1)
    first, second = bench.server(), bench.server()
    outages = [(limited(first), seconds) for _ in range(times)]
    limits = await endured(first, None, rng, outages, bench.tables, lambda share: told(share / 2))
    with small_disk(second.data) as mounted:
        if bench.short or not mounted:
            return report(limits)
        outages = [(full(second.data), seconds) for _ in range(times)]
        disk = await endured(
            second, None, rng, outages, bench.tables, lambda share: told((1 + share) / 2)
        )
    return report(limits, disk)


async def bits_in_sqlite(bench: Bench, rng: Random, told: Told) -> Report:
    """Bits are flipped in the SQLite file."""
    server = bench.server()
    bits, tables = bench.either(300, 10), bench.either(6, 2)
    figures, parties = await flipped_in_sqlite(server, rng, bits, tables, told)
    return report(figures, await serve_damaged(server, None, parties, rng))


async def bits_in_postgres(bench: Bench, rng: Random, told: Told) -> Report:
    """Bits are flipped in the rows of the PostgreSQL database."""
    with bench.postgres.fresh() as url:
        server = bench.server(url)
        bits, tables = bench.either(300, 8), bench.either(6, 2)
        figures, parties = await flipped_in_postgres(server, url, rng, bits, tables, told)
        return report(figures, await serve_damaged(server, url, parties, rng))


async def bad_lines(bench: Bench, rng: Random, told: Told) -> Report:
    """Games are played through a proxy that cuts, delays, swallows, repeats and reorders."""
    games, tables = bench.either(40, 1), bench.either(4, 1)
    return report(await played_through_proxy(bench.server(), rng, games, tables, told))


async def claims(bench: Bench, rng: Random, told: Told) -> Report:  # noqa: ARG001
    """Fifty claims on one seat at once; also through two servers."""
    rounds = bench.either(5, 2)  # an address may lay no more tables for everybody at once
    one = bench.server(SILVERGOLD_LOBBY="1")
    alone = await claimed([one], stored_in(one.data, None), rounds, told)
    with bench.postgres.fresh() as url:
        two = [bench.server(url, SILVERGOLD_LOBBY="1") for _ in range(2)]
        both = await claimed(two, stored_in(two[0].data, url), rounds, told)
    return report(alone, both)


async def days(bench: Bench, rng: Random, told: Told) -> Report:
    """The daily game is played while servers are killed as they enter results."""
    people, kills = bench.either(12, 3), bench.either(20, 2)
    one = bench.server()
    alone = await played_days(one, stored_in(one.data, None), rng, people, kills, told)
    with bench.postgres.fresh() as url:
        other = bench.server(url)
        opened = stored_in(other.data, url)
        return report(alone, await played_days(other, opened, rng, people, kills, told))


async def crowded_lobby(bench: Bench, rng: Random, told: Told) -> Report:  # noqa: ARG001
    """Hundreds of visitors ask for a full lobby again and again; others play on."""
    server = bench.server(SILVERGOLD_LOBBY="1")
    visitors, seconds = bench.either(400, 100), bench.either(300, 6)
    async with bystanders(server, rng) as quiet:
        figures = await visit_lobby(server, rng, 50, visitors, seconds)
    return report(figures, quiet)


async def spoilers(bench: Bench, rng: Random, told: Told) -> Report:
    """Guests who do not read, do not finish what they ask, or do not stop; others play on."""
    server = bench.server()
    to_the_end = not bench.short
    async with bystanders(server, rng) as quiet:
        deaf = await never_read(server, rng, bench.either(50, 5), to_the_end=to_the_end)
        told(0.5)
        half = await half_ask(server, 200, to_the_end=to_the_end)
        told(0.9)
        many = await flood(server, bench.either(5000, 3000), bench.either(400, 300))
    return report(deaf, half, many, quiet)


async def unread(bench: Bench, rng: Random, told: Told) -> Report:  # noqa: ARG001
    """Clients ask for long answers over HTTP and never read them; others play on."""
    server = bench.server()
    async with bystanders(server, rng) as quiet:
        figures = await never_read_replays(server, 30)
    return report(figures, quiet)


async def descriptors(bench: Bench, rng: Random, told: Told) -> Report:  # noqa: ARG001
    """More connections than the server has file descriptors for; others play on."""
    server = bench.server(descriptors=DESCRIPTORS)
    async with bystanders(server, rng) as quiet:
        figures = await exhaust(server, bench.either(30, 5))
    return report(figures, quiet)


async def malformed(bench: Bench, rng: Random, told: Told) -> Report:
    """Every malformed frame and request; others play on."""
    server = bench.server()
    async with bystanders(server, rng) as quiet:
        figures = await send_malformed(server, bench.either(20, 1), told)
    return report(figures, quiet)


async def hostile(bench: Bench, rng: Random, told: Told) -> Report:
    """Names and remarks that are meant to deceive; others play on."""
    server = bench.server()
    async with bystanders(server, rng) as quiet:
        figures = await say_hostile(server, told)
    return report(figures, quiet)


async def strangers(bench: Bench, rng: Random, told: Told) -> Report:  # noqa: ARG001
    """Fifty strangers ask for reviews and hints while others' bots must move."""
    server = bench.server()
    return report(await ask_judge(server, rng, bench.either(50, 8), bench.either(3, 1)))


async def ten_thousand(bench: Bench, rng: Random, told: Told) -> Report:
    """Thousands of tournaments, games by turns and browsers to remind; others play on."""
    server, count = bench.server(), bench.either(10_000, 200)
    maker = await fill(server, count)
    told(0.3)
    async with bystanders(server, rng) as quiet:
        figures = await wait_until_done(server, count, maker)
    return report(figures, quiet)


async def visitors(bench: Bench, rng: Random, told: Told) -> Report:
    """Thousands of visitors begin something and never come back; others play on."""
    server = bench.server()
    async with bystanders(server, rng) as quiet:
        figures = await come_and_go(server, rng, bench.either(5_000, 60), told)
    return report(figures, quiet)


async def clubs(bench: Bench, rng: Random, told: Told) -> Report:
    """Rated games, a tournament and the daily game, on one server and on two, under kills."""
    sizes = Sizes(bench.either(6, 4), bench.either(8, 1), bench.either(30, 3))
    one = bench.server()
    alone = await play_rated([one], partial(databases.opened, one.data, None), rng, sizes, told)
    with bench.postgres.fresh() as url:
        two = [bench.server(url) for _ in range(2)]
        opened = partial(databases.opened, two[0].data, url)
        return report(alone, await play_rated(two, opened, rng, sizes, told))


SECTIONS: Final[dict[str, Section]] = {
    "kills-sqlite": kills_on_sqlite,
    "kills-postgres": kills_on_postgres,
    "two-servers": one_of_two_servers,
    "database-away": database_away,
    "stop-while-hung": stop_while_hung,
    "file-locked": file_locked,
    "disk-full": disk_full,
    "bits-sqlite": bits_in_sqlite,
    "bits-postgres": bits_in_postgres,
    "lines": bad_lines,
    "claims": claims,
    "days": days,
    "lobby": crowded_lobby,
    "spoilers": spoilers,
    "unread": unread,
    "descriptors": descriptors,
    "malformed": malformed,
    "hostile": hostile,
    "strangers": strangers,
    "clubs": clubs,
    "ten-thousand": ten_thousand,
    "visitors": visitors,
}


async def run_section(name: str, bench: Bench, seed: int, told: Told = lambda _: None) -> Report:
    """Run a section. Whatever goes wrong in it is a promise that was not kept."""
    try:
        return await SECTIONS[name](bench, Random(f"{seed} {name}"), told)
    except Exception as error:  # noqa: BLE001 - it is reported
        return Report("it could not be run to its end", [f"{type(error).__name__}: {error}"])
