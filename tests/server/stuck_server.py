"""`silvergold` with a page that never lets the event loop go on, and a watchdog in a hurry."""

from unittest.mock import patch

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from silvergold.cli import main
from silvergold.server.http.routes import ROUTES
from silvergold.server.ops import watchdog


async def spin_for_ever(_: Request) -> Response:
    """What must not happen."""
    while True:
        pass


if __name__ == "__main__":
    ROUTES.insert(0, Route("/stuck", spin_for_ever))
    with patch.object(watchdog, "TICK_SECONDS", 0.1):
        main()
