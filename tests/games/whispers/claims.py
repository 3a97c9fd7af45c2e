"""What the sentences of A War of Whispers claim."""

from typing import Any

from ludoteka.core.record import NOBODY
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.names import (
    ABILITIES,
    CARDS,
    DEEDS,
    EMPIRES,
    POSTS,
    REGIONS,
    SLOTS,
)
from ludoteka.games.whispers.parts import (
    DEEDS_OF_POST,
    NOTHING,
    PARTNERS,
    POSITION_COUNT,
    POST_COUNT,
    REGION_COUNT,
)
from ludoteka.games.whispers.rules.attack import targets
from ludoteka.games.whispers.rules.council import controller, deed_size, ruling_agent
from ludoteka.games.whispers.rules.hand import deck_size, hand_size, held_of
from ludoteka.games.whispers.rules.land import active_empire
from ludoteka.games.whispers.scoring import score_of
from tests.conformance.claims import Asked, Claims, Shown, Told

Args = dict[str, Any]


def region_named(args: Args, name: str = "region") -> int:
    return REGIONS.index(args[name].removeprefix("@region-"))


def empire_named(args: Args, name: str = "empire") -> int:
    return EMPIRES.index(args[name].removeprefix("@empire-").partition(".")[0])


def card_named(args: Args) -> int:
    return CARDS.index(args["card"].removeprefix("@card-"))


def post_named(args: Args) -> int:
    return POSTS.index(args["post"].removeprefix("@post-").replace("-", "."))


def slot_named(args: Args, name: str) -> int:
    return SLOTS.index(args[name].removeprefix("@slot-"))


def deed_named(args: Args) -> int:
    return DEEDS.index(args["deed"].removeprefix("@deed-"))


def places_of(s: Any, seat: int) -> set[str]:
    """Where the agents of a seat stand, as messages name it."""
    posts = {f"@post-{POSTS[p].replace('.', '-')}" for p in range(POST_COUNT) if s.posts[p] == seat}
    return posts | {
        f"@region-{REGIONS[r]}" for r in range(REGION_COUNT) if s.region_agents[seat] >> r & 1
    }


def borders(s: Any, c: Any, a: int, b: int) -> bool:
    return c.adjacent[s.disputed_border, a] >> b & 1 == 1


# --- the log --------------------------------------------------------------------------------------


def change_in(told: Told, name: str = "region") -> int:
    where = region_named(told.args, name)
    return told.after.banners[where] - told.before.banners[where]


def same_phase(told: Told) -> bool:
    """Nothing was cut to supply in the same step."""
    return told.after.marker == told.before.marker


def cards_drawn(told: Told) -> int:
    """Cards that left the deck; one that pays in the same step goes into its own."""
    empire = empire_named(told.args)
    paid = [e.args["card"] for e in told.events if e.message in {"plays", "pays"}]
    back = sum(card.startswith(f"@card-{EMPIRES[empire]}-") for card in paid[-1:])
    return deck_size(told.before, empire) + back - deck_size(told.after, empire)


def gave(told: Told) -> bool:
    """The named card went from the hand to its deck, where the same step may draw it again."""
    drawn = any(event.message == "draws" for event in told.events)
    lost = hand_size(told.before, told.args["seat"]) > hand_size(told.after, told.args["seat"])
    return told.before.hands[told.args["seat"], card_named(told.args)] > 0 and (lost or drawn)


def takes_action(told: Told) -> bool:
    post, deed = post_named(told.args), deed_named(told.args)
    offered = told.c.council[post].tolist()
    return told.is_deed("act") and told.before.acting == post and deed in offered


def fights_of(told: Told) -> bool:
    """Who fights whom, and where."""
    here = region_named(told.args) == told.before.target
    attacker = empire_named(told.args, "attacker") == active_empire(told.before)
    defender = empire_named(told.args, "defender") == told.before.holder[told.before.target]
    return here and attacker and defender and told.args["attackers"] == told.before.force


