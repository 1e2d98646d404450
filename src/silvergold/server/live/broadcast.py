"""Sends each connection what its seats may know, when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.server.live.connections import NO_SEAT, send
from silvergold.server.table import events
from silvergold.server.wire import views
from silvergold.server.wire.messages import AtSeat, Presence, Remarks, View, Waiting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.server.live.connections import Connection
    from silvergold.server.live.live_table import LiveTable
    from silvergold.server.table.events import Event, Remark
    from silvergold.server.table.play import Play

REMARKS_SHOWN: Final = 100


class Broadcast:
    """Sends the connections of a table what they may know."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    def show(self, connection: Connection) -> None:
        """Show the whole table to one connection."""
        play = self._live.table.play
        if play is None:
            self._show_room(connection, self._at_seats())
        else:
            self._show_game(connection, play, self._public(play))

    def show_remarks(self, connection: Connection) -> None:
        """Send the newest remarks, and the last of each seat: the next is numbered after it."""
        said = self._live.table.remarks
        last = {remark.seat: at for at, remark in enumerate(said)}
        newest = range(max(0, len(said) - REMARKS_SHOWN), len(said))
        if shown := [said[at] for at in sorted({*newest, *last.values()})]:
            send([connection], Remarks(shown))

    def show_pencil(self, seat: Seat, to: Sequence[Connection] | None = None) -> None:
        """Show pencil marks and what may follow them to all who look from a seat, or to some."""
        table = self._live.table
        looking = self._looking_from(seat) if to is None else to
        if table.play and looking:
            send(looking, views.pencilled(table, table.play, seat))

    def show_presence(self, but: Connection | None = None) -> None:
        """Show everybody who is connected."""
        others = [one for one in self._live.presence.connections if one is not but]
        seats = self._at_seats()
        if self._live.table.play is None:
            for connection in others:
                self._show_room(connection, seats)
        else:
            send(others, Presence(seats))

    def beat(self) -> None:
        """Let everybody know that their connection is alive."""
        send(self._live.presence.connections, Presence(self._at_seats()))

    def repeat_remark(self, connection: Connection, seat: Seat, number: int) -> None:
        """Send a remark again that was made before."""
        said: list[Remark] = [one for one in self._live.table.remarks if one.seat == seat]
        send([connection], Remarks([said[number]]))

    def tell(self, event: Event) -> None:
        """Send what an event changes to everybody whom it concerns."""
        table, connections = self._live.table, self._live.presence.connections
        match event:
            case events.Acted(seat) | events.Undone(seat) if table.play and not table.play.news:
                for connection in self._looking_from(seat):
                    self.show(connection)
                others = [one for one in connections if one.seat != seat]
                send(others, Waiting(table.version, [*table.play.state.waiting]))
            case events.Said():
                send(connections, Remarks([table.remarks[-1]]))
            case events.Seated() | events.Freed():
                self._seat_everybody()
            case _:
                self._show_everybody(news=isinstance(event, events.Acted))

    def _seat_everybody(self) -> None:
        """Somebody has a seat now, or has none any more."""
        live, connections = self._live, [*self._live.presence.connections]
        had_seats = [one for one in connections if one.seats]
        for connection in connections:
            live.seat(connection)
        for connection in connections:  # not sooner: everybody is shown where all sit now
            if connection in had_seats and not live.replica.keys.may_look(connection.key_hash):
                connection.close(NO_SEAT, "you have no seat here any more")
            else:
                self.show(connection)

    def _show_everybody(self, *, news: bool) -> None:
        play = self._live.table.play
        if play is None:
            seats = self._at_seats()
            for connection in self._live.presence.connections:
                self._show_room(connection, seats)
            return
        public = self._public(play)
        public.news = [*play.news] if news else []
        for connection in self._live.presence.connections:
            self._show_game(connection, play, public)

    def _show_room(self, connection: Connection, seats: list[AtSeat]) -> None:
        live = self._live
        fills_in = live.autopilot.auto_start.fills_in
        send([connection], views.room(live.table, connection.seats, seats, live.secrets, fills_in))

    def _show_game(self, connection: Connection, play: Play, public: View) -> None:
        live, seat, mine = self._live, connection.seat, connection.seats
        shown = views.seat_view(public, live.table, play, seat, mine, live.secrets)
        send([connection], shown)

    def _public(self, play: Play) -> View:
        live = self._live
        left = live.autopilot.seconds_left()
        return views.public_view(live.table, play, self._at_seats(), left, live.secrets)

    def _at_seats(self) -> list[AtSeat]:
        presence, people = self._live.presence, self._live.table.people
        present = presence.anywhere
        return [
            AtSeat(
                seat in present,
                chair.stand_in or chair.replaced_by,
                presence.grace(seat) if seat in people else None,
            )
            for seat, chair in enumerate(self._live.table.chairs)
        ]

    def _looking_from(self, seat: Seat) -> list[Connection]:
        return [one for one in self._live.presence.connections if one.seat == seat]
