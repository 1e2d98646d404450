"""The answers to bots' questions, from the kernel compiled for this machine."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from silvergold.fast.decision import (
    WIDTH,
    decide,
    drop_worse_half,
    list_candidates,
    look_on,
    new_choice,
    rounds_for,
    worlds_for,
)
from silvergold.fast.evaluator import evaluator_of
from silvergold.fast.expectimax import new_lookahead
from silvergold.fast.fitting import fitting_table
from silvergold.fast.greedy import best_action
from silvergold.fast.judge import judge, judge_network, new_bench, weigh_refill
from silvergold.fast.legend import decide_by_chance
from silvergold.fast.plans import LENGTH, STEPS
from silvergold.fast.turns import turns_table
from silvergold.fast.weights import trained, trained_further

if TYPE_CHECKING:
    from silvergold.fast.decision import Choice
    from silvergold.fast.expectimax import Lookahead
    from silvergold.fast.question import Question


def answer(question: Question) -> list[int]:
    """The actions that make up the best one. Raises `ValueError` for too many to choose from."""
    if len(question.actions) > WIDTH:
        raise ValueError(f"{len(question.actions)} actions to choose from are more than {WIDTH}")
    if question.kind == "greedy":
        return [_greedy(question)]
    if question.kind in {"judge", "refill"}:
        return _judged(question)
    if question.kind == "legend":
        look = new_lookahead()
        best = look.candidates[_legend(question, look)]
    else:
        choice = new_choice()
        best = choice.candidates[_captain(question, choice)]
    return [int(action) for action in best[STEPS : STEPS + best[LENGTH]]]


def _judged(question: Question) -> list[int]:
    deal, game = np.array(question.deal, np.int32), np.array(question.game, np.int32)
    actions = np.zeros(WIDTH, np.int32)
    actions[: len(question.actions)] = question.actions
    chance = np.array([0, question.seed], np.uint64)
    evaluator, bench = evaluator_of(judge_network()), new_bench()
    if question.kind == "refill":
        new, seen = question.actions
        length = weigh_refill(deal, game, new, seen, chance, evaluator, bench)
    else:
        listed, worlds = len(question.actions), question.playouts
        length = judge(deal, game, question.seat, actions, listed, worlds, chance, evaluator, bench)
    numbers: list[int] = bench.judged[:length].tolist()
    return numbers


def _greedy(question: Question) -> int:
    deal, game = np.array(question.deal, np.int32), np.array(question.game, np.int32)
    return best_action(deal, game, question.seat, fitting_table(), turns_table())


def _legend(question: Question, look: Lookahead) -> int:
    """The best candidate."""
    return decide_by_chance(
        np.array(question.deal, np.int32),
        np.array(question.game, np.int32),
        question.seat,
        np.array(question.actions, np.int32),
        np.array([0, question.seed], np.uint64),
        evaluator_of(trained_further()),
        look,
    )


def _captain(question: Question, choice: Choice) -> int:
    """The best candidate."""
    deal, game = np.array(question.deal, np.int32), np.array(question.game, np.int32)
    seat, playouts = question.seat, question.playouts
    actions = np.array(question.actions, np.int32)
    chance = np.array([0, question.seed], np.uint64)
    evaluator = evaluator_of(trained())
    if question.seconds is None:
        return decide(deal, game, seat, actions, playouts, chance, evaluator, choice)
    began = monotonic()
    left = list_candidates(deal, game, seat, actions, evaluator, choice)
    rounds = rounds_for(left)
    worlds = 0
    for round_ in range(rounds):
        count = worlds_for(playouts, rounds, left)
        until = began + question.seconds * (round_ + 1) / rounds
        look_on(deal, game, seat, left, worlds, count, chance, evaluator, choice)
        worlds += count
        while monotonic() <= until:
            look_on(deal, game, seat, left, worlds, count, chance, evaluator, choice)
            worlds += count
        left = drop_worse_half(left, choice)
    return int(choice.left[0])
