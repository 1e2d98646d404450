"""The description of the HTTP part, in OpenAPI, from the same types as everything else."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from silvergold.server.table import commands
from silvergold.server.wire import daily, logbook, reminders, responses, tournaments

REF: Final = "#/components/schemas/{name}"


class Operation(NamedTuple):
    """Something that can be asked: in one sentence, with what, and what comes back."""

    method: str
    path: str
    summary: str
    answer: object
    asked: object = None
    code: str = "200"
    refusals: tuple[str, ...] = ()
    media: str = "application/json"


REFUSALS: Final = {
    "400": "What was wrong",
    "404": "There is no such thing here for this key",
    "409": "What is stored of this game was changed",
    "429": "That is too much at once",
    "503": "The games cannot be reached now",
}
GAME: Final = "/api/games/{game}"
TOURNAMENT: Final = "/api/tournaments/{tournament}"
OF_GAME: Final = ("400", "404", "409", "429", "503")
RECORD: Final = dict[str, Any]

OPERATIONS: Final = (
    Operation("get", "/api/about", "What this host offers", responses.About),
    Operation(
        "get", "/api/bots", "The levels, from the weakest to the strongest", list[responses.BotName]
    ),
    Operation(
        "post", "/api/keys", "A key for a program", responses.SeatKey, code="201", refusals=("400",)
    ),
    Operation(
        "get",
        "/api/lobby",
        "The tables that wait for anybody, the newest first",
        list[responses.OpenTable],
        refusals=("404", "429", "503"),
    ),
    Operation(
        "get",
        "/api/games",
        "The games of this key, the last played first",
        list[responses.GameSummary],
        refusals=("429", "503"),
    ),
    Operation(
        "post",
        "/api/games",
        "Make a table",
        responses.GameId,
        commands.NewGame,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/quick",
        "Play with whoever else wants the same; asked again, the table where one waits now",
        responses.GameId,
        commands.QuickMatch,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/quick/leave",
        "Wait no more in a quick match",
        responses.Mine,
        commands.LeaveQuick,
        refusals=OF_GAME,
    ),
    Operation(
        "get",
        "/api/reminders",
        "The key with which browsers subscribe to reminders",
        reminders.PushKey,
        refusals=("429",),
    ),
    Operation(
        "post",
        "/api/reminders",
        "Remind this browser when it is its turn in a game by turns",
        reminders.Subscribed,
        reminders.Subscribe,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/reminders/off",
        "Remind this browser no more",
        reminders.Subscribed,
        reminders.Unsubscribe,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "get",
        "/api/tournaments",
        "The tournaments of this key, the newest first",
        list[tournaments.TournamentSummary],
        refusals=("429", "503"),
    ),
    Operation(
        "post",
        "/api/tournaments",
        "Make a tournament",
        tournaments.TournamentId,
        tournaments.NewTournament,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "get",
        TOURNAMENT,
        "A tournament: its players in order, and the games of all rounds",
        tournaments.Tournament,
        refusals=("404", "429", "503"),
    ),
    Operation(
        "post",
        f"{TOURNAMENT}/players",
        "Take part",
        tournaments.Tournament,
        tournaments.JoinTournament,
        refusals=("400", "404", "429", "503"),
    ),
    Operation(
        "post",
        f"{TOURNAMENT}/leave",
        "Take part no more",
        tournaments.Tournament,
        refusals=("400", "404", "429", "503"),
    ),
    Operation(
        "post",
        f"{TOURNAMENT}/start",
        "Begin, for who made it",
        tournaments.Tournament,
        refusals=("400", "404", "429", "503"),
    ),
    Operation(
        "post",
        f"{TOURNAMENT}/rounds/{{round}}/close",
        "End a round, for who made it: games that are not finished count for nobody",
        tournaments.Tournament,
        refusals=("400", "404", "429", "503"),
    ),
    Operation(
        "post",
        "/api/tutorials",
        "Begin the tutorial",
        responses.GameId,
        commands.NewTutorial,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "post",
        f"{GAME}/play-on",
        "Play a finished game on from a position",
        responses.GameId,
        commands.PlayOn,
        "201",
        OF_GAME,
    ),
    Operation(
        "post",
        "/api/play-on",
        "Play a finished record on from a position",
        responses.GameId,
        commands.PlayOnRecord,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "post",
        f"{GAME}/look",
        "Look at a table before one sits down",
        responses.OpenTable,
        commands.Look,
        refusals=OF_GAME,
    ),
    Operation(
        "post", f"{GAME}/seats", "Sit down", responses.SeatNumber, commands.Join, "201", OF_GAME
    ),
    Operation(
        "post",
        f"{GAME}/seats/{{seat}}/key",
        "A new key for one's own seat, for another device",
        responses.SeatKey,
        code="201",
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        f"{GAME}/key",
        "Come to a table with the key of a link",
        responses.Mine,
        commands.UseKey,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        f"{GAME}/rematch",
        "Play once more with the same people",
        responses.GameId,
        commands.Again,
        "201",
        OF_GAME,
    ),
    Operation(
        "post",
        f"{GAME}/hint",
        "What one's seat had best do now, and why; only in games against bots",
        RECORD,
        commands.AskHint,
        refusals=OF_GAME,
    ),
    Operation(
        "get",
        f"{GAME}/record",
        "A finished game as a record",
        RECORD,
        refusals=OF_GAME,
    ),
    Operation(
        "get",
        f"{GAME}/replay",
        "A finished game, move by move",
        responses.Replay,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        f"{GAME}/replay",
        "A finished game, move by move, with the key of the link to its replay",
        responses.Replay,
        commands.UseKey,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        "/api/replay",
        "Any record, move by move; nothing of it is kept",
        responses.Replay,
        RECORD,
        refusals=("400", "429"),
    ),
    Operation(
        "get",
        f"{GAME}/review",
        "A review of a finished game: JSON lines, one for each turn that is judged, then the whole",
        RECORD,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        f"{GAME}/review",
        "The same, with the key of the link to its replay",
        RECORD,
        commands.UseKey,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        f"{GAME}/position",
        "The position before a mark of a finished game, to train with it",
        responses.Position,
        commands.AskPosition,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        "/api/review",
        "A review of any finished record, in the same way; nothing of the record is kept",
        RECORD,
        RECORD,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/import",
        "Take over games from a device: the text of an export, JSON lines",
        responses.Imported,
        RECORD,
        "201",
        ("400", "429", "503"),
    ),
    Operation("get", "/api/daily", "The daily game", daily.Today, refusals=("429", "503")),
    Operation(
        "get",
        "/api/daily/{day}",
        "A day: one's own game, the table if one has finished it, and the weekly voyage",
        daily.Day,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/daily/{day}",
        "Play the deal of a day: today's for the table, earlier ones beside it",
        responses.GameId,
        commands.NewDaily,
        "201",
        ("400", "429", "503"),
    ),
    Operation(
        "get",
        "/api/daily/{day}/captain",
        "What the captain made of it, for those who have finished it",
        daily.CaptainsGame,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "get",
        "/api/daily/{day}/games/{game}/replay",
        "A game of a day, move by move, for those who have finished it",
        responses.Replay,
        refusals=OF_GAME,
    ),
    Operation(
        "post",
        "/api/games/{game}/challenge",
        "Challenge others to do better in the same deal, or from a position of it",
        daily.ChallengeId,
        commands.NewChallenge,
        "201",
        OF_GAME,
    ),
    Operation(
        "get",
        "/api/challenges/{challenge}",
        "A challenge and its results",
        daily.Challenge,
        refusals=("404", "429", "503"),
    ),
    Operation(
        "post",
        "/api/challenges/{challenge}",
        "Play a challenge; a second time, the same game comes back",
        responses.GameId,
        commands.NewDaily,
        "201",
        ("400", "404", "429", "503"),
    ),
    Operation(
        "get",
        "/api/challenges/{challenge}/games/{game}/replay",
        "A game of a challenge, move by move, for those who have finished theirs",
        responses.Replay,
        refusals=OF_GAME,
    ),
)
OPERATIONS_OF_PEOPLE: Final = (
    Operation(
        "get",
        "/api/logbook",
        "What the finished games of this key add up to",
        logbook.LogBook,
        refusals=("429", "503"),
    ),
    Operation(
        "get",
        "/api/logbook/export",
        "The same games one by one, and the rating, as a file",
        RECORD,
        refusals=("429", "503"),
    ),
    Operation(
        "get",
        "/api/logbook/records",
        "The records of all finished games of this key: JSON lines",
        RECORD,
        refusals=("429", "503"),
        media="application/x-ndjson",
    ),
    Operation(
        "post",
        "/api/logbook/forget",
        "Delete all that is kept of this key",
        logbook.Forgotten,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/device-links",
        "A link by which one other device can have this key",
        logbook.DeviceLink,
        code="201",
        refusals=("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/device-links/request",
        "Which device asks to be let in by a link of this key",
        logbook.DeviceRequest,
        logbook.AskDevice,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/device-links/answer",
        "Let that device in, or remove the link",
        logbook.DeviceRequest,
        logbook.AnswerDevice,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "post",
        "/api/device",
        "See whose key a link leads to, ask for it, and have it once the first device has agreed",
        logbook.DeviceOffer,
        logbook.UseDeviceLink,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "get", "/api/rating", "The rating of this key", logbook.Rating, refusals=("429", "503")
    ),
    Operation(
        "post",
        "/api/rating",
        "Be rated from now on, or no more",
        logbook.Rating,
        logbook.WantRating,
        refusals=("400", "429", "503"),
    ),
    Operation(
        "get",
        "/api/leaderboards/{period}",
        "The best of a day, of a week, or of all time",
        logbook.Leaderboard,
        refusals=("400", "429", "503"),
    ),
)
PARAMETERS: Final = {
    "period": {"enum": ["day", "week", "all"]},
    "game": {"type": "string"},
    "day": {"type": "string", "format": "date"},
    "challenge": {"type": "string"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 3},
    "tournament": {"type": "string"},
    "round": {"type": "integer", "minimum": 1},
}


def description(version: str) -> dict[str, Any]:
    """The whole API as an OpenAPI 3.1 document."""
    operations = (*OPERATIONS, *OPERATIONS_OF_PEOPLE)
    types = [
        type_ for doing in operations for type_ in (doing.answer, doing.asked) if type_ is not None
    ]
    schemas, components = msgspec.json.schema_components(
        [*types, responses.Problem], ref_template=REF
    )
    contents = [{"application/json": {"schema": schema}} for schema in schemas]
    problem = contents.pop()
    paths: dict[str, dict[str, Any]] = {}
    left = iter(contents)
    for doing in operations:
        answer = {doing.media: next(iter(next(left).values()))}
        answers = {doing.code: {"description": "Done", "content": answer}} | {
            code: {"description": REFUSALS[code], "content": problem} for code in doing.refusals
        }
        described: dict[str, Any] = {"summary": doing.summary, "responses": answers}
        if doing.asked is not None:
            described["requestBody"] = {"required": True, "content": next(left)}
        if given := [name for name in PARAMETERS if f"{{{name}}}" in doing.path]:
            described["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
                for name in given
            ]
        paths.setdefault(doing.path, {})[doing.method] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Silver & Gold", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"key": []}, {}],
    }