def standing(told: Told) -> int:
    return told.after.banners[region_named(told.args)]


def loses(told: Told) -> bool:
    """So many banners of the empire left the region for their reserve."""
    where, empire = region_named(told.args), empire_named(told.args)
    return told.before.holder[where] == empire and (
        not same_phase(told) or change_in(told) == -told.args["count"]
    )


def swapped(told: Told) -> bool:
    """The tokens of the named slots have changed places."""
    seat, a, b = told.args["seat"], slot_named(told.args, "first"), slot_named(told.args, "second")
    before, after = told.before.loyalty[seat].tolist(), told.after.loyalty[seat].tolist()
    return (before[a], before[b]) == (after[b], after[a]) and told.is_deed("swap")


EVENTS: Claims = {
    "deploys": lambda t: (
        t.args["place"] in places_of(t.after, t.args["seat"]) - places_of(t.before, t.args["seat"])
    ),
    "removes": lambda t: (
        t.args["place"] in places_of(t.before, t.args["seat"]) - places_of(t.after, t.args["seat"])
    ),
    "acts": takes_action,
    "acts-add": lambda t: (
        takes_action(t)
        and t.args["count"] == t.after.picks
        and empire_named(t.args) == active_empire(t.before)
    ),
    "does-nothing": lambda t: t.is_deed("none") and t.before.acting == post_named(t.args),
    "draws": lambda t: t.args["count"] == cards_drawn(t) > 0,
    "draws-card": lambda t: t.after.hands[t.args["seat"], card_named(t.args)] > 0,
    "adds": lambda t: (
        t.after.holder[region_named(t.args)] == empire_named(t.args)
        and (not same_phase(t) or change_in(t) == 1)
    ),
    "sets-down": lambda t: (
        empire_named(t.args) == t.before.subject and (not same_phase(t) or change_in(t) == 1)
    ),
    "musters": lambda t: t.args["count"] == change_in(t),
    "aims": lambda t: (
        t.after.target == region_named(t.args)
        and t.before.holder[t.after.target]
        == empire_named(t.args, "defender")
        != empire_named(t.args)
        == active_empire(t.before)
    ),
    "marches": lambda t: (
        t.after.force == t.args["count"] == -change_in(t, "source")
        and t.after.target == region_named(t.args, "target")
    ),
    "reinforces": lambda t: (
        t.after.force - t.before.force == t.args["count"] == -change_in(t)
        and t.after.target == region_named(t.args, "target")
    ),
    "joins-force": lambda t: t.after.force - t.before.force == t.args["count"],
    "walks-in": lambda t: (
        t.args["count"] == t.before.force
        and t.before.holder[t.before.target] == active_empire(t.before)
    ),
    "battle": lambda t: fights_of(t) and t.args["defenders"] == t.before.banners[t.before.target],
    "fort-destroys": lambda t: (
        t.c.fort[t.before.target] == 1 and t.args["count"] == min(t.before.force, t.c.fort_losses)
    ),
    "clash": lambda t: fights_of(t) and t.args["count"] == t.after.destroyed > 0,
    "attack-won": lambda t: (
        t.after.attackers_left == t.args["count"] == standing(t)
        and t.after.holder[region_named(t.args)] == empire_named(t.args, "attacker")
    ),
    "attack-held": lambda t: (
        t.after.defenders_left == t.args["count"] == standing(t)
        and t.after.holder[region_named(t.args)] == empire_named(t.args, "defender")
    ),
    "attack-empty": lambda t: (
        standing(t) == 0 and t.after.holder[region_named(t.args)] == empire_named(t.args)
    ),
    "falls-to": lambda t: (
        t.after.holder[region_named(t.args)]
        == empire_named(t.args)
        != t.before.holder[region_named(t.args)]
    ),
    "destroyed": loses,
    "supply-cut": lambda t: (
        loses(t) and standing(t) == t.before.banners[region_named(t.args)] - t.args["count"]
    ),
    "moves": lambda t: (
        t.args["count"] == -change_in(t) == change_in(t, "goal") or not same_phase(t)
    ),
    "lifts": lambda t: (
        t.after.lifted - t.before.lifted == t.args["count"] == -change_in(t)
        and t.before.subject == empire_named(t.args)
    ),
    "disperses": lambda t: (
        t.args["count"] == t.before.banners[region_named(t.args)] == t.after.lifted
        and standing(t) == 0
    ),
    "disperses-home": lambda t: (
        t.args["count"] == t.before.banners[region_named(t.args)] and standing(t) == 0
    ),
    "rearranges": lambda t: t.after.subject == empire_named(t.args),
    "stops": lambda t: t.is_deed("done"),
    "plays": lambda t: (
        t.is_deed("play")
        and gave(t)
        and ABILITIES.index(t.args["ability"].removeprefix("@ability-"))
        in t.c.abilities[card_named(t.args)].tolist()
    ),
    "pays": lambda t: t.is_deed("pay") and gave(t),
    "discards": lambda t: t.is_deed("discard") and gave(t),
    "moves-agent": lambda t: t.after.posts[post_named(t.args)] == t.args["seat"],
    "gives-way": lambda t: t.after.posts[post_named(t.args)] == t.args["seat"],
    "acts-for": lambda t: t.after.acting == post_named(t.args),
    "swaps": lambda t: (
        swapped(t)
        and t.after.loyalty[t.args["seat"], slot_named(t.args, "first")] == empire_named(t.args)
        and t.after.loyalty[t.args["seat"], slot_named(t.args, "second")]
        == empire_named(t.args, "other")
    ),
    "swaps-hidden": lambda t: swapped(t) and t.after.counter_intelligence == 1,
    "keeps": lambda t: t.is_deed("keep") and t.before.loyalty.tolist() == t.after.loyalty.tolist(),
    "exposes": lambda t: (
        t.is_deed("expose")
        and t.args["points"] == t.after.bonus[t.args["seat"]] - t.before.bonus[t.args["seat"]]
    ),
    "is-exposed": lambda t: (
        t.after.loyalty[t.args["seat"], slot_named(t.args, "slot")] == empire_named(t.args)
        and t.after.revealed[t.args["seat"]] >> slot_named(t.args, "slot") & 1 == 1
    ),
    "phase-begins": lambda t: t.after.marker // POSITION_COUNT == empire_named(t.args),
    "round-marked": lambda t: t.args["round"] == t.before.current_round,
    "first-player": lambda t: t.after.first == t.args["seat"] != t.before.first,
    "round-begins": lambda t: (
        t.after.current_round == t.args["round"] <= t.args["rounds"] == t.c.rounds
    ),
    "end-fourth-round": lambda t: t.after.actor == NOBODY and t.before.current_round == t.c.rounds,
}


