"""What can go wrong with a store."""

from __future__ import annotations

from silvergold.locales import words


class StoreError(Exception):
    """The store cannot keep or find something now; nothing was changed, as far as is known.

    What a host may meet at the command line is a `key` of the catalogs, with its `arguments`.
    """

    def __init__(self, text: str = "", *, key: str = "", **arguments: str | int) -> None:
        super().__init__(text or key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return words()(self.key, **self.arguments) if self.key else super().__str__()


class BehindError(StoreError):
    """The game has gone on in the meantime, in another process: load it again."""


class DamagedGameError(StoreError):
    """What is stored of this game is not what was written."""
