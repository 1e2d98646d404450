"""What can be wrong with a record."""

from typing import Final

from silvergold.core.reasons import Reason, Refusal

SHOWN: Final = 40
"""How much of a record's text a message shows."""


class Flaw(Reason):
    """What is wrong with a record, for people who only want to see the game."""

    NO_RECORD = "it is not the record of a game"
    OTHER_RECORD = "it is the record of a game that is not known here"
    RECORD_PARTS = "something in it is missing, or is not what it should be"
    RECORD_NAMES = "it does not have as many names as players"
    RECORD_CARDS = "its cards are not those of its game"
    RECORD_MOVE = "move {move} is not possible"
    RECORD_RESULT = "its result is not what its moves lead to"


class RecordError(ValueError):
    """This record is damaged, incomplete, against the rules, or no record at all.

    `move` is the number of the faulty move, counted from 1, where there is one. `refusal` is the
    flaw without the details, to be said in any language.
    """

    def __init__(
        self,
        reason: str,
        move: int | None = None,
        text: str = "",
        *,
        flaw: Flaw = Flaw.RECORD_PARTS,
    ) -> None:
        self.reason = reason
        self.move = move
        self.refusal = Refusal(Flaw.RECORD_MOVE, {"move": move}) if move else Refusal(flaw)
        where = f"move {move}, {shortened(text)!r}: " if text else f"move {move}: " if move else ""
        super().__init__(where + reason)


def shortened(text: str) -> str:
    """As much of the text as a message shows."""
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
