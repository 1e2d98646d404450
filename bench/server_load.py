"""Many tables at once: how long an action takes until it is stored and acknowledged.

usage: python bench/server_load.py [TABLES] [SECONDS] [DATABASE_URL]

People sit at TABLES tables of four (1000), each with a socket of their own, and make 100 moves a
second in all for SECONDS (60); then the pace rises until one in a hundred waits for longer than
100 ms. A move is what a person does: pencil marks, and Done. A bare echo server with as many
sockets is measured in the same run, for scale.
"""

import asyncio
import gc
import http.client
import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import serve

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from support import Server  # noqa: E402

PEOPLE = 4
PACE = 100
LIMIT_MS = 100
OPENING_AT_ONCE = 40


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
    result: object = None


read = msgspec.json.Decoder(Message).decode


class Person:
    """Somebody at a table, who acts when told to."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.view = Message("none")
        self.changed = asyncio.Event()
        self.busy = False

    async def listen(self) -> None:
        """Take in whatever is sent."""
        async for text in self.socket:
            message = read(text)
            if message.type in {"view", "room", "refused"}:
                self.view = message
                self.changed.set()

    async def until(self, holds: Callable[[Message], bool]) -> Message:
        """The view of which that holds."""
        while not holds(self.view):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 60)
        return self.view

    async def act(self, rng: Random, waits: list[float]) -> None:
        """One whole action, with its pencil marks; note how long Done took."""
        self.busy = True
        number = self.view.number
        while not self.view.complete:
            moves = [*self.view.pencil, rng.choice(self.view.legal).move]
            await self._say("pencil", number, moves)
            await self.until(lambda view, moves=moves: view.pencil == moves)  # type: ignore[misc]
        began = time.perf_counter()
        await self._say("done", number, self.view.pencil)
        await self.until(lambda view: view.number > number)
        waits.append(1000 * (time.perf_counter() - began))
        self.busy = False

    async def _say(self, type_: str, number: int, moves: list[str]) -> None:
        message = {"type": type_, "seat": self.seat, "number": number, "moves": moves}
        await self.socket.send(json.dumps(message))


def ask(connection: http.client.HTTPConnection, path: str, body: object, key: str) -> Any:  # noqa: ANN401
    """What the server answers to somebody who comes through a proxy from anywhere."""
    somewhere = f"10.{secrets.randbelow(250)}.{secrets.randbelow(250)}.1"
    headers = {"Authorization": f"Bearer {key}", "X-Forwarded-For": somewhere}
    connection.request("POST", path, json.dumps(body), headers)
    return json.loads(connection.getresponse().read())


def table_made(address: str) -> tuple[str, list[str]]:
    """A table with a friend's seat for each of three, and the keys of the four."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc)
    keys = [secrets.token_urlsafe(24) for _ in range(PEOPLE)]
    seats = [{"name": "Ana"}, *[{"waits_for": "friend"}] * (PEOPLE - 1)]
    game = ask(connection, "/api/games", {"seats": seats}, keys[0])["id"]
    connection.close()
    return game, keys


@asynccontextmanager
async def seated(address: str, tables: int) -> AsyncIterator[list[Person]]:
    """Everybody at their tables, with the cards dealt."""
    people: list[Person] = []
    opening = asyncio.Semaphore(OPENING_AT_ONCE)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as listening:

        async def sit(game: str, key: str, seat: int) -> Person:
            socket = await stack.enter_async_context(
                connect(
                    f"{address.replace('http', 'ws', 1)}api/games/{game}/socket",
                    additional_headers={"Authorization": f"Bearer {key}"},
                    compression=None,
                    ping_interval=None,
                    proxy=None,
                    open_timeout=60,
                )
            )
            person = Person(socket, seat)
            listeners.append(listening.create_task(person.listen()))
            await person.until(lambda view: view.type != "none")
            people.append(person)
            return person

        async def open_table() -> None:
            async with opening:
                game, keys = await asyncio.to_thread(table_made, address)
                first = await sit(game, keys[0], 0)
                await asyncio.to_thread(join, address, game, keys[1:], str(first.view.invitation))
                for seat in range(1, PEOPLE):
                    await sit(game, keys[seat], seat)
                await first.socket.send('{"type": "call", "seat": 0}')
                await first.until(lambda view: view.type == "view")

        listeners: list[asyncio.Task[None]] = []
        await asyncio.gather(*(open_table() for _ in range(tables)))
        yield people
        for listener in listeners:
            listener.cancel()


