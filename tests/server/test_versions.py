"""Rules of two versions side by side: a match goes on with those that it was begun with.

The earlier version is a real one: Nizam as it is today, frozen, with another ruling of NIZ-A04:
whoever could take cards or shift a line might pass instead.
"""

import shutil
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest
import sqlalchemy as sa

from ludoteka.bots import warm
from ludoteka.core import registry
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import MatchFile
from ludoteka.core.registry import archived, game, named
from ludoteka.core.rule import PACKAGE
from ludoteka.lab.freeze import freeze
from ludoteka.server import compiling
from ludoteka.server.storage import schema
from ludoteka.server.storage.upkeep import Upkeep
from tests.conformance.test_words import said_in_all
from tests.kit import a_match, random_match
from tests.server.house import House, play_out
from tests.server.test_analysis import until_done
from tests.server.test_compiling import StillAtIt, not_compiled

__all__ = ["not_compiled"]  # a fixture

ROOT = Path(__file__).parents[2]
EARLIER = "nizam@0"
MUST_ACT = """    if count == 0:
        mask[PASS] = 1
        return 1
    return count
"""
MAY_PASS = """    mask[PASS] = 1
    return count + 1
"""
COMPILING_S = 300
"""the first advice by rules that nobody has compiled yet"""
EARLIER_COURSE = ('id = "finish"\nmood = "do"', 'id = "finish"\nmood = "look"')


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """An archive with version 0 of Nizam, for this process and all that it starts."""
    root = tmp_path_factory.mktemp("sources")
    shutil.copytree(PACKAGE / "games/nizam", root / "src/ludoteka/games/nizam")
    shutil.copytree(ROOT / "tests/games/nizam/golden", root / "tests/games/nizam/golden")
    earlier = freeze(root, "nizam").rename(root / "src/ludoteka/archive/nizam_v0")
    for path in earlier.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("nizam_v1", "nizam_v0"), "utf-8")
    edit(earlier / "meta.py", "version=1", "version=0")
    edit(earlier / "rules.py", MUST_ACT, MAY_PASS)
    edit(earlier / "course.toml", *EARLIER_COURSE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.MORE, str(earlier.parent))
        registry._archive.cache_clear()
        yield earlier
    import_module("ludoteka.archive").__path__.remove(str(earlier.parent))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def host(request, archive, new_database):
    with House(new_database(request.param)) as house:
        yield house


def begun_before(house, table):
    """The table as a server with the earlier rules wrote it into the log."""
    e = schema.entries.c
    this = (e.table_id == table) & (e.version == 1)
    with house.desk.store.engine.begin() as db:
        body = db.scalar(sa.select(e.body).where(this))
        assert '"rules":1' in body
        earlier = body.replace('"rules":1', '"rules":0')
        db.execute(schema.entries.update().where(this).values(body=earlier))
    del house.desk.rooms[table]


def two_at(house, *, earlier):
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.new_table("me", "open", hints=True)
    if earlier:
        begun_before(house, table)
    bob.sit(table)
    return ann, bob, table


def test_the_archive_is_known_by_version(archive):
    assert EARLIER in archived()
    assert (EARLIER, "nizam") == (named("nizam", 0), named("nizam", 1))
    assert (EARLIER, "nizam") == (game(EARLIER).name, game("nizam").name)
    assert game(EARLIER) is not game("nizam")
    with pytest.raises(NotReadable, match="rules version 7 of nizam is not here"):
        named("nizam", 7)


def test_matches_of_both_versions_are_played_and_taken_back_at_once(host):
    then, now = two_at(host, earlier=True), two_at(host, earlier=False)
    with first_to_act(*then) as a, first_to_act(*now) as b:
        assert "pass" in [legal["action"] for legal in a.projection["legal"]]
        assert "pass" not in [legal["action"] for legal in b.projection["legal"]]

        refused, played = b.act("pass"), a.act("pass")
        taken_back = a.wish("undo", seat=1 - a.picture["turn"])

        assert ("refused", "NIZ-122") == (refused["type"], refused["rule"])
        assert "done" == played["type"] == taken_back["type"]
        assert 0 == a.picture["ply"]
        a.act("pass")
        b.act("draw")

    assert ["pass"] == _decisions(host, then[2])
    assert ["draw"] == _decisions(host, now[2])


