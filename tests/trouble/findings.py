"""What is in the store, compared with what was promised."""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from silvergold.server.stores import databases
from silvergold.server.stores.base import Store, StoreError
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.events import Acted, Event, Said
from trouble.player import Player
from trouble.tables import Party

Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]


def stored_in(data: Path, database: str | None) -> Opened:
    """The store of servers on this folder, or on this database."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await databases.opened(data, database)
        try:
            yield store
        finally:
            await store.close()

    return opened


@dataclass
class Findings:
    """What was promised, and what of that is not so."""

    tables: int = 0
    games_over: int = 0
    moves: int = 0
    remarks: int = 0
    resent: int = 0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    forks: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)

    @property
    def broken(self) -> list[str]:
        """Every promise that was not kept."""
        return [
            *[f"lost: {what}" for what in self.lost],
            *[f"twice: {what}" for what in self.twice],
            *[f"fork: {what}" for what in self.forks],
            *self.others,
        ]

    def __str__(self) -> str:
        return (
            f"{self.games_over} of {self.tables} games over, {self.moves:,} moves and "
            f"{self.remarks:,} remarks acknowledged, {self.resent:,} sent again; "
            f"{len(self.lost)} lost, {len(self.twice)} twice, {len(self.forks)} forks"
        )


async def examined(opened: Opened, parties: Sequence[Party]) -> Findings:
    """Compare what is stored with what was promised."""
    findings = Findings()
    async with opened() as store:
        for party in parties:
            await _examine(store, party, findings)
    return findings


async def _examine(store: Store, party: Party, findings: Findings) -> None:
    findings.tables += 1
    try:
        stored = await store.load(party.game)
        if stored is None:
            findings.lost.append(f"game {party.game}")
            return
        stage = rebuilt(stored).stage  # the chain was checked; this plays by the rules
    except StoreError as error:
        findings.forks.append(str(error))
        return
    findings.games_over += stage == "over"
    if stage != "over":
        findings.others.append(f"game {party.game} did not come to its end")
    if not party.holders <= {holder for held in stored.holders.values() for holder in held}:
        findings.lost.append(f"a key to game {party.game}")
    for player in party.players:
        _compare(party.game, player, stored.events, findings)


def _compare(game: str, player: Player, stored: Sequence[Event], findings: Findings) -> None:
    notes = player.notes
    findings.moves += len(notes.moves)
    findings.remarks += len(notes.said.keys() & notes.remarks.keys())
    findings.resent += notes.resent
    findings.others += notes.broken
    if notes.version > len(stored):
        findings.forks.append(f"{game}: version {notes.version} was shown")
    seats = {seat for seat, _ in notes.asked}
    acted = [event for event in stored if isinstance(event, Acted) and event.seat in seats]
    said = [event for event in stored if isinstance(event, Said)]
    made = {(event.seat, event.number): event.moves for event in acted}
    heard = {(event.seat, event.number): event.text for event in said}
    findings.twice += [*_repeated(game, acted), *_repeated(game, said)]
    findings.lost += [
        f"{game}: move {at} was {moves} and is {made.get(at)}"
        for at, moves in notes.moves.items()
        if made.get(at) != moves
    ]
    findings.lost += [
        f"{game}: remark {at} was {text!r} and is {heard.get(at)!r}"
        for at, text in notes.remarks.items()
        if heard.get(at) != text
    ]
    findings.twice += [
        f"{game}: nobody asked for {moves} at {at}"
        for at, moves in made.items()
        if moves not in notes.asked.get(at, ())
    ]


def _repeated(game: str, events: Sequence[Acted] | Sequence[Said]) -> list[str]:
    times = Counter((event.seat, event.number) for event in events)
    return [f"{game}: {at}, {count} times" for at, count in times.items() if count > 1]
