"""Packs made from a game's own: filled otherwise, and with slips of the pen in its text."""

import json
import re
from ast import literal_eval
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise, zip_longest
from operator import getitem
from random import Random
from types import ModuleType
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from ludoteka.core.errors import PackError
from ludoteka.core.parts import Pack
from ludoteka.core.registry import game

NUMBER = re.compile(r"(?<![\w\"#.-])-?\d+(?![\w\".])")
WORD = re.compile(r'"([\w.#-]+)"')
TABLE = re.compile(r"^\[\[([\w.]+)\]\]", re.MULTILINE)
LIST = re.compile(r"= \[([^\[\]{}]+)\]")
REMARK = re.compile(r"^(#|source|note|reference|basis|name|text|fill|confidence).*", re.MULTILINE)
FACT = re.compile(r"(?P<where>[^:]+): .*, but rules and other parts make it (?P<fact>.*)")
STEPS = re.compile(r"[\w-]+")
MOST_FACTS = 60
"""of one pack that can follow from a change"""
NUMBERS = (*range(-3, 30), 99, 100, 101, 127, 128, 200, 255, 256, 32768, 10**9)


def recipe_of(name: str) -> ModuleType | None:
    """How packs of the game can differ from ours, `tests/games/<key>/packs.py`:

    - `SCHEMA`: the structs that read a pack.
    - `VARIED`: place in the pack -> what may stand there. `[]` is each row, drawn by itself; "" is
      the pack. What is drawn is laid over what stands there: a dict over a table, a list of dicts
      over its rows; a tuple takes the place of the rows.
    - `FIXED`: places whose values leave no choice, such as the names by which rows are known.
    - `NUMBERED`: tables whose rows are numbered as they come, because nothing else names them.
    """
    module = f"tests.games.{name}.packs"
    return import_module(module) if find_spec(module) else None


@st.composite
def varied_packs(draw: Any, pack: Pack, varied: Mapping[str, st.SearchStrategy[Any]]) -> Pack:
    """Some places filled otherwise; what follows from them says what follows."""
    data = deepcopy(pack.data)
    for place in draw(st.lists(st.sampled_from(sorted(varied)), min_size=1, max_size=4)):
        data = _drawn(draw, data, place.split(".") if place else [], varied[place])
    return written(pack, data)


def _drawn(draw: Any, data: Any, place: list[str], values: st.SearchStrategy[Any]) -> Any:
    if not place:
        return laid_over(data, draw(values))
    name, *inside = place
    field = name.removesuffix("[]")
    inner = data[field]
    each = isinstance(inner, list) and name != field
    rows = [_drawn(draw, row, inside, values) for row in inner] if each else None
    return {**data, field: rows if each else _drawn(draw, inner, inside, values)}


def laid_over(old: Any, new: Any) -> Any:
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{name: laid_over(old.get(name), value) for name, value in new.items()}}
    if _are_rows(old) and _are_rows(new):
        return [laid_over(a, b) for a, b in zip(old, new, strict=True)]
    return new


def written(pack: Pack, data: Mapping[str, Any]) -> Pack:
    return replace(pack, text="".join(f"{name} = {_toml(value)}\n" for name, value in data.items()))


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{name}" = {_toml(inner)}' for name, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def consistent(name: str, pack: Pack) -> Pack | None:
    """The pack with the sums and counts that its other parts make; None where it is refused."""
    for _ in range(MOST_FACTS):
        try:
            game(name).build(pack)
        except PackError as error:
            found = FACT.fullmatch(error.what)
            if found is None:
                return None
            data = deepcopy(pack.data)
            *outer, last = [int(n) if n.isdigit() else n for n in STEPS.findall(found["where"])]
            reduce(getitem, outer, data)[last] = literal_eval(found["fact"])
            pack = written(pack, data)
        else:
            return pack
    raise AssertionError(f"{name}: facts without end")


