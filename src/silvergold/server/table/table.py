"""A table from its creation on: who sits there, and the game once it has begun. It does no I/O."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from silvergold.core.state import Phase
from silvergold.deals import KEY, TUTORIALS, FairDeal, proof
from silvergold.records import Record, record_of
from silvergold.server.table import events
from silvergold.server.table.chair import Chair
from silvergold.server.table.events import ENGINE, Created, Event, Remark
from silvergold.server.table.play import Play
from silvergold.server.table.positions import KEY as PLAYED_ON
from silvergold.server.table.positions import play_from, told
from silvergold.server.table.refusals import RefusedError, Why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.table.commands import Avatar, WaitsFor

DEAL_TEXT: Final = "deal_text"
"""What a record calls the text that its deal follows from."""

Stage: TypeAlias = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Table:
    """All that has happened at a table, as a value: `after` is the table after one more event.

    `maker` is the seat of the person who made the table, until they leave it. `since` is when
    what is to be decided now was asked, in a game by turns.
    """

    game: str
    created: Created
    seed: bytes
    chairs: tuple[Chair, ...]
    maker: Seat | None
    version: int = 1
    called: bool = False
    play: Play | None = None
    remarks: tuple[Remark, ...] = ()
    rematch: str | None = None
    since: str = ""

    @classmethod
    def new(cls, game: str, created: Created, seed: bytes) -> Table:
        """The table after its first event. Raises `ValueError` if it needs other rules."""
        if created.engine != ENGINE:
            raise ValueError(f"this game needs version {created.engine} of the rules")
        waits_for = created.waits_for or [None] * len(created.names)
        avatars = created.avatars or [None] * len(created.names)
        seats = zip(created.names, created.bots, waits_for, avatars, strict=True)
        chairs = tuple(
            Chair(name or None, bot, waits, avatar=avatar) for name, bot, waits, avatar in seats
        )
        maker = next((seat for seat, chair in enumerate(chairs) if chair.is_persons), None)
        table = cls(game, created, seed, chairs, maker)
        return table if created.waits else replace(table, play=table._first_play())

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
        """What the players are called."""
        return [chair.name or "" for chair in self.chairs]

    @property
    def bots(self) -> list[str | None]:
        """The bots that have seats."""
        return [chair.bot for chair in self.chairs]

    @property
    def avatars(self) -> list[Avatar | None]:
        """How the people have chosen to be drawn."""
        return [chair.avatar for chair in self.chairs]

    @property
    def stage(self) -> Stage:
        """How far the game is."""
        if self.play is None:
            return "waiting"
        return "over" if self.play.state.phase is Phase.OVER or self.abandoned else "playing"

    @property
    def is_contest(self) -> bool:
        """Whether one person plays here what others play elsewhere, to be compared with them."""
        return bool(self.created.deal_text) and len(self.people) == 1

    @property
    def abandoned(self) -> bool:
        """Whether every person left the game unfinished, those with a stand-in included."""
        return all(chair.gave_up for chair in self.chairs if chair.is_persons)

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

    @property
    def in_play(self) -> Play:
        """The game. Raises `RefusedError` if it has not begun."""
        if self.play is None:
            raise RefusedError(Why.NOT_BEGUN)
        return self.play

    def lots(self, seat: Seat, number: int) -> str:
        """What the luck of a bot follows from that makes this action."""
        return f"{self.seed.hex()} {seat} {number}"

    def after(self, event: Event) -> Table:
        """The table after a stored event. Raises `ValueError` if that cannot happen here."""
        match event:
            case events.Acted():
                return self.acted(event, self.in_play.after(event))
            case events.Undone():
                return self.undone(self.in_play.after(event))
            case events.Said(seat, number, text, reaction):
                name = str(self.chairs[seat].name)  # before a game, seats change hands
                remark = Remark(seat, name, number, text, reaction)
                return self._changed(remarks=(*self.remarks, remark))
            case events.Called():
                return self._changed(called=True)
            case events.Began(at):
                return self._changed(play=self._first_play(), since=at)
            case events.Rematch(game):
                return self._changed(rematch=game)
            case Created():
                raise ValueError("a game is created once")
            case _:
                return self._with_chair(event.seat, event)

    def acted(self, event: events.Acted, play: Play) -> Table:
        """The table after an action that leads to this game."""
        chair = self.chairs[event.seat]
        if event.by or chair.stand_in:
            chair = replace(chair, stood_in=chair.stood_in + 1)
        elif chair.gave_up:  # a person who plays on has not given up
            chair = replace(chair, gave_up=False)
        if chair.bot and chair.replaced_by != event.by:
            chair = replace(chair, replaced_by=event.by)
        moved_by = None if chair.player else event.by
        if chair.moved_by != moved_by:
            chair = replace(chair, moved_by=moved_by)
        since = event.at or self.since
        return self._changed(play=play, chairs=self._chairs(event.seat, chair), since=since)

    def undone(self, play: Play) -> Table:
        """The table after an action was taken back, which leads to this game."""
        return self._changed(play=play)

    def may_undo(self, seat: Seat) -> bool:
        """Whether a person can take back their last action: their own, which nobody has seen."""
        chair = self.chairs[seat]
        is_own = not (chair.stand_in or chair.moved_by)
        return self.stage == "playing" and is_own and self.in_play.may_undo(seat)

    def _with_chair(self, seat: Seat, event: events.SeatEvent) -> Table:
        chair = self.chairs[seat]
        maker = self.maker
        match event:
            case events.Seated(_, name, avatar):
                chair = replace(chair, name=name, avatar=avatar)
            case events.Filled(_, name, bot):
                chair = replace(chair, name=name, bot=bot)
            case events.Freed():
                waits_for: WaitsFor = "anyone" if self.created.quick else "friend"
                chair = Chair(None, None, chair.waits_for or waits_for)
                maker = None if seat == maker else maker
            case events.Committed(_, commitment):
                chair = replace(chair, commitment=commitment)
            case events.Disclosed(_, random):
                chair = replace(chair, random=random)
            case events.HandedOver(_, bot):
                chair = replace(chair, stand_in=bot)
            case events.HandedBack():
                chair = replace(chair, stand_in=None, gave_up=False)
            case events.GaveUp():
                chair = replace(chair, gave_up=True)
        return self._changed(chairs=self._chairs(seat, chair), maker=maker)

    def _chairs(self, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
        if chair is self.chairs[seat]:
            return self.chairs
        return (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _changed(self, **changes: Any) -> Table:  # noqa: ANN401 - as of dataclasses.replace
        return replace(self, version=self.version + 1, **changes)

    def _first_play(self) -> Play:
        if self.created.position:
            return play_from(self.created.position)
        fair = self.fair_deal
        return Play.begun(fair.deal if fair else TUTORIALS[self.created.tutorial or 0])

    def with_pencil(self, seat: Seat, number: int, moves: Sequence[str]) -> Table | None:
        """The table with pencil marks of a seat; None if they come too late to be kept.

        Raises `RefusedError` if the rules forbid them.
        """
        if self.play is None or self.stage != "playing":
            return None
        play = self.play.with_pencil(seat, number, moves)
        return replace(self, play=play) if play else None

    @property
    def fair_deal(self) -> FairDeal | None:
        """What the deal follows from; None if it is scripted, or that of a game before."""
        if self.created.tutorial is not None or self.created.position:
            return None
        if text := self.created.deal_text:
            return FairDeal.from_text(text, len(self.chairs))
        clients = tuple(bytes.fromhex(chair.random) for chair in self.chairs)
        return FairDeal(self.game, self.seed, clients)

    @property
    def record(self) -> Record:
        """The game as a record, with the proof of its deal if it is over and was a fair one.

        A record of a game from a position says so, and one of a deal that follows from a text has
        that text.
        """
        play = self.in_play
        further: dict[str, object] = {}
        if position := self.created.position:
            further[PLAYED_ON] = told(position)
        if text := self.created.deal_text:
            further[DEAL_TEXT] = text
        if self.stage == "over" and (fair := self.fair_deal):
            commitments = [
                bytes.fromhex(chair.commitment) if chair.commitment else None
                for chair in self.chairs
            ]
            further[KEY] = proof(fair, commitments)
        return record_of(self.names, play.state.deal, play.moves, further)
