"""Sees all that is kept and all that is shown, and says which promise is broken."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec

from silvergold.deals import KEY, FairDealError, check
from silvergold.records import RecordError, kept, read, verify, write
from silvergold.server.live.keys import hashed
from silvergold.server.live.presence import GRACE_SECONDS
from silvergold.server.stores.base import DamagedGameError
from silvergold.server.stores.integrity import stored
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table import events
from silvergold.server.table.commands import ClientMessage, Done, HandOver, Pencil
from silvergold.server.table.summary import read as read_summary
from silvergold.server.table.summary import summary
from silvergold.server.wire import messages
from silvergold.server.wire.messages import Refused, Remarks
from simulation.account import Account
from simulation.browser import read_answer
from simulation.clocks import ShownClock, check_forced, check_left
from simulation.rights import FORCED, check_right
from simulation.views import check_pencilled, check_room, check_view

if TYPE_CHECKING:
    import asyncio
    from collections.abc import MutableMapping, Sequence

    from silvergold.server.stores.base import Change, NewGame
    from silvergold.server.table.events import Remark
    from simulation.account import Moment
    from simulation.network import Connection
    from simulation.process import Process
    from simulation.world import World

ANSWER_WITHIN: Final = 5.0

_read_said = msgspec.json.Decoder(ClientMessage).decode


class BrokenPromiseError(AssertionError):
    """The server did not do what it promises."""


class Witness:
    """Knows what was kept of each game, and what was shown of it to whom."""

    def __init__(self, world: World) -> None:
        self.accounts: dict[str, Account] = {}
        self._left: dict[tuple[str, int, Process], float] = {}
        self._world = world

    def fail(self, why: str) -> NoReturn:
        error = BrokenPromiseError(why)
        self._world.fail(error)
        raise error

    # What is said

    def said(self, key: str, game: str, message: ClientMessage) -> None:
        if account := self.accounts.get(game):
            account.say(hashed(key), message)

    def left(self, connection: Connection) -> None:
        """Somebody is not connected to a process any more."""
        for seat in connection.mine:
            self._left[connection.game, seat, connection.process] = self._world.time

    # What is kept

    def created(self, game: NewGame) -> None:
        account = self.accounts[game.id] = Account(game.id, game.secrets, self._world.time)
        for change in game.changes:
            account.add(change.event, self._world.time)
            self._tell(account)
        for seat, holder in game.holders:
            account.hold(seat, holder)

    def held(self, game: str, seat: int, holder: bytes) -> None:
        self.accounts[game].hold(seat, holder)

    def appended(self, game: str, change: Change, process: Process, asked: float) -> None:
        """Check that an event is one that may happen now, by the rules and by who asked for it.

        The store may have been asked some time before.
        """
        account = self.accounts[game]
        broken = check_right(account, change, self._world.time)
        if broken == FORCED and isinstance(change.event, events.Acted):
            self._world.count("acted for by the clock")
            broken = check_forced(self._world, account, change.event.seat, process, asked)
        if isinstance(change.event, events.HandedOver):
            broken = broken or self._check_grace(account, change.event.seat, process)
        if broken:
            self.fail(f"{process} keeps {events.write(change.event)}: {broken}")
        try:
            account.add(change.event, self._world.time, change.holder)
        except ValueError as error:
            self.fail(f"{events.write(change.event)} cannot happen: {error}")
        self._tell(account, str(process))
        if read_summary(change.summary) != summary(account.table):
            self.fail(f"the summary is {change.summary}")
        if account.table.stage != change.stage:
            self.fail(f"the game is {account.table.stage}, but is kept as {change.stage}")
        if account.texts != self._world.shelf.games[game].events:
            self.fail("what is kept is not what happened")

    def _check_grace(self, account: Account, seat: int, process: Process) -> str | None:
        """Why a seat may not be given to a bot: its person may be back in a moment."""
        asked = [said.seat for _, said in account.said_of(HandOver) if said.of == seat]
        if seat in asked:
            return None
        left = max(self._left.get((account.game, seat, process), 0.0), process.began)
        gone = self._world.time - left
        return None if gone >= GRACE_SECONDS - 1 else f"its person is gone for {gone:.1f} s only"

    def _tell(self, account: Account, by: str = "") -> None:
        self._world.count("events")
        self._world.note(f"{by} keeps event {len(account.texts)}: {account.texts[-1]}")

    def inspect(self) -> None:
        """Check that all that was kept is still there, and leads to the same table."""
        for game, account in self.accounts.items():
            kept_game = self._world.shelf.games[game]
            if kept_game.events != account.texts:
                self.fail(f"game {game} has lost what was kept: {account.texts[-1]}")
            try:
                kept_game.check()
                table = rebuilt(stored(kept_game))
            except DamagedGameError as error:
                self.fail(f"game {game} is damaged: {error}")
            state = table.play.state if table.play else None
            if state != account.last.state or table.chairs != account.last.chairs:
                self.fail(f"game {game} is found again with another table")

    # What is shown

    def took_in(self, connection: Connection, frame: MutableMapping[str, Any]) -> None:
        if frame["type"] != "websocket.receive":
            return
        connection.asked = self._world.time
        connection.asked_for = frame.get("text")
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            said = _read_said(connection.asked_for or "")
            if isinstance(said, Done | Pencil):
                connection.asked_seat = said.seat
            if isinstance(said, Pencil):
                self.accounts[connection.game].pencils.write(said, self._world.time)

    def sent(self, connection: Connection, text: str) -> None:
        """Check one frame: whether it is true, may be known, and did not take too long."""
        self._world.count("frames shown")
        waited = self._world.time - (connection.asked or self._world.time)
        if waited > ANSWER_WITHIN and connection.listener.reads:
            self.fail(f"{connection} waits {waited:.1f} s for an answer to {connection.asked_for}")
        account = self.accounts[connection.game]
        message = read_answer(text)
        if account.secrets.seed.hex() in text:
            self.fail(f"{connection} is shown the seed")
        match message:
            case messages.View() | messages.Room() | messages.Waiting() | messages.Pencilled():
                self._check_version(connection, account, message)
            case Remarks(remarks):
                self._check_remarks(account, remarks)
            case Refused(again=True):
                account.refused[connection.asked_seat, connection.process] = self._world.time
            case _:
                pass
        self._world.note(f"{connection.process} shows {connection} {_brief(message)}")
        connection.asked = None

    def _check_version(
        self,
        connection: Connection,
        account: Account,
        message: messages.View | messages.Room | messages.Waiting | messages.Pencilled,
    ) -> None:
        if message.version > len(account.texts):
            self.fail(f"{connection} is shown event {message.version}, which is not kept")
        if message.version < connection.version:
            self.fail(f"{connection} is shown version {message.version} after {connection.version}")
        connection.version = message.version
        moment = account.moments[message.version - 1]
        holder = hashed(connection.key)
        why = None
        match message:
            case messages.View():
                why = check_view(message, account, moment, holder)
                if not connection.process.stops:  # its clocks stand still
                    why = why or check_left(message, account, moment, self._world.time)
                why = why or self._check_pencil(connection, account, moment, message)
                connection.mine = message.mine
                connection.clock = ShownClock(self._world.time, message.left or 0)
            case messages.Pencilled():
                why = check_pencilled(message, account, moment, connection.mine)
                why = why or self._check_pencil(connection, account, moment, message)
            case messages.Room():
                why = check_room(message, account, moment, holder)
                connection.mine = message.mine
            case messages.Waiting(_, waiting):
                if moment.state is None or waiting != [*moment.state.waiting]:
                    why = "it is told that others wait"
        if why:
            self.fail(f"{connection}, version {message.version}: {why}")

    def _check_pencil(
        self,
        connection: Connection,
        account: Account,
        moment: Moment,
        view: messages.View | messages.Pencilled,
    ) -> str | None:
        """Who comes back finds what they had written in pencil."""
        abandoned = isinstance(view, messages.View) and view.abandoned
        connection.shown_views += abandoned  # there is nothing to be found again
        if view.seat is None or moment.chairs[view.seat].stand_in or abandoned:
            return None
        pencil = Pencil(view.seat, view.number, view.pencil)
        has_come_back = connection.shown_views == 0
        connection.shown_views += 1
        if has_come_back and account.pencils.is_lost(pencil, connection.began):
            return f"{pencil} is shown, which is not what was shown before"
        account.pencils.show(pencil, self._world.time)
        return None

    def _check_remarks(self, account: Account, remarks: Sequence[Remark]) -> None:
        for remark in remarks:
            if remark not in account.table.remarks:
                self.fail(f"a remark is shown that is not kept: {remark}")

    def answered_visit(self, visitor: str, asked: float) -> None:
        waited = self._world.time - asked
        if waited > ANSWER_WITHIN:
            self.fail(f"{visitor} waits {waited:.1f} s for an answer")

    def looked(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, OSError | BrokenPromiseError):
            self.fail(f"a socket ended with {error!r}")

    def worked(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error:
            self.fail(f"background work ended with {error!r}")

    # The end

    def check_record(self, account: Account) -> None:
        """Check that the game can be checked by anyone."""
        record = account.table.record
        try:
            verify(read(write(record)))
            check(record.further[KEY], record.deal, kept(record.moves))
        except (RecordError, FairDealError) as error:
            self.fail(f"the record does not hold: {error}")


def _brief(message: messages.ServerMessage) -> str:
    match message:
        case messages.View():
            pencil = f", pencil {message.pencil}" if message.pencil else ""
            left = f", {message.left} s left" if message.left is not None else ""
            asked = f", {len(message.legal)} moves" if message.legal else ""
            return f"view {message.version} of seat {message.seat}{pencil}{asked}{left}"
        case messages.Pencilled(version, seat, _, pencil):
            return f"pencil marks {pencil} of seat {seat} at {version}"
        case messages.Room():
            return f"room {message.version}"
        case messages.Waiting(version, waiting):
            return f"{version}: {waiting} are waited for"
        case messages.Presence(seats):
            return f"here: {[at for at, seat in enumerate(seats) if seat.here]}"
        case Remarks(remarks):
            return f"{len(remarks)} remarks"
        case Refused(why=why, again=again):
            return f"refused{', again' if again else ''}: {why}"