# --- prompts --------------------------------------------------------------------------------------


def plays(asked: Asked) -> bool:
    return asked.says("cards") == asked.may("play")


PROMPTS: Claims = {
    "prompt-remove": lambda a: a.may("remove"),
    "prompt-deploy": lambda a: (
        a.may("deploy")
        and a.says("regions")
        == any(a.match.game.actions.decode(x).args["place"] >= 20 for x in a.match.legal())
    ),
    "prompt-act": lambda a: plays(a) and a.says("acts") == a.may("act"),
    "prompt-aim": lambda a: plays(a) and (a.may("target") or a.may("play")),
    "prompt-force": lambda a: plays(a) and a.may("fight"),
    "prompt-after": lambda a: plays(a) and a.may("done"),
    "prompt-pay": lambda a: a.may("pay"),
    "prompt-discard": lambda a: (
        a.may("discard") and hand_size(a.s, a.s.actor) - a.args["picks"] == a.args["limit"]
    ),
    "prompt-swap": lambda a: (
        a.may("keep") and a.may("swap") and a.says("open") == (a.s.counter_intelligence == 0)
    ),
    "prompt-expose": lambda a: a.may("expose"),
    "prompt-lift": lambda a: a.may("lift") or a.may("done"),
    **{
        f"prompt-{step}": lambda a, kind=kind: a.may(kind)
        for step, kind in {
            "move-post": "post",
            "eagle-post": "post",
            "lion-post": "post",
            "attack-number": "number",
            "horse-number": "number",
            "reinforce-number": "number",
            "lift-number": "number",
            "mercenary-number": "number",
            "add": "place",
            "subjugate": "place",
            "populate": "place",
            "rearrange": "place",
            "disperse": "place",
            "source": "source",
            "reinforce-from": "from",
            "horse-from": "from",
            "fire-from": "from",
            "horse-to": "to",
            "mercenary-region": "region",
            "add-region": "region",
            "disperse-region": "region",
            "fire": "destroy",
            "rearrange-empire": "empire",
        }.items()
    },
}

