"""Observations, rewards and steps on rows of the kernel: compiled twins of what is on `core`.

All compiled functions of the environments are in this file, since Numba looks only at the file of
a function to see whether it has changed, and at no other of this package.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from silvergold.core.expeditions import PILE
from silvergold.core.facts import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    PALM_BOXES,
    TURNS_IN_A_ROUND,
)
from silvergold.core.scoring import TIE_BREAKERS
from silvergold.core.treasures import TREASURES
from silvergold.envs import encoding
from silvergold.envs.encoding import CARD, IN_HAND, LIES_OPEN, SQUARES
from silvergold.fast import layout as at
from silvergold.fast import tables
from silvergold.fast.actions import DRAW, FIRST_KEEP, FIRST_TAKE, PASS
from silvergold.fast.bits import count, nth
from silvergold.fast.compiled import kernel, step
from silvergold.fast.deal import deal_cards
from silvergold.fast.greedy import best_action
from silvergold.fast.playing import act, allow
from silvergold.fast.rng import below, mixed
from silvergold.fast.rules import acting, begin, palms_on_display, pattern_of
from silvergold.fast.score import completed_of, score
from silvergold.fast.types import Bytes, Chance, Fitting, Flags, Floats, Numbers, Row, Rows

Words = NDArray[np.uint64]

AGENT: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2

SCORE: Final = 0
MARGIN: Final = 1
WIN: Final = 2

_WORD = 8
_CARD_WORDS = CARD // _WORD
_PLANE_WORDS = SQUARES // _WORD
_BYTE = np.int32(255)


def _place(name: str) -> int:
    """Where a field begins: of the table, or of a player's part."""
    for fields in (encoding.TABLE, encoding.PLAYER):
        first = 0
        for field in fields:
            if field.name == name:
                return first
            first += field.size
    raise ValueError(f"there is no field {name!r}")


_PHASE = _place("phase")
_TURN = _place("turn")
_PATTERN = _place("pattern")
_PILE = _place("pile")
_STACK = _place("stack")
_TREASURES = _place("treasures")
_TREASURES_WORD = _TREASURES // _WORD
_DISPLAY_WORD = _place("display") // _WORD
_HAND_WORD = _place("hand") // _WORD
_COMPLETED = _place("completed")
_SEALS = _place("seals")
_SLOTS = _place("slots")
_PLAYERS = encoding.TABLE_SIZE
_PLAYER_SIZE = encoding.PLAYER_SIZE
_CUPS = len(CUPS)
_ROWS = COIN_BOXES // COINS_IN_A_ROW
_COLOURS = len(at.COLOURS)
_PATTERNS = len(at.PATTERNS)
_PHASES = at.OVER + 1
_TREASURE_WORDS = (len(TREASURES) + 1) // _WORD
_PILE_SIZE = len(PILE)
_IN_PILE: Final = np.array([PILE.count(pattern) for pattern in at.PATTERNS], np.uint8)
_BREAKERS: Final = np.array([at.COLOURS.index(colour) for colour in TIE_BREAKERS], np.int32)
_PAIRS = len(tables.PAIRS)

# A byte for each bit of a byte, as one word; and all words of an unmarked treasure.
_SPREAD: Final = np.array(
    [[byte >> bit & 1 for bit in range(_WORD)] for byte in range(256)], np.uint8
).view(np.uint64)[:, 0]
_WHOLE: Final = np.array([encoding.card(card, card.island) for card in TREASURES], np.uint8).view(
    np.uint64
)


@kernel
def observe(deal: Row, game: Row, seat: int, numbers: Bytes, words: Words) -> None:
    """Write what `seat` sees; `words` is the memory of `numbers`, in words."""
    _observe_table(deal, game, numbers)
    _observe_treasures(deal, game, seat, numbers, words)
    _observe_cards(deal, game, seat, words)
    players = deal[at.PLAYERS]
    other = seat
    for place in range(players):
        _observe_player(game, seat, other, _PLAYERS + place * _PLAYER_SIZE, numbers, words)
        other += 1
        if other == players:
            other = 0


