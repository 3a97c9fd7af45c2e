"""A game by convention: its package is read by the names of the contract (`game.py`).

A name of the contract stands in the module of its own name, or in the home that `HOMES` gives it:

    meta.py      META                         view.py      view and the structs that it sends
    state.py     State                        story.py     what people read: the log, prompts,
    parts.py     Parts, build                              previews, reasons, the score by source
    actions.py   ACTIONS                      exercise.py  STAGING
    slips.py     things, explain
    rules.py     what plays: everything that is marked `@rule`

So a small game has few files (a toy of the tests only one), and a large one gives `legal` or
`preview` a file of its own.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ludoteka.core.errors import LudotekaError
from ludoteka.core.finale import by_source
from ludoteka.core.game import Event, Game
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule

HOMES: dict[str, tuple[str, str]] = {
    "meta": ("META", "meta"),
    "state": ("State", "state"),
    "parts": ("Parts", "parts"),
    "actions": ("ACTIONS", "actions"),
    "build": ("build", "parts"),
    "setup": ("setup", "rules"),
    "legal": ("legal", "rules"),
    "apply": ("apply", "rules"),
    "conceal": ("conceal", "rules"),
    "outcome": ("outcome", "scoring rules"),
    "check": ("check", "rules"),
    "longest": ("longest", "check rules"),
    "evaluate": ("evaluate", "rules"),
    "observe": ("observe", "rules"),
    "observation_size": ("OBSERVATION_SIZE", "observe rules"),
    "view": ("view", "view"),
    "events": ("events", "log story"),
    "why_not": ("why_not", "reasons story"),
    "prompt": ("prompt", "story"),
    "waiting": ("waiting", "story"),
    "preview": ("preview", "story"),
    "breakdown": ("breakdown", "story"),
    "ties": ("ties", "story"),
    "finale": ("finale", "story"),
    "interlude": ("interlude", "finale story"),
    "end_reason": ("end_reason", "scoring story"),
    "end_reasons": ("END_REASONS", "scoring story"),
    "staging": ("STAGING", "exercise"),
    "hides_options": ("hides_options", "rules"),
    "rules_at_hand": ("rules_at_hand", "story"),
    "hides": ("hides", "story"),
    "things": ("things", "slips"),
    "explain": ("explain", "slips"),
    "turns_begun": ("turns_begun", "rules"),
    "components": ("COMPONENTS", "usage"),
    "component": ("component", "usage"),
}
"""field of `Game` -> its name in the package, and the modules that may hold it"""
OPTIONAL = {
    "waiting", "preview", "ties", "hides_options", "rules_at_hand", "staging", "turns_begun",
    "things", "explain", "finale", "interlude", "hides", "components", "component",
}  # fmt: skip


class Incomplete(LudotekaError):  # noqa: N818 - reads as a sentence where it is raised
    """A game's package lacks a name of the contract."""


def assembled(package: str) -> Game[Any, Any]:
    """The game whose modules lie in `package`."""
    found = {field: _found(package, field) for field in HOMES}
    contract = {field: value for field, value in found.items() if value is not None}
    count, size = found["actions"].count, found["observation_size"]
    contract["legal"] = with_clear_mask(found["legal"], count)
    contract["prompt"] = with_common_prompts(found["prompt"], contract.pop("waiting", waiting))
    contract.setdefault("finale", by_source(found["breakdown"]))
    contract["observe"] = with_clear_observation(found["observe"], size)
    contract["observe_on_zeros"] = found["observe"]
    return Game(package=package, **contract)


def _found(package: str, field: str) -> Any:
    name, homes = HOMES[field]
    places = list(dict.fromkeys((name.lower(), *homes.split())))
    for module in _modules(package, places):
        value = getattr(module, name, None)
        if value is not None:
            return value
    if field in OPTIONAL:
        return None
    where = " or ".join(f"{place}.py" for place in places)
    raise Incomplete(f"{package}: nothing is called {name} in {where}")


def _modules(package: str, places: list[str]) -> Iterator[ModuleType]:
    whole = import_module(package)
    if not hasattr(whole, "__path__"):
        yield whole  # a game in one file
        return
    for place in places:
        if find_spec(f"{package}.{place}") is not None:
            yield import_module(f"{package}.{place}")


def with_clear_mask(legal: Callable[..., int], count: int) -> Callable[..., int]:
    """`legal` marks what is legal on a mask without marks; when the match is over, nothing is."""

    @rule
    def legal_on_clear_mask(s: Any, c: Any, mask: Any) -> int:
        for action in range(count):
            mask[action] = 0
        return 0 if s.actor == NOBODY else legal(s, c, mask)

    return legal_on_clear_mask


def with_clear_observation(observe: Callable[..., None], size: int) -> Callable[..., None]:
    """`observe` writes what is not zero."""

    @rule
    def observe_on_zeros(s: Any, c: Any, seat: int, out: Any) -> None:
        for i in range(size):
            out[i] = 0.0
        observe(s, c, seat, out)

    return observe_on_zeros


def waiting(s: Any, _c: Any) -> Event:
    return Event("prompt-wait", {"seat": s.actor})


def with_common_prompts(
    prompt: Callable[..., Event], waits: Callable[..., Event]
) -> Callable[..., Event]:
    """A game says what the deciding seat can do, and `waiting` where it can say that better."""

    def prompt_of(s: Any, c: Any, seat: int) -> Event:
        if s.actor == NOBODY:
            return Event("prompt-over")
        return prompt(s, c, seat) if s.actor == seat else waits(s, c)

    return prompt_of
