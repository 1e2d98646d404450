"""People who play the daily game while servers are killed as they enter the results."""

import asyncio
import contextlib
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from silvergold.core.scoring import score
from silvergold.server.stores.rebuild import rebuilt
from trouble.crashing import Crash
from trouble.findings import Opened
from trouble.kills import MOMENTS, Told
from trouble.player import Player
from trouble.servers import MortalServer
from trouble.tables import Address
from trouble.wire import new_key, request

LIFE_SECONDS: Final = 2.5
ENDING_SECONDS: Final = 150.0
AGAIN_SECONDS: Final = 0.1


@dataclass
class DayFigures:
    """What came of the days."""

    people: int
    kills: int = 0
    entered: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.people} people, {self.kills} kills: {self.entered} results, each once"


async def insisted(address: Address, method: str, path: str, body: object, key: str) -> Any:  # noqa: ANN401
    """The answer, however often the server is away."""
    while True:
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            status, answer = await request(address(), method, path, body, key)
            if status in {200, 201}:
                return answer
        await asyncio.sleep(AGAIN_SECONDS)


async def played_days(
    server: MortalServer, opened: Opened, rng: Random, people: int, kills: int, told: Told
) -> DayFigures:
    """Let people play today's deal, kill the server meanwhile, and look at what is entered."""
    figures = DayFigures(people)
    keys = [new_key() for _ in range(people)]
    await server.start()
    day = (await insisted(server.where, "GET", "/api/daily", None, keys[0]))["day"]
    path = f"/api/daily/{day}"
    playing = [asyncio.create_task(_play(server, path, key, rng.random())) for key in keys]
    for number in range(kills):
        await _kill(server, rng, playing)
        figures.kills += 1
        told(number / kills)
    server.kill()
    await server.start()  # and nothing happens to it any more
    async with asyncio.timeout(ENDING_SECONDS):
        games = await asyncio.gather(*playing)
    shown = [await _finished(server, path, key) for key in keys]
    server.kill()
    figures.broken += server.complaints
    await _examine(opened, keys, list(zip(games, shown, strict=True)), figures)
    return figures


async def _kill(server: MortalServer, rng: Random, playing: Sequence["asyncio.Task[str]"]) -> None:
    """Let the server live for a while, or until it changes something for the nth time."""
    await asyncio.sleep(rng.uniform(0.05, LIFE_SECONDS))
    server.kill()
    moment = rng.choice(MOMENTS)
    crash = Crash("change", rng.randint(1, 2), moment, rng.uniform(0, 0.003))
    server.begin(None if all(task.done() for task in playing) else crash)
    await asyncio.sleep(LIFE_SECONDS)
    if not server.alive:
        await server.start()


async def _play(server: MortalServer, path: str, key: str, luck: float) -> str:
    """Begin twice, as somebody who is not sure; then play to the end."""
    games = {
        (await insisted(server.where, "POST", path, {"name": key[:8]}, key))["id"] for _ in "ab"
    }
    [game] = games
    player = Player(lambda: server.address, game, key, Random(luck))
    await player.play()
    return str(game)


async def _finished(server: MortalServer, path: str, key: str) -> Any:  # noqa: ANN401
    """The day for somebody whose game is over."""
    while True:
        day = await insisted(server.where, "GET", path, None, key)
        if day["mine"]["over"]:
            return day
        await asyncio.sleep(AGAIN_SECONDS)


async def _examine(
    opened: Opened, keys: Sequence[str], played: Sequence[tuple[str, Any]], figures: DayFigures
) -> None:
    async with opened() as store:
        for key, (game, day) in zip(keys, played, strict=True):
            stored = await store.load(game)
            assert stored
            state = rebuilt(stored).in_play.state
            true = score(state.players[0]).total
            person = hashlib.sha256(key.encode()).digest()
            if day["mine"]["points"] != true or stored.holders != {0: {person}}:
                figures.broken.append(f"{game} has {true} points, and {day['mine']} is entered")
            if day["mine"]["counts"]:
                figures.entered += 1
                if day["tour"]["points"] != true:
                    figures.broken.append(f"{game} has {true} points, the week {day['tour']}")
    counts = {sum(bar["count"] for bar in day["results"]["bars"]) for _, day in played[-1:]}
    if counts != {figures.entered}:
        figures.broken.append(f"{counts} results are in the table of {figures.entered}")
