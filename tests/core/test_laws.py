"""Laws that hold in every game, whatever is dealt and whoever plays."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from silvergold import Deal, imagine, legal_moves, new_game, play, read, view, write
from silvergold.core.illegal import IllegalMoveError
from silvergold.core.moves import Bonus, Mark, Move, Pass, Seat
from silvergold.core.state import (
    COIN_BOXES,
    CUPS,
    PALM_BOXES,
    TURNS,
    TURNS_IN_A_ROUND,
    Phase,
    State,
    shuffled,
)
from silvergold.core.treasures import TREASURES

seeds = integers(0, 2**32)
table_sizes = integers(2, 4)
plies = integers(0, 130)


def random_move(state: State, rng: Random) -> tuple[Seat, Move]:
    """Any legal move of any seat that may act, not only of the first."""
    seat = rng.choice(state.acting)
    return seat, rng.choice(legal_moves(state, seat))


def random_state(seed: int, players: int, ply: int) -> State:
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    for _ in range(ply):
        if state.acting:
            state = play(state, *random_move(state, rng))
    return state


@given(seeds, table_sizes)
def test_every_game_ends_after_all_turns_in_which_each_seat_acts_once(
    seed: int, players: int
) -> None:
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    acted = [0] * players
    while state.acting:
        seat, move = random_move(state, rng)
        acted[seat] += isinstance(move, Mark | Pass)
        state = play(state, seat, move)

    assert state.phase is Phase.OVER
    assert state.turn == TURNS
    assert acted == [TURNS] * players


@given(seeds, table_sizes, plies)
def test_play_never_changes_its_argument(seed: int, players: int, ply: int) -> None:
    state = random_state(seed, players, ply)
    before = deepcopy(state)
    for seat in state.acting:
        for move in legal_moves(state, seat):
            play(state, seat, move)

    assert state == before


@given(seeds, table_sizes, plies)
def test_a_seat_that_may_act_has_a_legal_move_and_one_that_may_not_has_none(
    seed: int, players: int, ply: int
) -> None:
    state = random_state(seed, players, ply)

    for seat in range(players):
        assert bool(legal_moves(state, seat)) == (seat in state.acting)


@given(seeds, table_sizes, plies)
def test_every_legal_move_is_one_of_a_kind_and_survives_being_written_and_read(
    seed: int, players: int, ply: int
) -> None:
    state = random_state(seed, players, ply)

    for seat in state.acting:
        moves = legal_moves(state, seat)
        assert [read(write(move)) for move in moves] == [*moves]
        assert len(set(moves)) == len(moves)


@given(seeds, table_sizes, plies, plies)
def test_a_move_that_is_legal_elsewhere_is_refused_with_a_reason_where_it_is_not(
    seed: int, players: int, ply: int, other_ply: int
) -> None:
    state = random_state(seed, players, ply)
    elsewhere = random_state(seed + 1, players, other_ply)
    for other in elsewhere.acting:
        for move in legal_moves(elsewhere, other):
            for seat in range(players + 1):
                if seat not in state.acting or move not in legal_moves(state, seat):
                    with pytest.raises(
                        IllegalMoveError, match=f"seat {seat} may not .*: ."
                    ) as caught:
                        play(state, seat, move)
                    assert caught.value.reason


@given(seeds, table_sizes, seeds, seeds)
def test_the_order_of_seats_within_a_phase_does_not_matter(
    seed: int, players: int, one_order: int, other_order: int
) -> None:
    assert played(seed, players, Random(one_order)) == played(seed, players, Random(other_order))


def played(seed: int, players: int, order: Random) -> list[State]:
    """A game at the start of each phase: what a seat does depends on the seed, when on `order`."""
    state = new_game(Deal.shuffled(players, Random(seed)))
    chances = [Random(f"{seed} {seat}") for seat in range(players)]
    phases = []
    while state.acting:
        if len(state.waiting) == players and not any(player.bonuses for player in state.players):
            phases.append(state)
        seat = order.choice(state.acting)
        state = play(state, seat, chances[seat].choice(legal_moves(state, seat)))
    return [*phases, state]


@given(seeds, table_sizes, plies, seeds)
def test_views_of_two_states_that_differ_only_in_hidden_things_are_equal(
    seed: int, players: int, ply: int, other_seed: int
) -> None:
    state = random_state(seed, players, ply)
    rng = Random(other_seed)
    for seat in range(players):
        other = with_other_secrets(state, seat, rng)

        assert view(other, seat) == view(state, seat)
        assert legal_moves(other, seat) == legal_moves(state, seat)


def with_other_secrets(state: State, seat: Seat, rng: Random) -> State:
    """The same table, but for what `seat` cannot know."""
    before, hand, after = (
        state.deal.treasures[: seat * 4],
        state.deal.hand(seat),
        state.deal.treasures[seat * 4 + 4 :],
    )
    rest = shuffled(before + after, rng)
    seen = len(state.expeditions)
    deal = replace(
        state.deal,
        treasures=(*rest[: seat * 4], *hand, *rest[seat * 4 :]),
        expeditions=tuple(
            (*pile[:seen], *shuffled(pile[seen:], rng))
            if round_ == state.turn // TURNS_IN_A_ROUND
            else shuffled(pile, rng)
            for round_, pile in enumerate(state.deal.expeditions)
        ),
        reshuffled=shuffled(state.deal.reshuffled, rng),
    )
    if state.phase is Phase.KEEP:
        other = new_game(deal)  # the other seats keep treasures of their other hands
        for kept in [state.players[seat].treasures] if seat not in state.waiting else []:
            other = play(other, seat, read(f"keep {kept[0]} {kept[1]}"))
    else:
        other = replace(state, deal=deal, stack=shuffled(state.stack, rng))
    while state.phase in {Phase.KEEP, Phase.MARK} and rng.random() < 0.8:
        busy = [other_seat for other_seat in other.acting if other_seat != seat]
        if not busy or (seat not in other.acting and len(busy) == 1):
            break  # one more move might end the phase, and then everything is revealed
        chosen = rng.choice(busy)
        other = play(other, chosen, rng.choice(legal_moves(other, chosen)))
    return other


@given(seeds, table_sizes, plies, seeds)
def test_an_imagined_state_agrees_with_the_view_and_can_be_played_to_its_end(
    seed: int, players: int, ply: int, other_seed: int
) -> None:
    state = random_state(seed, players, ply)
    rng = Random(other_seed)
    for seat in range(players):
        seen = view(state, seat)
        imagined = imagine(seen, rng)

        assert imagined.deal.fault() is None
        assert view(imagined, seat) == seen
        assert legal_moves(imagined, seat) == legal_moves(state, seat)
        while imagined.acting:
            imagined = play(imagined, *random_move(imagined, rng))
        assert imagined.turn == TURNS


@given(seeds, table_sizes, plies)
def test_each_treasure_is_always_in_exactly_one_place(seed: int, players: int, ply: int) -> None:
    state = random_state(seed, players, ply)
    held = [
        card for player in state.players for card in (*player.treasures, *player.completed) if card
    ]

    if state.phase is Phase.KEEP:
        assert len(held) == len(set(held))
    else:
        everywhere = sorted(card.id for card in (*held, *state.display, *state.stack))
        assert everywhere == sorted(card.id for card in TREASURES)


@given(seeds, table_sizes)
def test_squares_are_conserved(seed: int, players: int) -> None:
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    marked = [0] * players
    while state.acting:
        seat, move = random_move(state, rng)
        if isinstance(move, Mark | Bonus):
            marked[seat] += move.squares.bit_count()
        state = play(state, seat, move)
        for seat, player in enumerate(state.players):
            filled = sum(card.island.bit_count() for card in player.completed)
            for card, free in zip(player.treasures, player.free, strict=True):
                filled += card.island.bit_count() - free.bit_count() if card else 0
                assert not card or not free & ~card.island
            assert filled == marked[seat]


@given(seeds, table_sizes, plies)
def test_score_cards_are_never_overfull_and_no_cup_is_won_twice(
    seed: int, players: int, ply: int
) -> None:
    state = random_state(seed, players, ply)

    cups = [cup for player in state.players for cup in player.cups if cup]
    assert sorted((*cups, *state.cups), reverse=True) == [*CUPS]
    for player in state.players:
        assert player.coins <= COIN_BOXES
        assert len(player.cups) in {player.coins // 4, player.coins // 4 - 1, player.coins // 4 - 2}
        assert len(player.palms) <= PALM_BOXES
        assert all(points >= 1 for points in player.palms)


@given(seeds, table_sizes)
def test_the_same_deal_and_moves_give_the_same_game(seed: int, players: int) -> None:
    assert random_state(seed, players, 200) == random_state(seed, players, 200)
