"""The table of a day's deal, and games that a bot plays there in the place of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silvergold.core.facts import TURNS_IN_A_ROUND
from silvergold.core.notation import write
from silvergold.core.scoring import score
from silvergold.core.view import view
from silvergold.deals.daily import of_text
from silvergold.records import replay
from silvergold.server.table import creation
from silvergold.server.table.commands import NewSeat
from silvergold.server.table.creation import Origin
from silvergold.server.table.decide import act
from silvergold.server.table.events import HandedOver
from silvergold.server.wire import messages
from silvergold.server.wire.daily import CaptainsGame
from silvergold.server.wire.views import scores

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from silvergold.core.moves import Seat
    from silvergold.deals.daily import DailyDeal
    from silvergold.records import Record
    from silvergold.server.table.commands import NewDaily
    from silvergold.server.table.table import Table
    from silvergold.server.thinking.thinker import Thinker

CAPTAIN: Final = "captain"
"""The bot that plays every day's deal, and what its game is called."""


def seats_of(deal: DailyDeal, wanted: NewDaily) -> Sequence[NewSeat]:
    """The seats of a day's game: the person's, and those of the opponents."""
    names = [*wanted.bot_names, *deal.bots[len(wanted.bot_names) :]]
    bots = [NewSeat(name, bot) for name, bot in zip(names, deal.bots, strict=False)]
    return [NewSeat(wanted.name, avatar=wanted.avatar), *bots]


async def captains_record(deal: DailyDeal, thinker: Thinker) -> Record | None:
    """The game of the captain in the seat of the people; None if it cannot think now."""
    seats = [NewSeat(CAPTAIN), *(NewSeat(bot, bot) for bot in deal.bots)]
    origin = Origin(CAPTAIN, deal.fair.seed)
    table = creation.dealt(origin, deal.text, seats)[0].after
    over = await played_out(table, 0, CAPTAIN, thinker)
    return over.record if over else None


async def played_out(table: Table, seat: Seat, bot: str, thinker: Thinker) -> Table | None:
    """The table when it is over, if that bot plays at the seat; None if one cannot think now."""
    table = table.after(HandedOver(seat, bot))
    while table.stage == "playing":
        for acting in table.bots_to_act:
            player, play = str(table.chairs[acting].player), table.in_play
            number = play.number(acting)
            seen = view(play.state, acting)
            thought = await thinker.think(player, seen, table.lots(acting, number))
            if thought.bot != player:
                return None
            moves = [write(move) for move in thought.moves]
            if decision := act(table, acting, number, moves):
                table = decision.after
    return table


def captains_game(record: Record) -> CaptainsGame:
    """What is told of the captain's game."""
    *_, last = states = [*replay(record)]
    points = score(last.players[0])
    rounds = scores(states[0].deal, record.moves)[0][TURNS_IN_A_ROUND - 1 :: TURNS_IN_A_ROUND]
    return CaptainsGame(points.total, messages.Score(*points, points.total), rounds)


def is_secret(table: Table, now: datetime) -> bool:
    """Whether a game without a result would show cards that others still play for the table."""
    deal = of_text(table.created.deal_text)
    return table.abandoned and deal is not None and now < deal.closes


def rounds_of(table: Table, seat: Seat) -> list[int]:
    """A seat's points after each round that was played to its end."""
    play = table.in_play
    return scores(play.state.deal, play.moves)[seat][TURNS_IN_A_ROUND - 1 :: TURNS_IN_A_ROUND]
