"""What is sent of a game, built field by field from what the viewer may know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from silvergold.core.expeditions import PILE
from silvergold.core.moves import SLOTS
from silvergold.core.notation import write
from silvergold.core.rules import after, legal_moves
from silvergold.core.scoring import score, tie_breaker, tied, winners
from silvergold.core.state import Phase, Player, State
from silvergold.core.view import view
from silvergold.news import gains, news
from silvergold.records import Record, replay
from silvergold.server.wire import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat


def table(
    state: State, names: Sequence[str], bots: Sequence[str | None], seat: Seat | None
) -> messages.Table:
    """The table as `seat` sees it, or as everybody does."""
    players = state.shown if seat is None else view(state, seat).players
    return _table(state, players, names, bots)


def _table(
    state: State, players: Sequence[Player], names: Sequence[str], bots: Sequence[str | None]
) -> messages.Table:
    return messages.Table(
        phase=_PHASES[state.phase],
        turn=state.turn,
        start=state.start,
        expedition=state.expeditions[-1].name if state.expeditions else None,
        cups=[*state.cups],
        display=[treasure.id for treasure in state.display],
        stack=state.stack_size,
        players=[_player(*three) for three in zip(players, names, bots, strict=True)],
    )


_PHASES: dict[Phase, messages.Phase] = {
    Phase.KEEP: "keep",
    Phase.MARK: "mark",
    Phase.TAKE: "take",
    Phase.OVER: "over",
}


def _player(player: Player, name: str, bot: str | None) -> messages.Player:
    points = score(player)
    return messages.Player(
        name=name,
        bot=bot,
        slots=[
            messages.Slot(treasure.id if treasure else None, player.free[slot])
            for slot in SLOTS
            for treasure in [player.treasures[slot]]
        ],
        completed=[treasure.id for treasure in player.completed],
        coins=player.coins,
        cups=[*player.cups],
        palms=[*player.palms],
        score=messages.Score(*points, points.total),
    )


def legal(state: State, seat: Seat) -> list[messages.Legal]:
    """What the seat may do now, and what each move brings."""
    before = state.players[seat]
    marking = state.phase is Phase.MARK
    return [
        messages.Legal(
            write(move), gains(before, after(state, seat, move).players[seat]) if marking else []
        )
        for move in legal_moves(state, seat)
    ]


def to_come(state: State) -> list[str]:
    """The patterns that are still in the pile, for tables with the memory aid."""
    seen = Counter(state.expeditions)
    return [pattern.name for pattern in (Counter(PILE) - seen).elements()]


def result(state: State) -> messages.Result | None:
    """Who won, once the game is over."""
    if state.phase is not Phase.OVER:
        return None
    colour = tie_breaker(state.players)
    return messages.Result(
        winners=winners(state.players),
        tied=tied(state.players),
        colour=_COLOURS[colour.letter] if colour else None,
    )


_COLOURS: dict[str, messages.Colour] = {"P": "purple", "O": "orange", "G": "green", "S": "grey"}


def frames(record: Record) -> messages.Replay:
    """A recorded game move by move, with nothing hidden."""
    names = record.players
    bots = [None] * len(names)
    states = [*replay(record)]
    found = [messages.Frame(None, None, [], _table(states[0], states[0].players, names, bots))]
    for state, (seat, move) in zip(states, record.moves, strict=False):
        reached, told = news(state, [(seat, move)])
        found.append(
            messages.Frame(write(move), seat, told, _table(reached, reached.players, names, bots))
        )
    return messages.Replay([*names], found, result(states[-1]))
