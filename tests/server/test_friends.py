"""Tables by link: several browsers at real sockets with a real server."""

import hashlib
import json
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from silvergold.deals import check
from silvergold.records import position, read, verify
from support import (
    Browser,
    Server,
    assert_nothing_hidden,
    closing_code,
    message_of,
    patched,
    problem,
    received,
    refusal_of,
    room_of,
    say,
    view_of,
)
from waiting import PATIENCE

pytestmark = pytest.mark.slow

ANA = {"name": "Ana"}
FRIEND = {"waits_for": "friend"}
ANYONE = {"waits_for": "anyone"}
BOT = {"name": "Sailor", "bot": "sailor"}


@pytest.fixture(scope="module")
def lobby_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("lobby"), SILVERGOLD_LOBBY="1")
    yield server
    server.kill()


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    """A server where each browser has a small share of the time, once and for all."""
    server = patched(tmp_path, "silvergold.server.http.limits", PER_KEY=(200, 0))
    yield server
    server.kill()


def send(socket: ClientConnection, type_: str, **fields: object) -> None:
    socket.send(json.dumps({"type": type_, **fields}))


class Friends:
    """A table with a friend's seat for each further browser; the first has made it."""

    def __init__(self, address: str, people: int = 2, *others: dict[str, str], **more: Any) -> None:  # noqa: ANN401
        self.browsers = [Browser(address) for _ in range(people)]
        seats = [ANA, *[FRIEND] * (people - 1), *others]
        self.game = self.browsers[0].begin(*seats, **more)
        with self.browsers[0].sit(self.game) as socket:
            self.room = room_of(socket)
        self.path = f"/api/games/{self.game}"

    def join(self, at: int, **more: Any) -> tuple[int, Any]:  # noqa: ANN401
        wanted = {"name": f"Friend {at}", "invitation": self.room["invitation"], **more}
        return self.browsers[at].ask(f"{self.path}/seats", wanted)

    def begin(self) -> None:
        for at in range(1, len(self.browsers)):
            assert self.join(at)[0] == 201
        with self.browsers[0].sit(self.game) as socket:
            send(socket, "call", seat=0)
            view_of(socket)


@pytest.fixture
def friends(shared_server: Server) -> Friends:
    return Friends(shared_server.address)


def test_friends_sit_down_by_the_invitation_and_begin(friends: Friends) -> None:
    ana, hugo = friends.browsers
    assert friends.room["seats"][1] == {
        "name": None, "bot": None, "avatar": None, "waits_for": "friend", "here": False,
        "grace": None,
    }  # fmt: skip
    status, shown = hugo.ask(f"{friends.path}/look", {"invitation": friends.room["invitation"]})
    assert (status, shown["names"], shown["vacant"], shown["mine"]) == (200, ["Ana", None], [1], [])

    with ana.sit(friends.game) as first:
        assert friends.join(1) == (201, {"seat": 1})
        with hugo.sit(friends.game) as second:
            room = room_of(second)
            assert [seat["name"] for seat in room["seats"]] == ["Ana", "Friend 1"]
            assert [seat["here"] for seat in room["seats"]] == [True, True]
            send(second, "call", seat=1)
            views = view_of(first), view_of(second)

    assert [view["seat"] for view in views] == [0, 1]
    assert not {*views[0]["hand"]} & {*views[1]["hand"]}
    assert [view["legal"] != [] for view in views] == [True, True]


