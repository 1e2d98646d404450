"""Links by which another device comes to have the same key, once the first device has agreed."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, TypeAlias

from silvergold.server.live.keys import KEY_SIZE, hashed
from silvergold.server.stores.base import BehindError
from silvergold.server.stores.sql import Statement
from silvergold.server.table.refusals import RefusedError, Why
from silvergold.server.table.summary import read
from silvergold.server.wire.logbook import DeviceLink, DeviceOffer, DeviceRequest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from silvergold.server.live.registry import TableRegistry
    from silvergold.server.stores.sql import SqlStore

LASTS: Final = timedelta(minutes=15)
MOST_GAMES: Final = 1000
"""So many games of a person are counted at most."""

MAKE: Final = """
    INSERT INTO device_links (link, sealed, expires, device, confirmed) VALUES (?, ?, ?, '', 0)
"""
FIND: Final = "SELECT sealed, device, confirmed FROM device_links WHERE link = ? AND expires >= ?"
ASK: Final = "UPDATE device_links SET device = ? WHERE link = ? AND device IN ('', ?)"
CONFIRM: Final = "UPDATE device_links SET confirmed = 1 WHERE link = ? AND device != ''"
REMOVE: Final = "DELETE FROM device_links WHERE link = ?"

Join: TypeAlias = "Callable[[SqlStore, str, str], Awaitable[Sequence[Statement]]]"


@dataclass(frozen=True, slots=True)
class _Found:
    """A link that lasts: the key that it leads to, and the device that asks for it, if one does."""

    id: str
    key: str
    device: str
    confirmed: bool

    @property
    def code(self) -> str:
        """What both devices show, so that people see that they are the two; none asks yet if ""."""
        digest = hashlib.sha256(f"{self.id} {self.device}".encode()).digest()
        return f"{int.from_bytes(digest[:4], 'big') % 10_000:04}" if self.device else ""


class DeviceLinks:
    """The links of a server. `join` says how what each feature keeps goes over to another key."""

    def __init__(self, store: SqlStore, registry: TableRegistry, join: Sequence[Join] = ()) -> None:
        self._store = store
        self._registry = registry
        self._join = join

    # On the first device

    async def make(self, key: str) -> DeviceLink:
        """The key of a link by which one other device can come to have this very key.

        What is stored of it leads to neither: the key is hidden by the link's, and that is hashed.
        """
        link, now = urlsafe_b64encode(secrets.token_bytes(KEY_SIZE)).decode(), datetime.now(UTC)
        sealed, expires = _hidden(key.encode(), link).hex(), (now + LASTS).isoformat()
        await self._store.change(
            Statement("DELETE FROM device_links WHERE expires < ?", (now.isoformat(),)),
            Statement(MAKE, (hashed(link).hex(), sealed, expires)),
        )
        return DeviceLink(link, LASTS // timedelta(minutes=1))

    async def request(self, link: str, key_hash: bytes) -> DeviceRequest:
        """The device that asks this one, which made the link, to be let in."""
        found = await self._own(link, key_hash)
        _, brings = await self._person(bytes.fromhex(found.device)) if found.device else ("", 0)
        return DeviceRequest(found.code, brings)

    async def answer(self, link: str, key_hash: bytes, *, yes: bool) -> DeviceRequest:
        """Let the device in that asks, or remove the link; the device comes back."""
        found, asked = await self._own(link, key_hash), await self.request(link, key_hash)
        await self._store.change(Statement(CONFIRM if yes else REMOVE, (found.id,)))
        return asked

    async def _own(self, link: str, key_hash: bytes) -> _Found:
        found = await self._found(link)
        if hashed(found.key) != key_hash:
            raise RefusedError(Why.LINK_USED)
        return found

    # On the other device

    async def use(self, link: str, old: str, *, agreed: bool) -> tuple[str, DeviceOffer]:
        """The key that this device has then, its old one until it is let in, and the offer.

        It asks to be let in if its person has `agreed`; then the link is for this device only,
        which may ask again until the link expires. Raises `RefusedError` if the link is not for it.
        """
        found = await self._found(link)
        before, after = hashed(old), hashed(found.key)
        (name, games), (_, brings) = await self._person(after), await self._person(before)
        if before == after:
            return old, DeviceOffer(name, games, 0, "", joined=True)
        device = before.hex()
        if found.device not in {"", device}:
            raise RefusedError(Why.LINK_USED)
        if agreed and not found.device:
            try:
                await self._store.change(Statement(ASK, (device, found.id, device), expected=1))
            except BehindError:
                raise RefusedError(Why.LINK_USED) from None
            found = replace(found, device=device)
        if found.confirmed:
            brings = await self._joined(before, after)
        code = "" if found.confirmed else found.code
        offer = DeviceOffer(name, games, brings, code, joined=found.confirmed)
        return found.key if found.confirmed else old, offer

    async def _joined(self, before: bytes, after: bytes) -> int:
        moved = [
            one for join in self._join for one in await join(self._store, before.hex(), after.hex())
        ]
        games = await self._store.take_over(before, after, *moved)
        await self._registry.holders_changed(games)
        return len(games)

    # Both

    async def _found(self, link: str) -> _Found:
        id_, now = hashed(link).hex(), datetime.now(UTC).isoformat()
        for sealed, device, confirmed in await self._store.rows(FIND, id_, now):
            key = _hidden(bytes.fromhex(sealed), link).decode()
            return _Found(id_, key, device, bool(confirmed))
        raise RefusedError(Why.LINK_USED)

    async def _person(self, key_hash: bytes) -> tuple[str, int]:
        """The name under which somebody played last, and the number of their games."""
        games = await self._store.games_of(key_hash, MOST_GAMES)
        with suppress(IndexError):
            last = games[0]
            return read(last.heading.summary).names[last.seats[0]], len(games)
        return "", len(games)


def _hidden(data: bytes, link: str) -> bytes:
    """The data combined with bytes that follow from a link's key; done twice, it is plain again.

    Every link has a new random key, so that no bytes are used twice.
    """
    pad = hashlib.shake_256(b"device|" + link.encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, pad, strict=True))
