"""sg-deal-v1: test vectors, uniformity, and what its proof proves."""

import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis.strategies import binary, integers, lists, text

from silvergold.core.expeditions import PILE
from silvergold.core.state import Deal
from silvergold.core.treasures import TREASURES
from silvergold.deals import FairDeal, FairDealError, check, proof

GAMES = 4000


def test_the_published_vectors_hold(golden: Path) -> None:
    for vector in json.loads((golden / "deals.json").read_text("utf-8")):
        clients = tuple(bytes.fromhex(client) for client in vector["clients"])
        fair = FairDeal(vector["game"], bytes.fromhex(vector["seed"]), clients)
        deal = fair.deal

        assert fair.commitment.hex() == vector["commitment"]
        assert fair.key.hex() == vector["key"]
        assert " ".join(card.id for card in deal.treasures) == vector["treasures"]
        assert " ".join(card.id for card in deal.reshuffled) == vector["stack"]
        assert [" ".join(card.name for card in pile) for pile in deal.expeditions] == (
            vector["expeditions"]
        )
        assert deal.start == vector["start"]
        assert deal.players == len(clients)


@given(text(), binary(min_size=32, max_size=32), lists(binary(), min_size=2, max_size=4))
def test_every_deal_can_be_played(game: str, seed: bytes, clients: list[bytes]) -> None:
    assert FairDeal(game, seed, tuple(clients)).deal.fault() is None


def test_bytes_that_move_from_one_seat_to_the_next_make_another_deal() -> None:
    seed = bytes(32)

    assert FairDeal("g", seed, (b"ab", b"c")).deal != FairDeal("g", seed, (b"a", b"bc")).deal


def test_each_stream_is_its_own() -> None:
    deal = FairDeal("g", bytes(32), (b"", b"")).deal

    assert deal.treasures != deal.reshuffled
    assert len({*deal.expeditions}) == 4


@pytest.fixture(scope="module")
def many() -> list[Deal]:
    return [FairDeal(str(number), bytes(32), (b"",) * 3).deal for number in range(GAMES)]


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing


def critical(degrees: int) -> float:
    """The value that chi-square exceeds by chance about once in ten thousand (Wilson-Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.72 * part**0.5) ** 3)


def test_every_treasure_is_as_likely_in_every_place(many: list[Deal]) -> None:
    for order in ([deal.treasures for deal in many], [deal.reshuffled for deal in many]):
        counts: Counter[object] = Counter(
            (place, card) for cards in order for place, card in enumerate(cards)
        )

        assert chi_square(counts, 47 * 47) < critical(46 * 46)


def test_every_treasure_is_as_likely_to_follow_any_other(many: list[Deal]) -> None:
    counts: Counter[object] = Counter(deal.treasures[:2] for deal in many)
    pairs = 47 * 46

    assert chi_square(counts, pairs) < critical(pairs - 1)


def test_every_expedition_is_as_likely_in_every_place_of_every_round(many: list[Deal]) -> None:
    for round_ in range(4):
        for place in range(8):
            counts = Counter(deal.expeditions[round_][place] for deal in many)
            expected = {pattern: GAMES * PILE.count(pattern) / 8 for pattern in PILE}
            distance = sum((counts[pattern] - due) ** 2 / due for pattern, due in expected.items())

            assert distance < critical(5)


def test_every_seat_is_as_likely_to_start(many: list[Deal]) -> None:
    assert chi_square(Counter(deal.start for deal in many), 3) < critical(2)


def test_a_shuffle_that_is_not_fair_fails_the_chi_square_test() -> None:
    counts: Counter[object] = Counter(
        sha256(bytes([n % 256])).digest()[0] % 47 for n in range(4000)
    )

    assert chi_square(counts, 47) > critical(46)


def committed(fair: FairDeal) -> dict[str, object]:
    return proof(fair, [sha256(client).digest() for client in fair.clients])


FAIR = FairDeal("table 1", b"s" * 32, (b"ana", b"hugo"))
KEPT = {*FAIR.deal.hand(0)[:2], *FAIR.deal.hand(1)[:2]}
DEAL = replace(
    FAIR.deal, reshuffled=tuple(card for card in FAIR.deal.reshuffled if card not in KEPT)
)


def test_a_true_proof_holds() -> None:
    check(committed(FAIR), DEAL, KEPT)


def test_a_proof_holds_for_a_game_that_was_broken_off() -> None:
    revealed = replace(
        DEAL,
        treasures=DEAL.treasures[:8],
        reshuffled=DEAL.reshuffled[:5],
        expeditions=((DEAL.expeditions[0][0],),),
    )

    check(committed(FAIR), revealed, KEPT)


def test_a_seat_that_sent_nothing_counts_as_having_sent_no_bytes() -> None:
    fair = FairDeal("table 1", b"s" * 32, (b"ana", b""))

    check(proof(fair, [sha256(b"ana").digest(), None]), fair.deal, ())


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"scheme": "sg-deal-v2"}, "its scheme is 'sg-deal-v2', not 'sg-deal-v1'"),
        ({"seed": "73" * 31}, "seed: 31 bytes, not 32"),
        ({"seed": "xyz"}, "seed: 'xyz' is not hexadecimal"),
        ({"seed": "00" * 32}, "the seed is not the one that the server committed itself to"),
        ({"game": "table 2"}, "the seed is not the one that the server committed itself to"),
        ({"clients": ["00", "00"]}, "seat 0's bytes are not those that it committed itself to"),
        ({"clients": ["00"]}, "it has not one commitment for each seat"),
        ({"clients": [], "client_commitments": []}, "it has bytes of 0 seats for 2 players"),
        ({"clients": [None, ""]}, "a seat's bytes: None is not hexadecimal"),
        (
            {"client_commitments": None},
            "it should have scheme, game, commitment, seed, clients and client_commitments",
        ),
    ],
)
def test_a_false_proof_is_refused(changed: dict[str, object], message: str) -> None:
    with pytest.raises(FairDealError) as caught:
        check(committed(FAIR) | changed, DEAL, KEPT)

    assert str(caught.value) == message


@given(integers(0, 41))
def test_no_two_cards_of_the_stack_can_change_places(place: int) -> None:
    stack = [*DEAL.reshuffled]
    stack[place], stack[place + 1] = stack[place + 1], stack[place]

    with pytest.raises(FairDealError, match=f"card {place + 1} of the stack should be "):
        check(committed(FAIR), replace(DEAL, reshuffled=tuple(stack)), KEPT)


def test_another_start_player_or_another_expedition_is_found() -> None:
    with pytest.raises(FairDealError, match=r"seat \d should start, not seat \d"):
        check(committed(FAIR), replace(DEAL, start=1 - DEAL.start), KEPT)
    piles = (*DEAL.expeditions[:3], DEAL.expeditions[3][::-1])
    with pytest.raises(FairDealError, match="card 1 of the expeditions of round 4 should be"):
        check(committed(FAIR), replace(DEAL, expeditions=piles), KEPT)


def test_a_deal_from_a_text_is_the_same_each_time_and_for_that_text_only() -> None:
    assert FairDeal.from_text("a", 2) == FairDeal.from_text("a", 2)
    assert FairDeal.from_text("a", 2).deal != FairDeal.from_text("b", 2).deal
    assert {*FairDeal.from_text("a", 3).deal.treasures} == {*TREASURES}
