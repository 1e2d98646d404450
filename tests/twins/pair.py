"""Two tables that a viewer cannot tell apart, and every byte that is sent there."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple
from unittest.mock import patch

import msgspec

from backend import Backend
from memory_store import MemoryStore, Shelf
from silvergold.core.notation import write
from silvergold.core.state import Phase
from silvergold.deals import FairDeal
from silvergold.server.live.keys import hashed
from silvergold.server.stores.base import WATCHER, Change, NewGame, Secrets
from silvergold.server.table import events, table
from silvergold.server.table.commands import ClientMessage, Disclose, Done, Look, Pencil, Sit
from silvergold.server.table.refusals import NoSuchGameError
from silvergold.server.table.table import Table
from simulation.chance import Chance
from twins.client import Client
from twins.history import History, action, played, twin
from twins.words import words

if TYPE_CHECKING:
    from silvergold.core.moves import Seat
    from silvergold.core.state import Deal
    from silvergold.core.view import View
    from silvergold.server.thinking.thinker import Thought

GAME: Final = "game"
SECRETS: Final = Secrets(b"s" * 32, "i" * 32, "w" * 32)
RANDOM: Final = "ab" * 16
WATCHERS_KEY: Final = "w" * 32
SCREENS_KEY: Final = "s" * 32
DAY: Final = datetime(2100, 1, 1, tzinfo=UTC)
LONGEST_GAME: Final = 160
WORDS_EACH: Final = 15
MOMENT: Final = 1 / 64  # a time that computers add up without error


@dataclass(frozen=True, slots=True)
class Dealt(FairDeal):
    """A deal that does not follow from its seed.

    So two games can have the same seed, and the same commitment to it, with other cards. Nothing is
    lost by that: the commitment is a hash of 32 random bytes, and nobody finds cards in it.
    """

    dealt: Deal

    @property
    def deal(self) -> Deal:
        return self.dealt


class Undecided:
    """Lets no bot ever act."""

    async def think(self, _bot: str, _view: View, _seed: str) -> Thought:
        return await asyncio.Future()

    async def close(self) -> None:
        pass


class Plan(NamedTuple):
    """What is the same at two tables. What differs is hidden from `viewer`, or from watchers.

    `secretive` is another seat, which acts in its own way at each table, if it `acts`. `screen` are
    the seats at a screen for several; nobody looks from there but the viewer. `through` says
    through which of the `processes` of the server somebody is connected, `marks` is how often the
    secretive seat changes its pencil marks, and `spoken` is who says what.
    """

    viewer: Seat | None
    secretive: Seat
    acts: bool
    screen: tuple[Seat, ...]
    is_called: bool
    has_begun: bool
    clock: int | None
    memory_aid: bool
    processes: int
    through: dict[str, int]
    marks: int
    spoken: list[tuple[str, ClientMessage | str]]


def planned(history: History, chance: Chance) -> Plan:
    """Somebody who looks, and all kinds of words, none of which reveals what is hidden."""
    state = history.state
    seats = range(state.deal.players)
    viewer = chance.one_of([None, *seats, state.acting[0]])
    secretive = chance.one_of([seat for seat in seats if seat != viewer])
    beside = [seat for seat in seats if seat != secretive] if viewer is None else [viewer]
    screen = (secretive, chance.one_of(beside))
    at_once = state.waiting if state.phase is not Phase.TAKE else []
    active = chance.shuffled(at_once)[1:]  # the last to act would reveal what the others did
    speaker = chance.one_of(seats) if viewer is None else viewer
    number = sum(seat == speaker for seat, _ in history.actions)
    spoken: list[tuple[str, ClientMessage | str]] = []
    for who in ("seat", "watcher", "screen"):
        said = words(state, speaker, number, chance, may_act=viewer in active)
        hidden = {*screen} - {viewer} if who == "screen" else set()
        spoken += [
            (who, message)
            for message in chance.shuffled(said)[:WORDS_EACH]
            if isinstance(message, str) or message.seat not in hidden
        ]
    has_begun = bool(history.actions) or chance.happens(0.4)
    return Plan(
        viewer,
        secretive,
        secretive in active,
        screen,
        has_begun or chance.happens(0.7),
        has_begun,
        chance.one_of([None, 30]),
        chance.happens(0.5),
        1 + chance.below(2),
        {who: chance.below(2) for who in ("seat", "watcher", "screen", "secret")},
        chance.below(4),
        chance.shuffled(spoken),
    )


class Twin:
    """One of the tables, with all that each viewer is sent there, and when."""

    def __init__(self, history: History, plan: Plan) -> None:
        self.told: dict[str, list[str]] = {}
        self._history = history
        self._plan = plan
        self._clients: dict[str, Client] = {}

    async def play(self, chance: Chance) -> None:
        """Let all be said; `chance` is the luck of those who act in secret."""
        with patch.object(table, "FairDeal", self._dealt):
            backends = await self._open()
            began = asyncio.get_running_loop().time()
            for who, key in self._viewers.items():
                backend = backends[self._plan.through.get(who, 0) % len(backends)]
                self._clients[who] = Client(backend, GAME, key, began)
                await asyncio.sleep(MOMENT)
                if who == "screen" and self._plan.viewer is not None:
                    await self._say(who, Sit(self._plan.viewer))
            if not self._plan.has_begun:
                discloser = "secret" if self._plan.viewer is None else "seat"
                await self._say(discloser, Disclose(self._committed, RANDOM))
            for at, (who, message) in enumerate(self._plan.spoken):
                if at == len(self._plan.spoken) // 2:
                    await self._act_in_secret(chance, backends[-1])
                await self._say(who, message)
            await self._ask(backends[0])
            for who, client in self._clients.items():
                self.told[who] = client.told + self.told.get(who, [])
                await client.leave()
            for backend in backends:
                await backend.stop(1)

    def _dealt(self, game: str, seed: bytes, clients: tuple[bytes, ...]) -> Dealt:
        return Dealt(game, seed, clients, self._history.state.deal)

    @property
    def _committed(self) -> Seat:
        plan = self._plan
        return plan.secretive if plan.viewer is None else plan.viewer

    @property
    def _viewers(self) -> dict[str, str]:
        """The keys of all who look, the one who acts in secret last."""
        seat = {} if self._plan.viewer is None else {"seat": _key(self._plan.viewer)}
        return {
            **seat,
            "watcher": WATCHERS_KEY,
            "screen": SCREENS_KEY,
            "secret": _key(self._plan.secretive),
        }

    async def _open(self) -> list[Backend]:
        """The processes of the server, all on one store."""
        players = range(self._history.state.deal.players)
        holders = [(seat, hashed(_key(seat))) for seat in players]
        holders += [(seat, hashed(SCREENS_KEY)) for seat in self._plan.screen]
        stores = [MemoryStore(shelf := Shelf(), now=lambda: DAY)]
        stores += [MemoryStore(shelf, now=lambda: DAY) for _ in range(self._plan.processes - 1)]
        held = [*holders, (WATCHER, hashed(WATCHERS_KEY))]
        await stores[0].create(NewGame(GAME, SECRETS, self._changes(), held))
        return [
            Backend(store, Undecided(), lobby=True, token=lambda size, at=at: bytes([at] * size))  # type: ignore[misc]
            for at, store in enumerate(stores)
        ]

    def _changes(self) -> list[Change]:
        plan, players = self._plan, self._history.state.deal.players
        created = events.Created(
            events.ENGINE,
            ["Ana", "Hugo", "Zoe", "Li"][:players],
            [None] * players,
            plan.memory_aid,
            FairDeal(GAME, SECRETS.seed, ()).commitment.hex(),
            waits=True,
            clock=plan.clock,
        )
        digest = hashlib.sha256(bytes.fromhex(RANDOM)).hexdigest()
        happened: list[events.Event] = [events.Committed(self._committed, digest)]
        happened += [events.Called(0)] if plan.is_called else []
        happened += [events.Began()] if plan.has_begun else []
        numbers = [0] * players
        for seat, moves in self._history.actions:
            happened.append(events.Acted(seat, numbers[seat], [write(move) for move in moves]))
            numbers[seat] += 1
        reached = Table.new(GAME, created, SECRETS.seed)
        changes = [Change.to(reached, created)]
        for event in happened:
            reached = reached.after(event)
            changes.append(Change.to(reached, event))
        return changes

    async def _say(self, who: str, message: ClientMessage | str) -> None:
        if who in self._clients:
            text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            self._clients[who].say(text)
        await asyncio.sleep(MOMENT)

    async def _act_in_secret(self, chance: Chance, backend: Backend) -> None:
        """Act in an own way at each table, after a number of pencil marks that is the same."""
        seat = self._plan.secretive
        async with backend.visit(GAME) as live:
            play = live.table.play
        if self._plan.acts and play:
            number = play.number(seat)
            moves = [write(move) for move in action(play.state, seat, chance)]
            for _ in range(self._plan.marks):
                self._clients["secret"].say(
                    msgspec.json.encode(Pencil(seat, number, moves[: chance.below(2)])).decode()
                )
            await self._say("secret", Done(seat, number, moves))

    async def _ask(self, backend: Backend) -> None:
        """Ask what can be asked over HTTP."""
        for who, key in [*self._viewers.items(), ("stranger", "x" * 32)]:
            answers: list[object] = [await backend.summaries(hashed(key))]
            for look in (Look(), Look(SECRETS.invitation)):
                with suppress(NoSuchGameError):
                    answers.append(await backend.look(GAME, hashed(key), look))
            self.told.setdefault(who, []).append(msgspec.json.encode(answers).decode())


def _key(seat: Seat) -> str:
    return f"{seat}" * 32


async def difference(seed: str) -> str | None:
    """What somebody can tell two games apart by, who should not be able to; None if nothing."""
    chance = Chance("twins", seed)
    most = chance.one_of(
        [0, chance.below(4), chance.below(LONGEST_GAME), chance.below(LONGEST_GAME)]
    )
    phase = chance.one_of([None, Phase.TAKE]) if most else None
    history = played(2 + chance.below(3), most, phase, chance)
    plan = planned(history, chance)
    tables = [Twin(history, plan), Twin(twin(history, plan.viewer, chance), plan)]
    for number, one in enumerate(tables):
        await one.play(Chance("secret", seed, number))
    first, second = (one.told for one in tables)
    for who in first:
        if who != "secret" and first[who] != second[who]:
            return _difference(f"{seed}, {who}", first[who], second[who])
    return None


def _difference(where: str, first: list[str], second: list[str]) -> str:
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return f"{where}, frame {number}:\n{one}\n{other}"
    return f"{where}: {len(first)} frames or {len(second)}"
