"""Whole games to put into a store at once: people who play the first move that is legal."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from silvergold.core.notation import write
from silvergold.core.rules import legal_moves, play
from silvergold.deals import FairDeal
from silvergold.server.stores.base import Change, NewGame, Secrets
from silvergold.server.table.decide import act
from silvergold.server.table.events import ENGINE, Created, GaveUp, HandedOver
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def whole_game(
    game: str,
    bots: Sequence[str | None],
    holders: Mapping[int, bytes],
    deal: str = "a deal",
    leaves: Mapping[int, int] | None = None,
    gives_up: tuple[int, int] | None = None,
) -> NewGame:
    """A game to its end; seats without a bot are people's, and these keys hold them.

    `leaves` are people for whom a bot plays on after so many of their own actions; `gives_up` is
    one who ends the game then.
    """
    fair = FairDeal(game, sha256(deal.encode()).digest(), (b"",) * len(bots))
    names = [f"Player {at}" for at in range(len(bots))]
    created = Created(ENGINE, names, [*bots], memory_aid=False, commitment=fair.commitment.hex())
    table = Table.new(game, created, fair.seed)
    changes = [Change.to(table, created)]
    while table.stage == "playing":
        seat = table.in_play.state.acting[0]
        number = table.in_play.number(seat)
        event: HandedOver | GaveUp | None = None
        if leaves and leaves.get(seat) == number and not table.chairs[seat].stand_in:
            event = HandedOver(seat, "sailor")
        elif gives_up == (seat, number):
            event = GaveUp(seat)
        if event:
            table = table.after(event)
            changes.append(Change.to(table, event))
            continue
        decision = act(table, seat, number, _action(table, seat))
        assert decision is not None
        table = decision.after
        changes.append(Change.to(table, decision.event))
    return NewGame(game, Secrets(table.seed, "", ""), changes, [*holders.items()])


def _action(table: Table, seat: int) -> list[str]:
    state, moves = table.in_play.state, []
    while True:
        move = legal_moves(state, seat)[0]
        state = play(state, seat, move)
        moves.append(write(move))
        if not state.players[seat].bonuses:
            return moves
