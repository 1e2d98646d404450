"""Measure reviews: what each level loses, how accuracy orders them, and the judge's own numbers.

usage: python tools/measure_reviews.py [--games N] [--first N] [--documents FILE]

Plays N games between each pair of neighbouring levels and N of the captain against itself, reviews
them, and prints the figures of docs/review.md. Reviews are added to FILE as JSON Lines, and those
that are there are counted as well: so several runs make one measurement.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final, TypeAlias

from silvergold.bots import LEVELS, thought_out
from silvergold.core.state import TURNS
from silvergold.lab.game import played
from silvergold.review import JUDGE, document, reviewing

Document: TypeAlias = dict[str, Any]

PAIRS: Final = (*pairwise(LEVELS), (JUDGE, JUDGE))


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description="Measure reviews.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--documents", type=Path)
    chosen = parser.parse_args()
    told: list[Document] = []
    if chosen.documents and chosen.documents.exists():
        lines = chosen.documents.read_text("utf-8").splitlines()
        told = [json.loads(line) for line in lines]
    for game in range(chosen.first, chosen.first + chosen.games):
        for pair in PAIRS:
            names = pair if game % 2 else pair[::-1]
            record = played(names, f"measured {game}", f"measured {game}").record
            told.append(document(thought_out(reviewing(record))))
            if chosen.documents:
                with chosen.documents.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(told[-1]) + "\n")
    print_levels(told)
    print_order(told)
    print_judge([one for one in told if {*one["players"]} == {JUDGE}])


def print_levels(told: list[Document]) -> None:
    """What each level loses, by decision and by game."""
    print("level      games  points/decision  points/game  accuracy  luck  others")
    for level in LEVELS:
        seats = [seat for one in told for seat in one["summary"] if _name(one, seat) == level]
        if not seats:
            continue
        free = [
            decision["points_lost"]
            for one in told
            for decision in one["decisions"]
            if one["players"][decision["seat"]] == level and not decision["forced"]
        ]
        accuracies = [seat["accuracy"] for seat in seats]
        print(
            f"{level:9} {len(seats):6} {fmean(free):16.3f} "
            f"{fmean(seat['points_lost'] for seat in seats):12.2f} "
            f"{fmean(accuracies):6.1f}±{pstdev(accuracies):.1f} "
            f"{fmean(seat['luck'] for seat in seats):5.2f} "
            f"{fmean(seat['others'] for seat in seats):6.2f}±"
            f"{pstdev(seat['others'] for seat in seats):.1f}"
        )
        shares = {grade: sum(seat["grades"][grade] for seat in seats) for grade in GRADES}
        total = sum(shares.values())
        told_shares = ", ".join(f"{grade} {100 * n / total:.1f} %" for grade, n in shares.items())
        print(f"{'':9} {told_shares}")


GRADES: Final = ("best", "good", "slip", "mistake", "blunder")


def _name(one: Document, seat: Document) -> str:
    name: str = one["players"][seat["seat"]]
    return name


def print_order(told: list[Document]) -> None:
    """How often the stronger of two neighbours has the higher accuracy."""
    means = defaultdict(list)
    for one in told:
        for seat in one["summary"]:
            means[_name(one, seat)].append(seat["accuracy"])
    for weaker, stronger in pairwise(LEVELS):
        games = [one for one in told if {*one["players"]} == {weaker, stronger}]
        if not games:
            continue
        by_name = [{_name(one, seat): seat["accuracy"] for seat in one["summary"]} for one in games]
        ordered = fmean(accuracy[stronger] > accuracy[weaker] for accuracy in by_name)
        middle = (fmean(means[weaker]) + fmean(means[stronger])) / 2
        sides = fmean(
            side
            for accuracy in by_name
            for side in (accuracy[weaker] < middle, accuracy[stronger] > middle)
        )
        print(
            f"{weaker} < {stronger}: in {100 * ordered:.1f} % of {len(games)} games; on the right "
            f"side of the middle between the means ({middle:.1f}): {100 * sides:.1f} %"
        )


def print_judge(told: list[Document]) -> None:
    """By expeditions revealed: how far final scores are from what was expected, on average."""
    errors = defaultdict(list)
    for one in told:
        luck = {
            (found["turn"], found["seat"]): found["points"]
            for found in one["luck"]
            if found["kind"] == "reveal"
        }
        for point in one["curve"][:TURNS]:
            for seat, points in enumerate(point["points"]):
                expected = points + luck[point["turn"], seat]
                errors[point["turn"] + 1].append(one["scores"][seat] - expected)
    for revealed, found in errors.items():
        left = TURNS - revealed
        scaled = pstdev(found) / left**0.5 if left else 0.0
        print(
            f"{revealed:3} revealed: {fmean(found):+.2f} on average, spread {pstdev(found):.2f} "
            f"({scaled:.2f} for each root of a turn)"
        )


if __name__ == "__main__":
    main()
