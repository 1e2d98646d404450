"""What is said of records that are damaged, incomplete, illegal or of an unknown format."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, binary, data, integers, sampled_from

from silvergold.core.facts import TURNS
from silvergold.core.reasons import Refusal
from silvergold.records import Flaw, Record, RecordError, read, texts, verify, write

TOO_LARGE = "it has a number that is none, or too large to be read"
Damage = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="session")
def line(golden_games: list[Record]) -> str:
    """A game of two players that begins `0 keep G12 O9`, `1 keep O1 G7`, `0 mark 2 b3 c3 d3`."""
    return next(write(game) for game in golden_games if len(game.players) == 2)


def fault(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        verify(read(text))
    return str(caught.value)


def drop(key: str) -> Damage:
    return lambda record: record.pop(key)


def put(value: object, *path: str | int) -> Damage:
    def damage(record: Any) -> None:  # noqa: ANN401
        for key in path[:-1]:
            record = record[key]
        record[path[-1]] = value

    return damage


def swap(one: int, other: int) -> Damage:
    def damage(record: dict[str, Any]) -> None:
        moves = record["moves"]
        moves[one], moves[other] = moves[other], moves[one]

    return damage


def add(seat: int, **points: int) -> Damage:
    def damage(record: dict[str, Any]) -> None:
        for part, more in points.items():
            record["result"]["scores"][seat][part] += more

    return damage


def numbers(record: dict[str, Any]) -> dict[str, object]:
    """What a message may name of the record, as it is before the damage."""
    moves, result = record["moves"], record["result"]
    total, coins = result["scores"][0]["total"], result["scores"][1]["coins"]
    return {
        "turns": TURNS,
        "one_less": len(moves) - 1,
        "one_more": len(moves) + 1,
        "last": moves[-1].split()[0],
        "total": total,
        "total_and_one": total + 1,
        "coins": coins,
        "coins_and_one": coins + 1,
        "winners": result["winners"],
    }


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (drop("format"), "a record has no 'format'"),
        (
            put("silver-and-gold/2", "format"),
            "the format is \"silver-and-gold/2\", not 'silver-and-gold/1'",
        ),
        (put("new", "deck"), "the deck is \"new\", not 'classic'"),
        (drop("deal"), "the record has no 'deal'"),
        (drop("moves"), "the record has no 'moves'"),
        (put("Ana", "players"), 'players is a list, not "Ana"'),
        (put(["Ana"], "players"), "it takes 2 to 4 players, not 1"),
        (put(["Ana", 7], "players"), "a player's name is a text, not 7"),
        (put([], "deal"), "the deal is a JSON object, not []"),
        (put(1, "deal", "seed"), "the deal has an unknown key, 'seed'"),
        (put("0", "deal", "start"), 'deal.start is a whole number, not "0"'),
        (put(True, "deal", "start"), "deal.start is a whole number, not true"),
        (put(2, "deal", "start"), "deal.start is 2; the seats are 0 to 1"),
        (put("P13", "deal", "treasures", 0), "deal.treasures: there is no treasure 'P13'"),
        (put("G11", "deal", "treasures", 0), "deal.treasures has G11 2 times, not 1"),
        (put(5, "deal", "stack", 0), "deal.stack: a treasure is a text, not 5"),
        (
            put("X5", "deal", "expeditions", 0, 0),
            "deal.expeditions, round 1: there is no pattern 'X5'",
        ),
        (
            put("O4", "deal", "expeditions", 0, 0),
            "deal.expeditions, round 1 has O4 2 times, not 1",
        ),
        (put([[]] * 5, "deal", "expeditions"), "deal.expeditions has 5 rounds, not 4"),
        (put(None, "moves"), "moves is a list, not null"),
        (put(17, "moves", 2), "move 3: a move is a text, not 17"),
        (
            put("0 mark 2 e9", "moves", 2),
            "move 3, '0 mark 2 e9': 'mark 2 e9' is not a move: there is no square 'e9'",
        ),
        (
            put("5 mark 2 b3", "moves", 2),
            "move 3, '5 mark 2 b3': it does not begin with a seat, 0 to 1",
        ),
        (
            put("0 mark 2 c3 b3 d3", "moves", 2),
            "move 3, '0 mark 2 c3 b3 d3': a record writes it '0 mark 2 b3 c3 d3'",
        ),
        (
            put("0 mark 2 a1", "moves", 2),
            "move 3, '0 mark 2 a1': seat 0 may not mark a1 on treasure 2: a1 is sea",
        ),
        (
            swap(0, 1),
            "move 1, '1 keep O1 G7': in the order of a record, seat 0 has to finish its part first",
        ),
        (
            lambda record: record["moves"].append("0 draw"),
            "move {one_more}, '0 draw': seat 0 may not draw: the game is over",
        ),
        (
            lambda record: record["moves"].pop(),
            (
                "the record has a result, but after its {one_less} moves "
                "seat {last} has yet to mark in turn {turns} of {turns}"
            ),
        ),
        (drop("result"), "the game is over, but the record has no result"),
        (
            lambda record: record["deal"]["stack"].pop(),
            "deal.stack has 42 cards; those in the game are 43",
        ),
        (
            lambda record: record["deal"]["treasures"].pop(),
            "deal.treasures has 46 cards; those in the game are 47",
        ),
        (
            lambda record: record["deal"]["expeditions"][3].pop(),
            "deal.expeditions, round 4 has 7 cards; those in the game are 8",
        ),
        (
            lambda record: record["deal"]["stack"].append("O9"),
            "deal.stack has O9, which a player kept",
        ),
        (put([], "result"), "the result is a JSON object, not []"),
        (put(1, "result", "note"), "the result has an unknown key, 'note'"),
        (
            lambda record: record["result"]["scores"].pop(),
            "result.scores: there should be 2, not 1",
        ),
        (
            lambda record: record["result"]["scores"][0].pop("cups"),
            "the score of seat 0 has no 'cups'",
        ),
        (
            add(0, total=1),
            "the parts of the score of seat 0 make {total}, but its total says {total_and_one}",
        ),
        (
            add(1, coins=1, palms=-1),
            "seat 1 has {coins} points for coins, but the result says {coins_and_one}",
        ),
        (put([0, 1], "result", "winners"), "the winners are {winners}, but the result says [0, 1]"),
        (put([0.5], "result", "winners"), "a winner's seat is a whole number, not 0.5"),
    ],
)
def test_the_fault_is_named(line: str, damage: Damage, message: str) -> None:
    record = json.loads(line)
    named = message.format_map(numbers(record))
    damage(record)

    assert fault(json.dumps(record)) == named


def test_a_record_cut_short_may_not_show_what_was_not_revealed(line: str) -> None:
    record = json.loads(line)
    del record["result"], record["moves"][40:]

    assert fault(json.dumps(record)) == "deal.treasures has 47 cards; those revealed so far are 8"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it is not JSON: Expecting value (column 1)"),
        ("[]", "a record is a JSON object, not []"),
        ('"x"', 'a record is a JSON object, not "x"'),
        ('{"format": NaN}', "it has a number that is none, or too large to be read"),
        ('{"format": 1, "format": 1}', "it has 'format' twice"),
        ('{"a": "\\ud800"}', "it has half a character in a string (a lone surrogate)"),
        ("[" * 100_000, "it is nested too deeply"),
        (b'{"a": "\xff"}', "it is not UTF-8 text (byte 8)"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str | bytes, message: str) -> None:
    assert fault(text) == message


@pytest.mark.parametrize(
    ("damage", "flaw"),
    [
        (drop("format"), Refusal(Flaw.NO_RECORD)),
        (put("silver-and-gold/9", "format"), Refusal(Flaw.OTHER_RECORD)),
        (drop("deal"), Refusal(Flaw.RECORD_PARTS)),
        (put(["P1", "P1"], "deal", "stack"), Refusal(Flaw.RECORD_CARDS)),
        (put("0 draw", "moves", 2), Refusal(Flaw.RECORD_MOVE, {"move": 3})),
        (put([0, 1], "result", "winners"), Refusal(Flaw.RECORD_RESULT)),
    ],
)
def test_who_only_wants_to_see_the_game_is_told_its_flaw_without_the_details(
    line: str, damage: Damage, flaw: Refusal
) -> None:
    record = json.loads(line)
    damage(record)

    with pytest.raises(RecordError) as caught:
        verify(read(json.dumps(record)))

    assert caught.value.refusal == flaw


def test_a_number_too_long_to_be_read_is_refused() -> None:
    assert fault('{"format": ' + "1" * 5000 + "}") == TOO_LARGE
    assert fault('{"format": 1e999}') == TOO_LARGE


@given(data(), binary(min_size=1, max_size=3))
def test_whatever_bytes_are_changed_a_record_is_read_or_refused(
    line: str, data: DataObject, noise: bytes
) -> None:
    text = line.encode()
    place = data.draw(integers(0, len(text) - 1))
    changed = text[:place] + noise + text[place + data.draw(sampled_from([0, 1, 50])) :]

    with suppress(RecordError):
        verify(read(changed))


class TestAFile:
    def test_of_json_lines_gives_each_record_with_its_line(self) -> None:
        assert [*texts([b'{"a": 1}\n', b"\n", b"{}\n"])] == [(1, b'{"a": 1}'), (3, b"{}")]

    def test_may_hold_one_record_over_many_lines(self) -> None:
        assert [*texts([b"\n", b"{\n", b'"a": 1\n', b"}\n"])] == [(2, b'{\n"a": 1\n}')]

    def test_may_have_a_bad_line_anywhere(self) -> None:
        assert [number for number, _ in texts([b"{\n", b"{}\n", b"oops\n", b"{}\n"])] == [
            1,
            2,
            3,
            4,
        ]

    def test_without_a_record_gives_none(self) -> None:
        assert [*texts([b"\n", b"  \n"])] == []
