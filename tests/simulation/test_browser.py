"""The simulated tab does what the page's line does, and at the same time."""

from __future__ import annotations

import heapq
import json
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
import pytest

from node import run_node
from silvergold.server.live import connections
from silvergold.server.table.commands import (
    Call,
    ClientMessage,
    Commit,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Pencil,
    Say,
    Sit,
    TakeBack,
    UndoDone,
)
from silvergold.server.wire.messages import (
    AtSeat,
    Pencilled,
    Presence,
    Refused,
    Remarks,
    Room,
    RoomSeat,
    Said,
    ServerMessage,
    View,
    Waiting,
)
from simulation import browser

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SCRIPTS = 800
STEPS = 24
CODES = (
    0,
    1000,
    1001,
    1006,
    connections.TRY_AGAIN_SOON,
    connections.TOO_MANY,
    connections.CANNOT_OPEN,
)
ENDS = (connections.NO_SEAT, connections.DAMAGED)
MOVES: tuple[list[str], ...] = (["mark 1 a1 b1"], ["mark 2 a1"], [])
TEXTS = ("hello", "hello !", "héllo", "", "ﬁne", "fine\u3164")
Step = tuple[str] | tuple[str, Any]
Deed = tuple[float, str, Any]


class Clock:
    """The world of one tab: its time, in seconds, and its chance."""

    def __init__(self, chance: Sequence[float]) -> None:
        self.time = 0.0
        self.deeds: list[Deed] = []
        self.chance = self
        self.witness = self
        self._chance = chance
        self._drawn = 0
        self._later: list[tuple[float, int, Callable[..., object], tuple[object, ...]]] = []
        self._number = 0

    def between(self, least: float, most: float) -> float:
        drawn = self._chance[self._drawn % len(self._chance)]
        self._drawn += 1
        return least + drawn * (most - least)

    def later(self, seconds: float, act: Callable[..., object], *args: object) -> None:
        self._number += 1
        heapq.heappush(self._later, (self.time + seconds, self._number, act, args))

    def tick(self, milliseconds: float) -> None:
        end = self.time + milliseconds / 1000
        while self._later and self._later[0][0] <= end:
            self.time, _, act, args = heapq.heappop(self._later)
            act(*args)
        self.time = end

    def does(self, what: str, about: object = None) -> None:
        self.deeds.append((self.time * 1000, what, about))

    def any_process(self) -> str:
        return "process"

    def count(self, what: str) -> None:
        """Of no interest here."""

    note = count

    def said(self, *_: object) -> None:
        """Of no interest here."""


class Wire:
    """A connection that the script opens and closes."""

    last: ClassVar[Wire | None] = None

    def __init__(self, world: Clock, *_: object) -> None:
        self._world = world
        Wire.last = self
        world.does("connect")

    def send(self, text: str) -> None:
        self._world.does("send", json.loads(text))

    def close(self) -> None:
        if Wire.last is self:
            Wire.last = None
            self._world.does("close")


