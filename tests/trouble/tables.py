"""Tables with people and bots on a real server, made over HTTP as programs make them."""

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from trouble.player import EAGER, Habits, Player
from trouble.wire import new_key, request

Address: TypeAlias = Callable[[], str]

PATIENCE: Final = 90.0
CANNOT: Final = 503
TOO_MUCH: Final = 429
SMALL: Final = ((1, 1), (2, 0))
SIZES: Final = (*SMALL, (2, 1), (3, 1), (4, 0))
"""How many people, and how many bots."""


async def asked(address: Address, path: str, body: object, key: str) -> Any:  # noqa: ANN401
    """What the server answers to a POST, however often it is away in the meantime."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            status, answer = await request(address(), "POST", path, body, key)
        except (OSError, ValueError):  # it was away, or went away
            assert time.monotonic() < deadline
        else:
            if status < 400:
                return answer
            assert status in {CANNOT, TOO_MUCH}, answer
        await asyncio.sleep(0.03)


class Party:
    """People at a table; a key that was given for a seat later on is kept in `keys`."""

    def __init__(self, game: str, players: list[Player]) -> None:
        self.game = game
        self.players = players
        self.keys: list[str] = []

    @classmethod
    async def seated(
        cls,
        address: Address,
        rng: Random,
        people: int,
        bots: int,
        habits: Habits = EAGER,
        bot: str = "sailor",
    ) -> "Party":
        """A table at which everybody has sat down by the invitation, and whose game is called."""
        keys = [new_key() for _ in range(people)]
        seats: list[dict[str, object]] = [{"name": "Ana"}]
        seats += [{"waits_for": "friend"}] * (people - 1)
        seats += [{"bot": bot}] * bots
        game = (await asked(address, "/api/games", {"seats": seats}, keys[0]))["id"]
        if people > 1:
            await _call(address, game, keys)
        players = [Player(address, game, key, Random(rng.random()), habits) for key in keys]
        return cls(game, players)

    async def play(self) -> None:
        """Play the game to its end."""
        await asyncio.gather(*(player.play() for player in self.players))

    def leave(self) -> None:
        """Play no more."""
        for player in self.players:
            player.leave()

    async def ask_for_key(self, address: str) -> None:
        """Ask for a key to the first seat; if it is given, it has to be good."""
        path = f"/api/games/{self.game}/seats/0/key"
        status, answer = await request(address, "POST", path, None, self.players[0].key)
        if status == 201:
            self.keys.append(answer["key"])

    @property
    def is_over(self) -> bool:
        """Whether the game is over, for all that the players know."""
        return any(player.over.is_set() for player in self.players)

    @property
    def holders(self) -> set[bytes]:
        """The hashes of all keys that the server has promised to know."""
        keys = [*self.keys, *[player.key for player in self.players]]
        return {hashlib.sha256(key.encode()).digest() for key in keys}


async def _call(address: Address, game: str, keys: list[str]) -> None:
    """Let everybody sit down, and call the game; what was done before is not done again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            async with asyncio.timeout(10):
                return await _sit_and_call(address, game, keys)
        except (OSError, WebSocketException):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.03)


async def _sit_and_call(address: Address, game: str, keys: list[str]) -> None:
    async with connect(
        f"{address().replace('http', 'ws', 1)}api/games/{game}/socket",
        additional_headers={"Authorization": f"Bearer {keys[0]}"},
        proxy=None,
        close_timeout=1,
    ) as socket:
        room = json.loads(await socket.recv())
        if room["type"] == "room":
            for key in keys[1:]:
                wanted = {"name": "Friend", "invitation": room["invitation"]}
                await asked(address, f"/api/games/{game}/seats", wanted, key)
            await socket.send('{"type": "call", "seat": 0}')
        while room["type"] != "view":
            room = json.loads(await socket.recv())
