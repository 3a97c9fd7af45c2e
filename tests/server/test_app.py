"""The web client's files, games, lessons and the OpenAPI document."""

import pytest

from ludoteka.core import registry
from ludoteka.server.app import create_app
from ludoteka.server.calls import CALLS
from tests.server.house import House, settings

PAGE = """<title>Ludoteka</title>
<meta property="og:title" content="Ludoteka: five board games">
<meta property="og:description" content="Sit down by a link.">
<meta property="og:image" content="/preview.png">"""


@pytest.fixture(scope="module")
def with_web(new_database, tmp_path_factory):
    web = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text(PAGE)
    (web / "assets").mkdir()
    (web / "assets" / "main-abc.js").write_text("1")
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
    assert "Ludoteka: five board games" in nothing


def test_assets_are_cached_for_ever(with_web):
    reply = with_web.person().call("GET", "/assets/main-abc.js")

    assert "immutable" in reply.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_no_file_outside_the_web_folder_is_served(with_web, path):
    assert "outside" not in with_web.person().call("GET", path).text


def test_the_games_of_the_house(house):
    games = house.person().get("/api/games")

    assert [g["key"] for g in games] == list(registry.GAMES)
    assert all(g["levels"] and g["forms"] for g in games)


def test_every_lesson_can_be_opened_and_its_answer_is_one_of_the_choices(house):
    ann = house.person()

    for game in ann.get("/api/games"):
        lessons = ann.get(f"/api/lessons/{game['key']}")
        assert len(lessons) == game["lessons"]
        for lesson in lessons:
            page = ann.get(f"/api/lessons/{game['key']}/{lesson['id']}")
            assert page["answer"] in page["choices"]
            assert page["view"]


def test_the_openapi_document_names_every_call(house):
    paths = house.person().get("/api/openapi.json")["paths"]

    assert {(c.method.lower(), c.path) for c in CALLS} == {
        (method, path) for path, methods in paths.items() for method in methods
    }
