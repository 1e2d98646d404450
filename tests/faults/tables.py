"""Tables with people and bots on a real server, made over HTTP as programs make them."""

import asyncio
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from faults.player import Player

PATIENCE = 60.0


def ask(address: str, path: str, body: object = None, key: str = "") -> Any:  # noqa: ANN401
    """The JSON that the server answers; it is asked again while it is away."""
    data = None if body is None else json.dumps(body).encode() if body != "" else b""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    request = Request(address + path.lstrip("/"), data, headers)  # noqa: S310
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        return json.load(answer)


def ask_until_answered(address: Callable[[], str], path: str, body: object, key: str = "") -> Any:  # noqa: ANN401
    """The same, however often the server is killed in the meantime."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return ask(address(), path, body, key)
        except HTTPError as error:
            if error.code != 503 or time.monotonic() > deadline:
                raise AssertionError(error.read().decode()) from None
        except (URLError, OSError, json.JSONDecodeError):
            if time.monotonic() > deadline:
                raise
        time.sleep(0.05)


class FaultyTable:
    """A table with people and perhaps a bot; `players` are the people."""

    def __init__(self, game: str, players: list[Player]) -> None:
        self.game = game
        self.players = players

    @classmethod
    def opened(
        cls, address: Callable[[], str], rng: Random, people: int, bots: int, pause: float = 0.0
    ) -> "FaultyTable":
        """A table at which everybody has sat down by the invitation, and whose game is called."""
        keys = [str(ask_until_answered(address, "api/keys", "")["key"]) for _ in range(people)]
        seats: list[dict[str, object]] = [{"name": "Ana"}]
        seats += [{"waits_for": "friend"}] * (people - 1)
        seats += [{"name": "Sailor", "bot": "sailor"}] * bots
        game = str(ask_until_answered(address, "api/games", {"seats": seats}, keys[0])["id"])
        players = [Player(address, game, key, Random(rng.random()), pause=pause) for key in keys]
        table = cls(game, players)
        table.seat_all(address, keys)
        return table

    def seat_all(self, address: Callable[[], str], keys: list[str]) -> None:
        """Let everybody sit down, and call the game; what was done before is not done again."""
        deadline = time.monotonic() + PATIENCE
        while len(keys) > 1:
            try:
                if self._called(address(), keys):
                    return
            except (OSError, WebSocketException):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def _called(self, address: str, keys: list[str]) -> bool:
        with connect(
            f"{address.replace('http', 'ws', 1)}api/games/{self.game}/socket",
            additional_headers={"Authorization": f"Bearer {keys[0]}"},
            proxy=None,
        ) as socket:
            room = json.loads(socket.recv(10))
            while room["type"] == "room":
                for key in keys[1:]:
                    wanted = {"name": "Friend", "invitation": room["invitation"]}
                    ask(address, f"api/games/{self.game}/seats", wanted, key)
                socket.send('{"type": "call", "seat": 0}')
                while room["type"] == "room" and not room["called"]:
                    room = json.loads(socket.recv(10))
                if room["type"] == "room":
                    room = json.loads(socket.recv(10))
        return True

    async def play(self) -> None:
        """Play the game to its end."""
        await asyncio.gather(*(player.play() for player in self.players))
