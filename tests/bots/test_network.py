"""Bots with networks: honest, legal, softer when asked, and clear when no network fits."""

import math
from dataclasses import dataclass

import msgspec
import numpy as np
import pytest

from ludoteka.bots.bot import RandomBot, SearchBot
from ludoteka.bots.network.file import Made, read, write
from ludoteka.bots.network.network import Network, NetworkBot, misfit, path_of
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.tuning import tuning
from ludoteka.core.registry import GAMES, game
from tests.kit import a_match, key_of, random_match

WORTH = (0.6, 25.0, 40.0, 15.0)
SHIPPED = [name for name in GAMES if path_of(name).exists()]
FOR_PAIRS = [pair for name in SHIPPED if (pair := path_of(name).with_stem("network-pair")).exists()]


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
    bot = NetworkBot(path=tmp_path / "nizam.npz", otherwise=First())

    assert match.legal()[0] == decided(bot, match)
    assert f"there is no network at {bot.path}" == bot.misfit(match.game, match.c)
    assert "there is no network for nizam" == NetworkBot().misfit(match.game, match.c)


def torn(path):
    path.write_bytes(path_of(SHIPPED[0]).read_bytes()[:-1000])


def flipped(path):
    held = bytearray(path_of(SHIPPED[0]).read_bytes())
    held[len(held) // 2] ^= 1
    path.write_bytes(held)


def pickled(path):
    np.savez(path, game=np.array([object()]), version=1, worth=WORTH)


def without_a_layer(path):
    made, weights = read(path_of(SHIPPED[0]))
    write(path, made, {name: w for name, w in weights.items() if name != "norm.bias"})


def of_other_widths(path):
    made, weights = read(path_of(SHIPPED[0]))
    write(path, made, weights | {"blocks.1.outer.bias": np.zeros(7)})


@pytest.mark.parametrize(
    "spoil",
    [lambda path: path.write_text("no"), torn, flipped, pickled, without_a_layer, of_other_widths],
)
def test_a_file_that_is_no_network_is_named(tmp_path, spoil):
    path = tmp_path / "nizam.npz"
    spoil(path)

    assert misfit(game("nizam"), path).startswith(f"{path}: not a network: ")


def test_a_network_is_computed_as_it_was_trained(tmp_path):
    """As if written down plainly in double precision; more rows than are taken at once."""
    draw, wide, blocks = np.random.default_rng(1), 48, 2
    shapes = {"first": (wide, 9), "policy": (37, wide), "value": (5, wide)}
    for block in range(blocks):
        shapes |= {f"blocks.{block}.inner": (wide, wide), f"blocks.{block}.outer": (wide, wide)}
    norms = ["norm", *(f"blocks.{block}.norm" for block in range(blocks))]
    weights = {f"{name}.weight": draw.normal(size=shape) / 4 for name, shape in shapes.items()}
    weights |= {f"{name}.weight": draw.normal(size=wide) for name in norms}
    biases = {name: shape[0] for name, shape in shapes.items()} | dict.fromkeys(norms, wide)
    weights |= {f"{name}.bias": draw.normal(size=size) for name, size in biases.items()}
    write(tmp_path / "mine.npz", Made("mine", 3, WORTH), weights)
    made, held = read(tmp_path / "mine.npz")
    rows = draw.normal(size=(70, 9)).astype(np.float32)

    preferences, values = Network(tmp_path / "mine.npz")(rows)

    wanted, expected = plainly(held, blocks, rows)
    assert Made("mine", 3, WORTH) == made
    assert np.allclose(wanted, preferences, atol=1e-4)
    assert np.allclose(expected, values, atol=1e-4)


def plainly(weights, blocks, x):
    def linear(x, name):
        return x @ weights[f"{name}.weight"].astype(float).T + weights[f"{name}.bias"]

    def norm(x, name):
        spread = np.sqrt(x.var(-1, keepdims=True) + 1e-5)
        same = (x - x.mean(-1, keepdims=True)) / spread
        return same * weights[f"{name}.weight"] + weights[f"{name}.bias"]

    gelu = np.vectorize(lambda x: x * (1 + math.erf(x / math.sqrt(2))) / 2)
    x = linear(x, "first")
    for name in (f"blocks.{block}" for block in range(blocks)):
        x = x + linear(gelu(linear(norm(x, f"{name}.norm"), f"{name}.inner")), f"{name}.outer")
    x = gelu(norm(x, "norm"))
    return linear(x, "policy"), np.tanh(linear(x, "value"))


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


@pytest.mark.parametrize(
    "path", [*map(path_of, SHIPPED), *FOR_PAIRS], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_how_a_network_was_made_stands_beside_it(path):
    made = msgspec.toml.decode(path.with_suffix(".toml").read_bytes())

    assert made["recipe"] == "bots.toml, [training]"
    assert made["decisions"] > made["matches"] > 0


@pytest.mark.parametrize("name", SHIPPED)
def test_how_strong_a_network_is_is_told_for_every_table_that_asks_it(name):
    made = msgspec.toml.decode(path_of(name).with_suffix(".toml").read_bytes())

    told = {row["seats"] for row in made["strength"]}
    assert {2} < told if tuning(game(name).folder).asks_network_at(3) else {2} == told
