"""Positions of Nizam."""

from ludoteka.core.match import Match, Step
from ludoteka.games.nizam.state import SHIFTING
from tests.browser.positions import Here, Sought, refused


def shifted(match: Match, _: list[Step]) -> Here | None:
    """A line was shifted for one card; what is left pays for some shifts and not for others."""
    if match.over or match.state.step != SHIFTING or not match.may_take_back(match.actor):
        return None
    said = {match.game.actions.decode(a).kind for a in match.legal()}
    none_drawn = refused(match, "draw") == "NIZ-121"
    some_cannot = any(refused(match, f"shift r{row}L") == "NIZ-142" for row in range(5))
    return Here() if none_drawn and some_cannot and "shift" in said else None


def over(match: Match, _: list[Step]) -> Here | None:
    """Whoever won scored more than once."""
    return Here() if match.over and max(match.outcome()[0]) > 20 else None


SOUGHT = {
    "shifted": Sought(shifted, players=1),
    "over": Sought(over, players=3, prefer=("shift",)),
}
