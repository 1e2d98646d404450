"""The numbers of the game, as every sentence may name them: `{ $rounds }`, `{ $coin_boxes }`."""

from collections.abc import Mapping
from typing import Final

from silvergold.core import facts
from silvergold.core.expeditions import PILE, Pattern
from silvergold.core.moves import SLOTS
from silvergold.core.treasures import TREASURES, Colour

NUMBERS: Final[Mapping[str, int]] = {
    "fewest_players": facts.MIN_PLAYERS,
    "most_players": facts.MAX_PLAYERS,
    "rounds": facts.ROUNDS,
    "turns": facts.TURNS_IN_A_ROUND,
    "all_turns": facts.TURNS,
    "pile": len(PILE),
    "unseen": len(PILE) - facts.TURNS_IN_A_ROUND,
    "pattern_kinds": len(Pattern),
    "hand_size": facts.HAND_SIZE,
    "kept": len(SLOTS),
    "display_size": facts.DISPLAY_SIZE,
    "coin_boxes": facts.COIN_BOXES,
    "coins_in_a_row": facts.COINS_IN_A_ROW,
    "coin_rows": facts.COIN_BOXES // facts.COINS_IN_A_ROW,
    "palm_boxes": facts.PALM_BOXES,
    "cup_count": len(facts.CUPS),
    "highest_cup": max(facts.CUPS),
    "lowest_cup": min(facts.CUPS),
    "treasure_count": len(TREASURES),
    **{f"{colour.name.lower()}_size": colour.points for colour in Colour},
    **{
        f"{colour.name.lower()}_count": sum(one.colour is colour for one in TREASURES)
        for colour in Colour
    },
}
"""`turns` are those of a round; `unseen` are the expeditions that a round leaves over."""
