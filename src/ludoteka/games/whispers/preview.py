"""What an action would bring, for the seat that decides; a battle is certain, so it is shown."""

import msgspec

from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.actions import ACTIONS
from ludoteka.games.whispers.joining import joinable, joined
from ludoteka.games.whispers.names import ABILITIES, CARDS, EMPIRES, LINES, POSTS, REGIONS
from ludoteka.games.whispers.parts import (
    LINE_COUNT,
    NOTHING,
    POST_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.attack import fight, most_attackers, send, sources_for, targets
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.land import active_empire
from ludoteka.games.whispers.scoring import score_of
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.view import size_of


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
    at_best: bool = False
    """a card asks for more, and would be used for this battle as well as can be"""


class Pair(msgspec.Struct, frozen=True):
    """A second card that, together with the first alone, decides who holds the region."""

    card: str
    line: str
    battle: Battle


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
    pairs: list[Pair] = []


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    chosen = ACTIONS.decode(action)
    if chosen.kind in {"expose", "keep", "discard"}:
        return None
    imagined, battle, pairs = after, None, list[Pair]()
    if chosen.kind == "target":
        imagined, battle = strongest_attack(after, c)
    elif chosen.kind == "act" and only_target(after, c) != NOTHING:
        aimed = after.copy()
        aimed.target = only_target(after, c)
        imagined, battle = strongest_attack(aimed, c)
    elif chosen.kind == "fight":
        imagined, battle = fought(before, c)
    elif chosen.kind == "number" and after.step == at.FORCE:
        imagined, battle = fought(after, c)
    elif chosen.kind == "play" and before.step == at.FORCE:
        imagined, battle = helped(after, c)
        pairs = deciding_pairs(before, after, c) if battle else []
    return Preview(
        changes=changes(before, imagined),
        points=score_of(imagined, c, seat) - score_of(before, c, seat),
        size=size_of(before, c, chosen.args["deed"]) if chosen.kind == "act" else 0,
        ability=ability_of(c, chosen.id) if chosen.kind == "play" else "",
        rules=new_posts(before, after, seat),
        battle=battle,
        pairs=pairs,
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


def helped(played: State, c: Parts) -> tuple[State, Battle | None]:
    """A card has joined: how the battle then ends; the map is told only where nothing is asked."""
    with_card = joined(played, c)
    if with_card is None:
        return played, None
    end, battle = fought(with_card, c)
    if played.step in {at.FORCE, at.PAYING}:
        return end, battle
    return played, msgspec.structs.replace(battle, at_best=True)


def deciding_pairs(before: State, played: State, c: Parts) -> list[Pair]:
    """Where neither card alone changes who holds the region, and both together do."""
    first = joined(played, c)
    holder = fought(before, c)[1].holder
    if first is None or fought(first, c)[1].holder != holder:
        return []
    alone = {line for line, s in joinable(before, c) if fought(s, c)[1].holder == holder}
    ends = {line: fought(s, c)[1] for line, s in joinable(first, c) if line in alone}
    return [
        Pair(CARDS[card], LINES[line], battle)
        for (card, line), battle in ends.items()
        if battle.holder != holder
    ]


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


def only_target(s: State, c: Parts) -> int:
    """The region that an attack about to be aimed must go to; NOTHING: there is a choice."""
    found = targets(s, c) if s.step == at.AIMING else 0
    return found.bit_length() - 1 if found != 0 and found & found - 1 == 0 else NOTHING


def fought(sent: State, c: Parts) -> tuple[State, Battle]:
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
