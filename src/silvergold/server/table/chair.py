"""A seat at a table, and who plays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from silvergold.server.table.commands import Avatar, WaitsFor


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: who has it, or for whom it waits; its part of the deal, and who plays there.

    `stand_in` is the bot that plays for a person, `replaced_by` the one that made the last action
    in the place of a busy bot, `moved_by` the one that made it for a person whose time was over;
    `stood_in` counts the actions that any of them has made here.
    """

    name: str | None
    bot: str | None
    waits_for: WaitsFor | None
    commitment: str | None = None
    random: str = ""
    stand_in: str | None = None
    replaced_by: str | None = None
    moved_by: str | None = None
    stood_in: int = 0
    gave_up: bool = False
    avatar: Avatar | None = None

    @property
    def is_persons(self) -> bool:
        """Whether a person has this seat."""
        return self.name is not None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that acts here; None if a person does."""
        return self.bot or self.stand_in
