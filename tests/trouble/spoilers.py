"""Guests who do not read, do not finish what they ask, or do not stop."""

import asyncio
import contextlib
import socket
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Final

from silvergold.server.http.timeouts import REQUEST_SECONDS
from silvergold.server.live.connections import TOO_MANY
from trouble.bystanders import LONGEST_WAIT
from trouble.player import Habits
from trouble.servers import MortalServer
from trouble.tables import Party
from trouble.wire import CLOSE, connection, frame, frames_from, handshake, new_key, request

SMALL_BUFFER: Final = 4096
A_SECOND: Final = 24
"""As many frames as the server takes before it is a flood."""
LONGEST_STAY: Final = 60.0
SHORT_STAY: Final = 1.5
TWO_SEATS: Final = {"seats": [{"name": "Eve"}, {"bot": "sailor"}]}
HALVES: Final = (
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: loc",
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"GET /api/games/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: webso",
)


@dataclass
class SpoilerFigures:
    """What the spoilers did, and what came of it."""

    did: str = ""
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return self.did


async def never_read(
    server: MortalServer, rng: Random, guests: int, *, to_the_end: bool
) -> SpoilerFigures:
    """Play at a table while many look on who ask to be shown it and never read what they get.

    If wanted, they stay until the server has enough of them.
    """
    figures = SpoilerFigures()
    party = await Party.seated(lambda: server.address, rng, 2, 0, Habits(pause=0.02))
    playing = asyncio.create_task(party.play())
    longest_stay = LONGEST_STAY if to_the_end else SHORT_STAY
    keys = [await _another_key(server, party) for _ in range(guests)]
    stays = await asyncio.gather(
        *(
            _never_read(server, handshake(party.game, key, number), longest_stay)
            for number, key in enumerate(keys)
        )
    )
    await asyncio.wait_for(playing, 120)
    longest = max(wait for player in party.players for _, wait in player.notes.waits)
    figures.broken += [wrong for player in party.players for wrong in player.notes.broken]
    let_go = [stay for stay in stays if stay < longest_stay]
    if to_the_end and len(let_go) < guests:
        figures.broken.append(f"{guests - len(let_go)} guests who never read are kept for ever")
    if longest > LONGEST_WAIT:
        figures.broken.append(f"others at the table waited {longest:.2f} s")
    hung_up = f" and were let go after {max(let_go):.0f} s at most" if let_go else ""
    figures.did = (
        f"{guests} guests at one table never read{hung_up}; its players were answered after "
        f"{1000 * longest:.0f} ms at most"
    )
    return figures


async def _another_key(server: MortalServer, party: Party) -> str:
    """One more key that holds the first seat: what one key may cost is limited."""
    await party.ask_for_key(server.address)
    key = new_key()
    path, body = f"/api/games/{party.game}/key", {"key": party.keys[-1]}
    status, said = await request(server.address, "POST", path, body, key)
    assert status == 200, said
    return key


async def _never_read(server: MortalServer, hello: bytes, longest_stay: float) -> float:
    """Ask for view after view and read none; the seconds until the server has hung up."""
    began = time.monotonic()
    with socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        await asyncio.to_thread(plain.connect, ("127.0.0.1", server.port))
        plain.sendall(hello)
        while (stay := time.monotonic() - began) < longest_stay:
            try:
                plain.sendall(frame(b'{"type": "sit", "seat": 0}'))
            except ConnectionError:
                break
            await asyncio.sleep(1 / A_SECOND)
    return stay


async def half_ask(server: MortalServer, lines: int, *, to_the_end: bool) -> SpoilerFigures:
    """Begin many requests and make none whole; if wanted, wait until the server has enough."""
    figures = SpoilerFigures()
    async with AsyncExitStack() as stack:
        readers = []
        for number in range(lines):
            reader, writer = await stack.enter_async_context(connection(server.address))
            writer.write(HALVES[number % len(HALVES)])
            readers.append(reader)
        began = time.monotonic()
        status, _ = await request(server.address, "GET", "/api/about")
        seconds = time.monotonic() - began
        if status != 200 or seconds > 2:
            figures.broken.append(f"somebody else was answered {status} after {seconds:.1f} s")
        figures.did = f"{lines} requests begun and not made whole: the next was answered"
        figures.did += f" in {1000 * seconds:.0f} ms"
        if to_the_end:
            closed = await asyncio.gather(*(_closed(reader) for reader in readers))
            figures.did += f", {sum(closed)} were hung up within {2 * REQUEST_SECONDS} s"
            if not all(closed):
                figures.broken.append(f"{closed.count(False)} half requests are waited for")
    return figures


async def _closed(reader: asyncio.StreamReader) -> bool:
    try:
        await asyncio.wait_for(reader.read(), 2 * REQUEST_SECONDS + 5)
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


async def flood(server: MortalServer, frames: int, requests: int) -> SpoilerFigures:
    """Send frames as fast as the line takes them, then ask for tables as fast as can be."""
    figures = SpoilerFigures()
    key = new_key()
    _, made = await request(server.address, "POST", "/api/games", TWO_SEATS, key)
    async with connection(server.address) as (reader, writer):
        writer.write(handshake(made["id"], key))
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(frames):
            writer.write(frame(b'{"type": "sit", "seat": 0}'))
        async with asyncio.timeout(30):
            code = await _closed_with(reader)
    if code != TOO_MANY:
        figures.broken.append(f"a flood of frames was closed with {code}")
    answers = Counter[int]()
    for _ in range(0, requests, 20):
        asked = (request(server.address, "POST", "/api/games", TWO_SEATS, key) for _ in range(20))
        answers.update(status for status, _ in await asyncio.gather(*asked))
    if {*answers} - {201, 429} or not answers[429]:
        figures.broken.append(f"{requests} tables at once were answered with {dict(answers)}")
    figures.did = (
        f"{frames:,} frames at once: closed with {code}; {requests} tables asked for at once: "
        f"{answers[201]} made, {answers[429]} refused"
    )
    return figures


async def _closed_with(reader: asyncio.StreamReader) -> int:
    """The code with which the server closes a socket; 0 if it only hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := await reader.read(2**16):
            heard += more
            for kind, said in frames_from(heard):
                if kind == CLOSE:
                    return int.from_bytes(said[:2])
    return 0
