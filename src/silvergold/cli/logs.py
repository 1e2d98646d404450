"""The log of a server: lines for people, or JSON for machines, on standard error."""

import json
import logging
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

_USUAL: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


class LogLevel(StrEnum):
    """From which importance on something is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(StrEnum):
    """Who is to read the log: people, or machines."""

    TEXT = "text"
    JSON = "json"


def set_up_logs(level: LogLevel, shape: LogFormat) -> None:
    """Log to standard error.

    Of the libraries, only warnings: at other levels they tell who comes, and what was said.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if shape is LogFormat.JSON else Text())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("silvergold").setLevel(level.upper())
    for library in ("uvicorn.error", "asyncio"):
        logging.getLogger(library).addFilter(_concerns_us)


def _concerns_us(record: logging.LogRecord) -> bool:
    """False for events that need no log line: a connection that its client closed, or that hung.

    A guest may send text that is none. To a database that hangs, asyncpg closes lines in tasks of
    its own.
    """
    error = record.exc_info[1] if record.exc_info else None
    hung = isinstance(error, TimeoutError) and "asyncpg" in record.getMessage()
    return not (hung or isinstance(error, UnicodeDecodeError))


class Text(logging.Formatter):
    """Time, level, message, and what else is known, as name=value; a traceback has more lines."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        named = [f"{name}={_plain(value)}" for name, value in _further(record).items()]
        words = [_time(record), record.levelname, _line(record.getMessage()), *named]
        lines = " ".join(words)
        return f"{lines}\n{self.formatException(record.exc_info)}" if record.exc_info else lines


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
            "by": record.name,
            **_further(record),
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _further(record: logging.LogRecord) -> dict[str, object]:
    """What was logged beside the message."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


def _plain(value: object) -> str:
    """A value that cannot be taken for anything else."""
    text = str(value)
    return text if text.isascii() and text.isprintable() and " " not in text else json.dumps(text)


def _line(text: str) -> str:
    """The text on one line, whatever it holds."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
