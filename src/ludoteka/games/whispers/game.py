"""A War of Whispers on every layer below the bots."""

from ludoteka.core.game import Game
from ludoteka.games.whispers.actions import ACTIONS
from ludoteka.games.whispers.check import check
from ludoteka.games.whispers.conceal import conceal
from ludoteka.games.whispers.features import FEATURES, features
from ludoteka.games.whispers.lesson import LESSONS
from ludoteka.games.whispers.meta import META
from ludoteka.games.whispers.moment import moment
from ludoteka.games.whispers.parts import Parts, build
from ludoteka.games.whispers.preview import preview
from ludoteka.games.whispers.reasons import why_not
from ludoteka.games.whispers.rules.choices import legal
from ludoteka.games.whispers.rules.turn import apply
from ludoteka.games.whispers.scoring import outcome
from ludoteka.games.whispers.sense import sense
from ludoteka.games.whispers.setup import setup
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.story import ENDINGS, breakdown, end_reason, prompt, tell, ties
from ludoteka.games.whispers.view import view

LONGEST = 5000
"""section 16: far above the longest match of any policy"""


def longest(_seats: int) -> int:
    return LONGEST


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
)
