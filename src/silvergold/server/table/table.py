"""A table from its creation on: who sits there, and the game once it has begun. It does no I/O."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from silvergold.bots import BOTS
from silvergold.core.illegal import Illegal
from silvergold.core.state import Phase
from silvergold.deals import KEY, TUTORIALS, FairDeal, proof
from silvergold.records import Record, record_of
from silvergold.server.table import events
from silvergold.server.table.events import ENGINE, Created, Event
from silvergold.server.table.names import cleaned, distinct
from silvergold.server.table.play import Play
from silvergold.server.wire.messages import (
    Call,
    ClientMessage,
    Commit,
    Disclose,
    Done,
    Fill,
    Free,
    GiveUp,
    HandOver,
    Join,
    Remark,
    Say,
    TakeBack,
)
from silvergold.server.wire.refusals import RefusedError, Why, no_such_bot

if TYPE_CHECKING:
    from collections.abc import Collection

    from silvergold.core.moves import Seat
    from silvergold.server.stores.base import Stage
    from silvergold.server.wire.messages import WaitsFor

STAND_IN: Final = "mate"
"""The bot that plays for people who are away."""

LONGEST_REMARK: Final = 200
MOST_REMARKS: Final = 500


@dataclass(slots=True)
class Chair:
    """A seat: who has it, or for whom it waits; its part of the deal, and who plays there.

    `stood_in` counts the actions that a bot made in the place of a person.
    """

    name: str | None
    bot: str | None
    waits_for: WaitsFor | None
    commitment: str | None = None
    random: str = ""
    stand_in: str | None = None
    stood_in: int = 0
    gave_up: bool = False

    @property
    def is_persons(self) -> bool:
        """Whether a person has this seat."""
        return self.name is not None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that acts here; None if a person does."""
        return self.bot or self.stand_in


