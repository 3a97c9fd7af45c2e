"""Logs: a line an event, with the request and the table it is about, and no secrets.

Addresses of pages are logged without what follows the question mark: links to seats stand there.
"""

import json
import logging
from contextvars import ContextVar
from typing import Any, Literal

Format = Literal["text", "json"]

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")
TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        about = {"request": request_id.get(), "table": table_id.get()}
        line |= {name: value for name, value in about.items() if value}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def config(level: str, format_: Format) -> dict[str, Any]:
    """For `logging.config`, in every worker."""
    ours = {"handlers": ["stderr"], "level": level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"text": {"format": TEXT}, "json": {"()": JsonFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": format_}},
        "loggers": {"ludoteka": ours, "uvicorn": ours},
    }
