"""Servers that are killed with `kill -9` while people play."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias, get_args

from trouble.crashing import Crash, Deed, Moment
from trouble.findings import Findings, examined, stored_in
from trouble.player import EAGER, Habits
from trouble.servers import MortalServer
from trouble.tables import SIZES, SMALL, Party
from trouble.wire import new_key, request

Told: TypeAlias = Callable[[float], None]

FEW: Final = 2
"""So many tables are small ones, so that they are soon done."""
ENDING_SECONDS: Final = 120
LONGEST_LIFE: Final = 4.0
"""Seconds after which a server that was to crash somewhere and has not is killed all the same."""
AT_RANDOM: Final = "at random"
BY_ITSELF: Final = "by itself"
RARE: Final[set[Deed]] = {"create", "hold", "change"}
TWO_PEOPLE: Final = {"seats": [{"name": "Ana"}, {"name": "Hugo"}]}
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)


@dataclass(frozen=True)
class Kill:
    """The end of a server: where it crashes, or else how long it lives, from its very start."""

    crash: Crash | None
    life: float = LONGEST_LIFE

    def __str__(self) -> str:
        return f"{self.crash.moment} {self.crash.deed}" if self.crash else AT_RANDOM


def planned(rng: Random, kills: int) -> list[Kill]:
    """Half of the kills at random, the others at each of the chosen points in turn."""
    points = [(deed, moment) for deed in DEEDS for moment in MOMENTS]
    points += [("append", moment) for moment in MOMENTS] * 2  # most of what happens
    plan = []
    for number in range(kills):
        if number % 2:
            deed, moment = points[number // 2 % len(points)]
            nth = 1 if deed in RARE else rng.randint(1, 30)
            plan.append(Kill(Crash(deed, nth, moment, rng.uniform(0, 0.003))))
        else:
            plan.append(Kill(None, rng.uniform(0.03, 0.7)))
    return plan


class Crowd:
    """People who play at several tables, one game after the other, until they are told to end."""

    def __init__(
        self,
        addresses: Sequence[str],
        rng: Random,
        tables: int,
        habits: Habits = EAGER,
    ) -> None:
        self.parties: list[Party] = []
        self._addresses = addresses
        self._rng = rng
        self._habits = habits
        self._sizes = SIZES if tables > FEW else SMALL
        self._ending = False
        self._playing = [asyncio.create_task(self._keep_busy()) for _ in range(tables)]

    async def _keep_busy(self) -> None:
        while True:
            people, bots = self._rng.choice(self._sizes)
            rng = Random(self._rng.random())
            party = await Party.seated(self._address, rng, people, bots, self._habits)
            self.parties.append(party)
            await party.play()
            if self._ending:
                return

    def _address(self) -> str:
        return self._rng.choice(self._addresses)

    async def end(self) -> None:
        """Let everybody play their last game to its end."""
        self._ending = True
        await asyncio.wait_for(asyncio.gather(*self._playing), ENDING_SECONDS)

    async def leave(self) -> None:
        """Stop at once, wherever they are."""
        for party in self.parties:
            party.leave()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


async def play_and_kill(
    server: MortalServer, rng: Random, kills: Sequence[Kill], tables: int, told: Told
) -> tuple[list[Party], Counter[str]]:
    """Let people play at several tables while the server is killed again and again."""
    done: Counter[str] = Counter()
    crowd = Crowd([server.address], rng, tables)
    try:
        for number, kill in enumerate(kills):
            done[await _live_and_die(server, kill, crowd.parties)] += 1
            told(number / len(kills))
        await server.start()
        await crowd.end()
    finally:
        await crowd.leave()
        server.kill()
    return crowd.parties, done


async def _live_and_die(server: MortalServer, kill: Kill, parties: Sequence[Party]) -> str:
    """Let the server live until it crashes, or for as long as it is given; how it ended."""
    server.begin(kill.crash)
    provoking = asyncio.create_task(_provoke(server, kill, parties))
    crashed = await server.ended(kill.life)
    server.kill()
    provoking.cancel()
    await asyncio.wait([provoking])
    if crashed and kill.crash is None:
        return BY_ITSELF
    return str(kill) if crashed else AT_RANDOM


async def _provoke(server: MortalServer, kill: Kill, parties: Sequence[Party]) -> None:
    """See to it that the server gets where it is to crash, if play does not lead there."""
    while kill.crash and kill.crash.deed in RARE:
        with contextlib.suppress(OSError, ValueError):
            if kill.crash.deed == "create":
                await request(server.address, "POST", "/api/games", TWO_PEOPLE, new_key())
            elif parties:
                await parties[-1].ask_for_key(server.address)
        await asyncio.sleep(0.005)


@dataclass(frozen=True)
class KillFigures:
    """What became of a series of kills."""

    done: Counter[str]
    findings: Findings

    @property
    def broken(self) -> list[str]:
        """Every promise that was not kept."""
        ended = f"the server ended by itself {self.done[BY_ITSELF]} times"
        return [ended] * (self.done[BY_ITSELF] > 0) + self.findings.broken

    def __str__(self) -> str:
        at_random = self.done[AT_RANDOM]
        chosen = self.done.total() - at_random
        return (
            f"{self.done.total()} kills ({at_random} at random, {chosen} at chosen points), "
            f"{self.findings}"
        )


async def killed(
    server: MortalServer, database: str | None, rng: Random, kills: int, tables: int, told: Told
) -> KillFigures:
    """Kill a server on SQLite, or on this database."""
    parties, done = await play_and_kill(server, rng, planned(rng, kills), tables, told)
    findings = await examined(stored_in(server.data, database), parties)
    findings.others += server.complaints
    return KillFigures(done, findings)


async def killed_of_two(
    servers: Sequence[MortalServer],
    database: str,
    rng: Random,
    kills: int,
    tables: int,
    told: Told,
) -> KillFigures:
    """Kill now one, now the other of two servers on one database, each table being on both."""
    for server in servers:
        await server.start()
    crowd = Crowd([server.address for server in servers], rng, tables)
    try:
        for number in range(kills):
            victim = rng.choice(servers)
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            victim.kill()
            await asyncio.sleep(rng.uniform(0, 0.4))
            await victim.start()
            told(number / kills)
        await crowd.end()
    finally:
        await crowd.leave()
        for server in servers:
            server.kill()
    findings = await examined(stored_in(servers[0].data, database), crowd.parties)
    findings.others += [complaint for server in servers for complaint in server.complaints]
    return KillFigures(Counter({AT_RANDOM: kills}), findings)
