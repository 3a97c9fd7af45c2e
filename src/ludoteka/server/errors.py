"""Refusals: a stable code, an HTTP status, a message for people."""

from ludoteka.core.errors import (
    LudotekaError,
    NotLegal,
    NotReadable,
    NotYourTurn,
    UnknownName,
)
from ludoteka.server.protocol import Problem, Refused

STATUS = {
    "not_readable": 400,
    "unknown_name": 400,
    "bad_name": 400,
    "bad_password": 400,
    "weak_password": 400,
    "bad_text": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "bad_token": 401,
    "not_your_seat": 403,
    "not_seated": 403,
    "not_the_host": 403,
    "no_spectators": 403,
    "foreign_origin": 403,
    "banned": 403,
    "host_only": 403,
    "silenced": 403,
    "relaxed_only": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_ply": 404,
    "no_such_exercise": 404,
    "no_such_puzzle": 404,
    "no_such_course": 404,
    "no_such_session": 404,
    "nothing_to_report": 404,
    "no_such_report": 404,
    "link_used": 410,
    "method_not_allowed": 405,
    "not_your_turn": 409,
    "not_legal": 409,
    "late": 409,
    "seat_taken": 409,
    "already_seated": 409,
    "seats_open": 409,
    "seats_limit": 409,
    "not_ready": 409,
    "not_waiting": 409,
    "not_playing": 409,
    "not_over": 409,
    "nothing_to_take_back": 409,
    "must_ask": 409,
    "undo_never": 409,
    "undo_open": 409,
    "no_undo_asked": 409,
    "not_absent": 409,
    "no_hints": 409,
    "paused": 409,
    "no_pause": 409,
    "house_closed": 409,
    "no_wink": 409,
    "name_taken": 409,
    "rules_changed": 409,
    "compiling": 409,
    "too_large": 413,
    "not_json": 415,
    "too_many": 429,
    "failure": 500,
    "busy": 503,
}
"""every code a client can meet, with its HTTP status"""


class Refusal(Exception):  # noqa: N818 - reads as a sentence where it is raised
    def __init__(
        self,
        code: str,
        args: dict[str, str | int] | None = None,
        *,
        message: str | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(code, args)
        self.code, self.values, self.rule = code, args or {}, rule
        self.message = message or f"error-{code.replace('_', '-')}"

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self) -> Problem:
        return Problem(self.code, self.message, self.values, self.rule)

    def refused(self, id_: str | None = None) -> Refused:
        return Refused(self.code, self.message, self.values, self.rule, id_)


def refusal_of(error: LudotekaError) -> Refusal:
    """What a caller is told about an error of the layers below."""
    if isinstance(error, NotLegal):
        reason = error.reason
        return Refusal("not_legal", reason.args, message=reason.message, rule=reason.rule)
    if isinstance(error, NotYourTurn):
        return Refusal("not_your_turn", {"seat": error.seat, "turn": error.actor})
    if isinstance(error, UnknownName):
        return Refusal("unknown_name", {"why": str(error)[:300]})
    assert isinstance(error, NotReadable)
    return Refusal("not_readable", {"why": str(error)[:300]})
