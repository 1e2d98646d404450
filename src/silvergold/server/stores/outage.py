"""Whether something works, for the log of the host."""

from __future__ import annotations

import logging
from typing import Final

from silvergold.server.ops import metrics

_log: Final = logging.getLogger(__name__)


class Outage:
    """Tells the log when something begins to fail and when it works again, and not each time."""

    def __init__(self, fails: str, works: str) -> None:
        self._fails = fails
        self._works = works
        self._lasts = False

    def failed(self, error: BaseException) -> None:
        """It did not work."""
        if not self._lasts:
            _log.warning("%s: %s", self._fails, str(error) or type(error).__name__)
        self._lasts = True

    def worked(self) -> None:
        """It worked."""
        if self._lasts:
            _log.warning("%s", self._works)
        self._lasts = False


class StoreOutage(Outage):
    """When games cannot be stored, which is counted as well."""

    def __init__(self) -> None:
        super().__init__("games cannot be stored or read", "games can be stored and read again")

    def failed(self, error: BaseException) -> None:
        """It did not work."""
        metrics.STORE_ERRORS.inc()
        super().failed(error)
