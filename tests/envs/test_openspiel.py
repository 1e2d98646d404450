"""OpenSpiel's own tests of `python_silver_gold`, and what they do not ask."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from silvergold import Deal, imagine, legal_moves, score, view, winners
from silvergold.core.expeditions import PILE
from silvergold.core.facts import Phase
from silvergold.core.rules import new_game, play
from silvergold.envs import encoding
from silvergold.envs.mcts import MctsBot
from silvergold.fast.actions import ACTIONS, FIRST_TAKE, PASS, move_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from silvergold.envs.openspiel import SilverGoldState

GAMES = (
    "python_silver_gold",
    "python_silver_gold(players=3,reward=win)",
    "python_silver_gold(players=4,reward=score)",
)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_playthrough() -> None:
    lines = generate_playthrough.playthrough(GAMES[0], action_sequence=[], seed=1)

    assert "GameType.long_name" in lines
    assert lines.count("# Apply action") > 100


def played(name: str, seed: int) -> Iterator[SilverGoldState]:
    """Every state of a game by lot, the last one included."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_one_of_core_with_the_cards_that_were_drawn(name: str) -> None:
    *_, end = played(name, 3)

    again = new_game(end.table.deal)
    for seat, action in end.decisions:
        again = play(again, seat, move_of(again, seat, action))

    assert again == end.table
    assert end.table.deal.fault() is None
    assert all(
        sorted(map(repr, pile)) == sorted(map(repr, PILE)) for pile in end.table.deal.expeditions
    )
    first = winners(again.players)
    if "win" in name:
        assert end.returns() == [(seat in first) / len(first) for seat in range(3)]
    elif "score" in name:
        assert end.returns() == [score(player).total for player in again.players]
    else:
        assert sum(end.returns()) == 0


def test_chance_draws_one_card_at_a_time_with_its_probability() -> None:
    kinds: dict[str, int] = {}
    for state in played(GAMES[0], 5):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            kind = state.dealing.wanted[0]
            kinds[kind] = kinds.get(kind, 0) + 1
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            if kind == "treasure" and state.table.phase is not Phase.KEEP:
                left = len(state.table.stack) - len(state.dealing.cards)
                assert len(outcomes) == left
    assert (kinds["start"], kinds["hand"], kinds["expedition"]) == (1, 8, 28)
    assert kinds["treasure"] >= 4


def test_the_tensor_is_the_one_encoding() -> None:
    for state in played(GAMES[0], 6):
        if not state.is_chance_node() and state.dealing.state:
            for seat in range(2):
                seen = encoding.encode(view(state.table, seat))
                assert state.observation_tensor(seat) == seen.tolist()


def test_a_game_goes_on_from_a_position_of_core() -> None:
    game = pyspiel.load_game(GAMES[0])
    *_, middle = zip(range(60), played(GAMES[0], 8), strict=False)
    state = middle[1].table

    going_on = game.state_of(state)

    assert going_on.table is state
    other = game.state_of(imagine(view(state, 0), Random(1)))
    assert other.clone().observation_tensor(0) == going_on.observation_tensor(0)


def test_openspiels_search_chooses_a_legal_move_that_its_seat_can_know_of() -> None:
    table = new_game(Deal.shuffled(2, Random(4)))
    for _ in range(12):
        seat = table.acting[0]
        moves = legal_moves(table, seat)
        chosen = MctsBot(Random(1), simulations=8).choose(view(table, seat), moves)
        again = MctsBot(Random(1), simulations=8).choose(view(table, seat), moves)
        assert chosen in moves
        assert chosen == again
        table = play(table, seat, chosen)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    seen = 0
    for state in played(GAMES[0], 3):
        if state.is_chance_node() or state.is_terminal():
            continue
        before, history = state.table, state.history()
        legal = state.legal_actions()
        for action in {*range(ACTIONS)} - {*legal} if seen < 3 else [PASS, FIRST_TAKE + 3]:
            if action in legal:
                continue
            who = state.current_player()
            with pytest.raises(ValueError, match=f"action {action} is not legal for player {who}"):
                state.apply_action(action)
            seen += 1
            assert state.table is before
            assert state.history() == history
    assert seen > ACTIONS


def test_other_settings_are_refused() -> None:
    with pytest.raises(Exception, match="players=5: it takes 2 to 4"):
        pyspiel.load_game("python_silver_gold(players=5)")


def test_an_observer_without_private_information_shows_no_hand() -> None:
    *_, dealt = zip(range(10), played(GAMES[0], 3), strict=False)
    state = dealt[1]
    assert state.table.phase is Phase.KEEP
    game = state.get_game()
    wanted = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(wanted)

    observer.set_from(state, 0)
    seen = encoding.named(observer.tensor)

    assert not seen["hand"].any()
    assert not seen["treasures"].any()
    told = observer.string_from(state, 0)
    assert not any(card.id in told for card in state.table.deal.treasures)
    with pytest.raises(ValueError, match="no seat sees what all hold"):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            )
        )
