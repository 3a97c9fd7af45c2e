"""Positions of A War of Whispers."""

from ludoteka.core.match import Match, Transition
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.names import REGIONS
from tests.browser.positions import Here, Look, Sought, earlier, ends_round, refused, script, told

PLAY = r"play:\S+"
"""a card that is paid without another question"""
CARRIED_OUT = r"(?:post|from|to|number|region|place|destroy|empire|lift):\S+"
AIM = r"target:\S+"
SEND = r"(?: source:\S+)?(?: number:\S+)?"
ATTACK = rf"act:attack {AIM}{SEND} fight"


def played(pattern: str, *events: str) -> Look:
    """These decisions have just been made, and these events were told."""

    def look(match: Match, steps: list[Transition]) -> Here | None:
        back = script(match, pattern)
        return Here(back) if back and told(match, steps) >= set(events) else None

    return look


def card_before(match: Match, _: list[Transition]) -> Here | None:
    """A card in the first window, carried out, then an attack."""
    back = script(match, rf"{PLAY}(?: {CARRIED_OUT})* {ATTACK}")
    return Here(back) if back and earlier(match, back).state.step == at.ACTING else None


def card_after(match: Match, _: list[Transition]) -> Here | None:
    """A card in the last window of an attack."""
    back = script(match, f"{ATTACK} {PLAY}")
    return Here(back) if back and earlier(match, 1).state.step == at.AFTERMATH else None


def asked(step: int, *, pieces: int = 1) -> Look:
    """The question is this one, with at least so many answers."""

    def look(match: Match, _: list[Transition]) -> Here | None:
        return Here() if match.state.step == step and len(match.legal()) >= pieces else None

    return look


def last_banner(match: Match, _: list[Transition]) -> Here | None:
    """A target whose only neighbour is a conquered region with one banner."""
    if match.state.step != at.AIMING:
        return None
    far = [r for r in REGIONS if refused(match, f"target {r}") == "WOW-082"]
    return Here(then=[f"target {far[0]}"]) if far else None


def keeps_one(match: Match, _: list[Transition]) -> Here | None:
    """An attack out of a conquered region with three banners or more."""
    s = match.state
    if s.step != at.ATTACK_NUMBER or s.banners[s.source] < 3:
        return None
    number = s.banners[s.source]
    return Here() if refused(match, f"number {number}") == "WOW-082" else None


DRAW, CARDS = "act draw", ("play", "act attack", "act draw", "target", "number")
INTRIGUE: dict[str, str | int] = {"counter_intelligence": "on"}

SOUGHT = {
    "card-before": Sought(card_before, prefer=CARDS),
    "card-target": Sought(played(f"act:attack {PLAY} {AIM}{SEND} fight"), prefer=CARDS),
    "card-force": Sought(played(f"act:attack {AIM}{SEND} {PLAY} fight"), prefer=CARDS),
    "card-after": Sought(card_after, prefer=CARDS),
    "relocated": Sought(played(r"play:eagle\S+:single post:\S+"), prefer=(DRAW, "play eagle")),
    "fort": Sought(played(ATTACK, "fort-destroys", "battle"), prefer=("act attack", "target")),
    "last-banner": Sought(last_banner, prefer=("act attack",)),
    "keeps-one": Sought(keeps_one, prefer=("act attack",)),
    "agent-swapped": Sought(
        played(r"act:move_agent post:\S+", "gives-way"), prefer=("act move_agent", "post")
    ),
    "agent-removed": Sought(asked(at.REMOVE_AGENT, pieces=3)),
    "supply-cut": Sought(played(r"place:\S+", "supply-cut"), prefer=("act add",)),
    "swap": Sought(asked(at.SWAPPING, pieces=11)),
    "expose": Sought(asked(at.EXPOSING, pieces=5), options=INTRIGUE),
    "swap-in-secret": Sought(asked(at.SWAPPING, pieces=11), options=INTRIGUE),
    "round": Sought(ends_round),
}
