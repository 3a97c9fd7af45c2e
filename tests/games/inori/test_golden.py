"""Each golden match shows what its name says."""

import itertools
from pathlib import Path

import pytest

from ludoteka.core.match import Match, MatchFile, Transition

GOLDEN = Path(__file__).parent / "golden"


def steps_of(name: str) -> tuple[Match, list[Transition]]:
    recorded = MatchFile.load(GOLDEN / f"{name}.json")
    match = recorded.match()
    actions = match.actions
    again = Match(match.game, match.setting, match.key)
    return match, [step for action in actions for step in again.play(action)]


def kinds_of(match: Match, steps: list[Transition]) -> set[str]:
    return {match.game.actions.decode(step.action).kind for step in steps}


def test_a_tie_for_fewest_points_in_the_middle():
    match, steps = steps_of("tie-for-fewest-points")
    tied = []
    for step in steps:
        if match.game.actions.decode(step.action).kind == "draw_season_cards":
            scores = [sum(row) for row in step.before.earned.tolist()[: match.state.seats]]
            tied.append(scores.count(min(scores)) > 1)

    assert any(tied)


def test_a_colour_runs_out_in_the_supply():
    _, steps = steps_of("supply-exhausted")

    assert 0 == min(min(step.after.supply.tolist()) for step in steps)


def test_a_journey_deck_is_shuffled_again():
    _, steps = steps_of("deck-reshuffled")
    discards = [sum(sum(row) for row in step.after.discard.tolist()) for step in steps]

    assert any(later < earlier for earlier, later in itertools.pairwise(discards))


def test_the_discarded_runes_are_shuffled_again():
    _, steps = steps_of("rune-stack-reshuffled")
    discards = [sum(step.after.discarded_runes.tolist()) for step in steps]

    assert any(later < earlier for earlier, later in itertools.pairwise(discards))


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("stand-down", {"stand_down"}),
        ("companion-and-journey", {"place_companion", "play_journey", "target"}),
    ],
)
def test_rare_actions_are_played(name, kinds):
    match, steps = steps_of(name)

    assert kinds <= kinds_of(match, steps)


def test_the_victory_is_shared():
    match, _ = steps_of("end-shared-victory")

    assert 1 < match.outcome()[1].count(0)
