"""Figures of a server for its host, in the form that Prometheus reads."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # a second series for each counter, which tells little

TABLES: Final = Gauge("silvergold_tables", "Tables in memory")
CONNECTIONS: Final = Gauge("silvergold_connections", "Browsers and programs at tables")
GAMES: Final = Counter("silvergold_games", "Games, by what became of them here", ["stage"])
ACTIONS: Final = Counter("silvergold_actions", "Actions stored, by who made them", ["player"])
REFUSED: Final = Counter("silvergold_refused", "Messages refused, by their kind", ["message"])
CLOSED: Final = Counter("silvergold_sockets_closed", "Sockets closed, by their code", ["code"])
STORE_ERRORS: Final = Counter("silvergold_store_errors", "Times the store could not do its work")
BACKGROUND_FAILURES: Final = Counter(
    "silvergold_background_failures", "Times that background work failed, by its job", ["job"]
)
BACKGROUND_FAILING: Final = Gauge(
    "silvergold_background_failing",
    "Items, or runs, whose last attempt in the background failed, by their job",
    ["job"],
)
ACKNOWLEDGED: Final = Histogram(
    "silvergold_acknowledge_seconds",
    "From hearing what a seat says until it is stored and told",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
THINKING: Final = Histogram(
    "silvergold_thinking_seconds",
    "From asking a bot until it has answered, by its level",
    ["bot"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)

_STANDARD_CODES: Final = range(1000, 1016)
_OUR_CODES: Final = range(4400, 4600)


def closed(code: int) -> None:
    """A socket was closed; codes that only a client can have thought of count as one."""
    known = code in _STANDARD_CODES or code in _OUR_CODES
    CLOSED.labels(str(code) if known else "other").inc()
