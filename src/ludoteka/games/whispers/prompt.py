"""What a seat can do now, in one sentence: only what is legal, with the numbers of the moment."""

from ludoteka.core.game import Args, Event, yes
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.parts import CARD_COUNT, DEED_COUNT, LINE_COUNT, NOTHING, Parts
from ludoteka.games.whispers.rules.agents import regions_to_deploy
from ludoteka.games.whispers.rules.cards import may_play
from ludoteka.games.whispers.rules.council import deed_choices
from ludoteka.games.whispers.rules.hand import hand_size
from ludoteka.games.whispers.rules.land import active_empire
from ludoteka.games.whispers.rules.loyalty import left_of
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.view import STEP_NAMES, size_of
from ludoteka.games.whispers.words import ability, deed, empire, post, region


def prompt(s: State, c: Parts, seat: int) -> Event:
    return Event(f"prompt-{STEP_NAMES[s.step].replace('_', '-')}", _prompt_args(s, c))


def _prompt_args(s: State, c: Parts) -> Args:  # noqa: C901 - what each prompt speaks of
    args: Args = {"picks": s.picks or s.lifted, "force": s.force}
    if s.acting != NOTHING:
        args |= {"post": post(s.acting), "empire": empire(active_empire(s))}
    if s.subject != NOTHING:
        args["empire"] = empire(s.subject)
    if s.deed != NOTHING:
        args |= {"deed": deed(s.deed), "size": size_of(s, c, s.deed)}
    for name, where in (("target", s.target), ("source", s.source), ("region", s.origin)):
        if where != NOTHING:
            args[name] = region(where)
    if s.goal != NOTHING:
        args["goal"] = region(s.goal)
    if s.ability != NOTHING:
        args["ability"] = ability(s.ability)
    if s.step in at.CARD_STEPS:
        args |= _window(s, c)
    if s.step == at.DISCARDING:
        args |= {"picks": hand_size(s, s.actor) - c.hand_limit, "limit": c.hand_limit}
    if s.step == at.SWAPPING:
        args["open"] = yes(s.counter_intelligence == 0)
    if s.step == at.EXPOSING:
        args["seat"] = left_of(s, s.actor)
    if s.step == at.DEPLOY_AGENT:
        args["picks"] = c.placed[s.seats] - s.turns // s.seats
        args["regions"] = yes(regions_to_deploy(s, c) != 0)
    return args


def _window(s: State, c: Parts) -> Args:
    """WOW-143 Beside the step's own choice: whether a card can be played."""
    args: Args = {"cards": yes(has_play(s, c))}
    if s.step == at.ACTING:
        args["acts"] = yes(deed_choices(s, c) & ((1 << DEED_COUNT) - 1) != 0)
    return args


def has_play(s: State, c: Parts) -> bool:
    return any(
        may_play(s, c, card, line)
        for card in range(CARD_COUNT)
        if s.hands[s.actor, card] > 0
        for line in range(LINE_COUNT)
    )
