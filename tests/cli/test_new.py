"""`ludoteka new`: the folders of a game that plays at once and passes what every game must."""

import sys
from importlib import import_module

import pytest

from ludoteka.core import registry
from ludoteka.core.errors import NotReadable
from ludoteka.skeleton.copy import FOLDERS, copy
from tests.bots import test_recall
from tests.conformance import (
    test_claims,
    test_gains,
    test_levels,
    test_packs,
    test_rules,
    test_secrecy,
    test_slips,
    test_syntax,
    test_words,
)
from tests.envs import test_pages

KEY = "marbles"


@pytest.fixture
def sources(tmp_path):
    """As much of the sources of Ludoteka as a new game is written into."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web/text").symlink_to(test_words.WEB / "text")
    place = tmp_path / "src/ludoteka/core/registry.py"
    place.parent.mkdir(parents=True)
    place.write_text('GAMES: tuple[str, ...] = (\n    "nizam",\n)\n')
    return tmp_path


@pytest.fixture
def marbles(sources, monkeypatch):
    copy(sources, KEY, "Marbles", "MRB")
    for package, folder in (("ludoteka.games", "game"), ("tests.games", "tests")):
        games = import_module(package)
        monkeypatch.setattr(games, "__path__", [*games.__path__, str(sources / FOLDERS[folder])])
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, KEY))
    monkeypatch.setattr(test_words, "WEB", sources / "web")
    yield KEY
    for name in [name for name in sys.modules if f".games.{KEY}" in name]:
        del sys.modules[name]


def test_a_new_game_is_two_folders_its_tests_and_one_line(sources):
    before = {path for path in sources.rglob("*") if path.is_file()}

    files = copy(sources, KEY, "Marbles", "MRB")

    homes = [sources / place / KEY for place in FOLDERS.values()]
    assert {path for path in sources.rglob("*") if path.is_file()} - before == set(files)
    assert all(any(home in path.parents for home in homes) for path in files)
    assert '\n    "nizam",\n    "marbles",\n)' in next(iter(before)).read_text()
    assert not any("skeleton" in path.read_text().lower() for path in files)


def test_a_new_game_passes_the_conformance_suite(marbles):
    rules = (
        test_rules.test_every_action_reads_back_from_its_notation_and_json,
        test_rules.test_the_state_is_a_flat_record_of_modest_size,
        test_rules.test_random_matches_of_every_setting_end_and_keep_every_piece,
        test_secrecy.test_views_do_not_depend_on_what_a_seat_cannot_know,
        test_secrecy.test_legal_actions_do_not_depend_on_what_their_seat_cannot_know,
        test_secrecy.test_concealed_states_are_positions_that_can_occur,
        test_syntax.test_rules_allocate_nothing,
        test_syntax.test_a_constant_of_a_game_is_declared_once_and_keeps_its_name,
        test_levels.test_every_level_thinks_more_than_the_one_before,
        test_levels.test_the_weakest_level_that_looks_ahead_beats_random_play,
        test_claims.test_every_act_that_a_prompt_names_is_legal_and_every_number_is_right,
        test_claims.test_every_sentence_of_the_log_is_true,
        test_claims.test_every_reason_is_true,
        test_claims.test_every_preview_shows_what_comes,
        test_packs.test_packs_that_say_otherwise_what_may_be_otherwise_can_be_played,
        test_packs.test_every_place_of_a_pack_that_leaves_a_choice_is_varied,
        test_packs.test_packs_with_slips_of_the_pen_are_refused_at_their_line_or_can_be_played,
        test_words.test_the_three_languages_have_the_same_messages,
        test_words.test_every_text_that_the_board_says_is_written,
        test_words.test_every_button_of_the_prompt_line_has_its_words,
        test_words.test_the_game_has_its_emblem_and_its_scene,
        test_words.test_every_event_of_random_matches_can_be_said,
        test_words.test_every_decision_has_rules_of_its_moment,
        test_words.test_the_first_tie_break_that_differs_agrees_with_the_places,
        test_words.test_the_score_by_source_adds_up_to_the_points,
        test_words.test_the_finale_counts_every_point_that_it_names,
        test_words.test_prompts_and_scores_can_be_said,
        test_words.test_every_beat_of_a_finale_can_be_said_and_names_its_rule,
        test_words.test_every_illegal_action_has_a_reason_with_its_rule,
        test_words.test_every_numbered_rule_can_be_read_in_three_languages,
        test_words.test_titles_forms_and_options_are_named,
        test_slips.test_every_thing_says_what_it_is_does_and_is_worth,
        test_slips.test_no_slip_tells_what_its_reader_cannot_know,
        test_slips.test_the_words_of_slips_lean_on_no_other_catalogue,
        test_gains.test_the_gains_of_a_step_are_what_a_score_changes_by,
        test_recall.test_a_position_is_what_its_seat_knows,
        test_pages.test_the_fields_of_an_observation_follow_each_other_to_its_end,
        test_pages.test_the_fields_named_by_the_page_hold_what_it_says,
    )
    for holds in rules:
        holds(marbles)


@pytest.mark.parametrize(("key", "prefix"), [("Two Words", "TWO"), ("nizam", "XYZ"), ("x", "NIZ")])
def test_names_that_cannot_be_are_refused(sources, key, prefix):
    with pytest.raises(NotReadable):
        copy(sources, key, "Title", prefix)

    assert not (sources / "web/games").exists()
