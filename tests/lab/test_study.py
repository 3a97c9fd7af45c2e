"""Studies: items of decisions, comparisons by hand, and a study of a game."""

import msgspec
import numpy as np
import pytest

from ludoteka.core.actions import AT_THE_END
from ludoteka.core.errors import NotReadable, PackError
from ludoteka.core.game import names_nothing, setting
from ludoteka.core.registry import game
from ludoteka.envs.episode import Episode
from ludoteka.games.sintra.state import EMPTY
from ludoteka.lab.study import items, page, play
from ludoteka.lab.study.study import Plan, variants
from ludoteka.lab.study.summary import _gain, _holm, rate, shares, spread_of
from tests.core.beads import ACTIONS


def test_items_are_kinds_of_actions_and_the_values_of_their_arguments():
    named, table = items.action_names(ACTIONS), items.groups(ACTIONS)

    told = [[named[i] for i in row if i != items.NONE] for row in table]

    assert ["take", "take · colour green"] == told[ACTIONS.parse("take green")]
    assert ["thread", "thread · string 1"] == told[ACTIONS.parse("thread 1")]
    assert len(named) == len(set(named)) == 2 + 3 + 2


def test_a_gain_is_the_difference_of_two_means_with_its_interval():
    """100 seats won 60 times, 300 others 120 times: 60 % and 40 %."""
    gain, low, high, chance = _gain((100, 60, 60), (300, 120, 120))
    error = 1.96 * (0.6 * 0.4 / 100 + 0.4 * 0.6 / 300) ** 0.5

    assert pytest.approx((0.2, 0.2 - error, 0.2 + error)) == (gain, low, high)
    assert 0.0003 < chance < 0.0006


def test_who_was_used_too_seldom_is_not_judged():
    assert (0.0, 0.0, 0.0, 1.0) == _gain((5, 5, 5), (300, 120, 120))


def test_many_comparisons_need_more_to_be_clear():
    assert [True, False] == _holm([0.02, 0.06])
    assert [False, False, False] == _holm([0.02, 0.06, 0.03])
    assert [True, True, True] == _holm([0.01, 0.04, 0.02])


def test_a_win_is_shared_and_a_leader_leads_alone():
    assert [[0.5, 0.5, 0]] == shares(np.array([[0, 0, 2]]), 3).tolist()
    assert 1 == play.leader(np.array([3, 5, 4]), 3)
    assert play.NOBODY_LEADS == play.leader(np.array([5, 3, 5]), 3)


def test_spreads_and_rates_of_known_numbers():
    found = spread_of([0, 10, 20, 30, 40])

    assert (20, 0, 2) == (found.mean, found.low, found.width)
    assert 5 == sum(found.bins)
    assert 0.5 == rate("", [0, 1, 0, 1]).value


def test_every_option_is_varied_one_at_a_time():
    sintra = game("sintra")
    base = setting(sintra.meta)

    for name, changed in variants(sintra, base):
        assert base.form == changed.form, "Sintra has one form"
        different = [k for k, v in changed.options.items() if v != base.options[k]]
        assert [name.split(" = ")[0]] == different


def test_other_forms_are_varied_too():
    nizam = game("nizam")

    found = {name: changed.form for name, changed in variants(nizam, setting(nizam.meta, 3))}

    assert "pearl" == found["form = pearl"]


def _used(episode, action):
    """The components of a decision of the seat to act, by name."""
    played, found = episode.game, []
    while True:
        item = played.component(episode.state, episode.c, episode.actor, action, len(found))
        if item == items.NONE:
            return found
        found.append(played.components[item])


def _decisions(key, kind, **options):
    """Random play: each decision of a kind with the match before it."""
    episode, chance = Episode(key, 2, options=options, compiled=False), np.random.default_rng(1)
    episode.begin(bytes(32))
    while not episode.over:
        action = int(chance.choice(episode.mask.nonzero()[0]))
        if episode.game.actions.decode(action).kind == kind:
            yield episode, action
        episode.play(action)


def test_a_strip_is_known_by_its_name_and_side():
    for episode, action in _decisions("sintra", "strip"):
        s, seat = episode.state, episode.actor
        slot = episode.game.actions.decode(action).args["slot"]
        turned = s.panes[seat, slot, 0] != EMPTY
        side = ("front", "back")[s.first_side[seat, slot] ^ turned]

        told = f"tiles on strip · S{s.strips[seat, slot] + 1} {side}"

        assert [told] == _used(episode, action)


def test_a_full_strip_is_told_apart_from_one_with_tiles():
    assert all(
        _used(episode, action)[0].startswith("full strip · S")
        for episode, action in _decisions("sintra", "keep")
    )


def test_a_card_is_known_by_its_name():
    found = {name for told in _decisions("inori", "place") for name in _used(*told)}

    assert {"start", "season", "journey"} == {name.split()[2] for name in found}
    assert len(set(game("inori").components)) == 54


def test_signs_are_known_by_their_numbers_when_kept_and_when_fulfilled():
    for episode, action in _decisions("portals", "keep_signs", signs="yes"):
        seat, kept = episode.actor, _used(episode, action)
        after = episode.copy()
        after.play(action)
        hand = after.state.hand[seat]
        assert kept == [f"sign kept · {n + 1}" for n in range(20) if hand >> n & 1]

    episode.state.fulfilled[episode.actor] = 0b101

    assert ["sign fulfilled · 1", "sign fulfilled · 3"] == _used(episode, AT_THE_END)


def test_where_decisions_name_everything_there_are_no_components_beside_them():
    assert items.NONE == names_nothing(None, None, 0, 0, 0)
    assert [] == [*game("nizam").components, *game("whispers").components]


@pytest.fixture(scope="module")
def studied():
    nizam = game("nizam")
    plan = Plan(nizam, setting(nizam.meta, 3), ["random", "greedy"], 300, against="own", effects=20)
    return plan.run()


def test_a_study_counts_what_was_played(studied):
    base, again = studied.base, studied.effects[0].summary

    assert 300 == base.matches
    assert msgspec.json.encode(base) == msgspec.json.encode(again), "the same pack, the same deals"
    assert pytest.approx(1) == sum(seat.value for seat in base.seats)
    assert base.decisions.mean < game("nizam").longest(3)
    draws = next(item for item in base.items if item.name == "draw")
    assert 0 < draws.used <= 1
    assert abs(sum(s.value for s in base.sources) - base.points.mean) < 4, "points have sources"


def test_the_report_names_what_it_found(studied):
    shown, written = page.html(studied), page.markdown(studied)

    assert shown.count("<svg") >= 5
    assert "Share of the wins by seat" in written
    assert "| pack own | 300 |" in written
    assert "substitute_payment = always" in written


def test_bots_that_think_are_studied_decision_by_decision():
    nizam = game("nizam")

    found = Plan(nizam, setting(nizam.meta, 2), ["glance:2"], 2).run()

    assert 2 == found.base.matches
    assert found.base.decisions.mean > 10


def test_a_bad_pack_is_told_by_its_line(tmp_path):
    nizam = game("nizam")
    broken = tmp_path / "mine.toml"
    broken.write_text("cards = 3\n")

    with pytest.raises(PackError, match=r"mine\.toml:1"):
        Plan(nizam, setting(nizam.meta), ["random"], 1, pack=str(broken))
    with pytest.raises(NotReadable, match="cannot be read"):
        Plan(nizam, setting(nizam.meta), ["random"], 1, pack=str(tmp_path / "none.toml"))