# --- reasons --------------------------------------------------------------------------------------


def mine(asked: Asked) -> int:
    return active_empire(asked.s)


def names_mine(asked: Asked) -> bool:
    return empire_named(asked.args) == mine(asked)


def place_refused(asked: Asked) -> int:
    """A post, or a region after the posts."""
    return asked.refused.args["place"]


def region_refused(asked: Asked) -> int:
    return next(iter(asked.refused.args.values()))


def task_is_open(asked: Asked) -> bool:
    """What one has to do now is what the prompt asks for, and the refused act is no part of it."""
    prompt = asked.match.game.prompt(asked.s, asked.c, asked.s.actor)
    task = asked.args["task"].removeprefix("@task-").removesuffix("-any")
    return task == prompt.message.removeprefix("prompt-")


def next_to(asked: Asked, region: int) -> list[int]:
    """Regions of the active empire that border on this one."""
    return [
        r
        for r in range(REGION_COUNT)
        if borders(asked.s, asked.c, region, r) and asked.s.holder[r] == mine(asked)
    ]


def is_conquered(asked: Asked, region: int) -> bool:
    return asked.c.home[region] != asked.s.holder[region]


def numbers_legal(asked: Asked) -> list[int]:
    actions = [asked.match.game.actions.decode(action) for action in asked.match.legal()]
    return [action.args["number"] + 1 for action in actions if action.kind == "number"]


def is_at_most(asked: Asked) -> bool:
    numbers = numbers_legal(asked)
    return asked.args["most"] == max(numbers) < asked.refused.args["number"] + 1


def offered(asked: Asked) -> list[int]:
    return [asked.c.council[asked.s.acting, place] for place in range(DEEDS_OF_POST)]


def second_of(asked: Asked) -> int:
    """The empire of the second card that the refused ability costs."""
    card, line = asked.refused.args["card"], asked.refused.args["line"]
    return asked.c.second[card, line]


def agents_in_regions(asked: Asked) -> int:
    return sum(asked.s.region_agents[asked.s.actor] >> r & 1 for r in range(REGION_COUNT))


def through_another(asked: Asked) -> bool:
    """The refused post is controlled by another agent of mine than the acting one."""
    agent = ruling_agent(asked.s, post_named(asked.args))
    active = ruling_agent(asked.s, asked.s.acting)
    return agent not in {NOTHING, active} and asked.s.posts[agent] == asked.s.actor