def test_each_browser_has_a_part_in_the_deal_and_the_record_proves_it(friends: Friends) -> None:
    parts = [secrets.token_hex(32) for _ in friends.browsers]
    hashes = [hashlib.sha256(bytes.fromhex(part)).hexdigest() for part in parts]
    friends.join(1, commitment=hashes[1])
    with (
        friends.browsers[0].sit(friends.game) as first,
        friends.browsers[1].sit(friends.game) as second,
    ):
        send(first, "commit", seat=0, commitment=hashes[0])
        send(first, "call", seat=0)
        for seat, socket in enumerate((first, second)):
            while not room_of(socket)["called"]:
                pass
            send(socket, "disclose", seat=seat, random=parts[seat])
        for seat, socket in enumerate((first, second)):
            view_of(socket)
            send(socket, "give_up", seat=seat)
        while not view_of(first)["abandoned"]:
            pass

    record = read(json.dumps(friends.browsers[1].ask(f"{friends.path}/record")[1]))
    proof = record.further["fair_deal"]
    assert isinstance(proof, dict)
    assert proof["clients"] == parts
    assert proof["client_commitments"] == hashes
    assert proof["commitment"] == friends.room["commitment"]
    check(proof, record.deal, ())
    verify(record)


def test_who_does_not_disclose_does_not_hold_up_the_game(friends: Friends) -> None:
    friends.join(1, commitment="a" * 64)
    with friends.browsers[0].sit(friends.game) as socket:
        send(socket, "call", seat=0)
        assert view_of(socket)["table"]["phase"] == "keep"


def test_fifty_claims_at_once_seat_one(friends: Friends) -> None:
    address = friends.browsers[0].address
    with ThreadPoolExecutor(50) as threads:
        claimants = [*threads.map(lambda _: Browser(address), range(50))]
        wanted = {"name": "Me", "invitation": friends.room["invitation"], "seat": 1}
        answers = [
            *threads.map(lambda claimant: claimant.ask(f"{friends.path}/seats", wanted), claimants)
        ]

    assert sorted(status for status, _ in answers) == [201] + [400] * 49
    assert {answer["why"] for status, answer in answers if status == 400} == {"that seat is taken"}
    [holder] = [one for one, (status, _) in zip(claimants, answers, strict=True) if status == 201]
    with holder.sit(friends.game) as socket:
        assert room_of(socket)["mine"] == [1]


def test_without_the_right_key_there_is_no_table(friends: Friends, shared_server: Server) -> None:
    stranger = Browser(shared_server.address)
    missing = (404, problem("there is no such game here", "no-game"))

    assert stranger.ask(f"{friends.path}/look", {}) == missing
    assert stranger.ask(f"{friends.path}/look", {"invitation": "x" * 32}) == missing
    assert stranger.ask(f"{friends.path}/seats", {"name": "x", "invitation": "x" * 32}) == missing
    assert stranger.ask(f"{friends.path}/key", {"key": "x" * 32}) == missing
    assert stranger.ask(f"{friends.path}/key", {"key": friends.room["invitation"]}) == missing
    assert stranger.ask(f"{friends.path}/seats/0/key", b"") == missing
    with stranger.sit(friends.game) as socket:
        assert closing_code(socket) == 4404
    friends.join(1)
    wrong = friends.browsers[1].ask(f"{friends.path}/seats/0/key", b"")
    assert wrong == (400, problem("that is not your seat", "not-your-seat"))


@pytest.mark.parametrize(
    ("way", "wanted"),
    [
        ("look", {"invitation": "short"}),
        ("seats", {"name": "Me", "invitation": "not/a key"}),
        ("key", {"key": ""}),
    ],
)
def test_a_link_that_was_not_copied_whole_is_refused_in_clear_words(
    friends: Friends, shared_server: Server, way: str, wanted: dict[str, str]
) -> None:
    answer = Browser(shared_server.address).ask(f"{friends.path}/{way}", wanted)

    assert answer == (
        400,
        problem("a key has 22 to 64 letters, digits, - and _", "broken-key"),
    )


