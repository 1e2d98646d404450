"""A bot that sits down at an online table. It needs Python and the `websockets` package.

Let it play:  .venv/bin/python examples/online_bot.py "https://games.example/game/ID#join=KEY"

It takes an invitation, or the link of a seat that was given to it. docs/online-bots.md has
everything that is said; this file is one way to answer.
"""

import argparse
import json
import random
import re
import sys
import time
from http.client import HTTPException
from typing import Any, NamedTuple, TypeAlias
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

Json: TypeAlias = dict[str, Any]

LINK = r"(https?://[^/\s]+)/game/([\w-]+)#(join|seat)=([\w-]+)"
NOT_FOR_US = {4404: "there is no seat for us at this table", 4409: "this game is damaged"}
TOO_MANY = 4429
LONGEST_WAIT = 8.0  # seconds


class Seat(NamedTuple):
    """Where we play, and the key by which the server knows us there."""

    server: str
    game: str
    key: str


def main() -> None:
    """Sit down, and play until the game is over."""
    parser = argparse.ArgumentParser(description="Plays Silver & Gold at an online table.")
    parser.add_argument("link", help="an invitation, or the link of a seat")
    parser.add_argument("--name", default="Robin", help="how to be called at the table")
    asked = parser.parse_args()
    seat = seat_of(asked.link, asked.name)
    print(f"To come back to this seat: {seat.server}/game/{seat.game}#seat={seat.key}", flush=True)
    play(seat)


def seat_of(link: str, name: str) -> Seat:
    """The seat that a link leads to; with an invitation we sit down first."""
    found = re.fullmatch(LINK, link)
    if not found:
        sys.exit("This is neither an invitation nor the link of a seat.")
    server, game, way, key = found.groups()
    if way == "seat":
        return Seat(server, game, key)
    ours = Seat(server, game, ask(f"{server}/api/keys")["key"])
    ask(f"{server}/api/games/{game}/seats", ours.key, {"name": name, "invitation": key})
    return ours


def ask(url: str, key: str = "", body: Json | None = None) -> Json:
    """What the server answers to a POST."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    request = Request(url, json.dumps(body).encode() if body else b"", headers)  # noqa: S310
    try:
        with urlopen(request, timeout=10) as answer:  # noqa: S310
            return dict(json.load(answer))
    except HTTPError as refused:
        sys.exit(f"The server refuses: {why(refused)}")
    except (OSError, HTTPException) as error:
        sys.exit(f"The server cannot be reached: {getattr(error, 'reason', error)}")
    except ValueError:
        sys.exit("This is no server of the game.")


def why(refused: HTTPError) -> str:
    """What a server says with its refusal."""
    try:
        return str(json.load(refused)["why"])
    except (ValueError, LookupError, TypeError):
        return str(refused)


def play(seat: Seat) -> None:
    """Play to the end, however often the line is cut."""
    url = f"{seat.server.replace('http', 'ws', 1)}/api/games/{seat.game}/socket"
    cuts = 0
    while True:
        try:
            with connect(url, additional_headers={"Authorization": f"Bearer {seat.key}"}) as socket:
                cuts = 0
                if heard_to_the_end(socket):
                    return
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            if code in NOT_FOR_US:
                sys.exit(NOT_FOR_US[code])
            cuts += 3 if code == TOO_MANY else 1
        except InvalidStatus as refused:
            cuts += 1
            print(f"The server answers {refused.response.status_code}.", flush=True)
        except (OSError, WebSocketException) as error:
            if cuts == 0:
                print(f"The server cannot be reached ({error}). Trying again.", flush=True)
            cuts += 1
        # A server that comes back is not to be met by everybody at the same moment.
        time.sleep(min(LONGEST_WAIT, 0.25 * 2**cuts) * random.uniform(0.5, 1))


def heard_to_the_end(socket: ClientConnection) -> bool:
    """Answer what is said; whether the game is over.

    Each view says all that there is to know, and nothing has to be mended when the line was cut.
    The same can be shown again, because somebody came or went: it is answered once.
    """
    view: Json = {}
    answered = None
    for text in socket:
        message = json.loads(text)
        if message["type"] == "refused" and message["again"]:
            answered = None
            time.sleep(2)  # the server cannot store it now; the view that follows asks us again
        elif message["type"] == "refused":
            print(f"Refused: {message['why']}", flush=True)
        elif message["type"] in {"view", "pencilled"}:
            view |= message  # `pencilled` has only those fields of the view that have changed
            if view["result"] or view["abandoned"]:
                tell_end(view)
                return True
            asked = question_in(view)
            if asked != answered and (answer := answer_to(view)):
                socket.send(json.dumps(answer))
            answered = asked
    return False


def question_in(view: Json) -> tuple[object, ...]:
    """What a view asks of us; the same as before, if it shows nothing new that concerns us."""
    stand_in = view["seats"][view["seat"]]["stand_in"]
    return view["number"], view["pencil"], bool(view["legal"]), stand_in


def answer_to(view: Json) -> Json | None:
    """What to say to a view, if anything."""
    seat = view["seat"]
    if view["seats"][seat]["stand_in"]:
        return {"type": "take_back", "seat": seat}  # somebody let a bot of the server play for us
    action = {"seat": seat, "number": view["number"]}
    if view["complete"]:
        return {"type": "done", **action, "moves": view["pencil"]}
    if view["legal"]:
        # A cross brings one more square: pencil until the server calls the action complete.
        return {"type": "pencil", **action, "moves": [*view["pencil"], chosen(view)]}
    return None


def chosen(view: Json) -> str:
    """Our next move: the one that gains the most. This is where a better bot would think."""
    return str(
        max(view["legal"], key=lambda legal: (len(legal["gains"]), len(legal["move"])))["move"]
    )


def tell_end(view: Json) -> None:
    """Say how it went."""
    points = [player["score"]["total"] for player in view["table"]["players"]]
    if not view["result"]:
        print("The game was left unfinished.")
    elif view["seat"] in view["result"]["winners"]:
        print(f"We won: {points}.")
    else:
        print(f"We lost: {points}.")


if __name__ == "__main__":
    main()
