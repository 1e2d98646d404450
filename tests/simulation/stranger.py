"""Somebody who means no good: with no key, with the key of a watcher, or with a seat's own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from silvergold.server.table.commands import (
    Call,
    ClientMessage,
    Commit,
    Disclose,
    Done,
    Free,
    GiveUp,
    HandOver,
    Pencil,
    Say,
    Sit,
    TakeBack,
    UndoDone,
)
from simulation.network import Connection
from simulation.people import Person

if TYPE_CHECKING:
    from simulation.world import World

MALFORMED: Final[tuple[str | bytes, ...]] = (
    "",
    "{",
    "null",
    "[]",
    '"sit"',
    '{"type":"sit"}',
    '{"type":"sit","seat":-1}',
    '{"type":"sit","seat":NaN}',
    '{"type":"sit","seat":1e400}',
    '{"type":"sit","seat":0,"more":1}',
    '{"type":"done","seat":0,"number":0,"moves":[1]}',
    '{"type":"done","seat":0,"number":0,"moves":["\\ud800"]}',
    '{"type":"say","seat":0,"number":0,"text":"\ud800"}',
    '{"type":"win","seat":0}',
    '{"a":' + "[" * 4000,
    "[" * 8000,
    b"\x00\x01",
)


class Stranger(Person):
    """Says what nobody should say, from a seat that it has not, and does not always listen."""

    def __init__(self, world: World, name: str, key: str | None = None) -> None:
        super().__init__(world, name)
        self.key = key or self.key
        self.version = 0
        self.reads = world.chance.happens(0.5)
        self._connection: Connection | None = None

    def opened(self) -> None:
        pass

    def heard(self, _: str) -> None:
        pass

    def closed(self, _: int) -> None:
        self._connection = None

    async def disturb(self, game: str) -> None:
        world, chance = self.world, self.world.chance
        for visit in range(1, 4):
            await asyncio.sleep(chance.about(20))
            process = world.any_process()
            if process is None:
                continue
            name = f"{self.name}/{visit}"
            self._connection = Connection(world, process, game, self.key, self, name)
            for _ in range(chance.one_of([3, 20, 300])):
                await asyncio.sleep(chance.about(0.02))
                if self._connection is not None:
                    world.count("hostile frames")
                    self._connection.send(self._frame(game))
            await asyncio.sleep(chance.about(60))
            if self._connection is not None:
                self._connection.close()

    def _frame(self, game: str) -> str | bytes:
        chance = self.world.chance
        if chance.happens(0.5):
            return chance.one_of(MALFORMED)
        message = self._message()
        self.world.witness.said(self.key, game, message)
        return msgspec.json.encode(message).decode()

    def _message(self) -> ClientMessage:
        chance = self.world.chance
        seat, of, number = chance.below(5), chance.below(5), chance.below(30)
        moves = chance.one_of([[], ["pass"], ["draw"], ["mark 1 a1"], ["keep P1 P2"], ["x"]])
        messages: list[ClientMessage] = [
            Sit(seat),
            Pencil(seat, number, moves),
            Done(seat, number, moves),
            Commit(seat, "0" * 64),
            Disclose(seat, "0" * 32),
            Call(seat),
            Free(seat, of),
            HandOver(seat, of),
            TakeBack(seat),
            UndoDone(seat, number),
            GiveUp(seat),
            Say(seat, chance.below(3), "boo"),
        ]
        return chance.one_of(messages)
