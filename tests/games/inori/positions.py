"""Positions of Inori."""

from ludoteka.core.match import Match, Transition
from ludoteka.games.inori import state as at
from tests.browser.positions import Here, Look, Sought, ends_round, others_score, script, told


def asked(step: int, *kinds: str) -> Look:
    """The question is this one, and actions of these kinds answer it."""

    def look(match: Match, _: list[Transition]) -> Here | None:
        decode = match.game.actions.decode
        offered = {decode(a).kind for a in match.legal()}
        return Here() if match.state.step == step and offered >= set(kinds) else None

    return look


def played(pattern: str, *events: str) -> Look:
    """These decisions have just been made, and these events were told."""

    def look(match: Match, steps: list[Transition]) -> Here | None:
        back = script(match, pattern)
        return Here(back) if back and told(match, steps) >= set(events) else None

    return look


RUNES = ("play_journey", "place_companion")

SOUGHT = {
    "reveal-after-cost": Sought(asked(at.REVEAL_AFTER_COST, "reveal", "done")),
    "reveal-before-scoring": Sought(asked(at.REVEAL_AT_SEASON_END, "reveal", "done")),
    "first-altar-on-top": Sought(
        played(r"place:T[12] pay:\S+", "lays-altar"), prefer=("place T1", "place T2")
    ),
    "neutral-elders": Sought(played(r"place:T5 neutral:\S+ neutral:\S+"), prefer=("place T5",)),
    "journey": Sought(played(r"play_journey:\S+ source:\S+ target:\S+"), prefer=RUNES),
    "companion": Sought(played(r"place_companion:\S+"), prefer=RUNES),
    "season-end": Sought(
        played(r"place:\S+", "card-full", "card-unfilled", "season-card-unfilled"),
        players=3,
    ),
    "season-card": Sought(asked(at.CHOOSE_SEASON_CARD, "season_card")),
    "last-turn": Sought(played(r"place:\S+", "altar-scores")),
    "round": Sought(ends_round),
    "points": Sought(others_score),
}
