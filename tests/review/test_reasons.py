"""Every reason that a review gives is true of the position."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from silvergold.bots import thought_out
from silvergold.core.expeditions import PILE, PLACEMENTS, Pattern
from silvergold.core.facts import COIN_BOXES, COINS_IN_A_ROW, TURNS, TURNS_IN_A_ROUND
from silvergold.core.moves import Bonus, Keep, Mark, Take
from silvergold.core.rules import after
from silvergold.core.squares import each
from silvergold.core.treasures import treasure
from silvergold.fast.layout import TREASURE_NUMBER
from silvergold.fast.turns import turns_table
from silvergold.lab.game import played
from silvergold.locales import LANGUAGES, words
from silvergold.records import replay
from silvergold.review import reviewing
from silvergold.review.reasons import Reason, seal_worth
from silvergold.review.sentences import why

if TYPE_CHECKING:
    from collections.abc import Callable

    from silvergold.core.moves import Move
    from silvergold.core.state import Player, State
    from silvergold.core.treasures import Treasure
    from silvergold.review.report import Decision

LINE_UPS = (["deckhand", "sailor"], ["mate", "deckhand", "sailor"])
Facts: TypeAlias = dict[str, Any]


@pytest.fixture(scope="module")
def decisions() -> list[tuple[State, Decision]]:
    """Decisions that have reasons, with the states in which they were made."""
    found = []
    for number, names in enumerate(LINE_UPS):
        record = played(names, f"reasons {number}", f"reasons {number}").record
        states = [*replay(record)]
        found += [
            (states[decision.step], decision)
            for decision in thought_out(reviewing(record)).decisions
            if decision.reasons
        ]
    return found


def then(state: State, seat: int, moves: tuple[Move, ...]) -> Player:
    """The player after these marks, before anything is settled."""
    alone = state.changed(waiting=(seat, *(other for other in state.waiting if other != seat)))
    if len(alone.waiting) == 1:
        alone = alone.changed(waiting=(seat, (seat + 1) % state.deal.players))
    for move in moves:
        alone = after(alone, seat, move)
    return alone.players[seat]


def turns(card: Treasure, free: int) -> float:
    return float(turns_table()[TREASURE_NUMBER[card], free]) if free else 0.0


def squares(player: Player) -> int:
    return sum(free.bit_count() for free in player.free)


def fits(pattern: Pattern, player: Player, card: Treasure | None = None) -> bool:
    return any(
        not place & ~free
        for one, free in zip(player.treasures, player.free, strict=True)
        if one and card in {None, one}
        for place in PLACEMENTS[pattern]
    )


def reaches(
    free: tuple[int, ...],
    cards: tuple[Treasure | None, ...],
    slot: int,
    patterns: tuple[Pattern, ...],
    owed: int = 0,
) -> bool:
    """Whether the island can be completed when these patterns come in this order."""
    if not free[slot]:
        return True
    if owed and any(free):
        marks = [(at, one) for at in (0, 1) for one in each(free[at])]
        rest = patterns
    elif patterns:
        marks = [
            (at, squares)
            for at in (0, 1)
            for squares in (*PLACEMENTS[patterns[0]], *each(free[at]))
            if not squares & ~free[at]
        ]
        rest, owed = patterns[1:], 1
    else:
        return False
    for at, squares in marks:
        card = cards[at]
        assert card
        then_free = tuple(one & ~squares if at == place else one for place, one in enumerate(free))
        then_owed = owed - 1 + (squares & card.crosses).bit_count()
        if reaches(then_free, cards, slot, rest, then_owed):
            return True
    return False


class Marks:
    """What two mark actions lead to."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.state = state
        self.before = state.players[decision.seat]
        self.best = then(state, decision.seat, decision.best.moves)
        self.played = then(state, decision.seat, decision.played.moves)
        self.moves = decision.best.moves, decision.played.moves

    def slot(self, facts: Facts) -> int:
        return self.before.treasures.index(treasure(facts["treasure"]))

    def finish(self, facts: Facts) -> bool:
        slot = self.slot(facts)
        return not self.best.free[slot] and bool(self.played.free[slot])

    def sooner(self, facts: Facts) -> bool:
        slot, card = self.slot(facts), treasure(facts["treasure"])
        gained = turns(card, self.played.free[slot]) - turns(card, self.best.free[slot])
        return gained > 0 and facts["turns"] == pytest.approx(gained, abs=0.06)

    def possible(self, facts: Facts) -> bool:
        """No way of marking completes the island after what was played; some way does otherwise."""
        slot, card = self.slot(facts), treasure(facts["treasure"])
        gone = Counter(self.state.expeditions)
        pile = [*(Counter(PILE) - gone).elements()]
        left = TURNS - 1 - self.state.turn
        played, best = (
            any(
                reaches(player.free, player.treasures, slot, order)
                for order in {*permutations(pile, left)}
            )
            for player in (self.played, self.best)
        )
        return best and not played and card is self.best.treasures[slot]

    def cup(self, facts: Facts) -> bool:
        rows = [player.coins // COINS_IN_A_ROW for player in (self.best, self.played)]
        return rows[0] > rows[1] and facts["points"] == self.state.cups[0]

    def coins(self, facts: Facts) -> bool:
        return bool(facts["count"] == self.best.coins - self.played.coins > 0)

    def palm(self, facts: Facts) -> bool:
        return bool(facts["points"] == sum(self.best.palms) - sum(self.played.palms) > 0)

    def squares(self, facts: Facts) -> bool:
        ours = squares(self.before) - squares(self.best)
        theirs = squares(self.before) - squares(self.played)
        return (facts["squares"], facts["instead"]) == (ours, theirs) and ours > theirs

    def whole(self, facts: Facts) -> bool:
        best, played = (moves[0] for moves in self.moves)
        assert isinstance(best, Mark)
        assert isinstance(played, Mark)
        return self.squares(facts) and best.squares.bit_count() > played.squares.bit_count() == 1

    def cross(self, facts: Facts) -> bool:
        ours, theirs = (sum(isinstance(move, Bonus) for move in moves) for moves in self.moves)
        return self.squares(facts) and ours > theirs

    def fits(self, facts: Facts) -> bool:
        pattern, turn = Pattern[facts["pattern"]], self.state.turn + 1
        round_, revealed = divmod(turn, TURNS_IN_A_ROUND)
        gone = self.state.deal.expeditions[round_][:revealed]
        may_come = PILE.count(pattern) > gone.count(pattern)
        there = fits(pattern, self.best, treasure(facts["treasure"]))
        return may_come and there and not fits(pattern, self.played)

    def late(self, facts: Facts) -> bool:
        slot, card = self.slot(facts), treasure(facts["treasure"])
        needed = turns(card, self.played.free[slot])
        marked = self.played.free[slot] != self.before.free[slot] == self.best.free[slot]
        left = TURNS - 1 - self.state.turn
        return marked and facts["left"] == left < needed == pytest.approx(facts["turns"], abs=0.06)


class Takes:
    """What two takes or keeps lead to."""

    def __init__(self, state: State, decision: Decision) -> None:
        self.state = state
        self.player = state.players[decision.seat]
        self.gained = decision.best.points - decision.played.points
        self.best, self.played = (
            self._cards(option.moves[0]) for option in (decision.best, decision.played)
        )

    def _cards(self, move: Move) -> list[Treasure]:
        match move:
            case Take(card):
                return [card]
            case Keep(first, second):
                return [first, second]
            case _:
                return []

    def _more(self, count: Callable[[list[Treasure]], float], most: float = 99) -> float:
        assert self.best
        assert self.played
        return min(most, count(self.best)) - min(most, count(self.played))

    def known(self, facts: Facts) -> bool:
        return self.gained == pytest.approx(facts["points"], abs=0.06) and not self.played

    def unseen(self, facts: Facts) -> bool:
        return self.gained == pytest.approx(facts["points"], abs=0.06) and not self.best

    def quick(self, facts: Facts) -> bool:
        less = -self._more(lambda cards: sum(turns(card, card.island) for card in cards))
        return less > 0 and facts["turns"] == pytest.approx(less, abs=0.06)

    def worth(self, facts: Facts) -> bool:
        more = self._more(lambda cards: sum(card.colour.points for card in cards))
        return bool(facts["points"] == more > 0)

    def seal(self, facts: Facts) -> bool:
        more = self._more(lambda cards: seal_worth(cards, self.player))
        return bool(facts["points"] == more > 0)

    def has_coins(self, facts: Facts) -> bool:
        boxes = COIN_BOXES - self.player.coins
        more = self._more(lambda cards: sum(card.coins.bit_count() for card in cards), boxes)
        return bool(facts["count"] == more > 0)

    def has_crosses(self, facts: Facts) -> bool:
        more = self._more(lambda cards: sum(card.crosses.bit_count() for card in cards))
        return bool(facts["count"] == more > 0)

    def has_palm(self, _: Facts) -> bool:
        return self._more(lambda cards: sum(card.palms.bit_count() for card in cards)) > 0

    def too_long(self, facts: Facts) -> bool:
        [card] = self.played
        left = TURNS - 1 - self.state.turn
        needed = turns(card, card.island)
        return bool(facts["left"] == left < needed == pytest.approx(facts["turns"], abs=0.06))


def test_every_reason_is_true(decisions: list[tuple[State, Decision]]) -> None:
    met = set()
    for state, decision in decisions:
        facts = Marks(state, decision) if decision.kind == "mark" else Takes(state, decision)
        for reason in decision.reasons:
            met.add(reason.id)
            is_true = getattr(facts, reason.id.replace("-", "_"))
            assert is_true(reason.facts), (decision, reason)

    assert len(met) >= 10


def test_there_are_two_reasons_at_most_and_the_weightier_is_first(
    decisions: list[tuple[State, Decision]],
) -> None:
    for _, decision in decisions:
        weights = [reason.weight for reason in decision.reasons]
        assert len(weights) <= 2
        assert weights == sorted(weights, reverse=True)


@pytest.mark.languages
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(decisions: list[tuple[State, Decision]], language: str) -> None:
    for _, decision in decisions:
        for sentence in why(words(language), decision.reasons):
            assert sentence.endswith(".")
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert "{" not in sentence


def test_two_islands_of_one_name_are_told_apart(decisions: list[tuple[State, Decision]]) -> None:
    told = set()
    for state, decision in decisions:
        cards = state.players[decision.seat].treasures
        for reason in decision.reasons:
            if decision.kind != "mark" or "treasure" not in reason.facts:
                assert "slot" not in reason.facts
                continue
            same = None not in cards and len({card.colour for card in cards if card}) == 1
            slot = cards.index(treasure(reason.facts["treasure"])) + 1
            assert reason.facts.get("slot") == (slot if same else None)
            [sentence] = why(words("en"), [reason])
            assert (f"(island {slot})" in sentence) == same
            told.add(same)

    assert told == {True, False}


def test_in_the_last_turn_nothing_can_be_completed_later() -> None:
    late = Reason("late", {"treasure": "S1", "turns": 1.0, "left": 0}, 1)

    assert why(words("en"), [late]) == [
        "This was the last turn: grey 8 can no longer be completed."
    ]