def places_read(kind: inspect.Type, where: str = "") -> Iterator[str]:
    """The places of a pack that its schema reads and that leave a choice."""
    if isinstance(kind, inspect.UnionType):
        kind = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from places_read(field.type, f"{where}.{field.encode_name}".lstrip("."))
    elif isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
        yield from places_read(kind.item_type, f"{where}[]")
    elif not (isinstance(kind, inspect.LiteralType) and len(kind.values) == 1):
        yield where


def places_changed(old: Any, new: Any, where: str = "") -> Iterator[str]:
    """The places at which two packs differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in {**old, **new}:
            yield from places_changed(old.get(name), new.get(name), f"{where}.{name}".lstrip("."))
    elif _are_rows(old) and _are_rows(new):
        for a, b in zip_longest(old, new, fillvalue={}):
            yield from places_changed(a, b, f"{where}[]")
    elif isinstance(old if new is None else new, dict):
        yield from places_changed(old or {}, new or {}, where)
    elif old != new:
        yield where


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(r, dict) for r in value)


@st.composite
def edited_packs(draw: Any, pack: Pack) -> Pack:
    """One to three slips of the pen."""
    text = pack.text
    pen = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(1, 3))):
        possible = [edit for edit in EDITS if _has_room(edit, text)]
        if possible:
            text = draw(st.sampled_from(possible))(pen, text)
    return replace(pack, text=text)


def other_number(pen: Random, text: str) -> str:
    return _replaced(text, pen.choice(_places(NUMBER, text)), str(pen.choice(NUMBERS)))


def other_word(pen: Random, text: str) -> str:
    """A name in place of another, both from the pack."""
    places = _places(WORD, text)
    return _replaced(text, pen.choice(places), text[slice(*pen.choice(places))])


def lost_line(pen: Random, text: str) -> str:
    lines = text.splitlines(keepends=True)
    if lines:
        del lines[pen.randrange(len(lines))]
    return "".join(lines)


def lost_table(pen: Random, text: str) -> str:
    tables = _tables(text)
    tables.pop(pen.randrange(1, len(tables)))
    return "".join(tables)


def doubled_table(pen: Random, text: str) -> str:
    tables = _tables(text)
    tables.append(pen.choice(tables[1:]))
    return "".join(tables)


def swapped_tables(pen: Random, text: str) -> str:
    tables = _tables(text)
    place = pen.randrange(1, len(tables) - 1)
    tables[place : place + 2] = tables[place + 1], tables[place]
    return "".join(tables)


def longer_list(pen: Random, text: str) -> str:
    start, stop = pen.choice(_places(LIST, text))
    items = text[start + 3 : stop - 1].split(",")
    return _replaced(text, (start + 3, stop - 1), ",".join([*items, items[-1]]))


EDITS = (
    other_number, other_number, other_word, lost_line, lost_table, doubled_table, swapped_tables,
    longer_list,
)  # fmt: skip


def _has_room(edit: Callable[[Random, str], str], text: str) -> bool:
    """A small pack has no table or list to slip in."""
    tables = len(_tables(text))
    return {
        other_number: bool(_places(NUMBER, text)),
        other_word: bool(_places(WORD, text)),
        lost_line: bool(text),
        longer_list: bool(_places(LIST, text)),
        lost_table: tables > 1,
        doubled_table: tables > 1,
        swapped_tables: tables > 2,
    }[edit]


def _places(pattern: re.Pattern[str], text: str) -> list[tuple[int, int]]:
    """Where it stands, but in remarks."""
    remarks = [found.span() for found in REMARK.finditer(text)]
    places = [found.span() for found in pattern.finditer(text)]
    return [p for p in places if not any(a <= p[0] < b for a, b in remarks)]


def _replaced(text: str, span: tuple[int, int], new: str) -> str:
    return text[: span[0]] + new + text[span[1] :]


def _tables(text: str) -> list[str]:
    """The text before the first table of an array, then one such table each."""
    starts = [0, *(found.start() for found in TABLE.finditer(text)), len(text)]
    return [text[a:b] for a, b in pairwise(starts)]
