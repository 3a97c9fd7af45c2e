"""A database of every earlier schema comes along with all that it holds, and its games go on."""

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from ludoteka.server.storage import copies
from ludoteka.server.storage.schema import metadata
from ludoteka.server.storage.store import MIGRATIONS, connect, migrate
from ludoteka.server.storage.store import REVISIONS as BY_NAME
from ludoteka.server.storage.upkeep import Upkeep
from tests.server.house import House
from tests.server.test_accounts import PASSWORD, with_account

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def test_migrations_are_known_by_the_names_of_their_files():
    assert BY_NAME == [*reversed(REVISIONS)]


@pytest.fixture(scope="module")
def lived_in(new_database):
    """A database in which all has happened: an account, matches, chat, a token, a report."""
    url = new_database("sqlite")
    with House(url) as house:
        ann, bob = with_account(house), house.person("Bob")
        table = ann.new_table("me", "open", game="masks")
        bob.sit(table)
        with ann.at(table) as a:
            a.until("table")
            a.act("draw")
            brb = a.wish("chat", text="brb")["version"]
        with bob.at(table) as b:
            b.until("table")
            b.wish("report", line=brb)
            ann.post("/api/host/measure", table=table, line=brb, measure="leave")
        ann.post(f"/api/tables/{table}/token", seat=0)
        ann.post(f"/api/tables/{table}/link")
        lost = ann.new_table("me", "bot:easy", game="nizam")
        ann.post(f"/api/tables/{lost}/resign", seat=0)
        ann.post(f"/api/tables/{lost}/archive", archived=True)
    engine = connect(url)
    yield engine, ann.account, table
    engine.dispose()


def rewritten(source, engine):
    """All rows, as far as the tables of this schema have a place for them."""
    known = sa.MetaData()
    known.reflect(engine)
    with source.connect() as old, engine.begin() as new:
        for table in (t for t in metadata.sorted_tables if t.name in known.tables):
            place = known.tables[table.name]
            rows = old.execute(sa.select(*(c for c in table.c if c.name in place.c))).mappings()
            for row in rows:
                new.execute(place.insert().values(dict(row)))
        if "audit" in known.tables:
            copies._count_on(new)
    return known


def contents(engine, known):
    with engine.connect() as db:
        return {
            table.name: {tuple(map(str, row)) for row in db.execute(sa.select(*table.c))}
            for table in known.sorted_tables
            if table.name != "alembic_version"
        }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("revision", REVISIONS)
def test_what_an_earlier_schema_holds_comes_along(lived_in, new_database, kind, revision):
    source, account, table = lived_in
    url = new_database(kind)
    engine = connect(url)
    migrate(engine, revision)
    known = rewritten(source, engine)
    before = contents(engine, known)
    assert {"entries", "players", "seats", "tables", "packs"} <= {n for n in before if before[n]}

    migrate(engine)

    after = contents(engine, known)
    kept = {name for name in before if name != "tokens"}  # tokens got an end
    assert {name: before[name] for name in kept} == {name: after[name] for name in kept}
    assert len(before["tokens"]) == len(after["tokens"])
    engine.dispose()
    goes_on(url, account, table)


def goes_on(url, account, table):
    with House(url) as house:
        ann = house.person()
        ann.post("/api/login", name=account, password=PASSWORD)
        with ann.at(table) as a:
            a.until("table")
            assert (1, [0]) == (a.picture["ply"], a.picture["mine"])
            assert "brb" in [line["text"] for line in a.picture["chat"]]
            assert "done" == a.wish("chat", text="back")["type"]
            assert "done" == a.wish("report", seat=1)["type"]
        case = ann.get("/api/host")["cases"][0]
        ann.post("/api/host/measure", table=table, line=case["line"], measure="leave")
        assert 1 == len(ann.get("/api/tables?list=archived"))
        upkeep = Upkeep(house.desk.store)
        assert not any(wrong for _, wrong in upkeep.verify(upkeep.ids()))
