"""A bot for Silver & Gold that needs Python and nothing else.

Let it play:  silvergold simulate --bots greedy,"cmd:python3 examples/bot.py"

The game writes JSON objects to our standard input, one a line, and reads our answers from our
standard output. docs/bots.md has everything that is said; this file is one way to answer.
"""

import json
import sys
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def main() -> None:
    """Answer every line that wants an answer. When the input ends, so do we."""
    game: Json = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            # The greeting has every number and card, so that we need no table of our own.
            game = message | {"cards": {card["id"]: card for card in message["treasures"]}}
            answer({"protocol": 1})
        elif message["type"] == "choose":
            view = message["view"]
            # The legal moves are given: all that a bot needs is an opinion about each of them.
            answer({"move": max(message["moves"], key=lambda move: worth(move, view, game))})
        # "start" and "over" want no answer; neither does what a later version may add.


def answer(message: Json) -> None:
    """Write one line, and let it out at once: in a buffer it would never arrive."""
    print(json.dumps(message), flush=True)


def worth(move: str, view: Json, game: Json) -> float:
    """About how many points a move brings; only the order of the moves matters."""
    verb, *words = move.split()
    if verb == "keep":  # keep P3 S2
        return sum(promise(game["cards"][word], view, game) for word in words)
    if verb == "take":  # take O8
        return promise(game["cards"][words[0]], view, game)
    if verb == "draw":
        return 6.5  # what an unseen treasure promises, on average
    if verb in {"mark", "bonus"}:  # mark 1 a1 a2 b2
        slot, *squares = words
        return gain(int(slot) - 1, set(squares), view, game)
    return 0  # pass, which is then the only move there is


def promise(card: Json, view: Json, game: Json) -> float:
    """What a treasure is worth to somebody who begins it now."""
    turns_left = game["turns"] - view["turn"]
    if card["points"] > 1.5 * turns_left:
        return 0  # there is no time to complete it
    extras = 1.7 * len(card["crosses"]) + 0.8 * len(card["coins"]) + 1.2 * len(card["palms"])
    return float(0.35 * card["points"] + extras)


def gain(slot: int, squares: set[str], view: Json, game: Json) -> float:
    """What it brings to mark these squares."""
    me = view["players"][view["seat"]]
    cards = game["cards"]
    card = cards[me["slots"][slot]["treasure"]]
    left = set(me["slots"][slot]["free"]) - squares

    # Coins and palms that the score card has no room for bring nothing.
    coins = min(len(squares & set(card["coins"])), game["coin_boxes"] - me["coins"])
    palms = min(len(squares & set(card["palms"])), game["palm_boxes"] - len(me["palms"]))
    palm_points = 1 + sum(len(cards[id_]["palms"]) for id_ in view["display"])

    points: float = len(squares) + 0.5 * coins + 0.25 * palms * palm_points
    points += 0.35 * len(squares & set(card["crosses"]))  # each earns one more square
    points -= 0.2 * sum(is_alone(square, left) for square in left)  # no pattern will fit there
    points -= 0.3 * len(left)  # a treasure that is nearly complete comes first
    if not left:
        points += 0.7
    return points


def is_alone(square: str, squares: set[str]) -> bool:
    """Whether none of the four squares around it is among `squares`."""
    column, row = ord(square[0]), int(square[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return not any(f"{chr(column)}{row}" in squares for column, row in around)


if __name__ == "__main__":
    main()
