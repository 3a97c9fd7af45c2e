"""What the sentences of Skeleton claim.

TODO: every message of the log, prompts, reasons, previews.
"""

from ludoteka.core.record import NOBODY
from tests.conformance.claims import Claims, Told


def kept_more(told: Told) -> int:
    """Pebbles that the named seat has more."""
    seat = told.args["seat"]
    return sum(told.after.kept[seat].tolist()) - sum(told.before.kept[seat].tolist())


def is_named(told: Told) -> bool:
    return told.before.drawn + 1 == told.args["value"]


EVENTS: Claims = {
    "keeps": lambda t: t.is_deed("keep") and kept_more(t) == 1,
    "keeps-this": lambda t: is_named(t) and kept_more(t) == 1,
    "puts-back": lambda t: t.is_deed("back") and kept_more(t) == 0,
    "puts-back-this": lambda t: is_named(t) and kept_more(t) == 0,
    "end-turns": lambda t: t.after.actor == NOBODY and t.after.turns == t.c.turns * t.after.seats,
}
PROMPTS: Claims = {
    "prompt-choosing": lambda a: (
        a.may("keep") and a.may("back") and a.args["value"] == a.s.drawn + 1
    ),
}
REASONS: Claims = {}
PREVIEWS: Claims = {}
