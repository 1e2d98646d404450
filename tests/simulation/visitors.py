"""Many who look at a simulated table before they sit down, all at about the same time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from silvergold.server.stores.base import StoreError
from silvergold.server.table.commands import Look
from silvergold.server.table.refusals import NoSuchGameError
from simulation.people import Person

if TYPE_CHECKING:
    from backend import Backend
    from simulation.world import World

VISITORS: Final = 8
VISITS: Final = 5


async def look_around(world: World, game: str, invitation: str) -> None:
    """Come again and again, to the table, to the lobby, and to the list of one's own games."""
    visitors = [Person(world, f"visitor {number}") for number in range(1, VISITORS + 1)]
    for _ in range(VISITS):
        await asyncio.sleep(world.chance.about(20))
        if process := world.any_process():
            for visitor in visitors:
                visit = _visit(world, process.host, game, invitation, visitor)
                process.do(visit).add_done_callback(world.visited)


async def _visit(world: World, host: Backend, game: str, invitation: str, visitor: Person) -> None:
    for _ in range(world.chance.below(20)):
        await asyncio.sleep(0)
    world.count("visits")
    asked = world.time
    try:
        match world.chance.below(3):
            case 0:
                await host.look(game, visitor.holder, Look(invitation))
            case 1:
                await host.lobby(visitor.holder)
            case _:
                await host.summaries(visitor.holder)
    except (NoSuchGameError, StoreError) as error:
        world.note(f"{visitor} sees nothing: {error}")
    world.witness.answered_visit(visitor.name, asked)
