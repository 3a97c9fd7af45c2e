"""What is hidden in Nizam (section 12)."""

from collections import Counter

from ludoteka.core.conceal import concealed
from ludoteka.core.engine import engine
from ludoteka.core.game import SPECTATOR
from ludoteka.games.nizam import conceal
from ludoteka.games.nizam.arrange import arrange
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.check import check
from ludoteka.games.nizam.rules import legal
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.view import view
from tests.games.nizam.test_shifts import nizam
from tests.kit import a_match, arranged, key_of, play


def test_niz_a41_e27_hands_are_secret_their_sizes_are_public():
    match = a_match("nizam", 3)
    seen = view(match.state, match.c, 1)

    assert match.state.hands[1].tolist() == seen.hand
    assert [3, 3, 3] == [seat.hand_size for seat in seen.seats]
    assert [] == view(match.state, match.c, SPECTATOR).hand


def test_niz_a40_discards_are_open():
    match = play(nizam("SEE"), "shift c2U")

    assert 1 == view(match.state, match.c, 1).discard[2]


def test_a_taking_is_told_by_number_and_only_to_its_seat_by_kind():
    match = nizam("SEE")
    step = match.play(0)[0]

    told = {
        viewer: match.game.events(step.before, match.c, step.action, step.after, viewer)[0]
        for viewer in (0, 1, SPECTATOR)
    }

    assert "takes-these-cards" == told[0].message
    assert "takes-cards" == told[1].message == told[SPECTATOR].message
    assert "cards" not in told[1].args


def test_conceal_reaches_every_hidden_hand_with_the_right_frequency():
    """Two cards from a pool of 2 R, 1 E, 1 S: by counting, RR 1, RE 2, RS 2, ES 1."""
    match = a_match("nizam", 2)
    arranged(match, lambda s, c: arrange(s, c, "RRSET/SERMB/TBOQM/QMTBO/OQEST", "EEE"))
    s = match.state
    for kind in range(8):
        s.discard[kind] += s.deck[kind] + s.hands[1, kind]
        s.deck[kind] = s.hands[1, kind] = 0
    for kind, deck, hand in ((0, 1, 1), (1, 0, 1), (2, 1, 0)):
        s.deck[kind], s.hands[1, kind] = deck, hand
        s.discard[kind] -= deck + hand
    assert 0 == match.engine.check(s, match.c)

    seen = Counter()
    for number in range(1200):
        imagined = concealed(match.engine, s, match.c, 0, key_of(number))
        seen["".join("RES"[k] * imagined.hands[1, k] for k in range(3))] += 1

    expected = {"RR": 200, "RE": 400, "RS": 400, "ES": 200}
    assert set(expected) == set(seen)
    chi_squared = sum((seen[h] - n) ** 2 / n for h, n in expected.items())
    assert chi_squared < 16.3  # 99.9 % of fair draws with three degrees of freedom


def test_a_hand_imagined_for_a_payment_holds_no_matching_card():
    match = play(nizam("SSETM"), "shift r0L")

    for number in range(50):
        imagined = concealed(match.engine, match.state, match.c, 1, key_of(number))
        assert 0 == imagined.hands[0, 0]
        assert hand_size(match.state, 0) == hand_size(imagined, 0)


def test_where_hardly_any_hand_leaves_a_decision_the_one_that_is_held_does(monkeypatch):
    monkeypatch.setattr(conceal, "MOST_DEALS", 1)
    match = a_match("nizam", 2)
    s = match.state
    for kind in range(KINDS):
        s.hands[1, kind] += s.deck[kind]
        s.deck[kind] = 0
    s.actor = 0
    held = s.hands[0].tolist()

    for number in range(30):
        imagined = concealed(
            engine(match.game, compiled=False), s, match.c, SPECTATOR, key_of(number)
        )
        assert 0 == check(imagined, match.c)
        assert 1 < legal(imagined, match.c, match.mask) or held == imagined.hands[0].tolist()
