"""Names and remarks that are meant to deceive: they get through as plain text, or not at all."""

import asyncio
import json
import unicodedata
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from trouble.kills import Told
from trouble.servers import MortalServer
from trouble.wire import ANSWER_SECONDS, new_key, request

AT_ONCE: Final = 8
LONGEST_NAME: Final = 24
LONGEST_REMARK: Final = 200
MOST_ACCENTS: Final = 3
SHOWN_AS_NOTHING: Final = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""What Unicode counts as letters and accents, and nobody can see."""

TEXTS: Final = (
    "A\0B\x07C\x1b[31mD\r\nE\x85F\u2028G\u2029H",
    "\u202eana\u202c",
    "\u2066ana\u2069\u200f\u200e\u061c",
    "a\u200bb\u200cc\u200dd\ufeffe\u2060f\u00adg",
    "Ana\ufe0f",
    "A\u034fna",
    "Ana\U000e0100",
    "\U000e0041\U000e006e\U000e0061",
    "\u3164\u2800\u115f\uffa0",
    "   ",
    "",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;b&gt; &#x202e;",
    "[x](javascript:alert(1))",
    "'; DROP TABLE games; --",
    "{{7*7}} ${7*7} %s%n {0.__class__}",
    "x" * 5000,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 100,
    "Z" + "\u0301\u0337\u0489\u20dd" * 40,
    "\u0e01" + "\u0e49" * 60,
    "\ufdfd" * 300,
    "\ue000\uffff\U0010ffff",
    "\u0627\u0644\u0633\u0644\u0627\u0645",
)
NO_TEXTS: Final = (r'"\ud800"', r'"\udc00\ud800"', '"\x01"', "7", "null", '["x"]', '{"x": 1}')
"""What stands in the place of a text in a request, and is none."""


def deceives(text: str, longest: int) -> str:
    """What is wrong with a text that is shown to others; nothing if it is plain."""
    accents = 0
    for char in text:
        category = unicodedata.category(char)
        accents = accents + 1 if category[0] == "M" else 0
        if category[0] in "CZ" and char != " ":
            return f"U+{ord(char):04X} gets through"
        if char in SHOWN_AS_NOTHING:
            return f"U+{ord(char):04X} gets through, which nobody can see"
        if accents > MOST_ACCENTS:
            return "too many accents on one letter"
    if len(text) > longest:
        return f"{len(text)} characters"
    return "spaces" if text != " ".join(text.split()) else ""


@dataclass
class HostileFigures:
    """How many texts were tried, in how many places."""

    texts: int = 0
    shown: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.texts} hostile names and remarks, shown in {self.shown} places as plain text"

    def look(self, shown: str, longest: int) -> None:
        """Look at a text that others are shown."""
        self.shown += 1
        if wrong := deceives(shown, longest):
            self.broken.append(f"{shown!r:.80} is shown: {wrong}")


async def say_hostile(server: MortalServer, told: Told) -> HostileFigures:
    """Use each text wherever a text can be said, and look at what others are shown."""
    figures = HostileFigures()
    for first in range(0, len(TEXTS), AT_ONCE):
        together = TEXTS[first : first + AT_ONCE]
        await asyncio.gather(*(_use(server.address, text, figures) for text in together))
        told(first / len(TEXTS))
    for text in NO_TEXTS:
        await _use_no_text(server.address, text, figures)
    return figures


async def _use(address: str, text: str, figures: HostileFigures) -> None:
    owner, friend = new_key(), new_key()
    seats = [{"name": text}, {"waits_for": "friend"}, {"waits_for": "friend"}]
    _, made = await request(address, "POST", "/api/games", {"seats": seats}, owner)
    path = f"/api/games/{made['id']}"
    async with _at_table(address, path, owner) as first:
        room = await _next(first, "room")
        wanted = {"name": text, "invitation": room["invitation"]}
        await request(address, "POST", f"{path}/seats", wanted, friend)
        await _say(first, type="fill", seat=0, of=2, bot="sailor", name=text)
        await _say(first, type="say", seat=0, number=0, text="before")
        await _say(first, type="say", seat=0, number=1, text=text)
        await _say(first, type="sit", seat=9)
        while (await _next(first, "refused"))["why"] != "that is not your seat":
            pass
    async with _at_table(address, path, friend) as second:
        room = await _next(second, "room")
        remarks = await _next(second, "remarks")
    look = {"invitation": room["invitation"]}
    _, looked = await request(address, "POST", f"{path}/look", look, new_key())
    _, [listed] = await request(address, "GET", "/api/games", None, friend)
    for names in ([seat["name"] for seat in room["seats"]], looked["names"], listed["names"]):
        if len({*names}) != len(seats):
            figures.broken.append(f"{text!r:.80}: {names} cannot be told apart")
        for name in names:
            figures.look(name, LONGEST_NAME)
    for remark in remarks["remarks"]:
        figures.look(remark["text"], LONGEST_REMARK)
    figures.texts += 1


async def _use_no_text(address: str, text: str, figures: HostileFigures) -> None:
    key = new_key()
    body = f'{{"seats": [{{"name": {text}}}, {{"bot": "sailor"}}]}}'
    status, said = await request(address, "POST", "/api/games", body.encode(), key)
    if status != 400:
        figures.broken.append(f"a name {text} was answered with {status}: {said}")
    wanted = {"seats": [{"name": "Eve"}, {"bot": "sailor"}]}
    _, made = await request(address, "POST", "/api/games", wanted, key)
    async with _at_table(address, f"/api/games/{made['id']}", key) as socket:
        await socket.send(f'{{"type": "say", "seat": 0, "number": 0, "text": {text}}}')
        await _next(socket, "refused")
    figures.texts += 1


def _at_table(address: str, path: str, key: str) -> connect:
    return connect(
        f"{address.replace('http', 'ws', 1).rstrip('/')}{path}/socket",
        additional_headers={"Authorization": f"Bearer {key}"},
        proxy=None,
    )


async def _next(socket: ClientConnection, type_: str) -> dict[str, Any]:
    """The next message of that type."""
    async with asyncio.timeout(ANSWER_SECONDS):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == type_:
                return message


async def _say(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))
