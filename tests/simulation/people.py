"""People at simulated tables: they come, play, talk, nap, come back, and some mean no good."""

from __future__ import annotations

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Any, Final, TypeVar

from silvergold.news import Cross
from silvergold.server.live.keys import hashed
from silvergold.server.stores.base import StoreError
from silvergold.server.table.commands import (
    Call,
    Disclose,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Join,
    Pencil,
    Reaction,
    Say,
    Sit,
    TakeBack,
    UndoDone,
)
from silvergold.server.table.refusals import NoSuchGameError, RefusedError
from silvergold.server.wire.messages import Room, View
from simulation.browser import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from backend import Backend
    from simulation.world import World

T = TypeVar("T")

PATIENCE: Final = 10.0
REACTIONS: Final[tuple[Reaction, ...]] = ("bravo", "thanks", "wow", "laugh", "oh_no", "hurry")
BOTS: Final = ("deckhand", "sailor")


class GaveUpAskingError(Exception):
    """No answer came."""


class Person:
    """Somebody with a browser and its key."""

    def __init__(self, world: World, name: str) -> None:
        self.name = name
        self.world = world
        self.key = urlsafe_b64encode(world.chance.token(24)).decode()
        self.random = world.chance.token(16).hex()
        self.tabs: list[Tab] = []

    def __str__(self) -> str:
        return self.name

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.random)).hexdigest()

    @property
    def holder(self) -> bytes:
        return hashed(self.key)

    async def ask(self, what: str, of: Callable[[Backend], Coroutine[Any, Any, T]]) -> T:
        """Ask any process over HTTP. Raises `GaveUpAskingError` when no answer comes."""
        world = self.world
        await asyncio.sleep(world.chance.about(world.weather.latency))
        process = world.any_process()
        if process is None or world.chance.happens(world.weather.request_lost):
            raise GaveUpAskingError
        world.note(f"{self} asks {process}: {what}")
        answering = process.do(of(process.host))
        answering.add_done_callback(lambda task: task.cancelled() or task.exception())
        done, _ = await asyncio.wait([answering], timeout=PATIENCE)
        await asyncio.sleep(world.chance.about(world.weather.latency))
        if not done or world.chance.happens(world.weather.request_lost):
            raise GaveUpAskingError
        return answering.result()

    async def insist(self, what: str, of: Callable[[Backend], Coroutine[Any, Any, T]]) -> T:
        """Ask until there is an answer. Raises what the server refuses it with."""
        while True:
            try:
                return await self.ask(what, of)
            except (GaveUpAskingError, StoreError):
                self.world.count("requests asked again")
                await asyncio.sleep(self.world.chance.between(0.5, 3))

    def sit_before(self, game: str) -> Tab:
        """Open one more tab at the table."""
        tab = Tab(self.world, f"{self.name}#{len(self.tabs) + 1}", game, self.key)
        self.tabs.append(tab)
        return tab

    @property
    def has_seen_the_end(self) -> bool:
        return all(tab.lost or _is_over(tab) for tab in self.tabs)


def _is_over(tab: Tab) -> bool:
    return isinstance(tab.shown, View) and (tab.shown.table.phase == "over" or tab.shown.abandoned)


def _away(view: View) -> list[int]:
    """The seats that are waited for, and whose people are not there."""
    return [
        of
        for of in view.waiting
        if not (view.seats[of].here or view.seats[of].stand_in or view.table.players[of].bot)
    ]


