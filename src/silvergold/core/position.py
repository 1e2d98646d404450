"""Positions as one line of text: what one seat sees, or a whole state with all that is hidden.

docs/position.md describes the line, field by field.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NoReturn

from silvergold.core.expeditions import Pattern
from silvergold.core.facts import HAND_SIZE, MAX_PLAYERS, MIN_PLAYERS, TURNS_IN_A_ROUND, Phase
from silvergold.core.squares import SQUARE, Squares, names
from silvergold.core.state import Deal, Player, State
from silvergold.core.treasures import treasure
from silvergold.core.view import IN_ORDER, View, imagine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.core.moves import Seat
    from silvergold.core.treasures import Treasure

VIEW: Final = "view SEAT PHASE TURN START WAITING PLAYERS DISPLAY STACK HAND EXPEDITIONS"
STATE: Final = "state PHASE TURN WAITING PLAYERS SHOWN DISPLAY STACK START DEALT PILES RESHUFFLED"
PLAYER: Final = "SLOT,SLOT,COMPLETED,COINS,CUPS,PALMS,BONUSES"
NONE: Final = "-"
SAME: Final = "="


class PositionError(ValueError):
    """A text is not a position."""


def write_position(game: State | View) -> str:
    """The position as one line of text, from which `read_state` or `read_view` makes it again.

    >>> from random import Random
    >>> from silvergold import Deal, new_game, view
    >>> write_position(view(new_game(Deal.shuffled(2, Random(1))), 0))
    'view 0 keep 0 1 10 -,-,-,0,-,-,0/-,-,-,0,-,-,0 - 0 O2G12O9P10 -'
    """
    players = _players(game.players)
    where = [game.phase.name.lower(), str(game.turn)]
    waiting = "".join(map(str, game.waiting)) or NONE
    if isinstance(game, View):
        table = [players, _ids(game.display), str(game.stack_size)]
        known = [_ids(game.hand), _patterns(game.expeditions)]
        return " ".join(["view", str(game.seat), *where, str(game.start), waiting, *table, *known])
    deal = game.deal
    shown = SAME if game.shown == game.players else _players(game.shown)
    table = [players, shown, _ids(game.display), _ids(game.stack)]
    piles = "/".join(_patterns(pile) for pile in deal.expeditions) or NONE
    dealt = [str(deal.start), _ids(deal.treasures), piles, _ids(deal.reshuffled)]
    return " ".join(["state", *where, waiting, *table, *dealt])


def read_view(text: str) -> View:
    """The view that a line holds. Raises `PositionError` if it holds none, or an impossible one.

    >>> read_view("view 0 keep 0 1 10 -,-,-,0,-,-,0/-,-,-,0,-,-,0 - 0 O2G12O9P10 -").hand
    (O2, G12, O9, P10)
    """
    try:
        return _read_view(_fields(text, VIEW))
    except ValueError as error:
        _refuse(text, error)


def read_state(text: str) -> State:
    """The state that a line holds. Raises `PositionError` if it holds none, or an impossible one.

    >>> from random import Random
    >>> from silvergold import Deal, new_game
    >>> game = new_game(Deal.shuffled(2, Random(1)))
    >>> read_state(write_position(game)) == game
    True
    """
    try:
        return _read_state(_fields(text, STATE))
    except ValueError as error:
        _refuse(text, error)


def _refuse(text: str, error: ValueError) -> NoReturn:
    shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    raise PositionError(f"{shown!r} is not a position: {error}") from None


_SHOWN: Final = 40


def _fields(text: str, form: str) -> list[str]:
    if not isinstance(text, str):
        raise TypeError(f"a position as one line of text is wanted, not {text!r}")
    kind, *names_ = form.split()
    match text.split():
        case [first, *fields] if first == kind and len(fields) == len(names_):
            return fields
        case [first, *_] if first == kind:
            raise ValueError(f"it should be {form!r}")
        case [("view" | "state") as other, *_]:
            raise ValueError(f"it is a {other}: use silvergold.read_{other}")
        case _:
            raise ValueError(f"it should begin with {kind!r}")


def _read_view(fields: list[str]) -> View:
    seat, phase, turn, start, waiting, players, display, stack, hand, expeditions = fields
    seen = View(
        seat=_number(seat, "the seat"),
        phase=_phase(phase),
        turn=_number(turn, "the turn"),
        start=_number(start, "the start player"),
        waiting=_seats(waiting),
        hand=_treasures(hand, "hand"),
        expeditions=_read_patterns(expeditions),
        display=_treasures(display, "display"),
        stack_size=_number(stack, "the stack"),
        players=_read_players(players),
    )
    _check_view(seen)
    return seen


def _check_view(seen: View) -> None:
    """Raise `ValueError` if no game can look like this to that seat."""
    seats = len(seen.players)
    for seat in (seen.seat, seen.start):
        if seat not in range(seats):
            raise ValueError(f"there is no seat {seat} at a table of {seats}")
    if len(seen.hand) != HAND_SIZE:
        raise ValueError(f"a hand has {HAND_SIZE} treasures, not {len(seen.hand)}")
    quiet = seen.phase in {Phase.KEEP, Phase.OVER}
    due = 0 if quiet else seen.turn % TURNS_IN_A_ROUND + 1
    if len(seen.expeditions) != due:
        found = len(seen.expeditions)
        raise ValueError(f"in that turn, the expeditions revealed should be {due}, not {found}")
    state = imagine(seen, IN_ORDER)
    if len(state.stack) != seen.stack_size:
        raise ValueError(f"there are only {len(state.stack)} treasures for the stack")
    replace(state, deal=replace(state.deal))


def _read_state(fields: list[str]) -> State:
    phase, turn, waiting, players, shown, display, stack, start, dealt, piles, rest = fields
    players_ = _read_players(players)
    return State(
        deal=Deal(
            players=len(players_),
            treasures=_treasures(dealt, "deal"),
            expeditions=tuple(map(_read_patterns, piles.split("/"))) if piles != NONE else (),
            reshuffled=_treasures(rest, "deal"),
            start=_number(start, "the first start player"),
        ),
        players=players_,
        shown=players_ if shown == SAME else _read_players(shown),
        waiting=_seats(waiting),
        phase=_phase(phase),
        turn=_number(turn, "the turn"),
        display=_treasures(display, "display"),
        stack=_treasures(stack, "stack"),
    )


def _players(players: Sequence[Player]) -> str:
    return "/".join(map(_player, players))


def _player(player: Player) -> str:
    slots = [
        f"{card.id}:{''.join(names(free))}" if card else NONE
        for card, free in zip(player.treasures, player.free, strict=True)
    ]
    counted = [_sum(player.cups), _sum(player.palms), str(player.bonuses)]
    return ",".join([*slots, _ids(player.completed), str(player.coins), *counted])


def _read_players(text: str) -> tuple[Player, ...]:
    players = tuple(map(_read_player, text.split("/")))
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise ValueError(f"it takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(players)}")
    return players


def _read_player(text: str) -> Player:
    parts = text.split(",")
    if len(parts) != len(PLAYER.split(",")):
        raise ValueError(f"a player should be {PLAYER!r}, not {text!r}")
    first, second, completed, coins, cups, palms, bonuses = parts
    slots = [_read_slot(first), _read_slot(second)]
    return Player(
        treasures=tuple(card for card, _ in slots),
        free=tuple(free for _, free in slots),
        completed=_treasures(completed, "completed treasures"),
        coins=_number(coins, "coins"),
        cups=_numbers(cups, "a cup"),
        palms=_numbers(palms, "a palm"),
        bonuses=_number(bonuses, "bonuses"),
    )


def _read_slot(text: str) -> tuple[Treasure | None, Squares]:
    if text == NONE:
        return None, 0
    id_, colon, free = text.partition(":")
    if not colon:
        raise ValueError(f"a slot should be {NONE!r} or 'TREASURE:SQUARES', not {text!r}")
    squares = 0
    for name in _split(free, 2):
        if name not in SQUARE:
            raise ValueError(f"there is no square {name!r}")
        if squares & SQUARE[name]:
            raise ValueError(f"{name} is named twice")
        squares |= SQUARE[name]
    return treasure(id_), squares


def _ids(cards: Sequence[Treasure]) -> str:
    return "".join([card.id for card in cards]) or NONE


def _treasures(text: str, where: str) -> tuple[Treasure, ...]:
    ids = [] if text == NONE else _ID.findall(text)
    if text != NONE and "".join(ids) != text:
        raise ValueError(f"{text!r} is no list of treasures for the {where}")
    return tuple(map(treasure, ids))


_ID: Final = re.compile(r"[A-Z][0-9]+")


def _patterns(pile: Sequence[Pattern]) -> str:
    return "".join([pattern.name for pattern in pile]) or NONE


def _read_patterns(text: str) -> tuple[Pattern, ...]:
    found = [] if text == NONE else _split(text, 2)
    for name in found:
        if name not in Pattern.__members__:
            raise ValueError(f"there is no pattern {name!r}")
    return tuple(Pattern[name] for name in found)


def _split(text: str, size: int) -> list[str]:
    return [text[place : place + size] for place in range(0, len(text), size)]


def _sum(numbers: Sequence[int]) -> str:
    return "+".join(map(str, numbers)) or NONE


def _numbers(text: str, what: str) -> tuple[int, ...]:
    return tuple(_number(part, what) for part in text.split("+")) if text != NONE else ()


def _number(text: str, what: str) -> int:
    if not _DIGITS.fullmatch(text):
        raise ValueError(f"{what} should be a number, not {text!r}")
    return int(text)


_DIGITS: Final = re.compile(r"[0-9]{1,3}")


def _seats(text: str) -> tuple[Seat, ...]:
    return tuple(_number(seat, "a seat") for seat in text) if text != NONE else ()


def _phase(text: str) -> Phase:
    if text.upper() not in Phase.__members__ or text != text.lower():
        raise ValueError(f"{text!r} is not one of {', '.join(Phase.__members__).lower()}")
    return Phase[text.upper()]