@contextmanager
def first_to_act(ann, bob, table):
    with ann.at(table) as a, bob.at(table) as b:
        for socket in (a, b):
            socket.until_picture(lambda p: p.get("status") == "playing")
        yield (a, b)[a.picture["turn"]]


def _decisions(house, table):
    match = house.desk.rooms[table].table.playing()
    return [match.game.actions.notation(action) for action in match.actions]


@pytest.mark.parametrize("host", ["sqlite"], indirect=True)  # compiles the earlier rules for long
def test_bots_advice_replay_analysis_and_rematch_go_by_the_rules_of_their_match(host):
    for earlier in (True, False):
        ann, bob, table = two_at(host, earlier=earlier)
        bob.post(f"/api/tables/{table}/leave", seat=1, level="easy")
        with ann.at(table) as a:
            a.until_picture(lambda p: p.get("turn") == 0)
            ply = a.picture["ply"]
            asked = {"seat": 0, "ply": ply}
            hints = ann.call("POST", f"/api/tables/{table}/hint", asked, timeout=COMPILING_S)
            a.act("pass" if earlier else "draw")
            # a bot without cards has no choice and takes some: then there is no ply of its own
            a.until_picture(
                lambda p, ply=ply: p["turn"] == 0 and p["ply"] > ply, timeout=COMPILING_S
            )
        ann.post(f"/api/tables/{table}/resign", seat=0)

        assert hints.json()["hints"]
        mine = ann.get(f"/api/tables/{table}/replay/{ply + 1}")
        assert ["passes" if earlier else "takes-these-cards"] == [
            event["message"]
            for step in mine["steps"]
            if step["seat"] == 0
            for event in step["events"]
        ]
        ann.post(f"/api/tables/{table}/analysis")
        found = until_done(ann, table)["analysis"]["decisions"]
        assert len(found) == host.desk.rooms[table].table.ply
        again = ann.post(f"/api/tables/{table}/rematch")["id"]
        on = ann.post(f"/api/tables/{table}/play-on", ply=1, seat=0, level="easy")["id"]
        rules = named("nizam", 0 if earlier else 1)
        assert {rules} == {host.desk.rooms[t].table.rules for t in (again, on)}


def test_finished_matches_of_both_versions_are_counted_and_verified(host, tmp_path):
    for earlier in (True, False):
        ann, bob, table = two_at(host, earlier=earlier)
        with ann.at(table) as a, bob.at(table) as b:
            play_out(a, b)
            assert a.picture["result"]["finale"]
        file = tmp_path / f"{table}.json"
        file.write_bytes(ann.call("GET", f"/api/tables/{table}/export").content)

        assert (0 if earlier else 1) == MatchFile.load(file).version
        MatchFile.load(file).verify(compiled=False)
    upkeep = Upkeep(host.desk.store)

    assert not any(wrong for _, wrong in upkeep.verify(upkeep.ids()))


def test_things_and_rules_at_hand_are_explained_by_the_rules_of_their_match(host):
    for earlier in (True, False):
        ann, bob, table = two_at(host, earlier=earlier)
        turn = ann.get(f"/api/tables/{table}")["turn"]

        assert "slip-score" in ann.get(f"/api/tables/{table}/slip?thing=score:0&seat=0")["message"]
        assert (ann, bob)[turn].get(f"/api/tables/{table}/rules-at-hand?seat={turn}")["rules"]


