"""A club that plays for ratings, in a tournament and the daily game, while servers are killed."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from silvergold.core.scoring import score
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.stores.sql import SqlStore
from trouble.days import insisted
from trouble.kills import Told
from trouble.player import Player
from trouble.servers import MortalServer
from trouble.wire import new_key

CLOCK: Final = 24 * 3600
PATIENCE: Final = 240.0
AGAIN_SECONDS: Final = 0.2
LIFE_SECONDS: Final = 1.5

UNSETTLED: Final = """
    SELECT count(*) FROM games WHERE stage = 'over' AND id NOT IN (SELECT game FROM settled)
"""


class Sizes(NamedTuple):
    """How many members a club has, how many rated games each plays, and how often it is killed."""

    members: int
    games: int
    kills: int


@dataclass
class ClubFigures:
    """What came of a club, and what was stored otherwise than it was played."""

    members: int
    kills: int = 0
    rated: int = 0
    tournament_games: int = 0
    daily: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.members} members, {self.kills} kills: {self.rated} rated games, "
            f"{self.tournament_games} of a tournament and {self.daily} daily games, each stored "
            "once and as it was played"
        )


class Club:
    """Members who play all that counts, through whichever of the servers they reach."""

    def __init__(self, servers: Sequence[MortalServer], rng: Random, members: int) -> None:
        self.keys = [new_key() for _ in range(members)]
        self.rated: list[str] = []
        self._servers = servers
        self._rng = rng

    def address(self) -> str:
        """One of the servers."""
        return self._rng.choice(self._servers).address

    async def ask(self, method: str, path: str, body: object, key: str) -> Any:  # noqa: ANN401
        """The answer, however often servers are away."""
        return await insisted(self.address, method, path, body, key)

    async def play(self, games: int) -> str:
        """Play all: so many rated games each, a tournament and the daily game. Its id."""
        for key in self.keys:
            await self.ask("POST", "/api/rating", {"rated": True, "name": "Member"}, key)
        wanted = {"name": "Cup", "kind": "round_robin", "player": "First", "clock": CLOCK}
        cup = str((await self.ask("POST", "/api/tournaments", wanted, self.keys[0]))["id"])
        for key in self.keys[1:]:
            await self.ask("POST", f"/api/tournaments/{cup}/players", {"name": "Member"}, key)
        await self.ask("POST", f"/api/tournaments/{cup}/start", None, self.keys[0])
        async with asyncio.TaskGroup() as group:
            for key in self.keys:
                group.create_task(self._play_cup(cup, key))
                group.create_task(self._play_day(key))
                group.create_task(self._play_rated(games, key))
        return cup

    async def _play_game(self, game: str, key: str) -> None:
        await Player(self.address, game, key, Random(self._rng.random())).play()

    async def _play_rated(self, games: int, key: str) -> None:
        seats = [{"name": "Member"}, {"bot": "sailor"}]
        for _ in range(games):
            game = (await self.ask("POST", "/api/games", {"seats": seats}, key))["id"]
            self.rated.append(game)
            await self._play_game(game, key)

    async def _play_day(self, key: str) -> None:
        day = (await self.ask("GET", "/api/daily", None, key))["day"]
        game = (await self.ask("POST", f"/api/daily/{day}", {"name": "Member"}, key))["id"]
        await self._play_game(game, key)

    async def _play_cup(self, cup: str, key: str) -> None:
        while (shown := await self.ask("GET", f"/api/tournaments/{cup}", None, key))[
            "stage"
        ] != "over":
            mine = [game for game in shown["rounds"][-1] if game["game"] and not game["points"]]
            for game in mine:
                await self._play_game(game["game"], key)
            await asyncio.sleep(AGAIN_SECONDS)


async def play_rated(
    servers: Sequence[MortalServer],
    opened: Callable[[], Awaitable[SqlStore]],
    rng: Random,
    sizes: Sizes,
    told: Told,
) -> ClubFigures:
    """Let a club play while now one and now another server is killed; then look at the store."""
    figures, club = ClubFigures(sizes.members), Club(servers, rng, sizes.members)
    for server in servers:
        await server.start()
    playing = asyncio.create_task(club.play(sizes.games))
    try:
        while figures.kills < sizes.kills and not playing.done():
            victim = rng.choice(servers)
            await asyncio.sleep(rng.uniform(0.05, LIFE_SECONDS))
            victim.kill()
            await asyncio.sleep(rng.uniform(0, 0.3))
            await victim.start()
            figures.kills += 1
            told(0.8 * figures.kills / sizes.kills)
        async with asyncio.timeout(PATIENCE):
            cup = await playing
            store = await opened()
            try:
                while (await store.rows(UNSETTLED))[0][0]:  # noqa: ASYNC110 - a server's job does it
                    await asyncio.sleep(AGAIN_SECONDS)
                await _examine(store, club, cup, figures)
            finally:
                await store.close()
    finally:
        playing.cancel()
        for server in servers:
            server.kill()
    figures.broken += [complaint for server in servers for complaint in server.complaints]
    return figures


async def _examine(store: SqlStore, club: Club, cup: str, figures: ClubFigures) -> None:
    """Compare what follows from the games with the games themselves."""
    everybody = [hashlib.sha256(key.encode()).hexdigest() for key in club.keys]
    changes = await store.rows("SELECT game, person FROM rating_changes")
    figures.rated = len(changes)
    if sorted(game for game, _ in changes) != sorted(club.rated):
        figures.broken.append(f"{len(club.rated)} games were rated {len(changes)} times")
    for person in everybody:
        [[games]] = await store.rows("SELECT games FROM ratings WHERE person = ?", person)
        if games != sum(whose == person for _, whose in changes):
            figures.broken.append(f"{person} has {games} rated games")
    query = "SELECT game, first_score, second_score FROM tournament_games WHERE tournament = ?"
    for game, *scores in await store.rows(query, cup):
        figures.tournament_games += 1
        if scores != await _points(store, game):
            figures.broken.append(f"{game} of the tournament has {scores}")
    query = "SELECT game, points FROM entries WHERE contest LIKE 'day/%'"
    for game, points in await store.rows(query):
        figures.daily += 1
        if [points] != (await _points(store, game))[:1]:
            figures.broken.append(f"{game} of the day has {points} points")
    if figures.daily != len(everybody):
        figures.broken.append(f"{figures.daily} people played the daily game")


async def _points(store: SqlStore, game: str) -> list[int]:
    stored = await store.load(game)
    assert stored
    return [score(player).total for player in rebuilt(stored).in_play.state.players]
