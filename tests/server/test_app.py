"""The web client's files, games, exercises and the OpenAPI document."""

import gzip

import pytest

from ludoteka.core import registry
from ludoteka.server.http.app import create_app
from ludoteka.server.http.calls import CALLS
from tests.server.house import House, settings

PAGE = """<title>Ludoteka</title>
<meta property="og:title" content="Ludoteka: board games">
<meta property="og:description" content="Sit down by a link.">
<meta property="og:image" content="/preview.png"></head>"""


@pytest.fixture(scope="module")
def with_web(new_database, tmp_path_factory):
    web = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text(PAGE)
    (web / "assets").mkdir()
    (web / "assets" / "main-abc.js").write_text("1")
    (web / "assets" / "main-abc.js.br").write_bytes(b"packed with brotli")
    (web / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(b"packed with gzip"))
    for name in ("table-abc.js", "table-abc.js.br", "game-sintra-abc.css", "game-nizam-abc.js"):
        (web / "assets" / name).write_text("2")
    (web.parent / "secret.txt").write_text("outside")
    house = House(new_database("sqlite"))
    house.server.config.app = create_app(settings(new_database("sqlite")), web)
    with house:
        yield house


def test_every_page_is_the_web_client(with_web):
    for path in ("/", "/table/abc", "/new"):
        reply = with_web.person().call("GET", path)
        assert reply.status_code == 200
        assert reply.text == PAGE.replace("/preview.png", f"{with_web.base}/preview.png")


def test_the_link_to_a_table_names_its_game_in_the_reader_s_language(with_web):
    ann = with_web.person("Ann")
    table = ann.new_table("me", "open", game="sintra")
    stranger = with_web.person()

    page = stranger.call("GET", f"/t/{table}", headers={"Accept-Language": "uk-UA,uk;q=0.9"}).text
    nothing = stranger.call("GET", "/t/nothing").text

    assert "Сінтра · Ludoteka" in page
    assert "Sit down by a link." not in page
    assert "Ludoteka: board games" in nothing


def test_a_table_s_page_fetches_what_its_game_needs_beforehand(with_web):
    ann = with_web.person("Ann")
    table = ann.new_table("me", "open", game="sintra")

    page = ann.call("GET", f"/t/{table}").text

    assert '<link rel="modulepreload" crossorigin href="/assets/table-abc.js">' in page
    assert '<link rel="preload" as="style" crossorigin href="/assets/game-sintra-abc.css">' in page
    assert "game-nizam" not in page
    assert ".br" not in page


def test_assets_are_cached_for_ever(with_web):
    plain = {"Accept-Encoding": "identity"}
    reply = with_web.person().call("GET", "/assets/main-abc.js", headers=plain)

    assert "immutable" in reply.headers["cache-control"]


@pytest.mark.parametrize(
    ("takes", "how", "sent"),
    [
        ("gzip, deflate, br, zstd", "br", b"packed with brotli"),
        ("gzip;q=0.5", "gzip", b"packed with gzip"),
        ("identity", None, b"1"),
    ],
)
def test_files_are_sent_as_they_were_packed_when_built(with_web, takes, how, sent):
    ann = with_web.person()
    with ann.http.stream("GET", "/assets/main-abc.js", headers={"Accept-Encoding": takes}) as reply:
        body = b"".join(reply.iter_raw())

    assert how == reply.headers.get("content-encoding")
    assert sent == (gzip.decompress(body) if how == "gzip" else body)
    assert "javascript" in reply.headers["content-type"]
    assert "Accept-Encoding" == reply.headers["vary"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_no_file_outside_the_web_folder_is_served(with_web, path):
    assert "outside" not in with_web.person().call("GET", path).text


def test_a_page_asks_once_for_each_thing_and_long_answers_are_packed(house):
    ann = house.person("Ann")
    table = ann.new_table("me", "open", game="nizam")

    greeting, lobby = ann.call("GET", "/api/greeting"), ann.get("/api/lobby")
    plain = ann.call("GET", "/api/greeting", headers={"Accept-Encoding": "identity"})

    asked_one_by_one = {"me": ann.get("/api/me"), "games": ann.get("/api/games")}
    assert {**asked_one_by_one, "closing": None} == greeting.json()
    assert "gzip" == greeting.headers["content-encoding"]
    assert "content-encoding" not in plain.headers
    assert plain.json() == greeting.json()
    assert table in [t["id"] for t in lobby["mine"]]
    assert {which: ann.get(f"/api/tables?list={which}") for which in lobby} == lobby


def test_the_games_of_the_house(house):
    games = house.person().get("/api/games")

    assert [g["key"] for g in games] == list(registry.GAMES)
    assert all(g["levels"] and g["forms"] for g in games)


def test_every_exercise_can_be_opened_and_shows_its_answer_only_when_asked(house):
    ann = house.person()

    for game in ann.get("/api/games"):
        listed = ann.get(f"/api/exercises/{game['key']}")
        assert len(listed) == game["exercises"]
        for exercise in listed:
            page = ann.get(f"/api/exercises/{game['key']}/{exercise['id']}")
            assert page["at"]["view"]
            assert (page["kind"] == "play") == bool(page["at"]["legal"]), exercise
            shown = ann.post(f"/api/exercises/{game['key']}/{exercise['id']}")
            assert shown["value"] == shown["answer"]
            assert shown["answer"] in page["choices"] or page["kind"] == "play"
            unasked = ann.call(
                "POST", f"/api/exercises/{game['key']}/{exercise['id']}", json={"line": ["x"]}
            )
            assert unasked.status_code in {200, 400}, exercise


def test_a_task_is_played_decision_by_decision_and_judged_at_its_end(house):
    ann, path = house.person(), "/api/exercises/sintra/room-for-three"

    taken = ann.post(path, line=["take centre orange"])
    assert (taken["value"], taken["answer"]) == (None, None)
    assert {a["action"] for a in taken["at"]["legal"]} >= {"strip 3", "strip 4"}

    broken = ann.post(path, line=["take centre orange", "strip 3"])
    assert (broken["value"], broken["answer"]) == (1, 3)
    placed = ann.post(path, line=["take centre orange", "strip 4"])
    assert (placed["value"], placed["at"]["legal"]) == (3, [])


def test_the_openapi_document_names_every_call(house):
    paths = house.person().get("/api/openapi.json")["paths"]

    assert {(c.method.lower(), c.path) for c in CALLS} == {
        (method, path) for path, methods in paths.items() for method in methods
    }