def test_a_seat_comes_back_on_another_device(friends: Friends, shared_server: Server) -> None:
    friends.begin()
    status, answer = friends.browsers[1].ask(f"{friends.path}/seats/1/key", b"")
    assert status == 201
    phone = Browser(shared_server.address)

    assert phone.ask(f"{friends.path}/key", {"key": answer["key"]}) == (200, {"seats": [1]})

    with phone.sit(friends.game) as there, friends.browsers[1].sit(friends.game) as here:
        view, _ = view_of(there), view_of(here)
        assert view["mine"] == [1]
        say(there, "pencil", view, [view["legal"][0]["move"]])
        while not view_of(here)["pencil"]:
            pass
    assert [game["id"] for game in phone.ask("/api/games")[1]] == [friends.game]


def test_a_program_plays_with_a_key_in_a_header(friends: Friends) -> None:
    program = Browser(friends.browsers[0].address)
    key = program.ask("/api/keys", b"")[1]["key"]
    program.cookies.clear()
    wanted = {"name": "Robot", "invitation": friends.room["invitation"]}

    assert program.ask(f"{friends.path}/seats", wanted, Authorization=f"Bearer {key}")[0] == 201

    assert [*program.cookies] == []
    assert program.ask("/api/games") == (200, [])
    mine = program.ask("/api/games", Authorization=f"Bearer {key}")[1]
    assert [game["mine"] for game in mine] == [[1]]
    with program.sit(friends.game, Authorization=f"Bearer {key}") as socket:
        assert room_of(socket)["mine"] == [1]


def test_a_program_whose_key_is_none_takes_no_seat(friends: Friends) -> None:
    program = Browser(friends.browsers[0].address)
    wanted = {"name": "Robot", "invitation": friends.room["invitation"]}

    status, answer = program.ask(f"{friends.path}/seats", wanted, Authorization="Bearer short")

    assert (status, answer["why"]) == (400, "that is not a key: POST /api/keys gives you one")
    assert program.ask(f"{friends.path}/look", {"invitation": wanted["invitation"]})[1]["vacant"]


def test_a_watcher_sees_the_table_and_no_secret(friends: Friends, shared_server: Server) -> None:
    friends.begin()
    watcher = Browser(shared_server.address)
    key = friends.room["watching"]
    assert watcher.ask(f"{friends.path}/key", {"key": key}) == (200, {"seats": []})
    with watcher.sit(friends.game) as socket:
        play_to_the_end(friends)
        seen: list[dict[str, Any]] = []
        while not seen or seen[-1]["type"] != "view" or not seen[-1]["result"]:
            seen.append(received(socket))
        send(socket, "say", seat=0, number=0, text="hello")
        assert refusal_of(socket) == "that is not your seat"

    record = read(json.dumps(watcher.ask(f"{friends.path}/record")[1]))
    states = [position(record, ply) for ply in range(len(record.moves) + 1)]
    assert len(seen) > 60
    for message in seen:
        assert_nothing_hidden(message, states, None)
        assert key not in json.dumps(message)
        if message["type"] == "view":
            assert (message["mine"], message["hand"], message["legal"]) == ([], [], [])
    assert watcher.ask(f"{friends.path}/rematch", {})[0] == 400


def play_to_the_end(friends: Friends) -> None:
    """Each browser makes the first legal move, whenever it is asked."""

    def play(browser: Browser) -> None:
        with browser.sit(friends.game) as socket:
            view = view_of(socket)
            while view["result"] is None:
                if view["complete"]:
                    say(socket, "done", view, view["pencil"])
                elif view["legal"]:
                    say(socket, "pencil", view, [*view["pencil"], view["legal"][0]["move"]])
                view = view_of(socket)

    with ThreadPoolExecutor(len(friends.browsers)) as threads:
        for done in [threads.submit(play, browser) for browser in friends.browsers]:
            done.result(PATIENCE)


