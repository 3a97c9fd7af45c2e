"""How rules become machine code: each once, and shared by all copies of the same sources."""

from importlib.util import module_from_spec, spec_from_file_location

import numpy as np
import pytest
from numba.core.event import install_recorder

from ludoteka.core.rule import entry, kept_in, rule

SOURCE = """
from ludoteka.core.rule import entry, rule

@rule
def twice(x):
    return 2 * x

def times(factor, function):
    @rule
    def inner(x):
        return factor * function(x)
    return inner

def summing(function):
    @entry
    def total(numbers):
        found = 0
        for number in numbers:
            found += function(number)
        return found
    return total

total = summing(times(1, twice))
"""
"""an entry point made around functions, as those of the bots are around a game's"""


def imported_from(folder, text=SOURCE):
    folder.mkdir()
    file = folder / "sums.py"
    file.write_text(text)
    spec = spec_from_file_location("sums", file)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_copies_of_the_same_source_share_machine_code(tmp_path):
    with kept_in(tmp_path / "machine"):
        first, second = (imported_from(tmp_path / name) for name in ("here", "there"))

    results = [module.total(np.arange(4)) for module in (first, second)]

    assert [12, 12] == results
    assert 1 == sum(first.total.stats.cache_misses.values())
    assert 1 == sum(second.total.stats.cache_hits.values())


def test_another_source_has_other_machine_code(tmp_path):
    with kept_in(tmp_path / "machine"):
        imported_from(tmp_path / "here").total(np.arange(4))
        edited = imported_from(tmp_path / "there", SOURCE.replace("2 * x", "3 * x"))

    assert 18 == edited.total(np.arange(4))


@pytest.mark.parametrize("ending", ["nbc", "nbi"])
@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[:64],
        lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        lambda data: b"not machine code",
    ],
)
def test_damaged_machine_code_is_made_anew(tmp_path, ending, damage):
    machine = tmp_path / "machine"
    with kept_in(machine):
        imported_from(tmp_path / "here").total(np.arange(4))
        (kept,) = machine.glob(f"*.{ending}")
        kept.write_bytes(damage(kept.read_bytes()))
        again, later = (imported_from(tmp_path / name) for name in ("again", "later"))

        assert 12 == again.total(np.arange(4))
        assert 12 == later.total(np.arange(4))
    assert 1 == sum(again.total.stats.cache_misses.values())
    assert 1 == sum(later.total.stats.cache_hits.values())


def test_machine_code_that_cannot_be_kept_is_used(tmp_path):
    (tmp_path / "file").touch()
    with kept_in(tmp_path / "file" / "machine"):
        assert 12 == imported_from(tmp_path / "here").total(np.arange(4))


def test_a_rule_is_compiled_once_for_all_its_callers():
    @rule
    def doubled(x):
        return 2 * x

    @rule
    def within(x):
        return doubled(x)

    @entry
    def widths(small, large):
        return doubled(small[0]) + within(large[0]) + doubled(7)

    @entry
    def again(large):
        return doubled(large[0])

    with install_recorder("numba:compile") as recorder:
        found = widths(np.array([100], np.int8), np.array([1])), again(np.array([3]))

    begun = [event.data["dispatcher"].py_func for _, event in recorder.buffer if event.is_start]
    assert (216, 6) == found
    assert 1 == begun.count(doubled)


def test_a_rule_takes_arguments_by_name_and_default():
    @rule
    def difference(x, y=1):
        return x - y

    @entry
    def differences(n):
        return difference(n), difference(n, 2), difference(y=n, x=3)

    assert (4, 3, -2) == differences(5)


def test_an_error_inside_a_rule_reaches_python():
    @rule
    def least(numbers):
        return np.argmin(numbers)

    @entry
    def least_of(numbers):
        return least(numbers)

    with pytest.raises(ValueError, match="empty"):
        least_of(np.zeros(0))
