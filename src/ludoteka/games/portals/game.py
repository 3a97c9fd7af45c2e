"""Portals on every layer below the bots."""

from ludoteka.core.game import Game
from ludoteka.games.portals.actions import ACTIONS
from ludoteka.games.portals.check import check
from ludoteka.games.portals.conceal import conceal
from ludoteka.games.portals.features import FEATURES, features
from ludoteka.games.portals.lesson import LESSONS
from ludoteka.games.portals.meta import META
from ludoteka.games.portals.moment import moment
from ludoteka.games.portals.parts import Parts, build
from ludoteka.games.portals.reasons import why_not
from ludoteka.games.portals.rounds import turns_begun
from ludoteka.games.portals.rules import apply, legal
from ludoteka.games.portals.scoring import outcome
from ludoteka.games.portals.sense import sense
from ludoteka.games.portals.setup import setup
from ludoteka.games.portals.state import State
from ludoteka.games.portals.story import ENDINGS, breakdown, end_reason, preview, prompt, tell
from ludoteka.games.portals.view import view


def longest(seats: int) -> int:
    """Section 18: 24 turns of five decisions, twelve activations and the signs of each player."""
    return 133 * seats


GAME: Game[State, Parts] = Game(
    meta=META,
    state=State,
    parts=Parts,
    actions=ACTIONS,
    build=build,
    setup=setup,
    legal=legal,
    apply=apply,
    conceal=conceal,
    outcome=outcome,
    check=check,
    sense=sense,
    features=features,
    feature_count=FEATURES,
    longest=longest,
    view=view,
    tell=tell,
    why_not=why_not,
    prompt=prompt,
    preview=preview,
    breakdown=breakdown,
    end_reason=end_reason,
    end_reasons=ENDINGS,
    lessons=LESSONS,
    moment=moment,
    horizon=0,
    exploration=0.03,
    turn=turns_begun,
)
