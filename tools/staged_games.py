"""Games of fixed cards that stand before a moment worth seeing: the next action brings it about.

Ana sits at seat 0 and has still to act in that turn; she can be given to a browser. What she has to
do then is known: the moves of a bot that played her game to its end.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import expect

from e2e.person import Person, draw_with_mouse
from silvergold.bots import BOTS, action
from silvergold.core.facts import TURNS, TURNS_IN_A_ROUND
from silvergold.core.moves import Move
from silvergold.core.notation import write
from silvergold.core.squares import names
from silvergold.core.state import Phase
from silvergold.deals import FairDeal
from silvergold.news import LaidAside, WonCup
from silvergold.server.live.keys import hashed
from silvergold.server.stores.base import Change, NewGame, Secrets
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.table.events import ENGINE, Acted, Created, Event
from silvergold.server.table.table import Table

KEY: Final = "whoever-looks-at-the-moments-now"
MOMENTS: Final = ("island", "cup", "round", "ending")
NAMES: Final = ["Ana", "Sailor"]
PLAYS: Final = [None, "sailor"]


class Staged(NamedTuple):
    """A stored game, and the moves of Ana that bring its moment about."""

    game: str
    moves: list[Move]


async def stage(folder: Path) -> dict[str, Staged]:
    """Store a game for each moment where a server finds it."""
    store = SqliteStore(folder / FILE_NAME)
    staged = {moment: await _stage(store, moment) for moment in MOMENTS}
    await store.close()
    return staged


async def _stage(store: SqliteStore, moment: str) -> Staged:
    fair = FairDeal(f"moment-{moment}", b"chart" + bytes(27), (b"",) * len(NAMES))
    created = Created(ENGINE, NAMES, PLAYS, memory_aid=False, commitment=fair.commitment.hex())
    table = Table.new(fair.game, created, fair.seed)
    events: list[tuple[Event, Table]] = [(created, table)]
    while True:
        before, length = table, len(events)
        turn, moves = await asyncio.to_thread(_one_decision, table)
        for event in turn:
            table = table.after(event)
            events.append((event, table))
        if moves and _is(moment, before, table):
            break
        if table.stage == "over":
            raise LookupError(f"there is no {moment} in this game")
    changes = [Change.to(after, event) for event, after in events[:length]]
    secrets = Secrets(fair.seed, f"join-{moment}", f"watch-{moment}")
    await store.create(NewGame(fair.game, secrets, changes, [(0, hashed(KEY))]))
    return Staged(fair.game, moves)


def _one_decision(table: Table) -> tuple[list[Acted], list[Move]]:
    """What all who are asked now do, and what of it Ana marks."""
    play, acted, marks = table.in_play, [], []
    for seat in [*play.state.acting]:
        moves = action(BOTS["mate"](Random(play.number(seat))), play.state, seat)
        acted.append(Acted(seat, play.number(seat), [write(move) for move in moves]))
        if seat == 0 and play.state.phase is Phase.MARK:
            marks = [*moves]
    return acted, marks


def _is(moment: str, before: Table, after: Table) -> bool:
    """Whether what was done between the two is such a moment for Ana."""
    told, turn = after.in_play.news, before.in_play.state.turn + 1
    match moment:
        case "island":
            return any(isinstance(news, LaidAside) and news.seat == 0 for news in told)
        case "cup":
            return any(isinstance(news, WonCup) and news.seat == 0 and news.points for news in told)
        case "round":
            return turn == TURNS_IN_A_ROUND
        case _:
            return turn == TURNS


class Actor(Person):
    """Ana in a browser, who does what she is told."""

    moves: tuple[Move, ...] = ()

    def wanted(self) -> str:
        """The mark that was told."""
        return write(self.moves[0])

    def mark(self, moves: list[Move]) -> None:
        """Mark all of this, up to Done."""
        self.wait_for_board()
        first, *bonuses = self.moves = tuple(moves)
        if write(first) == "pass":
            return
        if len(names(first.squares)) == 1:  # type: ignore[union-attr]
            self.page.keyboard.press("s")
            self.square(write(first)).click()
        else:
            draw_with_mouse(self)
        for done, bonus in enumerate(bonuses, start=1):
            self.wait_until(lambda view, done=done: len(view["pencil"]) == done)  # type: ignore[misc]
            self.square(write(bonus)).click()
        self.wait_until(lambda view: bool(view["complete"]))
        expect(self.by_id("done")).to_be_enabled()