def blank(hint: Any) -> Any:  # noqa: ANN401
    """Something of that type, with nothing in it."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint)
        return hint(*(blank(hints[name]) for name in hint.__struct_fields__))
    if get_origin(hint) is Literal:
        return get_args(hint)[0]
    if type(None) in get_args(hint):
        return None
    origin = get_origin(hint) or hint
    return get_args(hint)[0]() if origin is Union else origin()


def said_by_the_page(rng: Random) -> ClientMessage:
    """Anything that a page may say, of few seats and numbers, so that answers often fit."""
    seat, number, of = rng.randrange(2), rng.randrange(3), rng.randrange(2)
    return rng.choice(
        (
            Sit(seat),
            Pencil(seat, number, rng.choice(MOVES)),
            Done(seat, number, rng.choice(MOVES)),
            Commit(seat, "0" * 64),
            Call(seat),
            Fill(seat, of, "sailor", "Sailor"),
            Free(seat, of),
            HandOver(seat, of),
            TakeBack(seat),
            UndoDone(seat, number),
            GiveUp(seat),
            Say(seat, number, rng.choice(TEXTS)),
            Say(seat, number, "", "bravo"),
        )
    )


def told_by_the_server(rng: Random) -> ServerMessage:
    """Anything that a server may tell."""
    seat, number = rng.randrange(2), rng.randrange(4)
    some = [one for one in range(2) if rng.random() < 0.5]
    at_seats = [AtSeat(here=True, stand_in=rng.choice((None, "mate")), grace=None) for _ in "01"]
    shown: View = blank(View)
    shown.seat, shown.number, shown.pencil = seat, number, rng.choice(MOVES)
    shown.seats, shown.gave_up, shown.abandoned = at_seats, some, rng.random() < 0.2
    room: Room = blank(Room)
    room.seats = [
        RoomSeat(rng.choice((None, "Ana")), None, None, None, here=True, grace=None) for _ in "01"
    ]
    room.called, room.committed = rng.random() < 0.5, some
    pencilled: Pencilled = blank(Pencilled)
    pencilled.seat, pencilled.number, pencilled.pencil = seat, number, rng.choice(MOVES)
    [hint] = get_args(get_type_hints(Remarks)["remarks"])
    remark = blank(hint)
    remark.seat, remark.number = seat, rng.randrange(3)
    remark.text = rng.choice(TEXTS)
    remark.reaction = rng.choice((None, None, "bravo"))
    return rng.choice(
        (
            shown,
            room,
            pencilled,
            Waiting(number, some),
            Presence(at_seats),
            Remarks([remark]),
            Refused("no", Said("refusal-no", {}), again=rng.random() < 0.5),
        )
    )


def script(rng: Random) -> dict[str, Any]:
    """What happens to a line; no two things happen at the very same time."""
    steps: list[Step] = []
    for number in range(STEPS):
        # All waits are multiples of 25 ms, and each tick is a millisecond longer: no timer goes off
        # at the very time at which a tick ends.
        wait = rng.choice((0, 100, 300, 1000, 3000, 4000, 8000, 9000, 20_000, 45_000))
        steps.append(("tick", wait + 1))
        kind = rng.random()
        if kind < 0.3:
            steps.append(("open",))
        elif kind < 0.5:
            code = rng.choice(ENDS) if number > STEPS - 4 else rng.choice(CODES)
            steps.append(("cut", code))
        elif kind < 0.75:
            steps.append(("tell", msgspec.to_builtins(told_by_the_server(rng))))
        else:
            steps.append(("say", msgspec.to_builtins(said_by_the_page(rng))))
    return {"chance": [rng.randrange(6) / 5 for _ in range(7)], "steps": only_possible(steps)}


def only_possible(steps: Sequence[Step]) -> list[Step]:
    """Without a second opening of what is open, and without words over what is not."""
    possible, is_open = list[Step](), False
    for step in steps:
        if step[0] == "open" and is_open:
            continue
        if step[0] == "tell" and not is_open:
            continue
        if step[0] in {"open", "cut"}:
            is_open = step[0] == "open"
        possible.append(step)
    return possible


def simulated(given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> list[Deed]:
    """What the simulated tab does."""
    monkeypatch.setattr(browser, "Connection", Wire)
    Wire.last = None
    world = Clock(given["chance"])
    tab = browser.Tab(world, "tab", "game", "key")  # type: ignore[arg-type]
    for step in given["steps"]:
        happen(step, tab, world)
    return world.deeds


def happen(step: Step, tab: browser.Tab, world: Clock) -> None:
    """Let one thing happen; what needs a wire does not happen without one."""
    has_wire = Wire.last is not None
    match step:
        case "tick", wait:
            world.tick(wait)
        case "say", message:
            tab.say(msgspec.convert(message, ClientMessage))
        case ("open",) if has_wire:
            tab.opened()
        case "tell", message if has_wire:
            tab.heard(json.dumps(message))
        case "cut", code if has_wire:
            Wire.last = None
            tab.closed(code)
            if tab.lost:
                world.does("give up")
        case _:
            pass


def test_the_tab_does_what_the_line_of_the_page_does_and_when(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = Random("lines")
    scripts = [script(rng) for _ in range(SCRIPTS)]

    of_the_page = run_node("connectionScript.ts", scripts)

    kinds = set[str]()
    for number, (given, deeds) in enumerate(zip(scripts, of_the_page, strict=True)):
        page = [(at, what, *about) for at, what, *about in deeds]
        tab = [
            (at, what, about) if about else (at, what)
            for at, what, about in simulated(given, monkeypatch)
        ]
        where = f"script {number}"
        assert [deed[1:] for deed in tab] == [deed[1:] for deed in page], where
        assert [deed[0] for deed in tab] == pytest.approx([deed[0] for deed in page], abs=0.5), (
            where
        )
        kinds |= {what for _, what, *_ in page}
    assert kinds == {"connect", "send", "close", "give up"}
