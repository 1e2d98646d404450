"""The parameters of addresses: ids and small numbers; at any other text there is nothing."""

from __future__ import annotations

from typing import Final

from starlette.convertors import Convertor, register_url_convertor


class Id(Convertor[str]):
    """The id of a game, a challenge or a tournament."""

    regex = "[A-Za-z0-9_-]{1,64}"

    def convert(self, value: str) -> str:
        """The id in an address."""
        return value

    def to_string(self, value: str) -> str:
        """The id as part of an address."""
        return value


class SmallNumber(Convertor[int]):
    """The number of a seat or a round."""

    regex = "[0-9]{1,3}"

    def convert(self, value: str) -> int:
        """The number in an address."""
        return int(value)

    def to_string(self, value: int) -> str:
        """The number as part of an address."""
        return str(value)


register_url_convertor("id", Id())
register_url_convertor("small", SmallNumber())

GAME: Final = "{game:id}"
CHALLENGE: Final = "{challenge:id}"
TOURNAMENT: Final = "{tournament:id}"
SEAT: Final = "{seat:small}"
ROUND: Final = "{round:small}"
