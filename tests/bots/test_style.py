"""Styles: data that fits the game, a choice among equals only, honest, and there at every level."""

from dataclasses import replace
from itertools import cycle

import pytest

from ludoteka.bots.bot import GreedyBot, SearchBot
from ludoteka.bots.levels import LEVELS, bot, note
from ludoteka.bots.network.network import NetworkBot
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.style import Style, chosen
from ludoteka.bots.tuning import tuning
from ludoteka.core.errors import UnknownName
from ludoteka.core.registry import GAMES, folder, game
from tests.conformance.test_secrecy import some_positions
from tests.kit import a_match, key_of

PLAYERS = (
    GreedyBot(),
    GreedyBot(notices=3),
    SearchBot(simulations=40),
    NetworkBot(temperature=1.0, otherwise=GreedyBot()),
    GuidedBot(simulations=24, otherwise=SearchBot(simulations=40)),
)


@pytest.mark.parametrize("name", GAMES)
def test_a_taste_is_for_what_the_game_knows(name):
    notations = [game(name).actions.notation(a) for a in range(game(name).actions.count)]
    match = a_match(name, 2)

    for style in tuning(folder(name)).styles.values():
        assert all(any(f"{n} ".startswith(f"{w} ") for n in notations) for w in style.actions)
        for field in (*style.mine, *style.laid):
            rows = match.state.memory[field.partition(".")[0]]
            assert len(rows) >= 2, f"{field} has a row for every seat"


ANY_TASTE = Style(draws=1.0, rival=-1.0, margin=0.1)
"""of what every game has, for games without styles of their own"""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", PLAYERS, ids=lambda b: type(b).__name__)
def test_a_taste_knows_no_more_than_its_seat(name, player):
    """Two states that look alike to the seat give the same action with the same seed."""
    tastes = cycle((ANY_TASTE, *tuning(folder(name)).styles.values()))
    for match, style in zip(some_positions(name, 1), tastes, strict=False):
        if match.over:
            continue
        tasteful = replace(player, style=style)
        one, two = (match.concealed(match.actor, key_of(n)) for n in (1, 2))
        action = tasteful.decide(match.engine, one, match.c, b"seed")
        assert action == tasteful.decide(match.engine, two, match.c, b"seed")
        assert match.mask[action]


def test_a_taste_chooses_among_what_is_nearly_equal_and_nothing_else():
    match = a_match("nizam", 2, compiled=True)
    s = match.concealed(match.actor, key_of(1))
    draw, shift = (
        next(a for a in match.legal() if match.game.actions.notation(a).startswith(kind))
        for kind in ("draw", "shift")
    )
    shifts = Style(actions={"shift": 1.0}, margin=0.01)

    def choice(style: Style | None, behind: float) -> int:
        options = [(draw, 0.5), (shift, 0.5 - behind)]
        return chosen(style, match.engine, s, match.c, b"seed", options)

    assert choice(None, 0.0) == draw
    assert choice(shifts, 0.009) == shift
    assert choice(shifts, 0.011) == draw
    assert choice(Style(draws=1.0, margin=0.01), 0.0) == draw


def test_any_bot_may_have_a_style_of_its_game():
    for level in (*LEVELS, "guided:9", "network:0"):
        plain, styled = bot("nizam", level, 2), bot("nizam", f"{level}+miser", 2)
        assert type(plain) is type(styled)
        assert plain.style is None
        assert styled.style is tuning(folder("nizam")).styles["miser"]
    guided = bot("nizam", "guided:9+miser")
    assert guided.otherwise.style is guided.style, "also where the network does not fit"
    assert bot("nizam", "plan:9+miser").otherwise.style is guided.style
    assert bot("nizam", "random+miser") == bot("nizam", "random")
    assert note(game("nizam"), "hard+miser", a_match("nizam", 2).c, 2) == ""
    with pytest.raises(UnknownName, match="miser"):
        bot("nizam", "hard+watcher")
