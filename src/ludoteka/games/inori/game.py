"""Inori on every layer below the bots."""

from ludoteka.core.game import Game
from ludoteka.games.inori.actions import ACTIONS
from ludoteka.games.inori.check import check
from ludoteka.games.inori.conceal import conceal
from ludoteka.games.inori.features import FEATURES, features
from ludoteka.games.inori.legal import legal
from ludoteka.games.inori.lesson import LESSONS
from ludoteka.games.inori.log import tell
from ludoteka.games.inori.meta import META
from ludoteka.games.inori.moment import moment
from ludoteka.games.inori.parts import Parts, build
from ludoteka.games.inori.reasons import why_not
from ludoteka.games.inori.rules import apply
from ludoteka.games.inori.scoring import SHARED_VICTORY, VICTORY, end_reason, outcome
from ludoteka.games.inori.sense import sense
from ludoteka.games.inori.setup import setup
from ludoteka.games.inori.state import State
from ludoteka.games.inori.story import breakdown, preview, prompt
from ludoteka.games.inori.view import view


def longest(seats: int) -> int:
    """Section 16: fewer than 510 decisions, whatever the number of seats."""
    return 510


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
    end_reasons=(VICTORY, SHARED_VICTORY),
    lessons=LESSONS,
    moment=moment,
)
