"""Frames and requests that no honest client sends: each is refused, or the line is closed."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from trouble.kills import Told
from trouble.servers import MortalServer
from trouble.wire import (
    ANSWER_SECONDS,
    BINARY,
    CLOSE,
    FINAL,
    PING,
    TEXT,
    connection,
    exchange,
    frame,
    frames_from,
    handshake,
    new_key,
    request,
    request_bytes,
)

LONGEST: Final = 8 * 1024
AT_ONCE: Final = 30
OWN_FAULT: Final = {1006, 1011}
"""Codes with which a server closes that has failed, or none at all."""

DONE: Final = {"type": "done", "seat": 0, "number": 0, "moves": ["draw"]}


def texts() -> Iterator[str]:
    """Text frames that are not messages."""
    yield from ("", " ", "x", "{", "[]", "null", "7", '"done"', "{}", "\0", "{'type': 'done'}")
    yield "x" * (LONGEST + 1)
    yield json.dumps({**DONE, "moves": ["x" * LONGEST]})
    yield "[" * 4000
    yield '{"type":' * 1000
    yield "[" * 4000 + "]" * 4000
    yield '{"type": "say", "seat": 0, "number": 0, "text": "\\ud800"}'
    yield '{"type": "say", "seat": 0, "number": 0, "text": "\\udc00\\ud800"}'
    for number in (
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1",
        "1.5",
        "9" * 4000,
        "1000",
        "true",
    ):
        yield f'{{"type": "done", "seat": 0, "number": {number}, "moves": []}}'
        yield f'{{"type": "sit", "seat": {number}}}'
    for kind in ('""', '"dance"', '"Done"', '"view"', "7", "null", "[]", "{}", '"done\\u0000"'):
        yield f'{{"type": {kind}, "seat": 0, "number": 0, "moves": ["draw"]}}'
    for name, value in WRONG:
        yield json.dumps({**DONE, name: value})
    yield json.dumps({**DONE, "moves": ["draw"] * 900})
    yield json.dumps({"type": "done"})
    yield json.dumps({"type": "commit", "seat": 0, "commitment": "z" * 64})
    yield json.dumps({"type": "disclose", "seat": 0, "random": "abc"})
    yield json.dumps({"type": "say", "seat": 0, "number": 0, "reaction": "<script>"})
    yield json.dumps({"type": "fill", "seat": 0, "of": 999, "bot": "../../etc", "name": "x"})
    yield json.dumps({"type": "hand_over", "seat": 0, "of": 999})
    yield json.dumps({"type": "free", "seat": 0, "of": 999})
    yield '{"type": "sit", "seat": 0, "seat": 1}'


WRONG: Final[tuple[tuple[str, Any], ...]] = (
    ("seat", None),
    ("seat", "0"),
    ("seat", [0]),
    ("seat", 3),
    ("seat", 999),
    ("number", "0"),
    ("number", {}),
    ("number", 999),
    ("moves", "draw"),
    ("moves", None),
    ("moves", [None]),
    ("moves", [["draw"]]),
    ("moves", ["\ud800"]),
    ("moves", ["mark 1 " + "a1 " * 2000]),
    ("moves", ["mark " + "9" * 4300 + " a1"]),
    ("moves", ["take \u202eP1"]),
    ("moves", ["constructor", "__proto__"]),
    ("extra", 1),
)


def frames() -> Iterator[bytes]:
    """Bytes that are not the text of a frame, or not a frame."""
    sit = b'{"type": "sit", "seat": 0}'
    yield frame(sit, FINAL | BINARY)
    yield frame(b"\xff\xfe\xfd")
    yield frame(b'{"type": "sit", "seat": 0, "\xc3\x28": 1}')
    yield frame(b"\xed\xa0\x80")  # a surrogate
    yield frame(b"\xf8\x88\x80\x80\x80")
    yield frame(sit, masked=False)
    yield frame(sit, FINAL | 0x40 | TEXT)
    yield frame(sit, FINAL | 0x3)
    yield frame(sit, FINAL | 0xB)
    yield frame(sit) + frame(sit, FINAL | 0x3)  # the first is answered when the line is closed
    yield frame(sit, FINAL)  # the end of what was not begun
    yield frame(b"x" * 200, FINAL | PING)
    yield frame(b"x", PING)
    yield frame(b"\x00\x00bye", FINAL | 0x8)
    yield frame(b"x" * 8000, TEXT) + frame(b"x" * 8000, FINAL)
    yield frame(sit[:5], TEXT) + frame(sit, FINAL | TEXT)
    yield b"\x81\xff" + b"\xff" * 8 + b"mask"  # more than there can be
    yield b"GET / HTTP/1.1\r\n\r\n"


def requests(game: str, key: str) -> Iterator[bytes]:
    """Requests over HTTP that cannot be followed."""
    bodies = (
        b"", b"x", b"[]", b"null", b"\xff", b"[" * 4000, b'{"seats": NaN}', b"x" * (LONGEST + 1),
        b'{"seats": 7}', b'{"seats": []}', b'{"seats": [{"name": "\\ud800"}]}',
        b'{"seats": [{"name": 7}, {}]}', b'{"seats": [{}, {"bot": "\\u0000"}]}',
        b'{"seats": [{}, {}], "clock": 1e99}', b'{"seats": [{}, {}], "commitment": "x"}',
    )  # fmt: skip
    for path in ("", f"/{game}/seats", f"/{game}/look", f"/{game}/key", f"/{game}/rematch"):
        for body in bodies:
            yield request_bytes("POST", f"/api/games{path}", body, key)
    for body in (*bodies, b"[" * 100_000, b'{"format": "silver-and-gold/1"}', b"x" * 300_000):
        yield request_bytes("POST", "/api/replay", body, key)
    for path in (
        "/api/games/%00/record", "/api/games/%ff/replay", f"/api/games/{game}/seats/-1/key",
        f"/api/games/{game}/seats/99999999999999999999/key", "/api/games/" + "x" * 7000 + "/record",
        "/api/games/../../etc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "/api/nothing",
    ):  # fmt: skip
        yield request_bytes("GET", path, key=key)
        yield request_bytes("POST", path, key=key)
    yield from (
        b"NONSENSE\r\n\r\n",
        b"GET / HTTP/9.9\r\nConnection: close\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    )
    for header in (
        b"Authorization: Bearer \xff\xfe",
        b"Cookie: silvergold=\xff; =;;",
        b"Content-Length: 5\r\nTransfer-Encoding: chunked",
    ):
        head = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + header
        yield head + b"\r\n\r\nzz\r\n"
    for line, host in (
        (b"GET /api/nothing", b"localhost"),
        (b"POST /api/nothing", b"localhost"),
        (b"POST /api/games", b"elsewhere.example"),
    ):  # whoever answers these does not read the rest first
        head = line + b" HTTP/1.1\r\nHost: " + host + b"\r\nTransfer-Encoding: chunked\r\n\r\n"
        yield head + b"zz\r\n"


@dataclass
class MalformedFigures:
    """How all of that was taken."""

    refused: int = 0
    closed: int = 0
    requests: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.refused + self.closed} malformed frames: {self.refused} refused in words, "
            f"{self.closed} lines closed; {self.requests} malformed requests refused"
        )


async def send_malformed(server: MortalServer, times: int, told: Told) -> MalformedFigures:
    """Send all of that to a game that goes on, so many times, and see what comes back."""
    figures = MalformedFigures()
    wanted = {"seats": [{"name": "Eve"}, {"bot": "sailor"}]}
    malformed = [*[frame_of(text) for text in texts()], *frames()]
    for number in range(times):
        key = new_key()  # what one key and one address may cost is limited
        _, made = await request(server.address, "POST", "/api/games", wanted, key)
        opening = handshake(made["id"], key, number)
        for first in range(0, len(malformed), AT_ONCE):
            sending = [
                _send(server.address, opening, data, figures)
                for data in malformed[first : first + AT_ONCE]
            ]
            await asyncio.gather(*sending)
        told(number / times)
    asked = [*requests(made["id"], key)]
    figures.requests = len(asked)
    for first in range(0, len(asked), AT_ONCE):
        together = asked[first : first + AT_ONCE]
        await asyncio.gather(*(_ask(server.address, data, figures) for data in together))
    return figures


def frame_of(text: str) -> bytes:
    """A frame of text, which need not be a good one."""
    return frame(text.encode(errors="surrogatepass"))


async def _ask(address: str, data: bytes, figures: MalformedFigures) -> None:
    try:
        status, answer = await exchange(address, data)
    except TimeoutError:
        figures.broken.append(f"{data!r:.200} was not answered")
    else:
        if status and not 400 <= status < 500 and not _harmless(status, answer):
            figures.broken.append(f"{data!r:.200} was answered with {status}: {answer!r:.200}")


async def _send(address: str, opening: bytes, data: bytes, figures: MalformedFigures) -> None:
    """Send something to a table, and wait until it is refused or the line is closed."""
    async with connection(address) as (reader, writer):
        writer.write(opening)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(data)
        heard = b""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while True:
                    for kind, content in frames_from(heard):
                        if kind == TEXT and json.loads(content)["type"] == "refused":
                            figures.refused += 1
                            return
                        if kind == CLOSE and int.from_bytes(content[:2]) not in OWN_FAULT:
                            figures.closed += 1
                            return
                    more = await reader.read(2**16)
                    if not more:
                        break
                    heard += more
        except TimeoutError:
            pass
    figures.broken.append(f"{data!r:.200} was answered with {heard[-200:]!r}")


def _harmless(status: int, answer: bytes) -> bool:
    """Whether an answer is the page, or an empty list: all that strangers are shown."""
    return status == 200 and (b"<!doctype html>" in answer[:100].lower() or answer == b"[]")
