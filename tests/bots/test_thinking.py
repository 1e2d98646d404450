"""Bots that need the kernel ask it questions; without NumPy and Numba somebody else answers."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from positions import position
from silvergold import legal_moves, view
from silvergold.bots import (
    BOTS,
    COMPILED,
    LEVELS,
    THINKERS,
    UNCOMPILED,
    acting,
    action,
    thought_out,
)
from silvergold.bots.bot import ThinkingBot, native
from silvergold.fast import layout as at
from silvergold.fast.question import Question

WITHOUT_NUMPY = """
import json, sys
for missing in ("numpy", "numba", "llvmlite", "msgspec", "platformdirs"):
    sys.modules[missing] = None

from random import Random
from silvergold.bots import THINKERS, acting, seated, thought_out
from silvergold.core.rules import new_game, play
from silvergold.core.state import Deal

asked = []

def note(question):
    asked.append(question)
    raise EOFError

state = new_game(Deal.shuffled(3, Random(1)))
with seated(["deckhand", "sailor", "random"], "seed", registry=THINKERS) as bots:
    while state.acting:
        seat = state.acting[0]
        for name in ("greedy", "captain", "legend"):
            try:
                thought_out(acting(THINKERS[name](Random(1)), state, seat), note)
            except EOFError:
                pass
        for move in thought_out(acting(bots[seat], state, seat), note):
            state = play(state, seat, move)
print(json.dumps(asked))
"""


def test_without_numpy_and_numba_plain_bots_play_and_the_others_ask() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True
    )

    asked = [Question(*question) for question in json.loads(done.stdout)]

    assert {question.kind for question in asked} == {"greedy", "captain", "legend"}
    assert {question.game[at.PHASE] for question in asked} == {at.KEEP, at.MARK, at.TAKE}
    assert all(native(question) for question in asked[:12])


@pytest.mark.parametrize("name", LEVELS)
def test_an_action_is_the_same_whoever_answers(name: str) -> None:
    state = position(5, 3, 30)
    seat = state.acting[0]

    def answer(question: Question) -> list[int]:
        return native(Question(*json.loads(json.dumps(question))))

    moves = thought_out(acting(THINKERS[name](Random(1)), state, seat), answer)

    assert moves == action(BOTS[name](Random(1)), state, seat)


def test_the_bots_that_need_the_kernel_are_those_that_can_ask_it() -> None:
    bots = {name: make(Random(1)) for name, make in THINKERS.items()}

    assert {name for name, bot in bots.items() if isinstance(bot, ThinkingBot)} == COMPILED
    assert {*bots} == {*BOTS}


@pytest.mark.parametrize("name", UNCOMPILED)
def test_bots_in_plain_python_ask_nothing(name: str) -> None:
    state = position(5, 3, 30)

    with pytest.raises(StopIteration):
        next(acting(THINKERS[name](Random(1)), state, state.acting[0]))


def test_a_forced_move_is_not_asked_for() -> None:
    state = position(5, 3, 30)
    seat = state.acting[0]
    [forced] = legal_moves(state, seat)[:1]

    for name in sorted(COMPILED):
        bot = THINKERS[name](Random(1))
        assert isinstance(bot, ThinkingBot)
        with pytest.raises(StopIteration) as done:
            next(bot.thinking(view(state, seat), [forced]))
        assert done.value.value == forced


def test_more_actions_than_there_is_room_for_are_refused() -> None:
    state = position(5, 3, 0)
    question = next(acting(THINKERS["captain"](Random(1)), state, 0))

    with pytest.raises(ValueError, match="9 actions to choose from are more than 8"):
        native(question._replace(actions=[*range(346, 355)]))
