"""Many tables at once: how long a pencil mark and an action take until they are acknowledged.

usage: python bench/server_load.py [--tables 1000] [--seconds 20] [--paces 100,250,500,1000]
                                   [--database URL] [--hold 8000]

People sit at tables of four, each with a socket of their own, and make so many moves a second in
all. A move is what a person does: pencil marks, and Done. A move is late if its Done or one of its
pencil marks takes more than 50 ms, and lost if it is not acknowledged within 10 s or nobody is free
to begin it. A bare echo server with as many sockets is measured in the same run, for scale. --hold
opens second windows of the same people until there are so many sockets, and measures again.
"""

import argparse
import asyncio
import gc
import http.client
import json
import os
import resource
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.server import serve

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from load_client import LoadSocket, connected  # noqa: E402
from support import Server  # noqa: E402

PEOPLE = 4
LATE_MS = 50
LOST_SECONDS = 10
OPENING_AT_ONCE = 40
TICKS = os.sysconf("SC_CLK_TCK")


class Legal(Struct):
    """A move that may be made."""

    move: str


class Message(Struct):
    """What a client needs of any message."""

    type: str
    number: int = 0
    pencil: list[str] = []
    legal: list[Legal] = []
    complete: bool = False
    invitation: str | None = None


read = msgspec.json.Decoder(Message).decode
SHOWN = {"view", "room", "pencilled", "refused"}


@dataclass
class Figures:
    """How long things took in milliseconds, and how many moves were late or lost."""

    pencils: list[float] = field(default_factory=list)
    dones: list[float] = field(default_factory=list)
    late: int = 0
    lost: int = 0

    def line(self, what: str, seconds: float, cpu: float) -> str:
        """A line for the table."""
        done, pencil = _percentiles(self.dones), _percentiles(self.pencils)
        return (
            f"{what:22} {len(self.dones) / seconds:5.0f}/s  Done {done}  pencil {pencil}  "
            f"late {self.late}  lost {self.lost}  "
            f"CPU {1000 * cpu / max(1, len(self.dones)):.2f} ms a move"
        )


def _percentiles(waits: list[float]) -> str:
    waits = sorted(waits) or [float("nan")]
    median, most, longest = (waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99, 1))
    return f"{median:.1f} / {most:.1f} / {longest:.0f} ms"


