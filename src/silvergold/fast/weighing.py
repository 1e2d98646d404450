"""What the bots think of each action, by the same functions with which they decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from silvergold.core.state import TURNS
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE, PAIRS, PASS
from silvergold.fast.decision import (
    _TRUST,
    WIDTH,
    drop_worse_half,
    list_candidates,
    look_on,
    new_choice,
    rounds_for,
    worlds_for,
)
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.expectimax import new_lookahead, worth_to_others
from silvergold.fast.greedy import _extras, _gain, _promise, _prospect, _reward
from silvergold.fast.legend import _AGAINST, _ENDING, decide_by_chance
from silvergold.fast.plans import LENGTH, STEPS
from silvergold.fast.rules import palms_on_display
from silvergold.fast.score import score
from silvergold.fast.turns import turns_table
from silvergold.fast.weights import trained, trained_further

if TYPE_CHECKING:
    from silvergold.fast.question import Question
    from silvergold.fast.types import Row

Weighed: TypeAlias = list[tuple[list[int], float]]
"""Actions that are carried out together, with the points that they lead to; the choice is first."""

_NO = np.float32(0)


def weighed(question: Question) -> Weighed:
    """The candidates of the bot that asks, as it would choose among them."""
    deal, game = np.array(question.deal, np.int32), np.array(question.game, np.int32)
    if question.kind == "greedy":
        seat = question.seat
        found = [([action], _worth(deal, game, seat, action)) for action in question.actions]
        return sorted(found, key=lambda one: -one[1])
    if question.kind == "legend":
        return _legends(question, deal, game)
    return _captains(question, deal, game)


def _captains(question: Question, deal: Row, game: Row) -> Weighed:
    """Each candidate's mean over the worlds in which it was tried, and the network's opinion."""
    choice = new_choice()
    seat, actions = question.seat, np.array(question.actions, np.int32)
    chance = np.array([0, question.seed], np.uint64)
    evaluator = evaluator_of(trained())
    listed = left = int(list_candidates(deal, game, seat, actions, evaluator, choice))
    trust = _TRUST if game[at.PHASE] == at.MARK else 0
    tried = [0] * WIDTH
    rounds, worlds = max(1, rounds_for(left)), 0
    for _ in range(rounds):
        count = worlds_for(question.playouts, rounds, left)
        look_on(deal, game, seat, left, worlds, count, chance, evaluator, choice)
        worlds += count
        for candidate in choice.left[:left]:
            tried[candidate] += count
        left = drop_worse_half(left, choice)
    return [
        (
            _steps(choice.candidates[candidate]),
            float(choice.sums[candidate]) / (trust + tried[candidate]),
        )
        for candidate in choice.left[:listed]
    ]


def _legends(question: Question, deal: Row, game: Row) -> Weighed:
    """What each candidate leads to: its choice as it guesses its own points, the others from there.

    What is better for the other players counts against a candidate, and so in these differences.
    """
    look = new_lookahead()
    evaluator = evaluator_of(trained_further())
    decide_by_chance(
        deal,
        game,
        question.seat,
        np.array(question.actions, np.int32),
        np.array([0, question.seed], np.uint64),
        evaluator,
        look,
    )
    listed = int((look.candidates[:, LENGTH] > 0).sum())
    shift = 0.0
    if game[at.TURN] < _ENDING and game[at.PHASE] == at.MARK:
        shift = look.guesses[look.order[0]] - look.sums[look.order[0]]
    elif game[at.TURN] < _ENDING and game[at.PHASE] == at.TAKE:
        shift = _AGAINST * worth_to_others(deal, game, question.seat, evaluator)
    return [
        (_steps(look.candidates[candidate]), float(look.sums[candidate] + shift))
        for candidate in look.order[:listed]
    ]


def _steps(candidate: Any) -> list[int]:  # noqa: ANN401 - a row of NumPy's
    return [int(action) for action in candidate[STEPS : STEPS + candidate[LENGTH]]]


def _worth(deal: Row, game: Row, seat: int, action: int) -> float:
    """The points that the seat has, and what a greedy player hopes to add by this action."""
    own = at.SEATS + seat * at.SEAT_SIZE
    turns = turns_table()
    left = np.float32(TURNS - 1 - game[at.TURN])
    banked = float(score(game, seat))
    if action == PASS:
        return banked
    if action >= FIRST_TAKE:
        slot = 1 if game[own + at.TREASURE] == at.NONE else 0
        other, free = game[own + at.TREASURE + slot], game[own + at.FREE + slot]
        drawn = range(len(tables.CARDS))
        cards = drawn if action == DRAW else [game[at.DISPLAY + action - FIRST_TAKE]]
        promises = [_promise(game, own, card, other, free, left, turns) for card in cards]
        return banked + float(sum(promises)) / len(promises)
    if action >= FIRST_KEEP:
        hand = deal[at.DEALT + seat * 4 :]
        one, two = (hand[place] for place in PAIRS[action - FIRST_KEEP])
        island = tables.CARDS[two, at.ISLAND]
        return float(_promise(game, own, one, two, island, np.float32(TURNS), turns))
    slot, number = divmod(action, at.MARKS_ON_ONE)
    return banked + _worth_of_mark(game, seat, slot, tables.MARK_SQUARES[number])


def _worth_of_mark(game: Row, seat: int, slot: int, squares: int) -> float:
    own = at.SEATS + seat * at.SEAT_SIZE
    turns = turns_table()
    treasure, other = game[own + at.TREASURE + slot], game[own + at.TREASURE + 1 - slot]
    rest, other_free = game[own + at.FREE + slot] & ~squares, game[own + at.FREE + 1 - slot]
    other_reward = _reward(game, own, other) + _extras(game, own, other, other_free)
    worth = _gain(game, own, treasure, squares, palms_on_display(game)) + _prospect(
        _reward(game, own, treasure) + _extras(game, own, treasure, rest),
        turns[treasure, rest],
        other_reward,
        turns[other, other_free] if other_free else _NO,
        np.float32(TURNS - 1 - game[at.TURN]),
    )
    return float(worth)
