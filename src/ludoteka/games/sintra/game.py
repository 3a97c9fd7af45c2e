"""Sintra on every layer below the bots."""

from ludoteka.core.game import Game
from ludoteka.games.sintra.actions import ACTIONS
from ludoteka.games.sintra.check import check
from ludoteka.games.sintra.conceal import conceal
from ludoteka.games.sintra.features import FEATURES, features
from ludoteka.games.sintra.lesson import LESSONS
from ludoteka.games.sintra.meta import META
from ludoteka.games.sintra.moment import moment
from ludoteka.games.sintra.parts import Parts, build
from ludoteka.games.sintra.preview import preview
from ludoteka.games.sintra.reasons import why_not
from ludoteka.games.sintra.rules import apply, legal
from ludoteka.games.sintra.scoring import outcome
from ludoteka.games.sintra.sense import sense
from ludoteka.games.sintra.setup import setup
from ludoteka.games.sintra.state import State
from ludoteka.games.sintra.story import ENDINGS, breakdown, end_reason, prompt, tell, ties
from ludoteka.games.sintra.view import view

LONGEST = {2: 600, 3: 840, 4: 1080}
"""rules.md, section 19: four decisions a draft, one for each way back"""


def longest(seats: int) -> int:
    return LONGEST[seats]


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
    ties=ties,
    moment=moment,
    horizon=0,
    exploration=0.05,
)
