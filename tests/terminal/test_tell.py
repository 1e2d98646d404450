"""What happens at the table, told."""

from random import Random

from silvergold import Deal, new_game
from silvergold.bots import BOTS, action
from silvergold.core.state import TURNS, Player, State
from silvergold.core.treasures import treasure
from silvergold.locales import words
from silvergold.news import Coin, Complete, Cross, Gain, Palm, news
from silvergold.terminal.tell import gain_told, news_told, outcome

SAY = words("en")


def test_what_a_mark_brings_is_told() -> None:
    gains: list[Gain] = [Coin(2, 4), Coin(1, 1), Palm(4), Complete(0, "G9", 10), Cross(1), Cross(2)]

    assert [gain_told(SAY, gain) for gain in gains] == [
        "row 2 is full and wins a cup",
        "coin 1 in row 1",
        "palm: +4",
        "island complete: +10",
        "one more square",
        "2 more squares",
    ]


def whole_game(seed: int) -> list[str]:
    """Everything that is told of a game between bots."""
    rng = Random(seed)
    state: State = new_game(Deal.shuffled(3, rng))
    lines = []
    while state.acting:
        moves = [
            (seat, move)
            for seat in state.acting
            for move in action(BOTS["greedy"](rng), state, seat)
        ]
        state, told = news(state, moves)
        lines += [news_told(SAY, item, ["Ana", "Hugo", "Li"]) for item in told]
    return lines


def test_a_whole_game_is_told_from_the_first_choice_to_the_end() -> None:
    lines = whole_game(1)

    assert sum(" kept " in line for line in lines) == 3
    assert sum(line.startswith("Turn ") for line in lines) == TURNS
    assert any("won the 6-point cup" in line for line in lines)
    assert any("and set it aside: +14" in line for line in lines)
    assert any("from the display" in line for line in lines)
    assert any("for a cross" in line for line in lines)
    assert lines[-1] == "The game is over."


def test_the_outcome_names_the_winner() -> None:
    players = [Player(coins=3), Player(coins=4)]

    assert outcome(SAY, ["Ana", "Hugo"], players) == "Hugo won with 4 points."


def test_the_outcome_names_the_colour_that_broke_the_tie() -> None:
    grey, green = Player(completed=(treasure("S4"),), coins=2), Player(completed=(treasure("G4"),))

    assert outcome(SAY, ["Ana", "Hugo"], [green, grey]) == (
        "Ana and Hugo tied on 10 points. Hugo won with more completed grey treasures."
    )


def test_the_outcome_names_all_who_share_the_win() -> None:
    players = [Player(coins=2), Player(coins=2), Player()]

    assert outcome(SAY, ["Ana", "Hugo", "Li"], players) == (
        "Ana and Hugo tied on 2 points, with equally many completed treasures of every colour: "
        "they share the win."
    )