@step
def _observe_table(deal: Row, game: Row, numbers: Bytes) -> None:
    phase = game[at.PHASE]
    turn = game[at.TURN]
    for place in range(_PHASES):
        numbers[_PHASE + place] = place == phase
    numbers[_TURN] = turn
    numbers[_TURN + 1] = turn // TURNS_IN_A_ROUND
    numbers[_TURN + 2] = turn % TURNS_IN_A_ROUND
    numbers[_TURN + 3] = deal[at.PLAYERS]
    for pattern in range(_PATTERNS):
        numbers[_PATTERN + pattern] = 0
        numbers[_PILE + pattern] = _IN_PILE[pattern]
    if phase in (at.MARK, at.TAKE):
        numbers[_PATTERN + pattern_of(deal, game)] = 1
        first = at.EXPEDITIONS + turn // TURNS_IN_A_ROUND * _PILE_SIZE
        for card in range(first, first + turn % TURNS_IN_A_ROUND + 1):
            numbers[_PILE + deal[card]] -= np.uint8(1)
    taken = 0
    for seat in range(deal[at.PLAYERS]):
        taken += game[at.SEATS + seat * at.SEAT_SIZE + at.CUP_COUNT]
    numbers[_STACK] = game[at.STACK_END] - game[at.STACK_NEXT]
    numbers[_STACK + 1] = max(_CUPS - taken, 0)
    numbers[_STACK + 2] = tables.CUP_VALUE[taken] if taken < _CUPS else 0
    numbers[_STACK + 3] = palms_on_display(game)


@step
def _observe_treasures(deal: Row, game: Row, seat: int, numbers: Bytes, words: Words) -> None:
    for word in range(_TREASURE_WORDS):
        words[_TREASURES_WORD + word] = 0
    hand = at.DEALT + seat * HAND_SIZE
    for card in range(hand, hand + HAND_SIZE):
        numbers[_TREASURES + deal[card]] = IN_HAND
    for place in range(game[at.DISPLAY_COUNT]):
        numbers[_TREASURES + game[at.DISPLAY + place]] = LIES_OPEN
    for other in range(deal[at.PLAYERS]):
        if game[at.PHASE] == at.KEEP and other != seat:
            continue
        own = at.SEATS + other * at.SEAT_SIZE
        for slot in range(2):
            if game[own + at.TREASURE + slot] != at.NONE:
                numbers[_TREASURES + game[own + at.TREASURE + slot]] = LIES_OPEN
        for place in range(game[own + at.COMPLETED_COUNT]):
            numbers[_TREASURES + game[own + at.COMPLETED + place]] = LIES_OPEN


@step
def _observe_cards(deal: Row, game: Row, seat: int, words: Words) -> None:
    shown = game[at.DISPLAY_COUNT]
    for place in range(DISPLAY_SIZE):
        first = _DISPLAY_WORD + place * _CARD_WORDS
        card = game[at.DISPLAY + place] if place < shown else at.NONE
        for word in range(_CARD_WORDS):
            words[first + word] = _WHOLE[card, word] if card != at.NONE else np.uint64(0)
    for place in range(HAND_SIZE):
        first = _HAND_WORD + place * _CARD_WORDS
        card = deal[at.DEALT + seat * HAND_SIZE + place]
        for word in range(_CARD_WORDS):
            words[first + word] = _WHOLE[card, word] if game[at.PHASE] == at.KEEP else np.uint64(0)


@step
def _is_hidden(game: Row, looker: int, seat: int) -> bool:
    """Whether the seat has marked in this turn, and the other one is not to know what."""
    return (
        game[at.PHASE] == at.MARK
        and seat != looker
        and (
            not game[at.WAITING] >> seat & 1
            or game[at.SEATS + seat * at.SEAT_SIZE + at.BONUSES] > 0
        )
    )