def test_a_guided_game_goes_on_as_it_was_begun(host):
    ann = host.person("Ann")
    table = ann.post("/api/courses/nizam/nizam")["id"]
    begun_before(host, table)
    told = ann.get(f"/api/tables/{table}")
    with ann.at(table) as a:
        for decision in ("shift r2L", "end"):
            a.until_picture(lambda p: p.get("turn") == 0)
            assert "done" == a.act(decision)["type"]
        a.until_picture(lambda p: p["turn"] == 0 and p["ply"] == 4)

    assert ["shift r2L", "end", "shift c2D", "end"] == _decisions(host, table)
    then, now = (
        ann.get(f"/api/courses/{rules}/nizam")["steps"] for rules in (told["rules"], "nizam")
    )
    assert ("look", "do") == (then[1]["mood"], now[1]["mood"])


def test_rules_that_were_never_there_are_refused_by_name(host):
    ann = host.person("Ann")
    seats = [{"who": "me"}, {"who": "bot", "level": "easy"}]

    for name in ("nizam@7", "nizam@", "nizam@0/../x", "@0"):
        assert "unknown_name" == ann.refused("/api/tables", game=name, seats=seats)
    for path in ("/api/courses/nizam@7/nizam", "/api/exercises/nizam@7", "/api/puzzles/nizam@7"):
        assert 400 <= ann.call("GET", path).status_code < 500


def test_earlier_rules_are_compiled_when_somebody_plays_a_match_of_theirs(archive, not_compiled):
    begun = []
    for name in registry.GAMES:
        warm.note(name, warm.DONE)
    workshop = compiling.Workshop(lambda name, _: begun.append(name) or StillAtIt())
    workshop.look()
    assert not begun

    compiling.wish_for(EARLIER)
    workshop.look()
    workshop.look()

    assert [EARLIER] == begun


def test_a_table_says_whose_rules_it_plays_and_how_far_these_are_compiled(
    archive, new_database, not_compiled
):
    with House(new_database("sqlite"), compiled=True) as house:
        ann, _, table = two_at(house, earlier=True)
        warm.note(EARLIER, warm.SHARE, "0.25")
        told = ann.get(f"/api/tables/{table}")
        shares = ann.get("/api/compiling")["games"]

    assert ("nizam", EARLIER) == (told["game"], told["rules"])
    assert (25, 0) == (shares[EARLIER]["done"], shares["nizam"]["done"])


def test_only_rules_that_are_not_here_have_changed(host):
    ann, _, table = two_at(host, earlier=True)
    e = schema.entries.c
    with host.desk.store.engine.begin() as db:
        body = sa.func.replace(e.body, '"rules":0', '"rules":7')
        db.execute(schema.entries.update().where(e.table_id == table).values(body=body))
    del host.desk.rooms[table]

    reply = ann.call("GET", f"/api/tables/{table}")

    assert (409, "rules_changed") == (reply.status_code, reply.json()["code"])
    account = {"name": f"eva{table[:8]}", "password": "four quiet words here"}
    host.person("Eva").post("/api/accounts", **account)
    assert ann.post("/api/login", **account)["account"] == account["name"], "it keeps nobody out"


def test_what_is_archived_plays_as_it_did_on_the_page_of_today(archive):
    for name in archived():
        check_readable(name)
        if name != EARLIER:
            check_golden(name)


def check_golden(name):
    """The matches that were recorded in its day."""
    golden = ROOT / "tests/archive" / registry.folder(name).name
    files = [MatchFile.load(path) for path in golden.glob("*.json")]
    assert files
    for file in files:
        assert name == file.verify(compiled=False).game.name


def check_readable(name):
    """Views are such as today's page knows them; every sentence is in today's catalogues."""
    then, key = game(name), name.split("@")[0]
    kind = get_type_hints(game(key).view)["return"]
    match = random_match(a_match(name, 2), 1, 60)
    s, c = match.state, match.c
    for seat in (SPECTATOR, 0, 1):
        sent = msgspec.json.encode(then.view(s, c, seat))
        assert sent == msgspec.json.encode(msgspec.json.decode(sent, type=kind))
    for action in set(range(then.actions.count)) - set(match.legal()):
        reason = then.why_not(s, c, action)
        said_in_all(key, Event(reason.message, reason.args))
    for seat in (SPECTATOR, 0, 1):
        said_in_all(key, then.prompt(s, c, seat))
