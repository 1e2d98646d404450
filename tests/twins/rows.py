"""Two games of the compiled engine that a seat cannot tell apart, and its view after every ply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.rules import new_game
from silvergold.core.view import view
from silvergold.fast import Batch, action_of
from silvergold.fast.playing import act
from simulation.chance import Chance
from twins.history import played, twin

if TYPE_CHECKING:
    from silvergold.core.moves import Move, Seat
    from silvergold.core.view import View
    from twins.history import History

LONGEST_GAME = 160


def difference_in_rows(seed: str) -> str | None:
    """What a seat can tell two games in a batch apart by; None if nothing.

    The games begin with twin deals. Each action is carried out in both, ply by ply; one that is
    hidden at the end may be another one, of more or fewer plies, in the second game.
    """
    chance = Chance("twin rows", seed)
    history = played(2 + chance.below(3), chance.below(LONGEST_GAME), None, chance)
    for viewer in range(history.state.deal.players):
        pair = (history, twin(history, viewer, chance))
        batch = Batch.of([new_game(one.state.deal) for one in pair], 0)
        seen = view(batch.state(0), viewer)
        if view(batch.state(1), viewer) != seen:
            return f"{seed}, seat {viewer}, before the first action"
        for number in range(len(history.actions)):
            ways = [_views(batch, game, one, number, viewer) for game, one in enumerate(pair)]
            if number < history.revealed or history.actions[number][0] == viewer:
                alike = ways[0] == ways[1]
                seen = ways[0][-1]
            else:
                alike = all(view == seen for way in ways for view in way)
            if not alike:
                return f"{seed}, seat {viewer}, action {number}: {history.actions[number]}"
    return None


def _views(batch: Batch, game: int, history: History, number: int, viewer: Seat) -> list[View]:
    """Carry out an action in one of the games; what the viewer sees after each of its plies."""
    seat, moves = history.actions[number]
    return [_view_after(batch, game, seat, move, viewer) for move in moves]


def _view_after(batch: Batch, game: int, seat: Seat, move: Move, viewer: Seat) -> View:
    action = action_of(batch.state(game), seat, move)
    act(batch.deals[game], batch.games[game], seat, action)
    return view(batch.state(game), viewer)
