"""One game record, as JSON text and as a value."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NoReturn

from silvergold.core import notation
from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.scoring import Score
from silvergold.core.state import MAX_PLAYERS, MIN_PLAYERS, ROUNDS, Card, Deal
from silvergold.core.treasures import TREASURES, Treasure, treasure
from silvergold.records.flaws import Flaw, RecordError, shortened

if TYPE_CHECKING:
    from silvergold.core.moves import Move, Seat

FORMAT: Final = "silver-and-gold/1"
DECK: Final = "classic"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: each seat's score, and the seats that won."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its deal to its result, or as far as it has come.

    A game in progress has no result, and its deal holds only what has been revealed. `further` are
    the top-level keys that the format does not name.
    """

    players: tuple[str, ...]
    deal: Deal
    moves: tuple[tuple[Seat, Move], ...]
    result: Result | None
    further: dict[str, object] = field(default_factory=dict)

    def __repr__(self) -> str:
        how = f"won by {' and '.join(self._winners)}" if self.result else "not over"
        return f"<Record of {' against '.join(self.players)}: {len(self.moves)} moves, {how}>"

    @property
    def _winners(self) -> list[str]:
        won = self.result.winners if self.result else ()
        return [name for seat, name in enumerate(self.players) if seat in won]


def check_is_record(value: object) -> None:
    """Raise `TypeError` for anything but a record; for text, say how to read it."""
    if not isinstance(value, Record):
        found = "silvergold.read_record(text) reads one"
        raise TypeError(f"a Record is wanted, not {shortened(repr(value))}: {found}")


def write(record: Record) -> str:
    """The record as one line of JSON."""
    check_is_record(record)
    document: dict[str, object] = {
        "format": FORMAT,
        "deck": DECK,
        "players": [*record.players],
        "deal": write_deal(record.deal),
        "moves": [f"{seat} {notation.write(move)}" for seat, move in record.moves],
    }
    if record.result:
        document["result"] = _write_result(record.result)
    further = {key: value for key, value in record.further.items() if key not in _KEYS}
    return json.dumps(document | further, ensure_ascii=False, allow_nan=False)


def write_deal(deal: Deal) -> dict[str, object]:
    """The deal as a record has it."""
    return {
        "treasures": [treasure.id for treasure in deal.treasures],
        "stack": [treasure.id for treasure in deal.reshuffled],
        "expeditions": [[pattern.name for pattern in pile] for pile in deal.expeditions],
        "start": deal.start,
    }


def _write_result(result: Result) -> dict[str, object]:
    return {
        "scores": [{**score._asdict(), "total": score.total} for score in result.scores],
        "winners": [*result.winners],
    }


def read(text: str | bytes) -> Record:
    """The record that `text` holds. Raises `RecordError` if it holds none.

    This checks the record's form; `verify` checks the game.
    """
    document = _object(_parse(text), "a record", {"format"}, flaw=Flaw.NO_RECORD)
    if document["format"] != FORMAT:
        reason = f"the format is {_shown(document['format'])}, not {FORMAT!r}"
        raise RecordError(reason, flaw=Flaw.OTHER_RECORD)
    _object(document, "the record", _KEYS - {"result"})
    if document["deck"] != DECK:
        reason = f"the deck is {_shown(document['deck'])}, not {DECK!r}"
        raise RecordError(reason, flaw=Flaw.OTHER_RECORD)
    names = _list(document["players"], "players")
    players = tuple(_text(name, "a player's name") for name in names)
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise RecordError(f"it takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(players)}")
    return Record(
        players=players,
        deal=read_deal(document["deal"], len(players)),
        moves=tuple(
            _read_move(number, move, len(players))
            for number, move in enumerate(_list(document["moves"], "moves"), start=1)
        ),
        result=_read_result(document["result"], len(players)) if "result" in document else None,
        further={key: value for key, value in document.items() if key not in _KEYS},
    )


_KEYS: Final = {"format", "deck", "players", "deal", "moves", "result"}
_DEAL_KEYS: Final = {"treasures", "stack", "expeditions", "start"}
_RESULT_KEYS: Final = {"scores", "winners"}
_SCORE_KEYS: Final = {*Score._fields, "total"}
_NAMED: Final = _KEYS | _DEAL_KEYS | _RESULT_KEYS | _SCORE_KEYS


def _parse(text: str | bytes) -> object:
    try:
        return _document(text)
    except UnicodeDecodeError as error:
        reason = f"it is not UTF-8 text (byte {error.start + 1})"
    except UnicodeEncodeError:
        reason = "it has half a character in a string (a lone surrogate)"
    except RecursionError:
        reason = "it is nested too deeply"
    except json.JSONDecodeError as error:
        line = f"line {error.lineno} of the record, " if error.lineno > 1 else ""
        reason = f"it is not JSON: {error.msg} ({line}column {error.colno})"
    except _DoubleKeyError as error:
        reason = f"it has {error.args[0]!r} twice"
    except ValueError:
        reason = "it has a number that is none, or too large to be read"
    raise RecordError(reason, flaw=Flaw.NO_RECORD)