REASONS: Claims = {
    "why-not-now": task_is_open,
    "why-no-window": lambda a: not a.may("play"),
    "why-post-taken": lambda a: a.s.posts[place_refused(a)] != NOBODY,
    "why-no-regions": lambda a: a.s.agents_in_regions == 0,
    "why-enough-regions": lambda a: agents_in_regions(a) == a.args["most"],
    "why-region-twice": lambda a: a.args["place"] in places_of(a.s, a.s.actor),
    "why-not-own-agent": lambda a: a.args["place"] not in places_of(a.s, a.s.actor),
    "why-not-offered": lambda a: (
        a.s.acting == post_named(a.args) and deed_named(a.args) not in offered(a)
    ),
    "why-reserve-empty": lambda a: a.s.reserve[empire_named(a.args)] == 0,
    "why-deck-empty": lambda a: deck_size(a.s, empire_named(a.args)) == 0,
    "why-no-symbols": lambda a: deed_size(a.s, a.c, deed_named(a.args)) == 0 and names_mine(a),
    "why-no-land": lambda a: mine(a) not in a.s.holder.tolist(),
    "why-no-attack": names_mine,
    "why-must-act": lambda a: a.may("act"),
    "why-card-not-held": lambda a: a.s.hands[a.s.actor, card_named(a.args)] == 0,
    "why-wrong-window": lambda a: a.s.hands[a.s.actor, card_named(a.args)] > 0,
    "why-cannot-pay": lambda a: (
        second_of(a) == empire_named(a.args)
        and held_of(a.s, a.s.actor, second_of(a))
        <= (second_of(a) == a.refused.args["card"] // PARTNERS)
    ),
    "why-no-use": lambda a: a.s.hands[a.s.actor, card_named(a.args)] > 0,
    "why-wrong-payment": lambda a: a.refused.args["card"] // PARTNERS != empire_named(a.args),
    "why-payment-spoils": lambda a: a.s.hands[a.s.actor, card_named(a.args)] > 0,
    "why-own-region": lambda a: a.s.holder[region_named(a.args)] == mine(a) and names_mine(a),
    "why-extra-attack": lambda a: a.s.fixed == region_named(a.args, "source"),
    "why-last-banner": lambda a: (
        next_to(a, region_named(a.args))
        and all(a.s.banners[r] <= is_conquered(a, r) for r in next_to(a, region_named(a.args)))
    ),
    "why-nobody-there": lambda a: (
        next_to(a, region_named(a.args))
        and not any(a.s.banners[r] for r in next_to(a, region_named(a.args)))
    ),
    "why-not-adjacent": lambda a: names_mine(a) and not next_to(a, region_named(a.args)),
    "why-no-banners": lambda a: (
        a.s.holder[region_named(a.args)] != mine(a) or a.s.banners[region_named(a.args)] == 0
    ),
    "why-last-banner-here": lambda a: (
        a.s.banners[region_named(a.args)] == 1 and is_conquered(a, region_named(a.args))
    ),
    "why-source-far": lambda a: (
        not borders(a.s, a.c, region_named(a.args), region_named(a.args, "target"))
    ),
    "why-too-many": is_at_most,
    "why-survivors-only": lambda a: is_at_most(a) and a.s.fixed != NOTHING,
    "why-other-council": lambda a: (
        post_named(a.args) // POSITION_COUNT != a.s.acting // POSITION_COUNT
        or post_named(a.args) == a.s.acting
    ),
    "why-post-not-free": lambda a: (
        a.s.posts[post_named(a.args)] != NOBODY or post_named(a.args) == a.s.acting
    ),
    "why-not-my-post": lambda a: a.s.lion_single_scope == 0 and not through_another(a),
    "why-not-controlled": lambda a: controller(a.s, post_named(a.args)) != a.s.actor,
    "why-acting-post": lambda a: a.s.acting == post_named(a.args),
    "why-not-its-region": lambda a: a.s.holder[region_named(a.args)] != empire_named(a.args),
    "why-limit": lambda a: (
        a.args["limit"] == a.c.limit[region_named(a.args)] <= a.s.banners[region_named(a.args)]
    ),
    "why-not-next-to": lambda a: (
        not borders(a.s, a.c, region_named(a.args), region_named(a.args, "origin"))
    ),
    "why-once-each": lambda a: a.s.used >> region_named(a.args) & 1 == 1,
    "why-not-this-region": task_is_open,
    "why-at-least-one": lambda a: not a.may("done"),
    "why-nothing-to-move": lambda a: not a.may("done"),
    "why-revealed": lambda a: a.s.revealed[a.s.actor] != 0,
    "why-already-revealed": lambda a: (
        a.s.revealed[a.args["seat"]]
        >> a.s.loyalty[a.args["seat"]].tolist().index(empire_named(a.args))
        & 1
        == 1
    ),
}


# --- previews -------------------------------------------------------------------------------------


def no_battle(shown: Shown) -> bool:
    """Regions and points as they then stand; supply at the end of a phase comes later."""
    if shown.after.marker != shown.before.marker:
        return True
    changed = {
        REGIONS[r]: (EMPIRES[shown.after.holder[r]], shown.after.banners[r])
        for r in range(REGION_COUNT)
        if (shown.after.holder[r], shown.after.banners[r])
        != (shown.before.holder[r], shown.before.banners[r])
    }
    points = score_of(shown.after, shown.c, shown.seat) - score_of(
        shown.before, shown.c, shown.seat
    )
    said = {change.region: (change.holder, change.banners) for change in shown.shown.changes}
    return said == changed and shown.shown.points == points


def new_posts(shown: Shown) -> bool:
    """Posts that the seat would then control."""
    return all(
        controller(shown.after, POSTS.index(post)) == shown.seat for post in shown.shown.rules
    )


def fought(shown: Shown) -> bool:
    """The battle goes as it is shown."""
    battle, after = shown.shown.battle, shown.after
    return (
        battle.holder == EMPIRES[after.holder[shown.before.target]]
        and battle.attackers_left == after.attackers_left
        and battle.defenders_left == after.defenders_left
        and no_battle(shown)
    )


def marches(shown: Shown) -> bool:
    """A number sent into an attack: the force as it sets out; others change the map at once."""
    battle = shown.shown.battle
    if battle is None:
        return no_battle(shown)
    return battle.attackers == shown.after.force == shown.chosen.args["number"] + 1


def aims(shown: Shown) -> bool:
    battle = shown.shown.battle
    return battle is None or battle.target == REGIONS[shown.after.target]


def draws_or_adds(shown: Shown) -> bool:
    """So many banners are to be placed, or so many cards come into the hand."""
    drawn = hand_size(shown.after, shown.seat) - hand_size(shown.before, shown.seat)
    if shown.after.step == at.ADDING:
        return shown.shown.size == shown.after.picks
    return drawn <= 0 or shown.shown.size == drawn


def joins_battle(shown: Shown) -> bool:
    """A card before the fight: the force that then sets out; others change the map at once."""
    battle = shown.shown.battle
    if battle is None:
        return no_battle(shown)
    sets_out = battle.attackers == shown.after.force or shown.after.step != at.FORCE
    return sets_out and battle.target == REGIONS[shown.after.target]


def attacks_only_target(shown: Shown) -> bool:
    """An attack is shown before it is aimed only where it can go to one region."""
    battle = shown.shown.battle
    if battle is None:
        return True
    return targets(shown.after, shown.c) == 1 << REGIONS.index(battle.target)


def plays_what_it_says(shown: Shown) -> bool:
    card, line = shown.chosen.args["card"], shown.chosen.args["line"]
    return shown.shown.ability == ABILITIES[shown.c.abilities[card, line]]


PREVIEWS: Claims = {
    "act": lambda p: draws_or_adds(p) and attacks_only_target(p),
    "target": aims,
    "number": marches,
    "fight": fought,
    "play": lambda p: plays_what_it_says(p) and joins_battle(p),
    **{
        kind: lambda p: no_battle(p) and new_posts(p)
        for kind in (
            "place",
            "none",
            "done",
            "pay",
            "deploy",
            "source",
            "post",
            "from",
            "to",
            "region",
            "destroy",
            "empire",
            "lift",
            "remove",
            "swap",
        )
    },
}
