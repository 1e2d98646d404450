"""`silvergold names`: which names the leaderboards of a server show."""

import asyncio
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from silvergold.cli.errors import BAD_CALL, in_words, stop
from silvergold.cli.language import say
from silvergold.cli.which_store import Database, DataFolder, data_folder
from silvergold.server.stores.base import StoreError


class Action(StrEnum):
    """What is to be done with names."""

    LIST = "list"
    HIDE = "hide"
    SHOW = "show"


def names(
    action: Annotated[
        Action, typer.Argument(metavar="cli-an-action", help="cli-names-action")
    ] = Action.LIST,
    person: Annotated[
        str, typer.Argument(metavar="cli-a-person", help="cli-names-person", show_default=False)
    ] = "",
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """List the names that people show on this server, or hide one, or show it again."""
    try:
        typer.echo(asyncio.run(_done(action, person, data_folder(data), database)))
    except StoreError as error:
        stop(BAD_CALL, in_words(error))


async def _done(action: Action, person: str, data: Path, database: str | None) -> str:
    from silvergold.server.live.names import change_name, listed_names  # noqa: PLC0415
    from silvergold.server.stores.databases import opened  # noqa: PLC0415

    store = await opened(data, database)
    try:
        found = await listed_names(store)
        if action is Action.LIST:
            return "\n".join(map(str, found)) or say("cli-names-none")
        chosen = [one for one in found if person and one.person.startswith(person)]
        if len(chosen) != 1:
            stop(BAD_CALL, say("cli-names-unknown", person=person, count=len(chosen)))
        hide = action is Action.HIDE
        await change_name(store, chosen[0].person, hide=hide, now=datetime.now(UTC))
        return say("cli-names-hidden" if hide else "cli-names-shown", name=chosen[0].name)
    finally:
        await store.close()