def _document(text: str | bytes) -> object:
    text = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    document: object = json.loads(text, parse_constant=_no_number, object_pairs_hook=_unrepeated)
    json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    return document


class _DoubleKeyError(ValueError):
    pass


def _no_number(constant: str) -> NoReturn:
    raise ValueError(constant)


def _unrepeated(pairs: list[tuple[str, object]]) -> object:
    keys = Counter(key for key, _ in pairs)
    for key, count in keys.items():
        if count > 1 and key in _NAMED:
            raise _DoubleKeyError(key)
    return dict(pairs)


def read_deal(value: object, players: int) -> Deal:
    """The deal that a record has. Raises `RecordError` if it has none."""
    deal = _object(value, "the deal", _DEAL_KEYS, only=_DEAL_KEYS)
    piles = _list(deal["expeditions"], "deal.expeditions")
    if len(piles) > ROUNDS:
        raise RecordError(f"deal.expeditions has {len(piles)} rounds, not {ROUNDS}")
    start = _number(deal["start"], "deal.start")
    if start not in range(players):
        raise RecordError(f"deal.start is {start}; the seats are 0 to {players - 1}")
    return Deal(
        players=players,
        treasures=_treasures(deal["treasures"], "deal.treasures"),
        expeditions=tuple(
            _patterns(pile, f"deal.expeditions, round {round_}")
            for round_, pile in enumerate(piles, start=1)
        ),
        reshuffled=_treasures(deal["stack"], "deal.stack"),
        start=start,
    )


def _treasures(value: object, where: str) -> tuple[Treasure, ...]:
    ids = [_text(id_, f"{where}: a treasure") for id_ in _list(value, where)]
    try:
        treasures = tuple(treasure(id_) for id_ in ids)
    except ValueError as error:
        raise RecordError(f"{where}: {error}") from None
    _not_more_than(Counter(treasures), Counter(TREASURES), where)
    return treasures


def _patterns(value: object, where: str) -> tuple[Pattern, ...]:
    names = [_text(name, f"{where}: a pattern") for name in _list(value, where)]
    for name in names:
        if name not in Pattern.__members__:
            raise RecordError(f"{where}: there is no pattern {name!r}")
    patterns = tuple(Pattern[name] for name in names)
    _not_more_than(Counter(patterns), Counter(PILE), where)
    return patterns


def _not_more_than(cards: Counter[Card], there_are: Counter[Card], where: str) -> None:
    for card, count in cards.items():
        if count > there_are[card]:
            reason = f"{where} has {card!r} {count} times, not {there_are[card]}"
            raise RecordError(reason, flaw=Flaw.RECORD_CARDS)


def _read_move(number: int, text: object, players: int) -> tuple[Seat, Move]:
    if not isinstance(text, str):
        raise RecordError(f"a move is a text, not {_shown(text)}", number)
    seat, _, rest = text.partition(" ")
    if seat not in map(str, range(players)):
        raise RecordError(f"it does not begin with a seat, 0 to {players - 1}", number, text)
    try:
        move = notation.read(rest)
    except notation.NotationError as error:
        raise RecordError(str(error), number, text) from None
    if text != (written := f"{seat} {notation.write(move)}"):
        raise RecordError(f"a record writes it {written!r}", number, text)
    return int(seat), move


def _read_result(value: object, players: int) -> Result:
    result = _object(value, "the result", _RESULT_KEYS, only=_RESULT_KEYS)
    given = _list(result["scores"], "result.scores")
    if len(given) != players:
        raise RecordError(f"result.scores: there should be {players}, not {len(given)}")
    scores = tuple(_read_score(score, seat) for seat, score in enumerate(given))
    winners = _list(result["winners"], "result.winners")
    return Result(scores, tuple(_number(seat, "a winner's seat") for seat in winners))


def _read_score(value: object, seat: Seat) -> Score:
    what = f"the score of seat {seat}"
    parts = _object(value, what, _SCORE_KEYS, only=_SCORE_KEYS)
    points = {key: _number(part, f"{what}, {key},") for key, part in parts.items()}
    total = points.pop("total")
    score = Score(**points)
    if total != score.total:
        reason = f"the parts of {what} make {score.total}, but its total says {total}"
        raise RecordError(reason, flaw=Flaw.RECORD_RESULT)
    return score


def _object(
    value: object,
    what: str,
    keys: set[str],
    only: set[str] | None = None,
    flaw: Flaw = Flaw.RECORD_PARTS,
) -> dict[str, object]:
    if not isinstance(value, dict):
        raise RecordError(f"{what} is a JSON object, not {_shown(value)}", flaw=flaw)
    for missing in sorted(keys - value.keys()):
        raise RecordError(f"{what} has no {missing!r}", flaw=flaw)
    for unknown in sorted(value.keys() - only) if only else ():
        raise RecordError(f"{what} has an unknown key, {unknown!r}")
    return value


def _list(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise RecordError(f"{what} is a list, not {_shown(value)}")
    return value


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise RecordError(f"{what} is a text, not {_shown(value)}")
    return value


def _number(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{what} is a whole number, not {_shown(value)}")
    return value


def _shown(value: object) -> str:
    return shortened(json.dumps(value))
