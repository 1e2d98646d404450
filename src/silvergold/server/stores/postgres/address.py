"""The address of a database."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

SCHEMES: Final = ("postgresql", "postgres")
UNSHOWN: Final = "postgresql://…"


def shown(url: str) -> str:
    """The address as it may be printed and logged: without its password, and without options."""
    try:
        scheme, _, path, query, fragment = parts = urlsplit(url)
        user, host, port = parts.username, parts.hostname or "", parts.port
    except ValueError:
        return UNSHOWN
    if scheme not in SCHEMES or "@" in path + query + fragment:
        return UNSHOWN  # a password that is not escaped can be anywhere
    place = f"[{host}]" if ":" in host else host
    return f"{scheme}://{f'{user}@' if user else ''}{place}{f':{port}' if port else ''}{path}"


def missing_certificate(url: str) -> str:
    """The file that is named for checking the database's certificate, if it is not there."""
    named = parse_qs(urlsplit(url).query).get("sslrootcert", [""])[-1]
    return named if named and not Path(named).exists() else ""