@step
def _observe_player(
    game: Row, looker: int, seat: int, first: int, numbers: Bytes, words: Words
) -> None:
    if game[at.PHASE] == at.KEEP and seat != looker:
        for word in range(first // _WORD, (first + _PLAYER_SIZE) // _WORD):
            words[word] = 0
        numbers[first + _SLOTS - 2] = 1
        numbers[first + _SLOTS - 1] = seat == game[at.FIRST]
        return
    own = at.SEATS + seat * at.SEAT_SIZE
    free_at, coins_at, palms_at = own + at.FREE, own + at.COINS, own + at.PALM_COUNT
    if _is_hidden(game, looker, seat):
        shown = at.SHOWN + seat * at.SHOWN_SIZE
        free_at, coins_at = shown + at.SHOWN_FREE, shown + at.SHOWN_COINS
        palms_at = shown + at.SHOWN_PALM_COUNT
    points = _observe_completed(game, own, first, numbers)
    points += game[coins_at]
    numbers[first + 1] = game[coins_at]
    numbers[first + 2] = game[own + at.CUP_COUNT]
    for row in range(_ROWS):
        cup = game[own + at.CUPS + row] if row < game[own + at.CUP_COUNT] else 0
        numbers[first + 3 + row] = cup
        points += cup
    numbers[first + 3 + _ROWS] = game[palms_at]
    for box in range(PALM_BOXES):
        palm = game[own + at.PALMS + box] if box < game[palms_at] else 0
        numbers[first + 4 + _ROWS + box] = palm
        points += palm
    numbers[first] = points
    at_once = game[at.PHASE] == at.MARK
    numbers[first + _COMPLETED - 1] = game[own + at.BONUSES] if seat == looker else 0
    numbers[first + _SLOTS - 4] = count(game[free_at])
    numbers[first + _SLOTS - 3] = count(game[free_at + 1])
    numbers[first + _SLOTS - 2] = 1 if at_once and seat != looker else game[at.WAITING] >> seat & 1
    numbers[first + _SLOTS - 1] = seat == game[at.FIRST]
    for slot in range(2):
        card = game[own + at.TREASURE + slot]
        _observe_slot(
            card, game[free_at + slot], (first + _SLOTS) // _WORD + slot * _CARD_WORDS, words
        )


@step
def _observe_completed(game: Row, own: int, first: int, numbers: Bytes) -> int:
    """Write how many treasures of each colour, and seals for it, are laid aside; their points."""
    for place in range(2 * _COLOURS):
        numbers[first + _COMPLETED + place] = 0
    for place in range(game[own + at.COMPLETED_COUNT]):
        card = game[own + at.COMPLETED + place]
        numbers[first + _COMPLETED + tables.CARDS[card, at.COLOUR]] += np.uint8(1)
        if tables.CARDS[card, at.SEAL] != at.NONE:
            numbers[first + _SEALS + tables.CARDS[card, at.SEAL]] += np.uint8(1)
    points = 0
    for colour in range(_COLOURS):
        completed = np.int64(numbers[first + _COMPLETED + colour])
        seals = np.int64(numbers[first + _SEALS + colour])
        points += completed * (tables.POINTS[colour] + seals * tables.SEAL_POINTS[colour])
    return points


@step
def _observe_slot(card: int, free: int, first: int, words: Words) -> None:
    if card == at.NONE:
        for word in range(_CARD_WORDS):
            words[first + word] = 0
        return
    _observe_plane(free, first, words)
    for plane in range(1, encoding.PLANES):
        squares = free & tables.CARDS[card, at.CROSSES + plane - 1]
        _observe_plane(squares, first + plane * _PLANE_WORDS, words)
    words[first + _CARD_WORDS - 1] = _WHOLE[card, _CARD_WORDS - 1]


@step
def _observe_plane(squares: int, first: int, words: Words) -> None:
    words[first] = _SPREAD[squares & _BYTE]
    words[first + 1] = _SPREAD[squares >> _WORD & _BYTE]


@step
def _points_seen(game: Row, looker: int, seat: int) -> int:
    """The points of a seat, as another one sees them or it sees them itself."""
    points = score(game, seat)
    if _is_hidden(game, looker, seat):
        own = at.SEATS + seat * at.SEAT_SIZE
        shown = at.SHOWN + seat * at.SHOWN_SIZE
        points -= game[own + at.COINS] - game[shown + at.SHOWN_COINS]
        for box in range(game[shown + at.SHOWN_PALM_COUNT], game[own + at.PALM_COUNT]):
            points -= game[own + at.PALMS + box]
    return points


@kernel
def worth(deal: Row, game: Row, seat: int, reward: int) -> float:
    """What the seat has reached, as far as it knows: rewards are the changes of this."""
    if reward == WIN:
        if game[at.PHASE] != at.OVER or not _is_winner(deal, game, seat):
            return 0.0
        winners = 0
        for other in range(deal[at.PLAYERS]):
            winners += _is_winner(deal, game, other)
        return 1 / winners
    points = _points_seen(game, seat, seat)
    if reward == SCORE:
        return np.float64(points)
    best = -1
    for other in range(deal[at.PLAYERS]):
        if other != seat:
            best = max(best, _points_seen(game, seat, other))
    return np.float64(points - best)


@step
def _is_winner(deal: Row, game: Row, seat: int) -> bool:
    for other in range(deal[at.PLAYERS]):
        if other != seat and _is_ahead(game, other, seat):
            return False
    return True


@step
def _is_ahead(game: Row, one: int, other: int) -> bool:
    """Whether one seat would win against another: by points, then by completed treasures."""
    points = score(game, one)
    others = score(game, other)
    if points != others:
        return points > others
    for place in range(len(_BREAKERS)):
        completed = completed_of(game, one, _BREAKERS[place])
        others = completed_of(game, other, _BREAKERS[place])
        if completed != others:
            return completed > others
    return False


@kernel
def note_winners(deals: Rows, games: Rows, winners: Flags) -> None:
    """Write for each game and seat whether it would win if the game ended now."""
    for number in range(len(games)):
        for seat in range(deals[number, at.PLAYERS]):
            winners[number, seat] = _is_winner(deals[number], games[number], seat)


@kernel
def random_action(deal: Row, game: Row, seat: int, chance: Chance, fitting: Fitting) -> int:
    """Any action that the seat, which may act, may take: all are equally likely."""
    if game[at.PHASE] == at.KEEP:
        return FIRST_KEEP + below(chance, _PAIRS)
    if game[at.PHASE] == at.TAKE:
        display = game[at.DISPLAY_COUNT]
        number = below(chance, display + (game[at.STACK_NEXT] < game[at.STACK_END]))
        return FIRST_TAKE + number if number < display else DRAW
    own = at.SEATS + seat * at.SEAT_SIZE
    if not game[own + at.FREE] | game[own + at.FREE + 1]:
        return PASS
    pattern = pattern_of(deal, game)
    fits, fits_other = (
        fitting[pattern, game[own + at.FREE]],
        fitting[pattern, game[own + at.FREE + 1]],
    )
    if game[own + at.BONUSES]:
        fits, fits_other = np.uint64(0), np.uint64(0)
    slot = 0
    here = count(fits) + count(game[own + at.FREE])
    number = below(chance, here + count(fits_other) + count(game[own + at.FREE + 1]))
    if number >= here:
        number -= here
        slot, fits = 1, fits_other
    placements = count(fits)
    first = slot * at.MARKS_ON_ONE
    if number < placements:
        return first + tables.FIRST_PLACEMENT[pattern] + nth(fits, number)
    return first + at.FIRST_SINGLE + nth(game[own + at.FREE + slot], number - placements)


@step
def _let_bots_act(
    deal: Row, game: Row, chance: Chance, bots: Numbers, fitting: Fitting, turns: Floats
) -> int:
    """Let bots act until a seat without one is to act, and return it; NONE if the game is over."""
    seat = acting(deal, game)
    while seat != at.NONE and bots[seat] != AGENT:
        if bots[seat] == GREEDY:
            action = best_action(deal, game, seat, fitting, turns)
        else:
            action = random_action(deal, game, seat, chance, fitting)
        act(deal, game, seat, action)
        seat = acting(deal, game)
    return seat


@kernel
def seed_games(seed: np.uint64, wanted: Flags, chances: Chance) -> None:
    """Let the chance of the wanted games begin anew from this seed, as `Batch.dealt` does."""
    for number in range(len(chances)):
        if wanted[number]:
            chances[number, 0] = mixed(mixed(seed) + np.uint64(number))


@kernel
def begin_games(
    wanted: Flags,
    players: int,
    deals: Rows,
    games: Rows,
    chances: Chance,
    bots: Numbers,
    fitting: Fitting,
    turns: Floats,
    seats: Numbers,
    reached: Floats,
) -> None:
    """Deal the wanted games, and let bots act until a seat without one is to act.

    For no players, the deals that are there already are played.
    """
    for number in range(len(games)):
        if wanted[number]:
            _begin_game(players, deals[number], games[number], chances[number], reached[number])
            seats[number] = _let_bots_act(
                deals[number], games[number], chances[number], bots, fitting, turns
            )


@step
def _begin_game(players: int, deal: Row, game: Row, chance: Chance, reached: Floats) -> None:
    if players:
        deal_cards(chance, players, deal)
    begin(deal, game)
    for seat in range(reached.shape[0]):
        reached[seat] = 0


@kernel
def look(
    deals: Rows,
    games: Rows,
    seats: Numbers,
    fitting: Fitting,
    observations: Bytes,
    words: Words,
    masks: Flags,
) -> None:
    """Write what the seat that is to act sees in each game, and what it may do."""
    for number in range(len(games)):
        _look(
            deals[number],
            games[number],
            seats[number],
            fitting,
            observations[number],
            words[number],
            masks[number],
        )


@step
def _look(
    deal: Row,
    game: Row,
    seat: int,
    fitting: Fitting,
    observation: Bytes,
    words: Words,
    mask: Flags,
) -> None:
    observe(deal, game, max(seat, 0), observation, words)
    allow(deal, game, max(seat, 0), fitting, mask)
    if seat == at.NONE:
        mask[PASS] = True


@kernel
def first_wrong(actions: NDArray[np.int64], masks: Flags) -> int:
    """The first game whose action the mask does not allow; -1 if there is none."""
    for number in range(len(actions)):
        if not 0 <= actions[number] < masks.shape[1] or not masks[number, actions[number]]:
            return number
    return -1


@kernel
def take_steps(
    deals: Rows,
    games: Rows,
    chances: Chance,
    bots: Numbers,
    fitting: Fitting,
    turns: Floats,
    actions: NDArray[np.int64],
    reward: int,
    seats: Numbers,
    reached: Floats,
    rewards: Floats,
    ended: Flags,
) -> None:
    """Take each game's action, let bots act, and write the rewards and which games are over."""
    for number in range(len(games)):
        deal, game = deals[number], games[number]
        ended[number] = False
        if seats[number] == at.NONE:
            for seat in range(deal[at.PLAYERS]):
                rewards[number, seat] = 0
            continue
        act(deal, game, seats[number], actions[number])
        seats[number] = _let_bots_act(deal, game, chances[number], bots, fitting, turns)
        ended[number] = seats[number] == at.NONE
        for seat in range(deal[at.PLAYERS]):
            if bots[seat] == AGENT:
                now = np.float32(worth(deal, game, seat, reward))
                rewards[number, seat] = now - reached[number, seat]
                reached[number, seat] = now
