"""Who wants to be reminded, and reminding them: once for each turn, and once before it is over."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec

from silvergold.locales import words
from silvergold.server.push.encryption import Sender, encrypted
from silvergold.server.push.hold_off import HoldOff
from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from silvergold.server.live.by_turns import Turn
    from silvergold.server.push.delivery import Delivery, Outcome
    from silvergold.server.stores.sql import SqlStore

Kind: TypeAlias = Literal["turn", "soon"]
Key: TypeAlias = tuple[str, str, str, Kind]
"""What a reminder is known by: the browser's address, the game, since when, and its kind."""

MOST_BROWSERS: Final = 10
"""So many browsers of one person are reminded; the oldest is forgotten for one more."""

MOST_TRIES: Final = 6
FIRST_RETRY: Final = timedelta(minutes=1)
AT_ONCE: Final = 64
"""So many people are reminded at once, each over one connection."""

AT_ONCE_AT_A_HOST: Final = 32
"""So many connections of them may lead to the same push service."""

PORTION: Final = 500
"""So many values are asked for in one query."""

SOON: Final = 0.25
"""What part of the time is left when people are reminded again."""

VALID: Final = timedelta(hours=12)

SUBSCRIBED: Final = "SELECT endpoint, person, p256dh, auth, language, site FROM push_subscriptions"
NOTED: Final = "SELECT endpoint, game, since, kind, at, tries, done FROM reminders"
NOTE: Final = """
    INSERT INTO reminders (endpoint, game, since, kind, at, tries, done)
    VALUES (?, ?, ?, ?, ?, 1, 0)
"""
TRY_AGAIN: Final = """
    UPDATE reminders SET at = ?, tries = tries + 1
    WHERE endpoint = ? AND game = ? AND since = ? AND kind = ? AND tries = ?
"""
DONE: Final = """
    UPDATE reminders SET done = 1 WHERE endpoint = ? AND game = ? AND since = ? AND kind = ?
"""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that wants to be reminded: its address at its push service, and its keys.

    `site` is where it plays, which tells the push service whom to turn to.
    """

    endpoint: str
    person: str
    p256dh: str
    auth: str
    language: str
    site: str


class Noted(NamedTuple):
    """When a reminder was sent last, how often, and whether it arrived or never will."""

    at: str
    tries: int
    done: bool


@dataclass(slots=True)
class _Due:
    """A reminder that is to be sent to a browser, after so many tries."""

    turn: Turn
    to: Subscription
    kind: Kind
    tries: int = 0

    @property
    def key(self) -> Key:
        return (self.to.endpoint, self.turn.game, self.turn.since, self.kind)

    def is_due(self, noted: Noted | None, now: datetime) -> bool:
        """Whether to send it, given what was noted of it when it was sent last."""
        if noted is None:
            return True
        self.tries = noted.tries
        if noted.done or noted.tries >= MOST_TRIES:
            return False
        pause: timedelta = FIRST_RETRY * 2 ** (noted.tries - 1)
        return now - datetime.fromisoformat(noted.at) >= pause


class Message(msgspec.Struct):
    """What the browser is sent, encrypted: that it is its turn in this game, and nothing else."""

    title: str
    body: str
    game: str


class Reminders:
    """Keeps who wants to be reminded, and reminds them."""

    def __init__(
        self,
        store: SqlStore,
        sender: Sender,
        delivery: Delivery,
        turns: Callable[[], Awaitable[Sequence[Turn]]],
        now: Callable[[], datetime],
    ) -> None:
        self.sender = sender
        self.delivery = delivery
        self._store = store
        self._turns = turns
        self._now = now
        self._due: dict[str, list[_Due]] = {}
        self._people = HoldOff()
        self._hosts = HoldOff()
        self._rooms: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    # Who wants it

    async def subscribe(self, wanted: Subscription) -> None:
        """Remind this browser from now on, in the place of what it wanted before."""
        now = self._now().isoformat()
        values = (*_values(wanted), now)
        await self._store.change(
            Statement("DELETE FROM push_subscriptions WHERE endpoint = ?", (wanted.endpoint,)),
            Statement(
                """
                INSERT INTO push_subscriptions
                (endpoint, person, p256dh, auth, language, site, made)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                values,
            ),
            Statement(
                """
                DELETE FROM push_subscriptions WHERE person = ? AND endpoint NOT IN (
                    SELECT endpoint FROM push_subscriptions WHERE person = ?
                    ORDER BY made DESC, endpoint LIMIT ?
                )
                """,
                (wanted.person, wanted.person, MOST_BROWSERS),
            ),
        )

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Remind this browser no more, if it is that person's."""
        query, values = "DELETE FROM push_subscriptions WHERE endpoint = ?", (endpoint,)
        await self._store.change(
            Statement(f"{query} AND person = ?", (*values, person))
            if person
            else Statement(query, values),
        )

    # Reminding

    async def due(self) -> list[str]:
        """The people whom there is something to remind of, and who are not left alone for now."""
        turns = await self._turns()
        browsers = await self._browsers({one.text for turn in turns for one in turn.people})
        noted = await self._noted([turn.game for turn in turns]) if browsers else {}
        now, self._due = self._now(), {}
        for turn in turns:
            for person in turn.people:
                for to in browsers.get(person.text, ()):
                    reminder = _Due(turn, to, "soon" if turn.left < turn.clock * SOON else "turn")
                    if reminder.is_due(noted.get(reminder.key), now):
                        self._due.setdefault(person.text, []).append(reminder)
        return [person for person in self._due if not self._people.holds(person, now)]

    async def remind(self, person: str) -> None:
        """Remind somebody of all that is due, up to the first browser that does not answer."""
        for reminder in self._due.pop(person, ()):
            host = urlsplit(reminder.to.endpoint).hostname or ""
            room = self._rooms.setdefault(host, asyncio.Semaphore(AT_ONCE_AT_A_HOST))
            async with room:
                if self._hosts.holds(host, self._now()):
                    continue
                with suppress(BehindError):  # another server does it
                    await self._take(reminder)
                    if await self._send(reminder) == "silent":
                        self._hosts.silent(host, self._now())
                        self._people.silent(person, self._now())
                        return
                    self._hosts.answered(host)
        self._people.answered(person)

    async def _browsers(self, people: set[str]) -> dict[str, list[Subscription]]:
        found: dict[str, list[Subscription]] = {}
        for some in _portions(sorted(people)):
            query = f"{SUBSCRIBED} WHERE person IN ({', '.join('?' * len(some))})"
            for row in await self._store.rows(query, *some):
                subscription = Subscription(*row)
                found.setdefault(subscription.person, []).append(subscription)
        return found

    async def _noted(self, games: Sequence[str]) -> dict[Key, Noted]:
        found: dict[Key, Noted] = {}
        for some in _portions(games):
            query = f"{NOTED} WHERE game IN ({', '.join('?' * len(some))})"
            for endpoint, game, since, kind, at, tries, done in await self._store.rows(
                query, *some
            ):
                found[endpoint, game, since, kind] = Noted(at, tries, bool(done))
        return found

    async def _take(self, reminder: _Due) -> None:
        """Note that this reminder is sent now, for the first time or again.

        Raises `BehindError` if another server does it.
        """
        now = self._now().isoformat()
        if reminder.tries:
            again = (now, *reminder.key, reminder.tries)
            await self._store.change(Statement(TRY_AGAIN, again, 1))
            return
        earlier = (reminder.turn.game, reminder.turn.since)
        await self._store.change(
            Statement("DELETE FROM reminders WHERE game = ? AND since != ?", earlier),
            Statement(NOTE, (*reminder.key, now)),
        )

    async def _send(self, reminder: _Due) -> Outcome:
        turn, to = reminder.turn, reminder.to
        say = await asyncio.to_thread(words, to.language)
        message = Message(say("title"), say(f"reminder-{reminder.kind}"), turn.game)
        where = urlsplit(to.endpoint)
        expires = int((self._now() + VALID).timestamp())
        headers = {
            "Authorization": self.sender.authorization(
                f"{where.scheme}://{where.netloc}", to.site, expires
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(60, int(turn.left))),
            "Topic": hashlib.sha256(turn.game.encode()).hexdigest()[:32],
            "Urgency": "normal",
        }
        body = encrypted(msgspec.json.encode(message), to.p256dh, to.auth)
        outcome = await self.delivery.send(to.endpoint, headers, body)
        _log.info("a reminder was handed over", extra={"outcome": outcome})
        if outcome == "gone":
            await self.unsubscribe(to.endpoint)
        if outcome not in {"later", "silent"}:
            await self._store.change(Statement(DONE, reminder.key))
        return outcome


