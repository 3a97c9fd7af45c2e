"""Every sentence exists in three languages, and every refusal names its rule."""

import re
from pathlib import Path

import pytest

from ludoteka.bots.levels import styles
from ludoteka.core.conceal import concealed
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.core.text import LANGUAGES, catalogue
from ludoteka.lab.trace import rules
from tests.conformance.test_secrecy import some_positions
from tests.kit import key_of, some_settings

pytestmark = pytest.mark.parametrize("name", GAMES)


ONE_OF_MANY = {
    "en": r"(?<![\d.,×])1 (?:points|banners|panes|cards|agents|stones|matches|elders|cities)\b",
    "uk": r"(?<![\d.,×])1 (?:очок|балів|знамен|скелець|карт|агентів|каменів|збігів|рун|міст)\b",
    "ru": r"(?<![\d.,×])1 (?:очков|знамён|стёклышек|карт|агентов|камней|совпадений|рун|городов)\b",
}
"""one thing in words for many"""


def say(name: str, language: str, message: str, args: dict) -> None:
    text = catalogue(game(name).folder / "text", language).say(message, args)
    assert text
    assert not re.search(ONE_OF_MANY[language], text), (message, args, text)


def said_in_all(name: str, event: Event) -> None:
    args = dict(event.args)
    if "seat" in args:
        args |= {"player": "Ada", "you": "no"}
    for language in LANGUAGES:
        say(name, language, event.message, args)
        if "seat" in event.args:
            say(name, language, event.message, args | {"you": "yes"})


def test_the_three_languages_have_the_same_messages(name):
    english, *others = (catalogue(game(name).folder / "text", lang).ids for lang in LANGUAGES)

    assert english
    for other in others:
        assert english == other


URGES = re.compile(r"^([\w-]+) =(?:.*\n)(?:[ }].*\n)*? +\[do\]", re.MULTILINE)


def test_what_is_advised_in_the_imperative_is_so_in_every_language(name):
    """`{ $you -> [yes] You take [do] Take *[no] … }`: hints urge, the log tells."""
    english, *others = (
        set(URGES.findall((game(name).folder / "text" / f"{language}.ftl").read_text("utf-8")))
        for language in LANGUAGES
    )

    assert [english] * len(others) == others


WEB = Path(__file__).parents[2] / "web"
SPOKEN = re.compile(r"""\b(?:t|explain)\(\s*(["'`][^"'`]*)|\bmessage: ([^,\n]*["'`][^,\n]*)""")
"""`t("board-bag")`, `explain("why-card")`, `message: full ? "hint-full" : "hint-use"`"""
MESSAGE = re.compile(r"""["'`]([\w-]+)(\$\{)?""")
"""a message; of `slot-${id}` the beginning"""
KINDS = re.compile(r"^  (placed|extra): \[([^\]]*)\]", re.MULTILINE)
"""of a kit: kinds of actions with a place on the board, and others that get a button each"""


def messages_in(source: str) -> list[tuple[str, str]]:
    spoken = ("".join(found) for found in SPOKEN.findall(source))
    return [message for words in spoken for message in MESSAGE.findall(words)]


def test_every_text_that_the_board_says_is_written(name):
    own = catalogue(game(name).folder / "text", "en").ids
    frame = set(re.findall(r"^([\w-]+) =", (WEB / "text/en.ftl").read_text("utf-8"), re.MULTILINE))
    sources = [*(WEB / "games" / name).rglob("*.svelte"), *(WEB / "games" / name).rglob("*.ts")]
    said = [
        (path.name, *found)
        for path in sources
        if not path.name.endswith(".test.ts")
        for found in messages_in(path.read_text(encoding="utf-8"))
    ]

    unsaid = [
        (file, message)
        for file, message, open_ended in said
        if not any(k.startswith(message) if open_ended else k == message for k in own | frame)
    ]

    assert said
    assert [] == unsaid


def test_every_button_of_the_prompt_line_has_its_words(name):
    kit = (WEB / "games" / name / "kit.ts").read_text(encoding="utf-8")
    listed = {which: set(re.findall(r'"(\w+)"', kinds)) for which, kinds in KINDS.findall(kit)}
    actions = game(name).actions
    asked = {actions.decode(a).kind for match in some_positions(name, 4) for a in match.legal()}
    plain = {kind for kind in asked if not actions.kinds[kind].arguments}
    buttons = listed.get("extra", set()) | plain - listed.get("placed", set())

    own = catalogue(game(name).folder / "text", "en").ids
    assert buttons
    assert [] == sorted(kind for kind in buttons if f"button-{kind}" not in own)


def test_the_game_has_its_emblem_and_its_scene(name):
    for drawing in ("emblem", "scene"):
        drawn = (WEB / "games" / name / f"{drawing}.svg").read_text(encoding="utf-8")
        assert re.match(r"<svg [^>]*viewBox=", drawn), drawing


def test_every_event_of_random_matches_can_be_said(name):
    played = game(name)
    said = set()
    for number, agreed in enumerate(some_settings(name, 6)):
        match = Match(played, agreed, key_of(number))
        while not match.over and len(match.plies) < 400:
            action = match.legal()[len(match.plies) * 7 % len(match.legal())]
            for step in match.play(action):
                for viewer in (step.before.actor, SPECTATOR):
                    for event in played.events(
                        step.before, match.c, step.action, step.after, viewer
                    ):
                        kind = (event.message, tuple(sorted(event.args)))
                        if kind not in said:
                            said_in_all(name, event)
                        said.add(kind)
    assert said


