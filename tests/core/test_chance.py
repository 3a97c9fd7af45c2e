"""Chance: ChaCha8 against published vectors, unbiased draws."""

from collections import Counter

import numpy as np
import pytest

from ludoteka.core.chance import BLOCK, below, draw, make_block, rekey, word
from ludoteka.core.conceal import source_of
from ludoteka.core.record import Array, Header
from ludoteka.core.rule import entry
from tests.kit import key_of


def keystream(key: bytes, double_rounds: int, block: int = 0) -> str:
    s = source_of(key)
    s.tick = BLOCK * block
    make_block(s, double_rounds)
    return s.memory["block"].astype("<u4").tobytes().hex()


def test_chacha8_matches_the_published_test_vectors():
    """draft-strombergson-chacha-test-vectors, TC1: 256-bit zero key, zero IV, 8 rounds."""
    first = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    second = (
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )

    assert first == keystream(bytes(32), 4)
    assert second == keystream(bytes(32), 4, block=1)


def test_the_block_function_with_20_rounds_is_that_of_rfc_8439():
    """RFC 8439, A.1, test vectors 1 and 2: zero key, zero nonce, counters 0 and 1."""
    zero = (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )
    one = (
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
    )

    assert zero == keystream(bytes(32), 10)
    assert one == keystream(bytes(32), 10, block=1)


def test_words_come_from_consecutive_blocks_and_the_counter_counts_them():
    s = source_of(bytes(32))
    words = [word(s) for _ in range(20)]

    stream = bytes.fromhex(keystream(bytes(32), 4) + keystream(bytes(32), 4, block=1))
    assert np.frombuffer(stream[:80], "<u4").tolist() == words
    assert 20 == s.tick


@pytest.mark.parametrize("n", [1, 2, 3, 7, 25])
def test_bounded_draws_are_uniform(n):
    s = source_of(key_of(n))
    seen = Counter(below(s, n) for _ in range(400 * n))

    assert set(range(n)) == set(seen)
    chi_squared = sum((count - 400) ** 2 / 400 for count in seen.values())
    assert chi_squared < n - 1 + 4.5 * (2 * n) ** 0.5 + 1


def test_bounded_draws_reject_what_would_be_biased():
    """For n just above 2^31 about half of all words must be rejected."""
    n = (1 << 31) + 1
    s = source_of(key_of(1))
    drawn = [below(s, n) for _ in range(200)]

    assert all(0 <= number < n for number in drawn)
    assert s.tick > 300


def test_draws_from_a_multiset_take_each_piece_with_the_same_chance():
    seen = Counter()
    s = source_of(key_of(9))
    for _ in range(2000):
        counts = Array(np.array([1, 0, 3], np.int8))
        seen[draw(s, counts, 4)] += 1
        assert sum(counts.tolist()) == 3

    assert 0 == seen[1]
    assert 420 < seen[0] < 580


def test_a_new_key_gives_another_future_but_the_same_count():
    s, source = source_of(key_of(1)), source_of(key_of(2))
    for _ in range(5):
        word(s)
    twin = s.copy()

    rekey(s, source)

    assert twin.tick == s.tick == 5
    assert [word(s) for _ in range(8)] != [word(twin) for _ in range(8)]


def test_interpreted_and_compiled_streams_are_equal():
    @entry
    def fill(s, out):
        for i in range(len(out)):
            out[i] = below(s, 1000 + i)

    plain, fast = source_of(key_of(4)), source_of(key_of(4))
    numbers = np.zeros(100, np.int64)
    fill(fast.memory, numbers)

    assert [below(plain, 1000 + i) for i in range(100)] == numbers.tolist()
    assert plain.tobytes() == fast.tobytes()


def test_the_header_is_what_every_state_begins_with():
    assert Header.blank().memory.dtype.names[:3] == ("key", "block", "tick")