async def sender_of(store: SqlStore) -> Sender:
    """The server as push services know it, by the secret that was made at its first start."""
    query = "SELECT secret FROM push_sender WHERE id = 1"
    found = await store.rows(query)
    if not found:
        made = Statement(
            "INSERT INTO push_sender (id, secret) VALUES (1, ?)", (secrets.token_hex(32),)
        )
        with suppress(BehindError):  # another server has made one
            await store.change(made)
        found = await store.rows(query)
    return Sender(bytes.fromhex(found[0][0]))


async def forget(_store: SqlStore, person: str) -> Sequence[Statement]:
    """The changes after which nothing is known of a person."""
    of_person = "SELECT endpoint FROM push_subscriptions WHERE person = ?"
    return [
        Statement(f"DELETE FROM reminders WHERE endpoint IN ({of_person})", (person,)),  # noqa: S608
        Statement("DELETE FROM push_subscriptions WHERE person = ?", (person,)),
    ]


async def join(_store: SqlStore, old: str, new: str) -> Sequence[Statement]:
    """The change by which somebody who comes to another key is reminded as before."""
    return [Statement("UPDATE push_subscriptions SET person = ? WHERE person = ?", (new, old))]


def _portions(values: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(values), PORTION):
        yield values[first : first + PORTION]


def _values(wanted: Subscription) -> tuple[str, ...]:
    return (
        wanted.endpoint,
        wanted.person,
        wanted.p256dh,
        wanted.auth,
        wanted.language,
        wanted.site,
    )