def test_prompts_and_scores_can_be_said(name):
    played = game(name)
    for match in some_positions(name, 3):
        for seat in (*range(match.state.seats), SPECTATOR):
            said_in_all(name, played.prompt(match.state, match.c, seat))
        scores = played.breakdown(match.state, match.c)
        for line in [*scores, *played.ties(match.state, match.c)]:
            said_in_all(name, Event(line.message))
            assert line.rule in rules(played)
        if match.over:
            reason = played.end_reason(match.state, match.c)
            assert reason in played.end_reasons
            said_in_all(name, Event(reason, {"seat": 0}))


def test_every_decision_has_rules_of_its_moment(name):
    played = game(name)
    known = rules(played)
    for match in some_positions(name, 4):
        if not match.over:
            cited = played.rules_at_hand(match.state, match.c)
            assert cited
            assert set(cited) <= set(known)


def test_the_first_tie_break_that_differs_agrees_with_the_places(name):
    """Between seats with equal points the one with the better number is ahead."""
    played = game(name)
    for match in some_positions(name, 4):
        points, places = match.outcome()
        ties = played.ties(match.state, match.c)
        for one in range(match.state.seats):
            for other in range(one):
                equal = all(line.points[one] == line.points[other] for line in ties)
                if points[one] == points[other]:
                    assert (places[one] == places[other]) == equal


def test_the_score_by_source_adds_up_to_the_points(name):
    played = game(name)
    for match in some_positions(name, 3):
        if match.over:
            points, _ = match.outcome()
            lines = played.breakdown(match.state, match.c)
            for seat in range(match.state.seats):
                assert points[seat] == sum(line.points[seat] for line in lines)


def finished(name: str):
    return [match for match in some_positions(name, 6) if match.over]


def test_the_finale_counts_every_point_that_it_names(name):
    """Beats that add fill their line exactly; those that recall tell what their lines hold."""
    for match in finished(name):
        lines = {line.message: line.points for line in match.game.breakdown(match.state, match.c)}
        beats = match.game.finale(match.state, match.c)
        told: dict[str, list[int]] = {}
        for beat in beats:
            counted = [0] * match.state.seats
            for gain in beat.gains:
                counted[gain.seat] += gain.points
            if beat.recalled:
                assert counted == [sum(column) for column in zip(*map(lines.get, beat.lines))]
            elif beat.lines:
                (line,) = beat.lines
                before = told.get(line, [0] * match.state.seats)
                told[line] = [a + b for a, b in zip(before, counted, strict=True)]
        assert {line: lines[line] for line in told} == told


def test_every_beat_of_a_finale_can_be_said_and_names_its_rule(name):
    known = rules(game(name))
    for match in finished(name):
        for beat in match.game.finale(match.state, match.c):
            assert beat.rule in known
            said_in_all(name, Event(beat.message, beat.args))
            said_in_all(name, Event(f"{beat.message}.about", beat.args))
            assert beat.gains or beat.shows


def test_every_illegal_action_has_a_reason_with_its_rule(name):
    played = game(name)
    known = rules(played)
    said = set()
    for match in some_positions(name, 4):
        for action in range(played.actions.count):
            if match.over or not match.mask[action]:
                reason = played.why_not(match.state, match.c, action)
                assert reason.rule in known, (reason, played.actions.notation(action))
                if reason.message not in said:
                    said_in_all(name, Event(reason.message, reason.args))
                said.add(reason.message)


def test_previews_come_from_what_the_seat_knows(name):
    """Every legal action can be previewed on a concealed state, and it is data."""
    import msgspec

    played = game(name)
    for match in some_positions(name, 2):
        if match.over:
            continue
        seat = match.actor
        for action in match.legal():
            imagined = concealed(match.engine, match.state, match.c, seat, key_of(5))
            after = imagined.copy()
            match.engine.apply(after, match.c, action)
            preview = played.preview(imagined, match.c, action, after, seat)
            msgspec.json.encode(preview)


def test_every_numbered_rule_can_be_read_in_three_languages(name):
    numbered = [r for r in rules(game(name)) if re.fullmatch(r"[A-Z]+-\d+[a-z]?", r)]
    for language in LANGUAGES:
        text = catalogue(game(name).folder / "text", language)
        assert [] == [rule for rule in numbered if f"rule-{rule}" not in text]


def test_titles_forms_and_options_are_named(name):
    meta = game(name).meta
    wanted = ["title", "subtitle", "tagline"]
    for form in meta.forms:
        wanted += [f"form-{form.id}", f"form-{form.id}-about"]
    for option in meta.options:
        wanted += [f"option-{option.id}", f"option-{option.id}-about"]
        if not all(isinstance(value, int) for value in option.values):
            wanted += [f"option-{option.id}-{value}" for value in option.values]
    wanted += [f"style-{style}" for style in styles(name)]
    for language in LANGUAGES:
        text = catalogue(game(name).folder / "text", language)
        assert [] == [message for message in wanted if message not in text]
