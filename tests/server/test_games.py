"""Every game of the house at a real table; nothing in the server knows any of them by name."""

import pytest

from ludoteka.core import registry

FORMS = [
    (key, form.id, min(n for n in form.seats if n > 1))
    for key in registry.GAMES
    for form in registry.meta(key).forms
    if max(form.seats) > 1
]
PLIES = 8


@pytest.mark.parametrize(("key", "form", "seats"), FORMS)
def test_people_play_each_form_of_each_game(house, key, form, seats):
    people = [house.person(f"P{i}") for i in range(seats)]
    table = people[0].new_table("me", *["open"] * (seats - 1), game=key, form=form)
    for person in people[1:]:
        person.sit(table)
    lines = [person.at(table) for person in people]
    sockets = [line.__enter__() for line in lines]
    for socket in sockets:
        socket.until("table")

    for _ in range(PLIES):
        turn = sockets[0].picture["turn"]
        answer = sockets[turn].act()
        assert answer["type"] == "done", answer
        for socket in sockets:
            socket.until_picture(lambda p, v=answer["version"]: p["version"] >= v)
        if sockets[0].picture["status"] == "over":
            break  # nothing is hidden any more
        others = [s for i, s in enumerate(sockets) if i != turn]
        assert all(
            step["action"] is None for s in others for step in s.steps if step["seat"] == turn
        )

    for seat, person in enumerate(people):
        assert person.get(f"/api/tables/{table}/replay/1")["seat"] == seat
    if sockets[0].picture["status"] != "over":
        people[0].post(f"/api/tables/{table}/resign", seat=0)
    for line in lines:
        line.__exit__(None, None, None)
