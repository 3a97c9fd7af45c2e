"""Nizam on every layer below the bots."""

from ludoteka.core.game import Game
from ludoteka.games.nizam.actions import ACTIONS
from ludoteka.games.nizam.check import check
from ludoteka.games.nizam.conceal import conceal
from ludoteka.games.nizam.features import FEATURES, features
from ludoteka.games.nizam.lesson import LESSONS
from ludoteka.games.nizam.meta import META
from ludoteka.games.nizam.moment import moment
from ludoteka.games.nizam.parts import Parts, build
from ludoteka.games.nizam.rules import apply, legal
from ludoteka.games.nizam.scoring import outcome
from ludoteka.games.nizam.sense import sense
from ludoteka.games.nizam.setup import setup
from ludoteka.games.nizam.state import State
from ludoteka.games.nizam.story import (
    ENDINGS,
    breakdown,
    end_reason,
    preview,
    prompt,
    tell,
    why_not,
)
from ludoteka.games.nizam.view import view


def longest(seats: int) -> int:
    """Section 13: decisions of the longest match; Pearl of the East is the longer one.

    A turn has at most one decision more than shifts, and every shift spends a card; a payment of
    three asks three more.
    """
    turns = 100 * seats * (7 * seats + 1)
    return 5 * turns


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
    end_reasons=tuple(ENDINGS.values()),
    lessons=LESSONS,
    moment=moment,
    horizon=0,
)