def test_the_link_to_a_replay_gives_the_replay_and_nothing_else(friends: Friends) -> None:
    friends.begin()
    with friends.browsers[0].sit(friends.game) as socket:
        assert view_of(socket)["replaying"] is None
        send(socket, "say", seat=0, number=0, text="only for us")
    play_to_the_end(friends)
    with friends.browsers[0].sit(friends.game) as socket:
        key = view_of(socket)["replaying"]
    stranger = Browser(friends.browsers[0].address)

    status, replay = stranger.ask(f"{friends.path}/replay", {"key": key})

    assert status == 200
    assert replay == friends.browsers[0].ask(f"{friends.path}/replay")[1]
    assert "only for us" not in json.dumps(replay)
    no_game = (404, problem("there is no such game here", "no-game"))
    assert stranger.ask(f"{friends.path}/key", {"key": key}) == no_game
    for part in ("replay", "record"):
        assert stranger.ask(f"{friends.path}/{part}") == no_game
    with stranger.sit(friends.game) as socket:
        assert closing_code(socket) == 4404
    assert stranger.ask("/api/games") == (200, [])


def test_no_other_key_opens_a_replay_by_its_link(friends: Friends) -> None:
    friends.begin()
    ana = friends.browsers[0]
    _, seat = ana.ask(f"{friends.path}/seats/0/key", b"")
    given = [friends.room["watching"], friends.room["invitation"], seat["key"], "x" * 32]
    play_to_the_end(friends)
    stranger = Browser(ana.address)

    for key in given:
        status, _ = stranger.ask(f"{friends.path}/replay", {"key": key})
        assert status == 404
    assert stranger.ask(f"{friends.path}/replay", {"key": ""})[0] == 400


def test_the_same_people_play_once_more(friends: Friends) -> None:
    friends.begin()
    assert friends.browsers[0].ask(f"{friends.path}/rematch", {})[0] == 400
    play_to_the_end(friends)

    with ThreadPoolExecutor(2) as threads:
        asked = threads.map(lambda b: b.ask(f"{friends.path}/rematch", {}), friends.browsers)
        following = {answer["id"] for _, answer in asked}

    [game] = following
    with friends.browsers[0].sit(friends.game) as socket:
        assert view_of(socket)["rematch"] == game
    with friends.browsers[1].sit(game) as second, friends.browsers[0].sit(game) as first:
        assert room_of(second)["mine"] == [1]
        send(first, "call", seat=0)
        assert view_of(second)["seat"] == 1


def test_who_watched_may_watch_the_rematch_and_nobody_else(friends: Friends) -> None:
    friends.begin()
    ana = friends.browsers[0]
    early, late, stranger = (Browser(ana.address) for _ in range(3))
    early.ask(f"{friends.path}/key", {"key": friends.room["watching"]})
    play_to_the_end(friends)
    assert early.ask(f"{friends.path}/rematch", {})[0] == 400
    game = ana.ask(f"{friends.path}/rematch", {})[1]["id"]
    late.ask(f"{friends.path}/key", {"key": friends.room["watching"]})

    for watcher in (early, late):
        assert watcher.ask(f"{friends.path}/rematch", {}) == (201, {"id": game})
        with watcher.sit(game) as socket:
            room = room_of(socket)
        assert (room["mine"], room["invitation"], room["watching"]) == ([], None, None)

    assert stranger.ask(f"{friends.path}/rematch", {})[0] == 404
    with stranger.sit(game) as socket:
        assert closing_code(socket) == 4404


def test_a_game_alone_against_bots_begins_once_more_at_once(browser: Browser) -> None:
    game = browser.begin(ANA, BOT)
    with browser.sit(game) as socket:
        view_of(socket)
        send(socket, "give_up", seat=0)
        while not view_of(socket)["abandoned"]:
            pass

    status, answer = browser.ask(f"/api/games/{game}/rematch", {})

    assert status == 201
    with browser.sit(answer["id"]) as socket:
        assert view_of(socket)["legal"]