def join(address: str, game: str, keys: list[str], invitation: str) -> None:
    """Let the friends sit down."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc)
    for key in keys:
        ask(connection, f"/api/games/{game}/seats", {"name": "Li", "invitation": invitation}, key)
    connection.close()


async def at_pace(
    pace: float, seconds: float, deed: Callable[[list[float]], Awaitable[None] | None]
) -> list[float]:
    """Begin that many deeds a second, evenly; how long each took, in order."""
    waits: list[float] = []
    doing: set[asyncio.Future[None]] = set()
    began = time.perf_counter()
    for number in range(int(pace * seconds)):
        await asyncio.sleep(max(0, began + number / pace - time.perf_counter()))
        if (deed_ := deed(waits)) is not None:
            task = asyncio.ensure_future(deed_)
            doing.add(task)
            task.add_done_callback(doing.discard)
    if doing:
        await asyncio.wait(doing, timeout=30)
    return sorted(waits)


def mover(people: list[Person], rng: Random) -> Callable[[list[float]], Awaitable[None] | None]:
    """Somebody who may act does so."""

    def move(waits: list[float]) -> Awaitable[None] | None:
        for _ in range(1000):
            person = rng.choice(people)
            if not person.busy and person.view.legal:
                return person.act(rng, waits)
        return None

    return move


def shown(what: str, waits: list[float], seconds: float) -> str:
    """A line with the figures."""
    median, most, all_ = (waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99, 1))
    return (
        f"{what:24} {len(waits) / seconds:6.0f}/s   median {median:6.1f} ms   "
        f"99 % {most:6.1f} ms   longest {all_:6.1f} ms"
    )


def memory(pid: int) -> int:
    """The most memory that a process has had, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.split("VmHWM:")[1].split()[0]) // 1024


async def echo(sockets: int, seconds: float) -> str:
    """The same number of sockets at a server that only says everything again."""
    program = [sys.executable, __file__, "--echo"]
    process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout  # noqa: S101
    port = int(await process.stdout.readline())
    async with AsyncExitStack() as stack:
        opening = asyncio.Semaphore(OPENING_AT_ONCE)

        async def open_one() -> ClientConnection:
            async with opening:
                return await stack.enter_async_context(
                    connect(
                        f"ws://127.0.0.1:{port}", compression=None, ping_interval=None, proxy=None
                    )
                )

        lines = await asyncio.gather(*(open_one() for _ in range(sockets)))
        free = [*lines]

        async def say(waits: list[float]) -> None:
            socket = free.pop(0)
            began = time.perf_counter()
            await socket.send("x" * 100)
            await socket.recv()
            waits.append(1000 * (time.perf_counter() - began))
            free.append(socket)

        waits = await at_pace(PACE, seconds, say)
    process.kill()
    await process.wait()
    return shown(f"echo, {sockets} sockets", waits, seconds)


async def be_echo() -> None:
    """Serve echoes until killed."""

    async def again(socket: Any) -> None:  # noqa: ANN401
        async for text in socket:
            await socket.send(text)

    async with serve(again, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


async def measure(tables: int, seconds: float, **environment: str) -> None:
    """Measure, and print."""
    print(f"load average {os.getloadavg()[0]:.1f}")
    print(await echo(tables * PEOPLE, min(20, seconds)), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **environment)
        began = time.perf_counter()
        async with seated(server.address, tables) as people:
            print(f"{len(people)} people sat down in {time.perf_counter() - began:.0f} s")
            gc.disable()  # a pause of ours would be taken for one of the server's
            move = mover(people, Random(1))
            pace = PACE
            waits = await at_pace(pace, seconds, move)
            print(shown(f"{tables} tables", waits, seconds))
            print(f"memory {memory(server.process.pid)} MiB, load {os.getloadavg()[0]:.1f}")
            while waits[int(0.99 * (len(waits) - 1))] < LIMIT_MS:
                pace = pace * 5 // 4
                waits = await at_pace(pace, min(15, seconds), move)
                print(shown(f"asked for {pace}/s", waits, min(15, seconds)), flush=True)
            print(f"memory {memory(server.process.pid)} MiB, load {os.getloadavg()[0]:.1f}")
        server.kill()


def main(*words: str) -> None:
    """Do what the command line asks for."""
    if words == ("--echo",):
        asyncio.run(be_echo())
        return
    tables, seconds = int(words[0]) if words else 1000, float(words[1]) if len(words) > 1 else 60
    further = {"SILVERGOLD_DATABASE_URL": words[2]} if len(words) > 2 else {}  # noqa: PLR2004
    asyncio.run(measure(tables, seconds, **further))


if __name__ == "__main__":
    main(*sys.argv[1:])
