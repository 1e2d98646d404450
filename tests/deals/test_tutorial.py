"""The tutorial's deal: a game like any other, of which eight turns show everything."""

import hashlib
from dataclasses import fields
from random import Random

import pytest

from silvergold.bots import BOTS, TUTOR
from silvergold.core.notation import read
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.core.scoring import Score, score
from silvergold.core.state import Deal, Phase, State
from silvergold.core.view import view
from silvergold.deals import TUTORIALS

LEARNER, BOT = 0, 1
WAY = (
    "keep G4 S3",
    "mark 1 a2 a3 b2 b3",
    "mark 2 b3 c2 c3",
    "mark 2 a1 a2 b1 c1",
    "mark 1 c2 d1 d2 d3",
    "bonus 2 a3",
    "take O8",
    "mark 2 a1 a2 b1",
    "mark 1 a1",
    "mark 1 c3",
    "draw",
    "mark 2 b4 c4",
)
"""What the guide suggests to the learner."""


def test_the_deals_stay_as_they_are() -> None:
    dealt = [hashlib.sha256(_written(deal).encode()).hexdigest()[:16] for deal in TUTORIALS]

    assert dealt == ["328dd51e833c3687"]


def _written(deal: Deal) -> str:
    """All of a deal."""
    parts = [f"{field.name}={getattr(deal, field.name)!r}" for field in fields(deal)]
    return f"Deal({', '.join(parts)})"


@pytest.mark.parametrize("seed", range(20))
def test_eight_turns_show_everything_whatever_the_bot_does(seed: int) -> None:
    rng = Random(seed)
    state = new_game(TUTORIALS[-1])
    for text in WAY:
        state = play(with_bot(state, rng), LEARNER, read(text))
    state = with_bot(state, rng)

    assert (state.turn, state.phase) == (8, Phase.MARK)
    learner = state.players[LEARNER]
    palms = score(learner).palms
    assert palms >= 2, "the display has a palm at least"
    assert score(learner) == Score(treasures=18, seals=1, coins=4, cups=6, palms=palms)


def with_bot(state: State, rng: Random) -> State:
    """The state when the bot has done all that it may do before the learner."""
    while BOT in state.acting:
        bot = BOTS[TUTOR](rng)
        state = play(state, BOT, bot.choose(view(state, BOT), legal_moves(state, BOT)))
    return state