def test_what_is_said_arrives_everywhere_and_is_there_for_who_comes_later(
    friends: Friends,
) -> None:
    friends.join(1)
    with friends.browsers[0].sit(friends.game) as first:
        with friends.browsers[1].sit(friends.game) as second:
            send(second, "say", seat=1, number=0, text="<b>hello</b>\u202e")
            said = {
                "seat": 1,
                "name": "Friend 1",
                "number": 0,
                "text": "<b>hello</b>",
                "reaction": None,
            }
            assert message_of(first, "remarks")["remarks"] == [said]
            send(second, "say", seat=1, number=0, text="<b>hello</b>\u202e")
            assert message_of(second, "remarks")["remarks"] == [said]
            send(second, "say", seat=1, number=1, reaction="bravo")
            assert message_of(first, "remarks")["remarks"][0]["reaction"] == "bravo"
        with friends.browsers[1].sit(friends.game) as again:
            assert len(message_of(again, "remarks")["remarks"]) == 2


def test_a_bot_plays_for_who_is_away_and_hands_back(friends: Friends) -> None:
    friends.begin()
    with friends.browsers[0].sit(friends.game) as first:
        assert [at["here"] for at in view_of(first)["seats"]] == [True, False]
        with friends.browsers[1].sit(friends.game) as second:
            view_of(second)
            send(second, "hand_over", seat=1, of=1)
            assert view_of(first)["seats"][1]["stand_in"]
            assert message_of(first, "waiting")["waiting"] == [0]
        send(first, "hand_over", seat=0, of=1)  # it is handed over already
        with friends.browsers[1].sit(friends.game) as second:
            back = view_of(second)
            assert (back["legal"], back["number"]) == ([], 1)
            send(second, "take_back", seat=1)
            while view_of(second)["seats"][1]["stand_in"]:
                pass
            send(first, "hand_over", seat=0, of=1)
            assert refusal_of(first) == "Friend 1 is here"


def test_a_seat_that_was_freed_is_lost_to_who_had_it(friends: Friends) -> None:
    friends.join(1)
    ana, hugo = friends.browsers
    with ana.sit(friends.game) as first, hugo.sit(friends.game) as second:
        room_of(second)
        send(first, "free", seat=0, of=1)
        assert closing_code(second) == 4404
    assert friends.browsers[1].ask("/api/games") == (200, [])


class TestALobby:
    def test_lists_the_tables_that_wait_for_anybody(self, lobby_server: Server) -> None:
        address = lobby_server.address
        ana = Browser(address)
        assert ana.ask("/api/about")[1]["lobby"] is True
        game = ana.begin(ANA, FRIEND, ANYONE, listed=True)
        ana.begin(ANA, FRIEND)
        stranger = Browser(address)

        [table] = stranger.ask("/api/lobby")[1]
        assert (table["id"], table["vacant"], table["names"]) == (game, [2], ["Ana", None, None])
        assert stranger.ask(f"/api/games/{game}/seats", {"name": "Li"}) == (201, {"seat": 2})
        assert Browser(address).ask("/api/lobby") == (200, [])
        late = Browser(address).ask(f"/api/games/{game}/seats", {"name": "Zoë"})
        assert late == (400, problem("every seat is taken", "all-taken"))

    def test_is_only_where_the_host_wants_one(self, browser: Browser) -> None:
        assert browser.ask("/api/lobby")[0] == 404
        assert browser.ask("/api/games", {"seats": [ANA, ANYONE], "listed": True})[0] == 400


def test_a_flood_of_messages_closes_the_socket_and_nobody_else_notices(
    strict_server: Server,
) -> None:
    friends = Friends(strict_server.address)
    friends.join(1)
    ana, hugo = friends.browsers
    with ana.sit(friends.game) as other:
        with hugo.sit(friends.game) as flooding:
            with suppress(ConnectionClosed):
                for _ in range(5_000):
                    flooding.send('{"type": "sit", "seat": 1}')
            assert closing_code(flooding) == 4429
        send(other, "say", seat=0, number=0, text="still here")
        assert message_of(other, "remarks")["remarks"][0]["text"] == "still here"
