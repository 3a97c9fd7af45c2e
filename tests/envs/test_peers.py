"""The peers' own conformance tests, for every game, form and seat count."""

import warnings

import pytest

from ludoteka.core.errors import NotLegal, UnknownName
from ludoteka.core.registry import GAMES, game, meta

pytest.importorskip("pettingzoo", reason="needs the extra [research]")
pytestmark = [
    # their tests advise plain boxes; with masks their own games have dictionaries too
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:Action space"),
]

SETTINGS = [(key, f.id, n) for key in GAMES for f in meta(key).forms for n in f.seats]
CYCLES = 8
"""decisions a seat: the rules have tests of their own, these are of the adapters"""


def _aec(key, form, seats, **more):
    from ludoteka.envs import aec

    return aec.env(key, seats, form, compiled=False, **more)


@pytest.mark.parametrize(("key", "form", "seats"), SETTINGS)
def test_pettingzoo_api(key, form, seats):
    from pettingzoo.test import api_test

    api_test(_aec(key, form, seats), num_cycles=CYCLES * seats)


@pytest.mark.parametrize(("key", "form", "seats"), SETTINGS)
def test_pettingzoo_seeds(key, form, seats):
    from pettingzoo.test import seed_test

    seed_test(lambda: _aec(key, form, seats), num_cycles=CYCLES)


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_render(key, capsys):
    from pettingzoo.test import render_test

    form = meta(key).forms[0]
    render_test(
        lambda render_mode: _aec(key, form.id, form.seats[-1], render_mode=render_mode),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )
    assert "decides" in capsys.readouterr().out


def test_a_match_through_pettingzoo_ends_with_the_rewards_of_the_rules():
    env = _aec("nizam", "nizam", 3, reward="points")
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        if not terminated:
            env.action_space(agent).seed(1)
        env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))

    episode = env.unwrapped.episode
    points, _ = episode.engine.outcome(episode.state, episode.c)

    assert points == list(total.values())


def test_what_is_not_legal_ends_the_match_or_raises_with_the_rule():
    from ludoteka.envs import aec

    wrapped, raw = _aec("nizam", "nizam", 2), aec.raw_env("nizam", 2, compiled=False)
    for env in (wrapped, raw):
        env.reset(seed=1)
    agent = raw.agent_selection
    forbidden = int(raw.observe(agent)["action_mask"].argmin())

    with pytest.raises(NotLegal, match="NIZ-"):
        raw.step(forbidden)
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        wrapped.step(forbidden)

    assert all(wrapped.terminations.values())
    assert -1 == wrapped.rewards[agent]


def test_options_packs_and_names_reach_the_match():
    env = _aec("sintra", None, 3, options={"side": "B"}, pack=game("sintra").pack)

    assert "sintra_v1" == env.metadata["name"]
    assert "B" == env.unwrapped.episode.setting.options["side"]
    assert "nizam_pearl_v1" == _aec("nizam", "pearl", 2).metadata["name"]
    with pytest.raises(UnknownName, match="unknown render mode 'rgb_array'; known: human, ansi"):
        _aec("sintra", None, 2, render_mode="rgb_array")


@pytest.mark.filterwarnings("ignore:.*A Box observation space.*")
def test_gymnasium_checks_the_games_alone():
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from ludoteka.envs import solo

    assert ["ludoteka/nizam_solo-v1", "ludoteka/portals_solo-v1"] == list(solo.ids())
    for name in solo.ids():
        env = gymnasium.make(name, render_mode="ansi", compiled=False)
        check_env(env.unwrapped)
        env.close()


def test_a_game_alone_is_worth_its_points_and_an_illegal_action_ends_it():
    import gymnasium

    import ludoteka.envs.solo  # noqa: F401 - registers

    env = gymnasium.make("ludoteka/nizam_solo-v1", compiled=False)
    seen, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    episode = env.unwrapped.episode

    assert [reward] == episode.engine.outcome(episode.state, episode.c)[0]
    seen, _ = env.reset(seed=3)
    *_, info = env.step(int(seen["action_mask"].argmin()))
    assert info["illegal"]


@pytest.mark.parametrize(("key", "form", "seats"), SETTINGS)
def test_openspiel_simulates(key, form, seats):
    """OpenSpiel's own test ends the process where something does not agree."""
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra [research]")
    played = _spiel(key, form, seats)

    pyspiel.random_sim_test(played, num_sims=1, serialize=False, verbose=False)

    assert seats == played.num_players()


def _spiel(key, form, seats):
    import pyspiel

    from ludoteka.envs import spiel

    name = spiel.name_of(meta(key), meta(key).form(form))
    return pyspiel.load_game(f"{name}(players={seats},deals=10)")


def test_openspiel_searches_with_what_a_player_knows():
    pytest.importorskip("pyspiel", reason="needs the extra [research]")
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    played = _spiel("nizam", "nizam", 2)
    state = played.new_initial_state()
    state.apply_action(3)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        played, mcts.RandomRolloutEvaluator(1, chance), uct_c=2.0, max_simulations=3,
        random_state=chance, use_observation_string=True, allow_inconsistent_action_sets=True,
    )  # fmt: skip

    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("compiled", [True, False])
def test_a_copy_is_played_on_without_the_original(compiled):
    from ludoteka.envs.episode import Episode

    episode = Episode("nizam", compiled=compiled)
    episode.begin(bytes(32))
    before = episode.state.tobytes()

    other = episode.copy()
    other.play(int(other.mask.argmax()))

    assert before == episode.state.tobytes() != other.state.tobytes()
