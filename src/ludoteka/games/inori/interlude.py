"""The end of a season, told on the board: card by card, then the next season."""

from ludoteka.core.finale import Beat
from ludoteka.games.inori.log import tell_check
from ludoteka.games.inori.parts import Parts
from ludoteka.games.inori.places import at_slot
from ludoteka.games.inori.season import FIRST_SEASON_SLOT
from ludoteka.games.inori.state import PREPARE_JOURNEY, State


def interlude(before: State, c: Parts, after: State) -> list[Beat]:
    if before.step == PREPARE_JOURNEY:
        return _card(before, c, after)
    return [_season(after)] if after.season > before.season else []


def _card(before: State, c: Parts, after: State) -> list[Beat]:
    """INO-122 A card that scores, before INO-123 it is replaced."""
    first, *others = tell_check(before, c, after)
    found = [gain for told in others for gain in told.gains]
    if not found:
        return []
    shown = [at_slot(before.slot)]
    return [Beat(first.message, "INO-122", gains=found, shows=shown, args=first.args, before=True)]


def _season(after: State) -> Beat:
    """INO-141 Who has laid the season-change card begins."""
    args: dict[str, str | int] = {"season": f"@season-{after.season}", "seat": after.first}
    shown = [at_slot(FIRST_SEASON_SLOT + after.season)]
    return Beat("interlude-season", "INO-141", shows=shown, args=args, chapter=True)
