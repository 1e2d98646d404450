"""Whether the games of a store, or of a backup, are what was written, and can be replayed."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from silvergold.cli.errors import in_words
from silvergold.cli.language import say
from silvergold.cli.progress import shown
from silvergold.server.stores.errors import DamagedGameError

if TYPE_CHECKING:
    from silvergold.server.stores.integrity import RawGame


class GameFault(NamedTuple):
    """What is wrong with a game, or with all that it lies in."""

    place: str
    game: str | None
    reason: str

    def __str__(self) -> str:
        return say("cli-at-place", place=self.place, told=self.reason)


@dataclass
class Games:
    """The games that were looked at in one place."""

    place: str
    hold: int = 0
    in_progress: int = 0
    faults: list[GameFault] = field(default_factory=list)

    def look_at(self, game: "RawGame") -> None:
        """Check its chain, and replay it to its end."""
        from silvergold.server.stores.integrity import stored  # noqa: PLC0415
        from silvergold.server.stores.rebuild import rebuilt  # noqa: PLC0415 - others start sooner

        id_, stage = game.heading.id, game.heading.stage
        try:
            game.check()
            replayed = rebuilt(stored(game)).stage
        except Exception as error:  # noqa: BLE001 - whatever a game does, the others are looked at
            self.fault(id_, in_words(error))
            return
        if replayed == stage:
            self.hold += 1
            self.in_progress += stage != "over"
        else:
            self.fault(id_, say("cli-wrong-stage", game=id_, said=stage, stage=replayed))

    @property
    def summary(self) -> str:
        """All that was found, in one line."""
        told = how_many_hold("games", self.hold, self.in_progress, len(self.faults))
        return say("cli-at-place", place=self.place, told=told)

    def fault(self, game: str | None, reason: str) -> None:
        """Note what is wrong."""
        self.faults.append(GameFault(self.place, game, reason))


def how_many_hold(what: str, hold: int, in_progress: int, faults: int) -> str:
    """How many games or records hold."""
    if faults:
        return say(f"cli-{what}-do-not-hold", faults=faults, all=hold + faults)
    return say(f"cli-{what}-hold", hold=hold, going=in_progress)


def games_of_store(data: Path, database: str | None) -> Games:
    """Look at every game of a store. Raises `StoreError` if it cannot be read."""
    return asyncio.run(_games_of_store(data, database))


async def _games_of_store(data: Path, database: str | None) -> Games:
    from silvergold.server.stores import databases  # noqa: PLC0415

    games = Games(databases.place(data, database))
    async with databases.snapshot(data, database) as snapshot:
        for reason in await snapshot.faults():
            games.fault(None, in_words(reason))
        for game in shown(snapshot.ids, len(snapshot.ids)):
            try:
                games.look_at(await snapshot.game(game))
            except DamagedGameError as error:
                games.fault(game, in_words(error))
            await asyncio.sleep(0)  # where Ctrl-C is heard
    return games


def games_of_backup(file: Path) -> Games:
    """Look at every game of a backup. Raises `OSError` if it cannot be read."""
    from silvergold.server.stores.backups import BackupError, expected, games_in  # noqa: PLC0415

    games = Games(str(file))
    try:
        for game in shown(games_in(file), expected(file)):
            games.look_at(game)
    except BackupError as error:
        games.fault(None, in_words(error))
    return games