class Player(Person):
    """Somebody who plays: by the moves that the view offers, with the habits of their own."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(world, name)
        chance = world.chance
        self._pace = chance.one_of([0.3, 1.0, 3.0])
        self._talks = chance.one_of([0.0, 0.01, 0.05])
        self._naps = chance.one_of([0.0, 0.002, 0.01])
        self._hurries = chance.one_of([0.02, 0.2])
        self._gives_up = chance.one_of([0.0] * 9 + [0.01])
        self._discloses = chance.happens(0.8)

    async def come(self, game: str, invitation: str | None) -> None:
        """Sit down at a table, if there is a seat left, and play."""
        await asyncio.sleep(self.world.chance.about(2))
        if await self._join(game, invitation):
            await self.play(game, invitation)

    async def come_as(self, owner: Player, game: str) -> None:
        """Play with the key of somebody's seat, as their other device."""
        await asyncio.sleep(self.world.chance.about(30))
        try:
            key = await owner.insist("key", lambda host: host.seat_key(game, owner.holder, 0))
            await self.insist("use key", lambda host: host.use_key(game, self.holder, key))
        except (RefusedError, NoSuchGameError) as error:
            self.world.note(f"{self} cannot come: {error}")
        else:
            await self.play(game)

    async def _join(self, game: str, invitation: str | None) -> bool:
        """Sit down with an invitation; False if there is no seat left."""
        wanted = Join(self.name, invitation, commitment=self.commitment)
        clicks = 2 if self.world.chance.happens(0.2) else 1
        asking = [
            self.insist("join", lambda host: host.join(game, self.holder, wanted))
            for _ in range(clicks)
        ]
        try:
            await asyncio.gather(*asking)
        except (RefusedError, NoSuchGameError) as error:
            self.world.note(f"{self} cannot join: {error}")
            return False
        return True

    async def play(self, game: str, invitation: str | None = None) -> None:
        """Play to the end, in one tab or two; come again if the seat is lost."""
        self.sit_before(game)
        if self.world.chance.happens(0.3):
            self.sit_before(game)
        while True:
            await asyncio.sleep(self.world.chance.about(self._pace))
            for tab in self.tabs:
                if not tab.lost:
                    self._do_something(tab)
            if self.world.chance.happens(self._naps) and not self.world.over:
                await self._nap(game)
            if all(tab.lost for tab in self.tabs):
                if not await self._join(game, invitation):
                    return
                self.sit_before(game)

    async def _nap(self, game: str) -> None:
        """Be away for a while, with the page open or closed."""
        leaves = self.world.chance.happens(0.6)
        self.world.note(f"{self} {'leaves' if leaves else 'naps'}")
        if leaves:
            for tab in self.tabs:
                tab.close()
        await asyncio.sleep(min(300, self.world.chance.about(40)))
        self.world.note(f"{self} is back")
        if leaves:
            was_lost = [tab.lost for tab in self.tabs]
            self.tabs = []
            for lost in was_lost:
                self.sit_before(game).lost = lost

    def _do_something(self, tab: Tab) -> None:
        chance = self.world.chance
        if chance.happens(0.002):
            tab.reload()
        if tab.shown is None:
            return
        if isinstance(tab.shown, Room):
            self._prepare(tab, tab.shown)
        elif tab.shown.mine and not _is_over(tab):
            self._take_part(tab, tab.shown)
        if tab.shown.mine and chance.happens(self._talks):
            self._talk(tab, chance.one_of(tab.shown.mine))

    def _talk(self, tab: Tab, seat: int) -> None:
        if tab.unanswered.is_about(f"say {seat}"):
            return
        number = 1 + max((number for said, number in tab.remarks if said == seat), default=-1)
        if self.world.chance.happens(0.5):
            tab.say(Say(seat, number, reaction=self.world.chance.one_of(REACTIONS)))
        else:
            tab.say(Say(seat, number, f"{self.name} says {self.world.chance.below(1000)}"))

    # Before the game

    def _prepare(self, tab: Tab, room: Room) -> None:
        chance = self.world.chance
        for seat in room.mine:
            if room.called:
                if self._discloses and seat in room.committed:
                    tab.say(Disclose(seat, self.random))
                continue
            vacant = [at for at, other in enumerate(room.seats) if other.name is None]
            if not vacant and chance.happens(0.3):
                tab.say(Call(seat))
            elif vacant and chance.happens(0.03):
                tab.say(Fill(seat, chance.one_of(vacant), chance.one_of(BOTS), "Bot"))
            elif chance.happens(0.01):
                tab.say(Free(seat, chance.below(len(room.seats))))

    # In the game

    def _take_part(self, tab: Tab, view: View) -> None:
        chance = self.world.chance
        acting = view.waiting[:1] if view.table.phase == "take" else view.waiting
        mine_to_act = [seat for seat in acting if seat in view.mine]
        if len(view.mine) > 1 and mine_to_act and view.seat not in mine_to_act:
            tab.say(Sit(chance.one_of(mine_to_act)))
            return
        seat = view.mine[0] if view.seat is None else view.seat
        if chance.happens(self._gives_up) and seat not in view.gave_up:
            tab.say(GiveUp(seat))
        elif seat in view.gave_up and chance.happens(0.05):
            tab.say(TakeBack(seat))
        if view.seats[seat].stand_in:
            if chance.happens(0.2):
                tab.say(TakeBack(seat))
        elif chance.happens(0.002):
            tab.say(HandOver(seat, seat))
        elif view.seat is not None and not tab.unanswered.is_about(f"action {seat}"):
            self._act(tab, view, view.seat)
        if (away := _away(view)) and chance.happens(self._hurries):
            tab.say(HandOver(seat, chance.one_of(away)))

    def _act(self, tab: Tab, view: View, seat: int) -> None:
        chance = self.world.chance
        if view.may_undo and chance.happens(0.05):
            tab.say(UndoDone(seat, view.number))
        elif view.complete and chance.happens(0.8):
            tab.say(Done(seat, view.number, view.pencil))
        elif view.complete:
            instead = [chance.one_of(view.instead).move] if chance.happens(0.5) else []
            tab.say(Pencil(seat, view.number, view.pencil[:-1] + instead))
        elif view.legal:
            legal = chance.one_of(view.legal)
            moves = [*view.pencil, legal.move]
            whole = not any(isinstance(gain, Cross) for gain in legal.gains)
            said = Done if whole and chance.happens(0.4) else Pencil
            tab.say(said(seat, view.number, moves))


class Watcher(Person):
    """Somebody with the link for those who only look."""

    async def watch(self, game: str, watching: str) -> None:
        await self.insist("use key", lambda host: host.use_key(game, self.holder, watching))
        self.sit_before(game)
        while True:
            await asyncio.sleep(self.world.chance.about(30))
            if self.world.chance.happens(0.1):
                self.tabs[0].reload()
