"""Bots with networks: honest, legal, softer when asked, and clear when no network fits."""

from dataclasses import dataclass

import msgspec
import numpy as np
import pytest

from ludoteka.bots.bot import RandomBot, SearchBot
from ludoteka.bots.guided import GuidedBot
from ludoteka.bots.network import NetworkBot, misfit, path_of
from ludoteka.core.registry import GAMES, game
from tests.kit import a_match, key_of, random_match

SHIPPED = [name for name in GAMES if path_of(name).exists()]


@dataclass(frozen=True)
class First:
    """A bot that is easy to recognise: always the first legal action."""

    def decide(self, engine, s, c, seed):
        mask = engine.mask()
        engine.legal(s, c, mask)
        return int(mask.nonzero()[0][0])


def decided(bot, match, seed=b""):
    seen = match.concealed(match.actor, key_of(1))
    return bot.decide(match.engine, seen, match.c, seed)


def test_networks_come_with_the_package():
    assert SHIPPED


def test_without_a_network_another_bot_decides_and_the_reason_is_told(tmp_path):
    match = a_match("nizam", compiled=True)
    bot = NetworkBot(path=tmp_path / "nizam.onnx", otherwise=First())

    assert match.legal()[0] == decided(bot, match)
    assert f"there is no network at {bot.path}" == bot.misfit(match.game, match.c)
    assert "there is no network for nizam" == NetworkBot().misfit(match.game, match.c)


def test_a_file_that_is_no_network_is_named(tmp_path):
    path = tmp_path / "nizam.onnx"
    path.write_text("not a network")

    assert "nizam.onnx is not a network" in misfit(game("nizam"), path)


def test_the_network_of_another_game_does_not_fit():
    first, second = SHIPPED[0], next(n for n in GAMES if n != SHIPPED[0])

    assert f"was made for {first}" in misfit(game(second), path_of(first))


@pytest.mark.parametrize("name", SHIPPED)
def test_other_components_are_left_to_another_bot(name):
    match = a_match(name, compiled=True)
    raw = bytearray(match.c.tobytes())
    raw[0] ^= 1
    changed = type(match.c)(np.frombuffer(raw, match.c.memory.dtype)[0])
    bot = NetworkBot(otherwise=First())

    assert "" == bot.misfit(match.game, match.c)
    assert "components" in bot.misfit(match.game, changed)
    seen = match.concealed(match.actor, key_of(1))
    assert match.legal()[0] == bot.decide(match.engine, seen, changed, b"")


@pytest.mark.parametrize("name", SHIPPED)
def test_decisions_are_legal_and_the_same_for_states_the_seat_cannot_tell_apart(name):
    bot = NetworkBot()
    for number in range(6):
        match = random_match(a_match(name, key=key_of(number), compiled=True), number, 12 * number)
        if match.over:
            continue
        imagined = [match.concealed(match.actor, key_of(k)) for k in range(3)]

        found = {bot.decide(match.engine, s, match.c, b"") for s in imagined}

        assert 1 == len(found)
        assert found <= set(match.legal())


@pytest.mark.parametrize("name", SHIPPED)
def test_a_temperature_makes_the_choice_freer_but_not_arbitrary(name):
    match = a_match(name, compiled=True)
    bot = NetworkBot(temperature=20.0)

    found = {decided(bot, match, key_of(n)) for n in range(40)}

    assert 1 < len(found)
    assert found <= set(match.legal())
    assert decided(bot, match, b"x") == decided(bot, match, b"x")
    assert decided(NetworkBot(), match, b"x") == decided(NetworkBot(), match, b"y")


@pytest.mark.parametrize("name", SHIPPED)
def test_the_network_beats_random_play(name):
    players = NetworkBot(), RandomBot()
    wins = 0.0
    for number in range(6):
        match = a_match(name, 2, key=key_of(number), compiled=True)
        seat = number % 2
        while not match.over:
            player = players[match.actor != seat]
            seed = key_of(len(match.plies))
            seen = match.concealed(match.actor, seed)
            match.play(player.decide(match.engine, seen, match.c, seed))
        places = match.outcome()[1]
        wins += 1 / places.count(0) if places[seat] == 0 else 0

    assert wins >= 5


@pytest.mark.parametrize("name", SHIPPED)
def test_a_search_that_the_network_leads_counts_its_simulations(name):
    """Each tries an action at the root."""
    match = random_match(a_match(name, compiled=True), 3, 10)
    seen = match.concealed(match.actor, key_of(1))

    visits = GuidedBot(simulations=50).visits(match.engine, seen, match.c, b"x")

    assert 50 == sum(count for count, _ in visits.values())
    assert set(visits) <= set(match.legal())
    assert all(0 <= reward <= 1 for _, reward in visits.values())


def test_a_search_without_its_network_searches_plainly():
    match = a_match("portals", compiled=True)
    plain = SearchBot(simulations=60)

    assert "there is no network for portals" == GuidedBot().misfit(match.game, match.c)
    assert decided(plain, match, b"x") == decided(GuidedBot(otherwise=plain), match, b"x")


@pytest.mark.parametrize("name", SHIPPED)
def test_how_a_network_was_made_stands_beside_it(name):
    made = msgspec.toml.decode(path_of(name).with_suffix(".toml").read_bytes())

    assert made["recipe"].endswith(f"{name}.toml")
    assert made["decisions"] > made["matches"] > 0
    assert {2} < {row["seats"] for row in made["strength"]}
