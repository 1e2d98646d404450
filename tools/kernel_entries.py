"""What the kernel answers where there is no Python: functions that work in one piece of memory.

`tools/make_kernel.py` compiles them to WebAssembly. The memory is a record with a field for each
array; whoever asks writes the question into it, and reads the answer there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from numba import cfunc, types
from numba.np.numpy_support import carray

from silvergold.core.state import MAX_PLAYERS
from silvergold.fast import layout as at
from silvergold.fast import packed, tables
from silvergold.fast.compiled import step
from silvergold.fast.deal import deal_cards
from silvergold.fast.decision import WIDTH, Choice, decide, new_choice
from silvergold.fast.evaluator import Evaluator, Scratch, scratch_for
from silvergold.fast.expectimax import Lookahead, new_lookahead
from silvergold.fast.fitting import fill_fitting
from silvergold.fast.greedy import best_action, play_out_greedily
from silvergold.fast.judge import Bench, new_bench, weigh_refill
from silvergold.fast.judge import judge as judge_decision
from silvergold.fast.legend import DEPTH, WORLDS, decide_by_chance
from silvergold.fast.lookup import LOOKUP
from silvergold.fast.network import ROWS, Network
from silvergold.fast.plans import LENGTH, LONGEST, STEPS
from silvergold.fast.playouts import play_out_randomly
from silvergold.fast.rng import state_for
from silvergold.fast.rules import begin
from silvergold.fast.score import score
from silvergold.fast.turns import fill_turns
from silvergold.fast.weights import LEGEND_WEIGHTS, WEIGHTS, weights_in

if TYPE_CHECKING:
    from ctypes import c_void_p

    from numpy.typing import NDArray

    from silvergold.fast.types import Floats

Room: TypeAlias = Any
"""The memory as a record: an array for each of its names."""

_SETS: Final = 1 << at.SQUARES
_BY_WIDTH: Final = (
    "features",
    "row",
    "common",
    "own",
    "sums",
    "active",
    "second",
)  # as wide as the network
_TRAINED: Final = weights_in(WEIGHTS)
_FURTHER: Final = weights_in(LEGEND_WEIGHTS)
_NAMES: Final = {f"legend_{name}": name for name in _FURTHER}


def _network(weights: dict[str, Floats]) -> Network:
    width = weights["inputs"].shape[1]
    return Network(
        **{"spread": np.zeros_like(weights["last"]), "spread_bias": np.zeros(1, np.float32)}
        | weights,
        turns=np.zeros((len(tables.CARDS), _SETS), np.float32),
        rows=np.zeros((ROWS, width), np.float32),
        known=np.zeros(ROWS, np.bool_),
    )


def _arrays() -> dict[str, NDArray[Any]]:
    """All that is in the memory, by name: first the weights, then what is asked, then the rest."""
    network, further = _network(_TRAINED), _network(_FURTHER)
    scratch = scratch_for(network)
    return {
        **weights(),
        "deal": np.zeros(at.DEAL_SIZE, np.int32),
        "game": np.zeros(at.GAME_SIZE, np.int32),
        "actions": np.zeros(WIDTH, np.int32),
        "answer": np.zeros(LONGEST, np.int32),
        "scores": np.zeros(MAX_PLAYERS, np.int32),
        "chance": np.zeros(2, np.uint64),
        "words": np.zeros(packed.SIZE, np.uint64),
        **{f"scratch_{name}": array for name, array in scratch._asdict().items()},
        **{f"legend_room_{name}": getattr(scratch_for(further), name) for name in _BY_WIDTH},
        **{f"choice_{name}": array for name, array in new_choice()._asdict().items()},
        **{f"look_{name}": array for name, array in new_lookahead()._asdict().items()},
        "no_spread": network.spread,
        "no_spread_bias": network.spread_bias,
        **{f"bench_{name}": array for name, array in new_bench()._asdict().items()},
        "bonus": np.zeros(_SETS, np.float32),
        "fitting": np.zeros((len(at.PATTERNS), _SETS), np.uint64),
        "turns": network.turns,
        "known": network.known.view(np.uint8),  # Numba's records have no room for flags
        "rows": network.rows,
        "legend_known": further.known.view(np.uint8),
        "legend_rows": further.rows,
    }


def weights() -> dict[str, NDArray[Any]]:
    """The arrays to be copied into the memory; all others are zero at first."""
    return _TRAINED | {name: _FURTHER[own] for name, own in _NAMES.items()}


_ARRAYS: Final = _arrays()
MEMORY: Final = np.dtype(
    [(name, array.dtype, array.shape) for name, array in _ARRAYS.items()], align=True
)
PREPARED: Final = ("fitting", "turns")
"""The arrays that `prepare` fills."""


@step
def _whole(number: int) -> int:
    """The number with the 64 bits that the kernel counts with; pages pass on 32."""
    return np.int64(number)  # type: ignore[return-value]


@step
def _evaluator(room: Room) -> Evaluator:
    return Evaluator(
        room.fitting,
        Network(
            room.features,
            room.features_bias,
            room.rows_weights,
            room.inputs,
            room.second,
            room.second_bias,
            room.last,
            room.last_bias,
            room.turns,
            room.rows,
            room.known,
            room.no_spread,
            room.no_spread_bias,
        ),
        Scratch(
            room.scratch_plans,
            room.scratch_places,
            room.scratch_values,
            room.scratch_inputs,
            room.scratch_features,
            room.scratch_row,
            room.scratch_common,
            room.scratch_own,
            room.scratch_sums,
            room.scratch_active,
            room.scratch_second,
            room.scratch_seat,
            room.scratch_display,
            room.scratch_deal,
            room.scratch_world,
            room.scratch_game,
        ),
    )


@step
def _legend_evaluator(room: Room) -> Evaluator:
    return Evaluator(
        room.fitting,
        Network(
            room.legend_features,
            room.legend_features_bias,
            room.legend_rows_weights,
            room.legend_inputs,
            room.legend_second,
            room.legend_second_bias,
            room.legend_last,
            room.legend_last_bias,
            room.turns,
            room.legend_rows,
            room.legend_known,
            room.legend_spread,
            room.legend_spread_bias,
        ),
        Scratch(
            room.scratch_plans,
            room.scratch_places,
            room.scratch_values,
            room.scratch_inputs,
            room.legend_room_features,
            room.legend_room_row,
            room.legend_room_common,
            room.legend_room_own,
            room.legend_room_sums,
            room.legend_room_active,
            room.legend_room_second,
            room.scratch_seat,
            room.scratch_display,
            room.scratch_deal,
            room.scratch_world,
            room.scratch_game,
        ),
    )


@step
def _lookahead(room: Room) -> Lookahead:
    return Lookahead(
        room.look_candidates,
        room.look_guesses,
        room.look_sums,
        room.look_order,
        room.look_listed,
        room.look_deal,
        room.look_games,
        room.look_left,
        room.look_replies,
        room.look_touched,
        room.look_against,
        room.look_branches,
        room.look_by_value,
    )


@step
def _choice(room: Room) -> Choice:
    return Choice(room.choice_candidates, room.choice_sums, room.choice_looked, room.choice_left)


@step
def _bench(room: Room) -> Bench:
    return Bench(
        room.bench_deal,
        room.bench_base,
        room.bench_game,
        room.bench_two_left,
        room.bench_one_left,
        room.bench_others_two,
        room.bench_others_three,
        room.bench_ending,
        room.bench_shortlist_two,
        room.bench_shortlist_three,
        room.bench_candidates,
        room.bench_best,
        room.bench_values,
        room.bench_judged,
    )


@cfunc(types.void(types.voidptr))
def prepare(memory: c_void_p) -> None:
    """Fill the tables, once, before anything else."""
    room = carray(memory, (1,), MEMORY)[0]
    fill_fitting(room.fitting)
    fill_turns(room.fitting, room.turns, room.bonus)


@cfunc(types.int32(types.voidptr, types.int32))
def greedy(memory: c_void_p, seat: int) -> int:
    """The action that the seat takes greedily in `deal` and `game`."""
    room = carray(memory, (1,), MEMORY)[0]
    return best_action(room.deal, room.game, _whole(seat), room.fitting, room.turns)


@cfunc(types.int32(types.voidptr, types.int32, types.int32, types.uint64, types.int32))
def captain(memory: c_void_p, seat: int, listed: int, seed: np.uint64, playouts: int) -> int:
    """Write what the captain does into `answer`; returns how many actions that is.

    Outside the mark phase it chooses from the `listed` first of `actions`.
    """
    room = carray(memory, (1,), MEMORY)[0]
    room.chance[1] = seed
    choice = _choice(room)
    actions = room.actions[: _whole(listed)]
    best = decide(
        room.deal,
        room.game,
        _whole(seat),
        actions,
        _whole(playouts),
        room.chance,
        _evaluator(room),
        choice,
    )
    for place in range(choice.candidates[best, LENGTH]):
        room.answer[place] = choice.candidates[best, STEPS + place]
    return int(choice.candidates[best, LENGTH])


@cfunc(types.int32(types.voidptr, types.int32, types.int32, types.uint64))
def legend(memory: c_void_p, seat: int, listed: int, seed: np.uint64) -> int:
    """Write what the legend does into `answer`; returns how many actions that is.

    Outside the mark phase it chooses from the `listed` first of `actions`.
    """
    room = carray(memory, (1,), MEMORY)[0]
    room.chance[1] = seed
    look = _lookahead(room)
    actions = room.actions[: _whole(listed)]
    best = decide_by_chance(
        room.deal,
        room.game,
        _whole(seat),
        actions,
        room.chance,
        _legend_evaluator(room),
        look,
        WORLDS,
        DEPTH,
    )
    for place in range(look.candidates[best, LENGTH]):
        room.answer[place] = look.candidates[best, STEPS + place]
    return int(look.candidates[best, LENGTH])


@cfunc(types.int32(types.voidptr, types.int32, types.int32, types.uint64, types.int32))
def judge(memory: c_void_p, seat: int, listed: int, seed: np.uint64, worlds: int) -> int:
    """Write what a decision is worth into `bench_judged`; returns how many numbers that is.

    The `listed` first of `actions` are what was played.
    """
    room = carray(memory, (1,), MEMORY)[0]
    room.chance[1] = seed
    return judge_decision(
        room.deal,
        room.game,
        _whole(seat),
        room.actions,
        _whole(listed),
        _whole(worlds),
        room.chance,
        _evaluator(room),
        _bench(room),
    )


@cfunc(types.int32(types.voidptr, types.uint64))
def refill(memory: c_void_p, seed: np.uint64) -> int:
    """Write what a display is worth into `bench_judged`, and others that could have come.

    The first two of `actions` are how many treasures are new, and how many expeditions were marked.
    """
    room = carray(memory, (1,), MEMORY)[0]
    room.chance[1] = seed
    new, seen = _whole(room.actions[0]), _whole(room.actions[1])
    return weigh_refill(
        room.deal, room.game, new, seen, room.chance, _evaluator(room), _bench(room)
    )


@step
def _deal(room: Room, seed: np.uint64, number: int, players: int) -> None:
    """The game of that number in a batch that is dealt from that seed."""
    room.chance[0] = state_for(seed, number)
    deal_cards(room.chance, _whole(players), room.deal)
    begin(room.deal, room.game)


@step
def _note_scores(room: Room) -> None:
    for seat in range(MAX_PLAYERS):
        room.scores[seat] = score(room.game, seat) if seat < room.deal[at.PLAYERS] else 0


@cfunc(types.void(types.voidptr, types.uint64, types.int32, types.int32))
def random_game(memory: c_void_p, seed: np.uint64, number: int, players: int) -> None:
    """Play a whole game by lot; it ends in `game`, with its points in `scores`."""
    room = carray(memory, (1,), MEMORY)[0]
    _deal(room, seed, number, players)
    play_out_randomly(room.deal, room.game, room.chance, LOOKUP, room.words)
    _note_scores(room)


@cfunc(types.void(types.voidptr, types.uint64, types.int32, types.int32))
def greedy_game(memory: c_void_p, seed: np.uint64, number: int, players: int) -> None:
    """Play a whole game greedily; it ends in `game`, with its points in `scores`."""
    room = carray(memory, (1,), MEMORY)[0]
    _deal(room, seed, number, players)
    play_out_greedily(room.deal, room.game, room.fitting, room.turns)
    _note_scores(room)


ENTRIES: Final = (prepare, greedy, captain, legend, judge, refill, random_game, greedy_game)
