"""Rows in a simulated store that raise, hang or make no sense, and sound ones among them."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from memory_store import MemoryStore
from silvergold.deals.daily import LAST, DailyDeal
from silvergold.server.live.entries import ENTER, of_day
from silvergold.server.live.tournament_rows import ADD_GAME, ADD_PLAYER
from silvergold.server.stores.base import Change, NewGame, Secrets
from silvergold.server.stores.sql import Statement
from silvergold.server.table import commands, creation
from silvergold.server.table.commands import GiveUp, NewSeat
from silvergold.server.table.creation import Origin
from silvergold.server.table.decide import decide, timed
from simulation.store import DAY_ONE

if TYPE_CHECKING:
    from datetime import date

    from silvergold.server.stores.sql import Value
    from simulation.people import Person
    from simulation.world import World

RAISING: Final[dict[str, type[BaseException]]] = {
    "overflowing-game": OverflowError,
    "game-of-no-number": ValueError,
    "game-without-key": KeyError,
    "cancelled-game": asyncio.CancelledError,
}
HANGING: Final = tuple(f"hanging-game-{number}" for number in range(1, 6))
DAMAGED: Final = "changed-game"
SOUND: Final = ("sound-game-1", "sound-game-2", "sound-game-3")
LAST_DAY: Final = "sound-game-of-the-last-day"
BY_TURNS: Final = "sound-game-by-turns"
BAD_TOURNAMENTS: Final = ("a seed that is none", "a round of nobody")
SOUND_TOURNAMENT: Final = "sound tournament"
READERS: Final = ("a reader who hangs", "a reader who raises")
POISONED: Final = frozenset({*RAISING, *HANGING, DAMAGED, *BAD_TOURNAMENTS, *READERS})

DAY_LONG: Final = 24 * 3600
BEGUN: Final = 3
"""So many events begin a game."""

LONGEST_SETTLEMENT: Final = 900.0
"""Seconds in good weather after which all that is sound is settled, whatever else is stored."""


class Poison:
    """What is wrong with the rows of a world. It also stands for whom it never helps to remind."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.is_there = False

    def knows(self, game: str) -> bool:
        """Whether a game was stored beside the one that is watched."""
        return game in {BY_TURNS, LAST_DAY, DAMAGED, *RAISING, *HANGING, *SOUND}

    async def spoil(self, game: str) -> None:
        """Raise or hang if this game's row does."""
        if game in RAISING:
            raise RAISING[game](game)
        if game in HANGING:
            await asyncio.Event().wait()

    # Reminders

    async def due(self) -> list[str]:
        return [*READERS] if self.is_there else []

    async def remind(self, person: str) -> None:
        if person == "a reader who raises":
            raise OSError(person)
        await asyncio.Event().wait()

    # Rows

    async def put(self, person: Person, day: date) -> None:
        """Store rows that nothing good comes of, before and after sound ones."""
        self.is_there = True
        self._world.note("there are poisoned rows")
        self._world.count("worlds with poisoned rows")
        shelf = MemoryStore(self._world.shelf)
        for game in (*RAISING, *HANGING, *SOUND, DAMAGED):
            await _put_finished(shelf, game, DailyDeal(day), person.holder)
        await _put_finished(shelf, LAST_DAY, DailyDeal(LAST), person.holder)
        damaged = self._world.shelf.games[DAMAGED]
        damaged.events[-1] = damaged.events[0]
        for game in RAISING:
            note = "INSERT INTO by_turns (game, made) VALUES (?, '')"
            await shelf.change(Statement(note, (game,)))
        for name in (*BAD_TOURNAMENTS, SOUND_TOURNAMENT):
            await shelf.change(*_tournament(name))
        await _put_by_turns(shelf, person.holder)
        await shelf.close()

    async def check(self) -> None:
        """Wait until all that is sound is settled. Only poisoned rows may be left."""
        shelf, began = MemoryStore(self._world.shelf), self._world.time
        while left := await self._left(shelf):
            await asyncio.sleep(5)
            if self._world.time - began > LONGEST_SETTLEMENT:
                self._world.witness.fail(f"{left} waited for poisoned rows")
        await shelf.close()

    async def _left(self, shelf: MemoryStore) -> list[str]:
        over = {id_ for id_, game in self._world.shelf.games.items() if game.heading.ended}
        settled = {game for [game] in await shelf.rows("SELECT game FROM settled")}
        entered = (
            "SELECT game FROM entries WHERE ended IS NULL AND game IN (SELECT game FROM settled)"
        )
        left = over - settled - {*RAISING, *HANGING}
        left |= {game for [game] in await shelf.rows(entered)} - {DAMAGED}
        if self.is_there:
            made = "SELECT COUNT(*) FROM tournament_games WHERE tournament = ? AND made = 1"
            [[games]] = await shelf.rows(made, SOUND_TOURNAMENT)
            left |= set() if games == 2 else {SOUND_TOURNAMENT}
            left |= {BY_TURNS} if len(self._world.shelf.games[BY_TURNS].events) == BEGUN else set()
        return sorted(left)


async def _put_finished(shelf: MemoryStore, game: str, deal: DailyDeal, holder: bytes) -> None:
    """Store a game that was given up, entered in the contest of its day, and not settled."""
    origin = Origin(game, deal.fair.seed)
    seats = [NewSeat("Ana"), *(NewSeat(bot=bot) for bot in deal.bots)]
    first = creation.dealt(origin, deal.text, seats)
    given_up = decide(first[-1].after, GiveUp(0))
    assert given_up is not None
    changes = [Change.to(one.after, one.event) for one in (*first, given_up)]
    values: tuple[Value, ...] = (of_day(deal.day), game, game, "Ana", "2100-01-01T00:00:00+00:00")
    secrets = Secrets(origin.seed, "", "")
    entry = Statement(ENTER, values)
    await shelf.create(NewGame(game, secrets, changes, [(0, holder)], [entry]))


async def _put_by_turns(shelf: MemoryStore, holder: bytes) -> None:
    """Store a game that has waited for somebody longer than their time."""
    origin = Origin(BY_TURNS, bytes(32))
    wanted = commands.NewGame([NewSeat("Ana"), NewSeat(bot="sailor")], clock=DAY_LONG)
    created, called, began = creation.new_game(origin, wanted)
    began = timed(called.after, began, DAY_ONE - timedelta(days=3))
    changes = [Change.to(one.after, one.event) for one in (created, called, began)]
    note = Statement("INSERT INTO by_turns (game, made) VALUES (?, '')", (BY_TURNS,))
    secrets = Secrets(origin.seed, "", "")
    await shelf.create(NewGame(BY_TURNS, secrets, changes, [(0, holder)], [note]))


def _tournament(name: str) -> list[Statement]:
    """A tournament that is to make a round."""
    seed = "none" if name == "a seed that is none" else "ab" * 32
    add = """
        INSERT INTO tournaments (id, name, kind, total, clock, maker, seed, stage, round, made)
        VALUES (?, ?, 'round_robin', 3, ?, '', ?, 'playing', ?, '')
    """
    has_begun = name == "a round of nobody"
    stored = [Statement(add, (name, name, DAY_LONG, seed, int(has_begun)))]
    for number in range(1, 5):
        values = (name, number, f"{number:064x}", f"Player {number}", "")
        stored.append(Statement(ADD_PLAYER, values))
    if has_begun:
        stored.append(Statement(ADD_GAME, (name, 1, 1, 8, 9, f"game of {name}", 0, None, None)))
    return stored