class Table:
    """All that has happened at a table. Only `happen` changes it, by an event that is stored."""

    def __init__(self, game: str, created: Created, seed: bytes) -> None:
        if created.engine != ENGINE:
            raise ValueError(f"this game needs version {created.engine} of the rules")
        self.game = game
        self.created = created
        self.version = 1
        self.called = False
        self.play: Play | None = None
        self.remarks: list[Remark] = []
        self.rematch: str | None = None
        self._seed = seed
        waits_for = created.waits_for or [None] * len(created.names)
        self.chairs = [
            Chair(name or None, bot, waits)
            for name, bot, waits in zip(created.names, created.bots, waits_for, strict=True)
        ]
        self.maker = next(iter(self.people), None)
        """The seat of who made the table: a person's from the beginning, until they stand up."""
        if not created.waits:
            self._begin()

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_persons]

    @property
    def vacant(self) -> list[Seat]:
        """The seats that nobody has."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.name is None]

    @property
    def names(self) -> list[str]:
        """How the players are called."""
        return [chair.name or "" for chair in self.chairs]

    @property
    def stage(self) -> Stage:
        """How far the game is."""
        if self.play is None:
            return "waiting"
        return "over" if self.abandoned or self.play.state.phase is Phase.OVER else "playing"

    @property
    def abandoned(self) -> bool:
        """Whether everybody left the game unfinished, for whom a bot plays included."""
        return all(self.chairs[seat].gave_up for seat in self.people)

    @property
    def all_disclosed(self) -> bool:
        """Whether everybody who has a part in the deal has disclosed it."""
        return all(chair.random for chair in self.chairs if chair.commitment)

    @property
    def bots_to_act(self) -> list[Seat]:
        """The seats that may act now and for which a bot plays."""
        return [seat for seat in self._to_act if self.chairs[seat].player]

    @property
    def people_to_act(self) -> list[Seat]:
        """The seats of people that may act now."""
        return [seat for seat in self._to_act if not self.chairs[seat].player]

    @property
    def _to_act(self) -> tuple[Seat, ...]:
        return self.play.state.acting if self.play and self.stage == "playing" else ()

    def join(self, wanted: Join, *, invited: bool) -> events.Seated:
        """The event that somebody sits down. Raises `RefusedError` if no such seat is vacant."""
        if self.play or self.called:
            raise RefusedError(Why.BEGUN)
        vacant = [
            seat
            for seat in self.vacant
            if invited or (self.created.listed and self.chairs[seat].waits_for == "anyone")
        ]
        if wanted.seat is not None and wanted.seat not in vacant:
            raise RefusedError(Why.SEAT_TAKEN)
        if not vacant:
            raise RefusedError(Why.ALL_TAKEN)
        seat = vacant[0] if wanted.seat is None else wanted.seat
        name = cleaned(wanted.name) or f"Player {seat + 1}"
        return events.Seated(seat, distinct(name, self.names))

    def decide(self, message: ClientMessage, away: Collection[Seat] = ()) -> Event | None:
        """The event that a seat's words are; None if they change nothing any more.

        `away` are the seats whose people do not look at the table. Raises `RefusedError`.
        """
        match message:
            case Done(seat, number, moves):
                if number >= len(self._play.actions[seat]):
                    self._check_may_play(seat)
                return self._play.decide(seat, number, moves)
            case Commit() | Call() | Fill() | Free() | Disclose():
                return self._prepare(message, away)
            case HandOver(seat, of):
                return self._hand_over(seat, of, away)
            case TakeBack(seat):
                self._check_playing()
                chair = self.chairs[seat]
                return events.HandedBack(seat) if chair.stand_in or chair.gave_up else None
            case Say():
                return self._say(message)
            case GiveUp(seat):
                self._check_playing()
                return None if self.chairs[seat].gave_up else events.GaveUp(seat)
            case _:
                raise ValueError("that is nothing to decide")

    @property
    def _play(self) -> Play:
        if self.play is None:
            raise RefusedError(Why.NOT_BEGUN)
        return self.play

    def _check_playing(self) -> None:
        if self.stage != "playing":
            raise RefusedError(Illegal.OVER if self.play else Why.NOT_BEGUN)

    def _check_may_play(self, seat: Seat) -> None:
        self._check_playing()
        if self.chairs[seat].stand_in:
            raise RefusedError(Why.STAND_IN)

    def _prepare(
        self, message: Commit | Call | Fill | Free | Disclose, away: Collection[Seat]
    ) -> Event | None:
        """What can be said before the game begins."""
        chair = self.chairs[message.seat]
        if isinstance(message, Call) and (self.called or self.play):
            return None
        if isinstance(message, Disclose):
            return self._disclose(message, chair)
        if self.called or self.play:
            raise RefusedError(Why.BEGUN)
        match message:
            case Commit(seat, commitment):
                if chair.commitment and chair.commitment != commitment:
                    raise RefusedError(Why.OTHER_BYTES)
                return None if chair.commitment else events.Committed(seat, commitment)
            case Call(seat):
                if self.vacant:
                    raise RefusedError(Why.SEAT_VACANT)
                return events.Called(seat)
            case Fill(_, of, bot, name):
                return self._fill(of, bot, name)
            case Free(seat, of):
                return self._free(seat, of, away)

    def _disclose(self, message: Disclose, chair: Chair) -> Event | None:
        if self.play or chair.random:
            return None
        if not self.called:
            raise RefusedError(Why.NOT_CALLED)
        digest = hashlib.sha256(bytes.fromhex(message.random)).hexdigest()
        if digest != chair.commitment:
            raise RefusedError(Why.WRONG_BYTES)
        return events.Disclosed(message.seat, message.random)

    def _fill(self, of: Seat, bot: str, name: str) -> Event | None:
        chair = self._chair(of)
        if chair.bot == bot:
            return None
        if chair.name is not None:
            raise RefusedError(Why.SEAT_TAKEN)
        if bot not in BOTS:
            raise no_such_bot(bot)
        return events.Filled(of, distinct(cleaned(name) or bot, self.names), bot)

    def _free(self, seat: Seat, of: Seat, away: Collection[Seat]) -> Event | None:
        chair = self._chair(of)
        if chair.name is None:
            return None
        if not (seat in {of, self.maker} or chair.bot or of in away):
            raise RefusedError(Why.NOT_YOUR_SEAT)
        return events.Freed(of)

    def _hand_over(self, seat: Seat, of: Seat, away: Collection[Seat]) -> Event | None:
        self._check_playing()
        chair = self._chair(of)
        if chair.player:
            return None
        if of != seat and of not in away:
            raise RefusedError(Why.IS_HERE, name=str(chair.name))
        return events.HandedOver(of, STAND_IN)

    def _say(self, message: Say) -> Event | None:
        said = [remark for remark in self.remarks if remark.seat == message.seat]
        text = "" if message.reaction else cleaned(message.text, LONGEST_REMARK)
        if message.number < len(said):
            before = said[message.number]
            if (before.text, before.reaction) == (text, message.reaction):
                return None
            raise RefusedError(Why.SAID_BEFORE)
        if message.number > len(said):
            raise RefusedError(Why.LEFT_OUT)
        if not (text or message.reaction):
            raise RefusedError(Why.SAYS_NOTHING)
        if len(said) >= MOST_REMARKS:
            raise RefusedError(Why.ENOUGH_TALK)
        return events.Said(message.seat, message.number, text, message.reaction)

    def _chair(self, of: Seat) -> Chair:
        if of >= len(self.chairs):
            raise RefusedError(Why.NO_SUCH_SEAT, seat=of + 1)
        return self.chairs[of]

    def happen(self, event: Event) -> None:
        """Let a stored event take effect."""
        self.version += 1
        match event:
            case events.Acted(seat):
                self._play.happen(event)
                if event.by or self.chairs[seat].stand_in:
                    self.chairs[seat].stood_in += 1
                else:
                    self.chairs[seat].gave_up = False  # who plays on has not given up
            case events.Said(seat):
                name = str(self.chairs[seat].name)  # the seat may be another's before the game
                self.remarks.append(Remark(seat, name, event.number, event.text, event.reaction))
            case events.Called():
                self.called = True
            case events.Began():
                self._begin()
            case events.Rematch(game):
                self.rematch = game
            case Created():
                raise ValueError("a game is created once")
            case _:
                self._change_chair(event, self.chairs[event.seat])

    def _change_chair(self, event: events.SeatEvent, chair: Chair) -> None:
        match event:
            case events.Seated(_, name):
                chair.name = name
            case events.Filled(_, name, bot):
                chair.name, chair.bot = name, bot
            case events.Freed(seat):
                waits_for = chair.waits_for or "friend"
                self.chairs[seat] = Chair(None, None, waits_for)
                if seat == self.maker:
                    self.maker = None
            case events.Committed(_, commitment):
                chair.commitment = commitment
            case events.Disclosed(_, random):
                chair.random = random
            case events.HandedOver(_, bot):
                chair.stand_in = bot
            case events.HandedBack():
                chair.stand_in = None
                chair.gave_up = False
            case events.GaveUp():
                chair.gave_up = True

    def stage_after(self, event: Event) -> Stage:
        """How far the game would be after this event."""
        match event:
            case events.Began():
                return "playing"
            case events.Acted(seat, _, moves) if self._play.ends_with(seat, moves):
                return "over"
            case events.GaveUp(seat):
                others = [self.chairs[other] for other in self.people if other != seat]
                return "over" if all(chair.gave_up for chair in others) else self.stage
            case _:
                return self.stage

    @property
    def fair(self) -> FairDeal | None:
        """What the deal follows from; None at a table of the tutorial, whose deal all know."""
        if self.created.tutorial is not None:
            return None
        clients = tuple(bytes.fromhex(chair.random) for chair in self.chairs)
        return FairDeal(self.game, self._seed, clients)

    def _begin(self) -> None:
        fair = self.fair
        self.play = Play(fair.deal if fair else TUTORIALS[self.created.tutorial or 0])

    def pencil(self, seat: Seat, number: int, moves: list[str]) -> None:
        """Keep moves in mind that the seat may still take back, unless they come too late."""
        if self.play:
            self.play.pencil(seat, number, moves)

    def may_pencil(self, seat: Seat, number: int, moves: list[str]) -> bool:
        """Whether these moves can be kept in mind; False if they come too late."""
        if self.stage != "playing" or self.chairs[seat].stand_in:
            return False
        return self._play.may_pencil(seat, number, moves)

    @property
    def record(self) -> Record:
        """The game as a record, with the proof of its deal if it is over and was a fair one."""
        play = self._play
        further: dict[str, object] = {}
        if self.stage == "over" and self.fair:
            commitments = [
                bytes.fromhex(chair.commitment) if chair.commitment else None
                for chair in self.chairs
            ]
            further[KEY] = proof(self.fair, commitments)
        return record_of(self.names, play.state.deal, play.moves, further)
