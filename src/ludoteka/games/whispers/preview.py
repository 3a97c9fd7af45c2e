"""What an action would bring, for the seat that decides; a battle is certain, so it is shown."""

import msgspec

from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.actions import ACTIONS
from ludoteka.games.whispers.names import ABILITIES, EMPIRES, POSTS, REGIONS
from ludoteka.games.whispers.parts import (
    LINE_COUNT,
    NOTHING,
    POST_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.attack import fight, most_attackers, send, sources_for
from ludoteka.games.whispers.rules.council import controller, deed_size
from ludoteka.games.whispers.rules.land import active_empire
from ludoteka.games.whispers.scoring import score_of
from ludoteka.games.whispers.state import State


class Change(msgspec.Struct, frozen=True):
    region: str
    holder: str
    banners: int


class Battle(msgspec.Struct, frozen=True):
    """An attack as it would be fought if nothing more is played."""

    source: str
    target: str
    attacker: str
    defender: str
    attackers: int
    defenders: int
    fort: int
    """attackers lost to a fort"""
    attackers_left: int
    defenders_left: int
    holder: str
    """who controls the target afterwards"""


class Preview(msgspec.Struct, frozen=True):
    changes: list[Change]
    """regions that would look different"""
    points: int
    """what I would gain or lose as things stand"""
    size: int
    """banners to add or cards to draw"""
    ability: str
    """the ability that would be played"""
    rules: list[str]
    """posts that I would control and do not yet"""
    battle: Battle | None


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    chosen = ACTIONS.decode(action)
    if chosen.kind in {"expose", "keep", "discard"}:
        return None
    imagined, battle = after, None
    if chosen.kind == "target":
        imagined, battle = strongest_attack(after, c)
    elif chosen.kind == "fight" or (chosen.kind == "number" and after.step == at.FORCE):
        imagined, battle = fought(before if chosen.kind == "fight" else after, c)
    return Preview(
        changes=changes(before, imagined),
        points=score_of(imagined, c, seat) - score_of(before, c, seat),
        size=deed_size(before, c, chosen.args["deed"]) if chosen.kind == "act" else 0,
        ability=ability_of(c, chosen.id) if chosen.kind == "play" else "",
        rules=new_posts(before, after, seat),
        battle=battle,
    )


def changes(before: State, after: State) -> list[Change]:
    return [
        Change(REGIONS[r], EMPIRES[after.holder[r]], after.banners[r])
        for r in range(REGION_COUNT)
        if (before.holder[r], before.banners[r]) != (after.holder[r], after.banners[r])
    ]


def ability_of(c: Parts, action: int) -> str:
    card, line = divmod(action - ACTIONS.first("play"), LINE_COUNT)
    return ABILITIES[c.abilities[card, line]]


def new_posts(before: State, after: State, seat: int) -> list[str]:
    """WOW-052 Also the empty posts to the left of a new agent."""
    mine = [p for p in range(POST_COUNT) if controller(after, p) == seat]
    return [POSTS[p] for p in mine if controller(before, p) != seat]


def strongest_attack(aimed: State, c: Parts) -> tuple[State, Battle | None]:
    """All that can march from the source with most banners; each number is previewed later."""
    s = aimed.copy()
    choices = sources_for(s, c, s.target)
    best, most = NOTHING, 0
    for r in range(REGION_COUNT):
        s.source = r
        if choices >> r & 1 and most_attackers(s, c) > most:
            best, most = r, most_attackers(s, c)
    s.source = best
    send(s, c, most)
    return fought(s, c)


def fought(sent: State, c: Parts) -> tuple[State, Battle | None]:
    """The force of `sent` enters its target."""
    s = sent.copy()
    attacker, target = active_empire(s), s.target
    defender = s.holder[target]
    is_enemy = defender != attacker
    defenders = s.banners[target] if is_enemy else 0
    fort = min(s.force, c.fort_losses) if c.fort[target] and is_enemy else 0
    fight(s, c)
    battle = Battle(
        source=REGIONS[sent.source],
        target=REGIONS[target],
        attacker=EMPIRES[attacker],
        defender=EMPIRES[defender],
        attackers=sent.force,
        defenders=defenders,
        fort=fort,
        attackers_left=s.attackers_left,
        defenders_left=s.defenders_left,
        holder=EMPIRES[s.holder[target]],
    )
    return s, battle
