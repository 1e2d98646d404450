"""Whole games to put into a store at once: people who play the first move that is legal."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from silvergold.core.notation import write
from silvergold.core.rules import legal_moves, play
from silvergold.deals import FairDeal
from silvergold.server.stores.base import Change, NewGame, Secrets
from silvergold.server.table.decide import act
from silvergold.server.table.events import ENGINE, Created
from silvergold.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def whole_game(
    game: str, bots: Sequence[str | None], holders: Mapping[int, bytes], deal: str = "a deal"
) -> NewGame:
    """A game to its end; seats without a bot are people's, and these keys hold them."""
    fair = FairDeal(game, sha256(deal.encode()).digest(), (b"",) * len(bots))
    names = [f"Player {at}" for at in range(len(bots))]
    created = Created(ENGINE, names, [*bots], memory_aid=False, commitment=fair.commitment.hex())
    table = Table.new(game, created, fair.seed)
    changes = [Change.to(table, created)]
    while table.stage == "playing":
        seat = table.in_play.state.acting[0]
        decision = act(table, seat, table.in_play.number(seat), _action(table, seat))
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