class Person:
    """Somebody at a table, who acts when told to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.socket: LoadSocket
        self.view = Message("none")
        self.busy = False
        self._holds: Callable[[Message], bool] | None = None
        self._waiter: asyncio.Future[None] | None = None

    def receive(self, text: bytes) -> None:
        """Take in whatever is sent."""
        message = read(text)
        if message.type in SHOWN:
            self.view = message
            if self._waiter and self._holds and self._holds(message) and not self._waiter.done():
                self._waiter.set_result(None)

    def lose(self) -> None:
        """Forget the connection."""
        self.busy = True

    async def until(self, holds: Callable[[Message], bool]) -> None:
        """Wait for a view of which that holds."""
        if not holds(self.view):
            self._holds = holds
            self._waiter = asyncio.get_running_loop().create_future()
            await asyncio.wait_for(self._waiter, LOST_SECONDS)

    async def act(self, rng: Random, figures: Figures) -> None:
        """One whole action, with its pencil marks; note how long each took."""
        self.busy = True
        number, longest = self.view.number, 0.0
        try:
            while not self.view.complete:
                moves = [*self.view.pencil, rng.choice(self.view.legal).move]
                took = await self._ask("pencil", moves, lambda view: view.pencil == moves)  # noqa: B023
                figures.pencils.append(took)
                longest = max(longest, took)
            took = await self._ask("done", self.view.pencil, lambda view: view.number > number)
        except TimeoutError:
            figures.lost += 1
            return
        figures.dones.append(took)
        figures.late += max(longest, took) > LATE_MS
        self.busy = False

    async def _ask(
        self, type_: str, moves: list[str], answered: Callable[[Message], bool]
    ) -> float:
        """Send something, wait for its answer, and say how many milliseconds that took."""
        message = {"type": type_, "seat": self.seat, "number": self.view.number, "moves": moves}
        began = time.perf_counter()
        self.socket.send(msgspec.json.encode(message))
        await self.until(answered)
        return 1000 * (time.perf_counter() - began)


class Crowd:
    """Everybody who is connected to one server."""

    def __init__(self, address: str, seconds_per_pace: float) -> None:
        parts = urlsplit(address)
        self.address = (str(parts.hostname), int(parts.port or 80))
        self.people: list[Person] = []
        self.seats: list[tuple[str, str]] = []
        self.rng = Random(1)
        self.seconds = seconds_per_pace

    async def sit_down(self, tables: int) -> None:
        """Set up so many tables, with everybody at them and the cards dealt."""
        opening = asyncio.Semaphore(OPENING_AT_ONCE)

        async def one() -> None:
            async with opening:
                await self._open_table()

        await asyncio.gather(*(one() for _ in range(tables)))

    async def _open_table(self) -> None:
        came_from = f"10.{secrets.randbelow(250)}.{secrets.randbelow(250)}.1"
        keys = [secrets.token_urlsafe(24) for _ in range(PEOPLE)]
        seats = [{"name": "Ana"}, *[{"waits_for": "friend"}] * (PEOPLE - 1)]
        made = await self._post("/api/games", {"seats": seats}, keys[0], came_from)
        game = made["id"]
        first = await self._sit(game, keys[0], 0, came_from)
        for key in keys[1:]:
            body = {"name": "Li", "invitation": first.view.invitation}
            await self._post(f"/api/games/{game}/seats", body, key, came_from)
        for seat in range(1, PEOPLE):
            await self._sit(game, keys[seat], seat, came_from)
        first.socket.send(b'{"type": "call", "seat": 0}')
        await first.until(lambda view: view.type == "view")

    async def _sit(self, game: str, key: str, seat: int, came_from: str) -> Person:
        person = Person(seat)
        path = f"/api/games/{game}/socket"
        headers = {"Authorization": f"Bearer {key}", "X-Forwarded-For": came_from}
        person.socket = await connected(self.address, path, person.receive, person.lose, **headers)
        await person.until(lambda view: view.type != "none")
        self.people.append(person)
        self.seats.append((path, key))
        return person

    async def _post(self, path: str, body: object, key: str, came_from: str) -> Any:  # noqa: ANN401
        def ask() -> Any:  # noqa: ANN401
            connection = http.client.HTTPConnection(*self.address)
            headers = {"Authorization": f"Bearer {key}", "X-Forwarded-For": came_from}
            connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
            connection.close()
            if answer.status >= http.client.BAD_REQUEST:
                raise ConnectionError(text)
            return json.loads(text)

        return await asyncio.to_thread(ask)

    async def hold(self, sockets: int) -> list[Person]:
        """Open so many more sockets: second windows of people who play."""
        opening = asyncio.Semaphore(OPENING_AT_ONCE)

        async def one(number: int) -> Person:
            path, key = self.seats[number % len(self.seats)]
            window = Person(0)
            came_from = f"10.9.{number % 250}.1"
            headers = {"Authorization": f"Bearer {key}", "X-Forwarded-For": came_from}
            async with opening:
                window.socket = await connected(
                    self.address, path, window.receive, window.lose, **headers
                )
                await window.until(lambda view: view.type != "none")
            return window

        return [*await asyncio.gather(*(one(number) for number in range(sockets)))]

    async def at_pace(self, pace: float) -> Figures:
        """Begin so many moves a second, evenly."""
        figures = Figures()

        def move() -> Coroutine[Any, Any, None] | None:
            for _ in range(1000):
                person = self.rng.choice(self.people)
                if not person.busy and person.view.legal:
                    return person.act(self.rng, figures)
            figures.lost += 1
            return None

        await run_at_pace(pace, self.seconds, move)
        return figures


async def run_at_pace(
    pace: float, seconds: float, deed: Callable[[], Coroutine[Any, Any, None] | None]
) -> None:
    """Begin that many actions a second, evenly, and wait for them."""
    doing: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    for number in range(int(pace * seconds)):
        wait = began + number / pace - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if (work := deed()) is not None:
            task = asyncio.create_task(work)
            doing.add(task)
            task.add_done_callback(doing.discard)
    if doing:
        await asyncio.wait(doing, timeout=2 * LOST_SECONDS)


def cpu_seconds(pids: list[int]) -> float:
    """The processor time that these processes have used."""
    used = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / TICKS


def memory(pids: list[int]) -> int:
    """The most memory that these processes have had, in MiB."""
    texts = [Path(f"/proc/{pid}/status").read_text("utf-8") for pid in pids]
    return sum(int(text.split("VmHWM:")[1].split()[0]) for text in texts) // 1024


async def echo(sockets: int, pace: float, seconds: float) -> str:
    """The same number of sockets at a server that only says everything again."""
    program = [sys.executable, __file__, "--echo"]
    process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout  # noqa: S101
    port = int(await process.stdout.readline())
    figures = Figures()
    answers: list[asyncio.Future[None] | None] = [None] * sockets
    opening = asyncio.Semaphore(OPENING_AT_ONCE)

    def receive(number: int) -> None:
        if waiting := answers[number]:
            waiting.set_result(None)

    async def open_one(number: int) -> LoadSocket:
        async with opening:
            return await connected(
                ("127.0.0.1", port), "/", lambda _: receive(number), lambda: None
            )

    lines = await asyncio.gather(*(open_one(number) for number in range(sockets)))
    free = [*range(sockets)]

    async def say() -> None:
        number = free.pop(0)
        began = time.perf_counter()
        answers[number] = waiting = asyncio.get_running_loop().create_future()
        lines[number].send(b"x" * 100)
        await waiting
        answers[number] = None
        figures.dones.append(1000 * (time.perf_counter() - began))
        free.append(number)

    await run_at_pace(pace, seconds, say)
    cpu = cpu_seconds([process.pid])
    process.kill()
    await process.wait()
    return figures.line(f"echo, {sockets} sockets", seconds, cpu)


async def be_echo() -> None:
    """Serve echoes until killed."""

    async def again(socket: Any) -> None:  # noqa: ANN401
        async for text in socket:
            await socket.send(text)

    async with serve(again, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


async def measure(options: argparse.Namespace) -> None:
    """Measure, and print."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"load average {os.getloadavg()[0]:.1f}; times are median / 99 % / longest")
    tables, seconds = options.tables, options.seconds
    print(await echo(tables * PEOPLE, 500, min(10, seconds)), flush=True)
    environment = {"SILVERGOLD_DATABASE_URL": options.database} if options.database else {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **environment)
        pids = [server.process.pid]
        crowd = Crowd(server.address, seconds)
        began = time.perf_counter()
        await crowd.sit_down(tables)
        print(f"{len(crowd.people)} people sat down in {time.perf_counter() - began:.0f} s")
        gc.disable()  # a pause of ours would be taken for one of the server's
        for pace in options.paces:
            before = cpu_seconds(pids)
            figures = await crowd.at_pace(pace)
            line = figures.line(f"asked for {pace}/s", seconds, cpu_seconds(pids) - before)
            print(line, f" load {os.getloadavg()[0]:.1f}", flush=True)
        print(f"memory {memory(pids)} MiB")
        if options.hold:
            windows = await crowd.hold(max(0, options.hold - len(crowd.people)))
            held = len(crowd.people) + len(windows)
            before = cpu_seconds(pids)
            figures = await crowd.at_pace(options.paces[0])
            print(figures.line(f"{held} sockets", seconds, cpu_seconds(pids) - before))
            print(f"memory {memory(pids)} MiB")
        server.kill()


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--paces",
        type=lambda text: [int(word) for word in text.split(",")],
        default=[100, 250, 500, 750, 1000],
        help="moves a second, separated by commas",
    )
    parser.add_argument("--database", help="of PostgreSQL; without it, SQLite")
    parser.add_argument("--hold", type=int, default=0, help="how many sockets to hold at the end")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    asyncio.run(be_echo() if options.echo else measure(options))


if __name__ == "__main__":
    main()
