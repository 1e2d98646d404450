"""What happens in a simulated world: a table is made, friends come, play, and see the end."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import TYPE_CHECKING, Final

from silvergold.deals.daily import DailyDeal
from silvergold.server.live.games import ID_SIZE
from silvergold.server.table.commands import NewGame, NewSeat
from silvergold.server.table.refusals import RefusedError
from simulation.people import BOTS, Person, Player, Watcher
from simulation.stranger import Stranger
from simulation.visitors import look_around

if TYPE_CHECKING:
    from collections.abc import Sequence

    from simulation.account import Account
    from simulation.world import World

DAY: Final = date(2026, 11, 18)
NAMES: Final = ("Ana", "Hugo", "Zoe", "Li", "Max")
LONGEST_SILENCE: Final = 1200.0
LONGEST_THOUGHT: Final = 60.0
LONGEST_END: Final = 900.0


async def tell(world: World) -> None:
    """One game, from the making of its table to the check of its record."""
    chance = world.chance
    maker = Player(world, NAMES[0])
    if chance.happens(0.5):
        await world.poison.put(maker, DAY)
    wanted = _wanted(world, maker)
    world.note(f"{maker} wants {wanted}")
    game = await _made(world, maker, wanted)
    account = world.witness.accounts[game]
    world.do(maker.play(game))
    vacant = sum(seat.waits_for is not None for seat in wanted.seats)
    friends = [Player(world, name) for name in NAMES[1 : 1 + vacant + chance.below(2)]]
    invitation = account.secrets.invitation
    for friend in friends:
        world.do(friend.come(game, None if chance.happens(0.2) else invitation))
    people: list[Person] = [maker, *friends]
    if chance.happens(0.2):
        people.append(phone := Player(world, "Ana's phone"))
        world.do(phone.come_as(maker, game))
    if chance.happens(0.5):
        people.append(watcher := Watcher(world, "Eve"))
        world.do(watcher.watch(game, account.secrets.watching))
    if chance.happens(0.4):
        stranger = Stranger(world, "Mallory", chance.one_of([None, maker.key]))
        world.do(stranger.disturb(game))
    if chance.happens(0.5):
        world.do(look_around(world, game, invitation))
    await _until_over(world, account)
    if account.table.stage == "over":
        await _until_seen(world, people)
        world.witness.check_record(account)
        await world.poison.check()
        await _play_again(world, account, people)


async def _made(world: World, maker: Player, wanted: NewGame) -> str:
    """A table as it is wanted; where nobody is waited for, now and then the deal of a day."""
    if any(seat.waits_for for seat in wanted.seats) or not world.chance.happens(0.5):
        return await maker.insist("create", lambda host: host.create(maker.holder, wanted))
    text, id_ = DailyDeal(DAY).text, world.chance.token(ID_SIZE)
    holders = [(at, maker.holder) for at, seat in enumerate(wanted.seats) if not seat.bot]
    return await maker.insist(
        "create", lambda host: host.create_dealt(text, wanted.seats, holders, id_)
    )


def _wanted(world: World, maker: Player) -> NewGame:
    chance = world.chance
    seats = [NewSeat(maker.name)]
    if chance.happens(0.15):
        seats.append(NewSeat("Bob"))
    players = 2 + chance.below(3)
    while len(seats) < players:
        seats.append(
            chance.one_of(
                [
                    NewSeat(bot=chance.one_of(BOTS)),
                    NewSeat(waits_for="friend"),
                    NewSeat(waits_for="friend"),
                    NewSeat(waits_for="anyone"),
                ]
            )
        )
    return NewGame(
        seats,
        memory_aid=chance.happens(0.3),
        clock=chance.one_of([None, 5, 15, 40]),
        listed=any(seat.waits_for == "anyone" for seat in seats),
        commitment=maker.commitment if chance.happens(0.7) else None,
    )


async def _until_over(world: World, account: Account) -> None:
    """Wait for the end of the game, or until everybody has left the table before it began."""
    bot_waited, version = 0.0, 0
    while account.table.stage != "over":
        await asyncio.sleep(5)
        may_act = account.table.bots_to_act and not world.outage and _is_looked_at(world)
        bot_waited = bot_waited + 5 if may_act and account.table.version == version else 0
        version = account.table.version
        if bot_waited > LONGEST_THOUGHT:
            world.witness.fail(f"a bot does not act: {account.table.bots_to_act}")
        if account.table.stage == "waiting" and not account.table.people:
            world.count("deserted tables")
            return
        if world.time - account.last.at > LONGEST_SILENCE:
            world.witness.fail(f"the game hangs: {account.last.decision}, {account.table.stage}")
    world.count("abandoned games" if account.table.abandoned else "games played to the end")


def _is_looked_at(world: World) -> bool:
    """Whether somebody has been at the table for long enough to have woken up its bots."""
    return any(
        it.is_looked_through and world.time - it.began > LONGEST_THOUGHT for it in world.connections
    )


async def _until_seen(world: World, people: Sequence[Person]) -> None:
    """The weather clears up, and everybody gets to see the end."""
    world.clear_up()
    ended = world.time
    while not all(person.has_seen_the_end for person in people):
        await asyncio.sleep(5)
        if world.time - ended > LONGEST_END:
            late = [str(person) for person in people if not person.has_seen_the_end]
            world.witness.fail(f"{late} never saw the end")


async def _play_again(world: World, account: Account, people: Sequence[Person]) -> None:
    """All who played ask for a rematch at once, and get the same."""
    tenures = account.last.tenures
    players = [it for it in people if any(it.holder in tenure for tenure in tenures)]
    try:
        again = await asyncio.gather(*(_ask_for_more(account.game, it) for it in players))
    except RefusedError as error:
        world.witness.fail(f"a rematch is refused: {error}")
    if len({*again}) != 1:
        world.witness.fail(f"there are several rematches: {again}")
    following = world.witness.accounts[again[0]]
    if following.last.tenures != tenures:
        world.witness.fail("others hold the seats of the rematch")


async def _ask_for_more(game: str, person: Person) -> str:
    return await person.insist("rematch", lambda host: host.rematch(game, person.holder, None))
