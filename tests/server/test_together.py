"""Group commit on SQLite: fewer commits than writers, and each writer has its own answer."""

import threading

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server.storage.store import connect
from ludoteka.server.storage.together import Together

WRITERS = 12
numbers = sa.Table("numbers", sa.MetaData(), sa.Column("n", sa.Integer, primary_key=True))


@pytest.fixture
def engine(new_database):
    made = connect(new_database("sqlite"))
    numbers.metadata.create_all(made)
    yield made
    made.dispose()


def write_at_once(engine, wanted):
    """Each number by a thread of its own, all while the first waits; the error of each, commits."""
    together, errors, commits = Together(engine), {}, []
    hold, waiting = threading.Event(), threading.Semaphore(0)
    sa.event.listen(engine, "commit", commits.append)

    def write(place, number):
        def into(db):
            if place == 0:
                hold.wait(30)
            db.execute(numbers.insert().values(n=number))

        waiting.release()
        try:
            together.commit(into)
            errors[place] = None
        except IntegrityError as error:
            errors[place] = error

    threads = [threading.Thread(target=write, args=one) for one in enumerate(wanted)]
    threads[0].start()
    waiting.acquire()
    while not together._turn.locked():
        pass
    for thread in threads[1:]:
        thread.start()
    while len(together._gathering) < len(wanted) - 1:
        pass
    hold.set()
    for thread in threads:
        thread.join(30)
    return errors, len(commits)


def kept(engine):
    with engine.connect() as db:
        return sorted(db.scalars(sa.select(numbers.c.n)))


def test_those_who_wait_for_the_disk_are_committed_together(engine):
    errors, commits = write_at_once(engine, range(WRITERS))

    assert [None] * WRITERS == [errors[n] for n in range(WRITERS)]
    assert list(range(WRITERS)) == kept(engine)
    assert 2 == commits


def test_whoever_cannot_be_kept_harms_nobody_else(engine):
    errors, _ = write_at_once(engine, [0, 1, 2, 2, 3, 0])

    assert [0, 1, 2, 3] == kept(engine)
    assert [5] == [place for place in (0, 1, 4, 5) if errors[place]]
    assert 1 == sum(errors[place] is not None for place in (2, 3))
