"""What is told of a game, in order."""

from random import Random

from hypothesis import given
from hypothesis.strategies import integers

from silvergold import Deal, new_game, play
from silvergold.bots import BOTS, action
from silvergold.core.rules import legal_moves, palms_on
from silvergold.core.state import TURNS, Phase, Player
from silvergold.core.treasures import treasure
from silvergold.news import (
    Coin,
    Complete,
    Cross,
    Ended,
    LaidAside,
    Marked,
    Palm,
    Revealed,
    Took,
    WonCup,
    gains,
    gains_of_mark,
    news,
)


def test_what_a_mark_brings() -> None:
    card = treasure("G9")
    before = Player(
        treasures=(None, card), free=(0, card.island & -card.island), coins=3, palms=(1,)
    )
    after = Player(treasures=(None, card), free=(0, 0), coins=5, palms=(1, 4), bonuses=2)

    assert gains(before, after) == [
        Coin(1, 4),
        Coin(2, 1),
        Palm(4),
        Complete(1, "G9", 10),
        Cross(2),
    ]


@given(integers(0, 2**32), integers(2, 4))
def test_the_news_of_a_game_add_up_to_the_game(seed: int, players: int) -> None:
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    told = []
    while state.acting:
        bot = BOTS["greedy"](rng)
        moves = [(seat, move) for seat in state.acting for move in action(bot, state, seat)]
        by_hand = state
        for seat, move in moves:
            by_hand = play(by_hand, seat, move)
        state, new = news(state, moves)
        assert state == by_hand
        told += new

    assert state.phase is Phase.OVER
    assert told[-1] == Ended()
    assert [item.turn for item in told if isinstance(item, Revealed)] == [*range(TURNS)]
    for seat, player in enumerate(state.players):
        mine = [item for item in told if getattr(item, "seat", None) == seat]
        cups = [item.points for item in mine if isinstance(item, WonCup)]
        aside = [item.treasure for item in mine if isinstance(item, LaidAside)]
        marked = sum(item.squares.bit_count() for item in mine if isinstance(item, Marked))
        palms = [
            gain.points
            for item in mine
            if isinstance(item, Marked)
            for gain in item.gains
            if isinstance(gain, Palm)
        ]
        on_cards = sum(card.island.bit_count() for card in player.completed)
        for card, free in zip(player.treasures, player.free, strict=True):
            on_cards += (card.island & ~free).bit_count() if card else 0
        assert cups == [*player.cups]
        assert aside == [card.id for card in player.completed]
        assert palms == [*player.palms]
        assert marked == on_cards
        taken = [item for item in mine if isinstance(item, Took)]
        assert len(taken) <= len(aside)


@given(integers(0, 2**32), integers(2, 4))
def test_what_a_mark_would_bring_is_what_it_brings(seed: int, players: int) -> None:
    rng = Random(seed)
    state = new_game(Deal.shuffled(players, rng))
    while state.acting:
        seat = state.acting[0]
        moves = legal_moves(state, seat)
        if state.phase is Phase.MARK and len(state.waiting) > 1:  # nothing is settled by the mark
            before, palm_points = state.players[seat], 1 + palms_on(state.display)
            for move in moves:
                reached = play(state, seat, move).players[seat]
                assert gains_of_mark(before, move, palm_points) == gains(before, reached)
        state = play(state, seat, rng.choice(moves))
