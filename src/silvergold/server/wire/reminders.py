"""What a browser is told and asks about reminders."""

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct):
    """The key by which push services know this server; browsers subscribe with it."""

    key: str


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a browser, with which reminders are encrypted for it."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """Remind this browser, at this address of its push service, in this language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=20)] = "en"


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """Remind this browser no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Subscribed(Struct):
    """Whether this browser is reminded now."""

    reminds: bool
