"""Encrypts Web Push messages for one browser (RFC 8291), and signs them with VAPID (RFC 8292)."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_SIZE: Final = 4096
POINT_SIZE: Final = 65
AUTH_SIZE: Final = 16


def to_text(data: bytes) -> str:
    """Bytes as browsers write them: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """What was written so. Raises `ValueError` if it was not."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    """A public key as a point of the curve, uncompressed."""
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Raises `ValueError` if nothing can be encrypted for these keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    if len(to_bytes(auth)) != AUTH_SIZE:
        raise ValueError("that is not the secret of a browser")


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A text that only the browser with these keys can read.

    `own` and `salt` are new for every message; only tests give them.
    """
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + point(theirs) + point(own)
    secret = _derived(to_bytes(auth), shared, info, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    heading = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([POINT_SIZE]) + point(own)
    return heading + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    """HKDF with SHA-256, of at most 32 bytes."""
    drawn = hmac.digest(salt, secret, "sha256")
    return hmac.digest(drawn, info + b"\1", "sha256")[:size]


class Sender:
    """A server as push services know it: by a key that follows from the server's own secret."""

    def __init__(self, secret: bytes) -> None:
        drawn = hashlib.sha512(b"silvergold vapid\0" + secret).digest()
        number = int.from_bytes(drawn, "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self.public = to_text(point(self._key))

    def authorization(self, audience: str, contact: str, expires: int) -> str:
        """The header by which a push service knows who sends."""
        claims = {"aud": audience, "exp": expires, "sub": contact}
        parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(to_text(part) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"
