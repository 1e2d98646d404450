"""The description of the HTTP part, in OpenAPI, from the same types as everything else."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from silvergold.server import messages

REF: Final = "#/components/schemas/{name}"

_TYPES: Final = (
    list[messages.GameSummary],
    messages.NewGame,
    messages.GameId,
    list[messages.BotName],
    messages.Replay,
    messages.Problem,
)


def description(version: str) -> dict[str, Any]:
    """The whole API as an OpenAPI 3.1 document."""
    schemas, components = msgspec.json.schema_components(_TYPES, ref_template=REF)
    games, new_game, game_id, bots, replay, problem = map(_json, schemas)
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    refused = {"400": _says("What was wrong", problem)}
    missing = {"404": _says("There is no such game here", problem)}
    record = {"application/json": {"schema": {"type": "object"}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Silver & Gold", "version": version},
        "paths": {
            "/api/bots": {
                "get": _does(
                    "The levels of bots, from the weakest to the strongest", "The bots", bots
                )
            },
            "/api/games": {
                "get": _does("The games of this browser, the last played first", "Games", games),
                "post": _does("Begin a game", "Its id", game_id, refused, "201")
                | {"requestBody": {"required": True, "content": new_game}},
            },
            "/api/games/{game}/record": {
                "parameters": [game],
                "get": _does(
                    "A finished game as a record", "The record", record, refused | missing
                ),
            },
            "/api/games/{game}/replay": {
                "parameters": [game],
                "get": _does("A finished game, move by move", "It", replay, refused | missing),
            },
            "/api/replay": {
                "post": _does("Any record, move by move", "The game", replay, refused)
                | {"requestBody": {"required": True, "content": record}},
            },
        },
        "components": {"schemas": components},
    }


def _does(
    summary: str,
    answer: str,
    content: dict[str, Any],
    others: dict[str, Any] | None = None,
    code: str = "200",
) -> dict[str, Any]:
    return {"summary": summary, "responses": {code: _says(answer, content), **(others or {})}}


def _says(text: str, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": text, "content": content}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
