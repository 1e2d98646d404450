"""Games in which every seat acts by a network, and positions of them to learn from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS, TURNS
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.compiled import kernel, step
from silvergold.fast.deal import deal_cards
from silvergold.fast.evaluator import Evaluator
from silvergold.fast.first_layer import row_of
from silvergold.fast.greedy import mark_greedily
from silvergold.fast.inputs import MOST_ON, list_common, list_own
from silvergold.fast.plans import OWED, carry_out, list_plans
from silvergold.fast.policy import mark_by_value, pair_by_value, place_by_value
from silvergold.fast.rng import below, mixed
from silvergold.fast.rules import (
    acting,
    all_marked,
    begin,
    keep,
    lift,
    pattern_of,
    settle,
    take,
)
from silvergold.fast.score import score
from silvergold.fast.types import Bytes, Chance, Floats, Numbers, Row, Rows
from silvergold.fast.value import banked, tally

_TRIES = 4  # of a hundred treasures that are taken or kept, so many are taken at random
OFF = 255  # in the place of an input, when fewer are on


class Notes(NamedTuple):
    """Positions: their inputs and treasures' rows, and the points that were still to come.

    `seats` and `turns` tell whose position it is, and the first turn that is still to come.
    """

    inputs: Bytes
    rows: Rows
    to_come: Floats
    seats: Numbers
    turns: Numbers


def room_for(notes: int) -> Notes:
    """Room to write down so many positions."""
    return Notes(
        inputs=np.full((notes, MOST_ON), OFF, np.uint8),
        rows=np.zeros((notes, 2), np.int32),
        to_come=np.zeros(notes, np.float32),
        seats=np.zeros(notes, np.int32),
        turns=np.zeros(notes, np.int32),
    )


class Table(NamedTuple):
    """One game, as room to play it again and again in."""

    deal: Row
    game: Row
    chance: Chance
    stray: Numbers  # for each seat, the turn in which it tries something
    expected: Floats  # for each seat and turn, what it expected at the end, or learns that it gets


def new_table() -> Table:
    """An empty table."""
    return Table(
        deal=np.zeros(at.DEAL_SIZE, np.int32),
        game=np.zeros(at.GAME_SIZE, np.int32),
        chance=np.zeros(1, np.uint64),
        stray=np.zeros(MAX_PLAYERS, np.int32),
        expected=np.zeros((MAX_PLAYERS, TURNS + 1), np.float32),
    )


@kernel
def self_play(
    seed: int,
    games: int,
    by_value: int,
    memory: float,
    share: int,
    evaluator: Evaluator,
    table: Table,
    notes: Notes,
) -> int:
    """Play games, by value or greedily, and note positions of them; returns how many.

    Of each thousand positions about `share` are noted. What was still to come is, for a `memory` of
    1, what came; for less, what the seat expected in the turns that followed weighs in as well.
    Every seat tries something at random in one turn, and only what follows is noted.
    """
    noted = 0
    deal, game, chance = table.deal, table.game, table.chance
    for number in range(games):
        if noted > len(notes.to_come) - 1000:
            break
        chance[0] = mixed(mixed(np.uint64(seed)) + np.uint64(number))
        players = MIN_PLAYERS + max(0, below(chance, 5) - 2)  # two players more often than three
        deal_cards(chance, players, deal)
        begin(deal, game)
        for seat in range(players):
            table.stray[seat] = below(chance, 40) - 12
        first = noted
        while game[at.PHASE] != at.OVER:
            if game[at.PHASE] == at.MARK:
                noted = _turn(by_value, share, evaluator, table, notes, noted)
            elif game[at.PHASE] == at.TAKE:
                noted = _take(by_value, share, evaluator, table, notes, noted)
            else:
                noted = _keep(by_value, evaluator, table, notes, noted)
        _learn_what_came(memory, table, notes, first, noted)
    return noted


@kernel
def _turn(
    by_value: int, share: int, evaluator: Evaluator, table: Table, notes: Notes, noted: int
) -> int:
    deal, game, chance = table.deal, table.game, table.chance
    turn = game[at.TURN]
    pattern = pattern_of(deal, game)
    for seat in range(deal[at.PLAYERS]):
        if turn > table.stray[seat] and below(chance, 1000) < share:
            noted = _note(deal, game, seat, turn, evaluator, notes, noted)
    for seat in range(deal[at.PLAYERS]):
        if turn == table.stray[seat]:
            _mark_anyhow(game, seat, pattern, chance, evaluator)
        elif by_value:
            table.expected[seat, turn] = mark_by_value(deal, game, seat, evaluator)
        else:
            mark_greedily(game, seat, pattern, evaluator.fitting, evaluator.network.turns)
    for seat in range(deal[at.PLAYERS]):
        if turn >= table.stray[seat] and below(chance, 1000) < 2 * share:
            noted = _note(deal, game, seat, turn + 1, evaluator, notes, noted)
    all_marked(deal, game)
    return noted


@step
def _mark_anyhow(game: Row, seat: int, pattern: int, chance: Chance, evaluator: Evaluator) -> None:
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        return
    scratch = evaluator.scratch
    plans = list_plans(game, own, pattern, evaluator.fitting, scratch.plans, scratch.places)
    plan = below(chance, plans)
    while scratch.plans[plan, OWED]:
        plan = below(chance, plans)
    carry_out(game, seat, scratch.plans, plan)


@kernel
def _take(
    by_value: int, share: int, evaluator: Evaluator, table: Table, notes: Notes, noted: int
) -> int:
    deal, game, chance = table.deal, table.game, table.chance
    seat = acting(deal, game)
    turn = game[at.TURN]
    if by_value and below(chance, 100) >= _TRIES:
        place = place_by_value(deal, game, seat, evaluator)
    else:
        place = below(chance, game[at.DISPLAY_COUNT] + 1) - 1
    if place == at.NONE and game[at.STACK_NEXT] == game[at.STACK_END]:
        place = 0
    lift(game, seat, place)
    if turn >= table.stray[seat] and below(chance, 1000) < 5 * share:
        noted = _note(deal, game, seat, turn + 1, evaluator, notes, noted)
    settle(deal, game)
    return noted


@kernel
def _keep(by_value: int, evaluator: Evaluator, table: Table, notes: Notes, noted: int) -> int:
    deal, game, chance = table.deal, table.game, table.chance
    seat = acting(deal, game)
    pair = below(chance, len(tables.PAIRS))
    if by_value and below(chance, 100) >= _TRIES:
        pair = pair_by_value(deal, game, seat, evaluator)
    keep(deal, game, seat, tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])
    if game[at.PHASE] == at.KEEP and table.stray[seat] < 0:
        noted = _note(deal, game, seat, 0, evaluator, notes, noted)
    return noted


@step
def _note(
    deal: Row, game: Row, seat: int, seen: int, evaluator: Evaluator, notes: Notes, noted: int
) -> int:
    own = at.SEATS + seat * at.SEAT_SIZE
    done = tally(game, own, at.COLOUR)
    seals = tally(game, own, at.SEAL)
    inputs = evaluator.scratch.inputs
    on = list_own(game, own, done, seals, inputs)
    on = list_common(deal, game, seat, seen, inputs, on)
    for place in range(MOST_ON):
        notes.inputs[noted, place] = inputs[place] if place < on else OFF
    for slot in range(2):
        treasure, free = game[own + at.TREASURE + slot], game[own + at.FREE + slot]
        notes.rows[noted, slot] = row_of(treasure, free, evaluator.network.known, evaluator)
    notes.to_come[noted] = -banked(game, own, done, seals)
    notes.seats[noted] = seat
    notes.turns[noted] = seen
    return noted + 1


@step
def _learn_what_came(memory: float, table: Table, notes: Notes, first: int, noted: int) -> None:
    """Add, to each position that was noted, the points that its seat came to."""
    expected = table.expected
    for seat in range(table.deal[at.PLAYERS]):
        expected[seat, TURNS] = score(table.game, seat)
        for turn in range(TURNS - 1, -1, -1):
            later = expected[seat, turn + 1]
            expected[seat, turn] += memory * (later - expected[seat, turn])
    for place in range(first, noted):
        notes.to_come[place] += expected[notes.seats[place], notes.turns[place]]


@kernel
def points_of_games(
    seed: int, games: int, players: int, evaluator: Evaluator, table: Table
) -> float:
    """The mean points of players who act by value, summed over the games."""
    deal, game, chance = table.deal, table.game, table.chance
    total = 0.0
    for number in range(games):
        chance[0] = mixed(mixed(np.uint64(seed)) + np.uint64(number))
        deal_cards(chance, players, deal)
        begin(deal, game)
        while game[at.PHASE] != at.OVER:
            if game[at.PHASE] == at.MARK:
                for seat in range(players):
                    mark_by_value(deal, game, seat, evaluator)
                all_marked(deal, game)
                continue
            seat = acting(deal, game)
            if game[at.PHASE] == at.TAKE:
                take(deal, game, seat, place_by_value(deal, game, seat, evaluator))
            else:
                pair = pair_by_value(deal, game, seat, evaluator)
                keep(deal, game, seat, tables.PAIRS[pair, 0], tables.PAIRS[pair, 1])
        for seat in range(players):
            total += score(game, seat) / players
    return total
