"""Whether a store works, for the log of the host."""

from __future__ import annotations

import logging
from typing import Final

from silvergold.server import metrics

_log: Final = logging.getLogger(__name__)


class Outage:
    """Tells the log when a store begins to fail and when it works again, and not each time."""

    def __init__(self) -> None:
        self._lasts = False

    def failed(self, error: BaseException) -> None:
        """Something could not be done."""
        metrics.STORE_ERRORS.inc()
        if not self._lasts:
            _log.warning("games cannot be stored: %s", str(error) or type(error).__name__)
        self._lasts = True

    def worked(self) -> None:
        """Something was done."""
        if self._lasts:
            _log.warning("games can be stored again")
        self._lasts = False
