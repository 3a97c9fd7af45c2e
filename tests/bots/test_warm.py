"""What is compiled beforehand is all that a table calls."""

from ludoteka.bots.advice.hints import Budget, advise
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.warm import warm
from ludoteka.core.rule import compiled_cache
from tests.kit import a_match, key_of


def test_nothing_is_left_to_compile_at_the_table():
    match = a_match("nizam", 2, compiled=True)
    warm(match.game)
    with compiled_cache(match.game.folder) as folder:
        compiled = {path.name for path in folder.rglob("*.nb?")}

    for number in range(16):
        seen = match.concealed(match.actor, key_of(number))
        advise(match.engine, seen, match.c, b"x", Budget(simulations=4, playouts=2))
        player = bot("nizam", LEVELS[number % len(LEVELS)])
        match.play(player.decide(match.engine, seen, match.c, b"x"))

    assert compiled
    assert compiled == {path.name for path in folder.rglob("*.nb?")}
