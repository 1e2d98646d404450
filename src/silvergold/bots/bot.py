"""What a bot is, and how it thinks: at once, or by questions that somebody else answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from silvergold.core.moves import Move
from silvergold.core.rules import after, legal_moves, play
from silvergold.core.view import IN_ORDER, imagine, view
from silvergold.fast.actions import PASS, move_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from silvergold.core.moves import Seat
    from silvergold.core.state import State
    from silvergold.core.view import View
    from silvergold.fast.question import Question

T = TypeVar("T")
Thinking: TypeAlias = "Generator[Question, list[int], T]"
"""Yields questions to the kernel, is sent the answer to each, and returns what it comes to."""


class Bot(Protocol):
    """Chooses a move from what its seat can see. It may keep its own memory, and its own `rng`."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of `moves`, the legal moves, of which there is at least one."""
        ...


class Candidate(NamedTuple):
    """What a bot could do at once, move by move, and the points that it expects then.

    As text: `89.4  mark 1 a1 a2, bonus 2 c3`.
    """

    moves: tuple[Move, ...]
    points: float

    def __str__(self) -> str:
        return f"{self.points:5.1f}  {', '.join(map(str, self.moves))}"


class AnalysingBot(Bot, Protocol):
    """A bot that tells what it thinks of its moves, as all built-in ones do."""

    def analyse(self, view: View) -> list[Candidate]:
        """What the bot would choose among for this seat, its choice first."""
        ...


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that asks the kernel, which may run elsewhere, as far as it has to be asked."""

    def thinking(self, view: View, moves: Sequence[Move]) -> Thinking[Move]:
        """What `choose` does, as thinking."""
        ...


def action(bot: Bot, state: State, seat: Seat) -> list[Move]:
    """All that the bot does at once: a move, and one more square for each cross."""
    return thought_out(acting(bot, state, seat))


def acting(bot: Bot, state: State, seat: Seat) -> Thinking[list[Move]]:
    """The same, as thinking; bots that do not need the kernel ask nothing."""
    moves: list[Move] = []
    while not moves or state.players[seat].bonuses:
        seen, legal = view(state, seat), legal_moves(state, seat)
        if isinstance(bot, ThinkingBot):
            moves.append((yield from bot.thinking(seen, legal)))
        else:
            moves.append(bot.choose(seen, legal))
        state = play(state, seat, moves[-1])
    return moves


def weighed(question: Question, view: View) -> list[Candidate]:
    """The candidates of the bot that asks, with what the kernel of this machine thinks of them."""
    from silvergold.fast.weighing import weighed as weigh  # noqa: PLC0415 - loads Numba

    found = []
    for actions, points in weigh(question):
        state, moves = imagine(view, IN_ORDER), list[Move]()
        for action_ in actions or (PASS,):
            moves.append(move_of(state, view.seat, action_))
            state = after(state, view.seat, moves[-1])
        found.append(Candidate(tuple(moves), points))
    return found


def native(question: Question) -> list[int]:
    """The answer of the kernel that is compiled for this machine."""
    from silvergold.fast.answers import answer  # noqa: PLC0415 - loads Numba

    return answer(question)


def thought_out(thinking: Thinking[T], answer: Callable[[Question], list[int]] = native) -> T:
    """What the thinking comes to, all its questions being answered."""
    try:
        question = next(thinking)
        while True:
            question = thinking.send(answer(question))
    except StopIteration as done:
        outcome: T = done.value
        return outcome
