"""A push service of one's own on the loopback, and a browser that is subscribed to it."""

from __future__ import annotations

import hashlib
import hmac
import json
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from silvergold.server.push.encryption import CURVE, point, to_bytes, to_text

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass
class PushService:
    """What was posted to it; it answers with `status`."""

    address: str = ""
    status: int = 201
    posted: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service for a while."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.posted.append((self.path, headers, body))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class SubscribedBrowser:
    """The keys of a browser, which can read what was sealed for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self.p256dh = to_text(point(self._key))
        self.auth = to_text(hashlib.sha256(point(self._key)).digest()[:16])

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": self.p256dh, "auth": self.auth}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:  # noqa: ANN401
        """What was sealed; as in RFC 8291, written once more from there."""
        salt, size, rest = body[:16], body[20], body[21:]
        sender, sealed = rest[:size], rest[size:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self._key) + sender
        first = _expand(hmac.digest(to_bytes(self.auth), shared, "sha256"), info, 32)
        second = hmac.digest(salt, first, "sha256")
        key = _expand(second, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _expand(second, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return json.loads(text[:-1])


def _expand(key: bytes, info: bytes, size: int) -> bytes:
    return hmac.digest(key, info + b"\1", "sha256")[:size]


def claims(authorization: str) -> tuple[str, dict[str, Any]]:
    """The key and the claims of the one who sent; fails if the signature is wrong."""
    token, key = authorization.removeprefix("vapid t=").split(", k=")
    head, body, signature = token.split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key))
    both = to_bytes(signature)
    numbers = (int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    public.verify(encode_dss_signature(*numbers), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    return key, json.loads(to_bytes(body))
