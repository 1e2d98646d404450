"""Imports all that the host may ever need: the page begins with all of it in memory."""

import asyncio
import logging
import traceback

import silvergold.browser.main
import silvergold.server.wire.replays

__all__ = ["asyncio", "logging", "silvergold", "traceback"]
