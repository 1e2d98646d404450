"""Who wants to be reminded, and reminding them: once for each turn, and once before it is over."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from silvergold.locales import words
from silvergold.server.push.encryption import Sender, encrypted
from silvergold.server.stores.base import BehindError, StoreError
from silvergold.server.stores.sql import Statement

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from silvergold.server.live.by_turns import Turn
    from silvergold.server.push.delivery import Delivery
    from silvergold.server.stores.sql import SqlStore

Kind: TypeAlias = Literal["turn", "soon"]

MOST_BROWSERS: Final = 10
"""So many browsers of one person are reminded; the oldest is forgotten for one more."""

MOST_TRIES: Final = 6
FIRST_RETRY: Final = timedelta(minutes=1)
AT_ONCE: Final = 16
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


class Message(msgspec.Struct):
    """What the browser is sent, encrypted: that it is its turn in this game, and nothing else."""

    title: str
    body: str
    game: str


class Reminders:
    """Keeps who wants to be reminded, and reminds them."""

    def __init__(
        self, store: SqlStore, sender: Sender, delivery: Delivery, now: Callable[[], datetime]
    ) -> None:
        self.sender = sender
        self.delivery = delivery
        self._store = store
        self._now = now

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

    async def remind(self, turns: Sequence[Turn]) -> None:
        """Remind those who have not been reminded; those that could not be reached, again."""
        browsers: dict[str, list[Subscription]] = {}
        for row in await self._store.rows(SUBSCRIBED):
            subscription = Subscription(*row)
            browsers.setdefault(subscription.person, []).append(subscription)
        if not browsers:
            return
        noted = {(*key,): (at, tries, done) for *key, at, tries, done in await self._noted()}
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(
            *(
                self._remind(turn, subscription, noted, room)
                for turn in turns
                for person in turn.people
                for subscription in browsers.get(person, ())
            )
        )

    async def _noted(self) -> list[tuple[object, ...]]:
        return await self._store.rows(NOTED)

    async def _remind(
        self,
        turn: Turn,
        to: Subscription,
        noted: Mapping[tuple[object, ...], tuple[object, ...]],
        room: asyncio.Semaphore,
    ) -> None:
        kind: Kind = "soon" if turn.left < turn.clock * SOON else "turn"
        key = (to.endpoint, turn.game, turn.since, kind)
        async with room:
            try:
                if await self._take(key, noted.get(key)):
                    await self._send(turn, to, kind, key)
            except BehindError:
                pass  # another server does it
            except StoreError:
                _log.debug("a reminder cannot be noted")  # the store itself logs why

    async def _take(self, key: tuple[str, str, str, str], noted: tuple[object, ...] | None) -> bool:
        """Note that this reminder is sent now, for the first time or again; False if it is not due.

        Raises `BehindError` if another server does it.
        """
        now = self._now()
        if noted is None:
            _, game, since, _ = key
            await self._store.change(
                Statement("DELETE FROM reminders WHERE game = ? AND since != ?", (game, since)),
                Statement(NOTE, (*key, now.isoformat())),
            )
            return True
        at, tries, done = noted
        assert isinstance(at, str)  # noqa: S101 - for the type checker
        assert isinstance(tries, int)  # noqa: S101
        if done or tries >= MOST_TRIES:
            return False
        if now - datetime.fromisoformat(at) < FIRST_RETRY * 2 ** (tries - 1):
            return False
        await self._store.change(Statement(TRY_AGAIN, (now.isoformat(), *key, tries), 1))
        return True

    async def _send(
        self, turn: Turn, to: Subscription, kind: Kind, key: tuple[str, str, str, str]
    ) -> None:
        say = await asyncio.to_thread(words, to.language)
        message = Message(say("title"), say(f"reminder-{kind}"), turn.game)
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
        if outcome != "later":
            await self._store.change(Statement(DONE, key))


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


def _values(wanted: Subscription) -> tuple[str, ...]:
    return (
        wanted.endpoint,
        wanted.person,
        wanted.p256dh,
        wanted.auth,
        wanted.language,
        wanted.site,
    )
