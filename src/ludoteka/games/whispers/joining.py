"""Cards that join a battle: how it ends with each alone, and with two where only both decide it.

A card that asks where it takes effect is taken at its best for this battle; another may be
chosen, so that its outcome is a promise of what can be had, not of what will be.
"""

from collections.abc import Iterator

from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.parts import CARD_COUNT, LINE_COUNT, NOTHING, REGION_COUNT, Parts
from ludoteka.games.whispers.rules.cards import may_play
from ludoteka.games.whispers.rules.effects import (
    destroy_in_region,
    end_ability,
    hire_against,
    most_mercenaries,
    most_reinforcements,
    reinforce,
    reinforce_from,
    reinforce_regions,
)
from ludoteka.games.whispers.rules.resolve import play, resolve
from ludoteka.games.whispers.state import State

Line = tuple[int, int]
"""a card and one of its lines"""


def joined(played: State, c: Parts) -> State | None:
    """The battle with the card that was just played; None: it does nothing for it."""
    s = played.copy()
    if s.step == at.PAYING:  # whichever card pays
        s.card = NOTHING
        resolve(s, c)
    if s.step == at.REINFORCE_FROM:
        _reinforce(s, c)
    elif s.step == at.MERCENARY_REGION and s.banners[s.target] > 0:
        hire_against(s, s.target)
        destroy_in_region(s, c, most_mercenaries(s, c))
    return s if s.step == at.FORCE else None


def _reinforce(s: State, c: Parts) -> None:
    """From where most can come."""
    while s.step == at.REINFORCE_FROM and reinforce_regions(s, c) != 0:
        origin = max(_regions(reinforce_regions(s, c)), key=lambda r: _movable(s, c, r))
        reinforce_from(s, origin)
        reinforce(s, c, most_reinforcements(s, c))
    if s.step == at.REINFORCE_FROM:
        s.picks = 0
        end_ability(s)


def _regions(mask: int) -> list[int]:
    return [r for r in range(REGION_COUNT) if mask >> r & 1]


def _movable(s: State, c: Parts, region: int) -> int:
    there = s.copy()
    there.origin = region
    return most_reinforcements(there, c)


def joinable(s: State, c: Parts) -> Iterator[tuple[Line, State]]:
    """The lines that may be played now and do something for the battle, each with its outcome."""
    for card in range(CARD_COUNT):
        for line in range(LINE_COUNT):
            if s.hands[s.actor, card] > 0 and may_play(s, c, card, line):
                played = s.copy()
                play(played, c, card, line)
                found = joined(played, c)
                if found is not None:
                    yield (card, line), found
