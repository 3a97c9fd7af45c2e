"""The action table: kinds and ranges of arguments -> ids, decoding, notation, JSON."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from ludoteka.core.errors import NotReadable

AT_THE_END = -1
"""instead of an action, where a match that is over is asked the same"""


@dataclass(frozen=True)
class Argument:
    """One argument of a kind of action: its name, and a label for each of its values."""

    name: str
    labels: tuple[str, ...]


def argument(name: str, values: int | Sequence[str]) -> Argument:
    """An argument by its size (labels 0, 1, 2, ...) or by its labels."""
    labels = map(str, range(values)) if isinstance(values, int) else values
    return Argument(name, tuple(labels))


@dataclass(frozen=True)
class Kind:
    """A kind of action with the ranges of its arguments."""

    name: str
    arguments: tuple[Argument, ...] = ()

    @property
    def size(self) -> int:
        return prod(len(a.labels) for a in self.arguments)


def kind(name: str, *arguments: Argument) -> Kind:
    return Kind(name, arguments)


@dataclass(frozen=True)
class Action:
    """A decoded action: kind and argument values, by name."""

    id: int
    kind: str
    args: Mapping[str, int]
    labels: Mapping[str, str]


class Actions:
    """All actions of a game, in the order of their ids; the last argument runs fastest."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {k.name: k for k in kinds}
        self._first: dict[str, int] = {}
        self.count = 0
        for k in kinds:
            self._first[k.name] = self.count
            self.count += k.size
        self._decoded = tuple(self._all())
        self._notations = tuple(" ".join([a.kind, *a.labels.values()]) for a in self._decoded)
        self._by_notation = {text: action for action, text in enumerate(self._notations)}

    def first(self, name: str) -> int:
        """The first id of a kind; its arguments count on from there."""
        return self._first[name]

    def size(self, name: str) -> int:
        return self.kinds[name].size

    def _all(self) -> Iterator[Action]:
        for k in self.kinds.values():
            for offset in range(k.size):
                args: dict[str, int] = {}
                rest = offset
                for a in reversed(k.arguments):
                    rest, args[a.name] = divmod(rest, len(a.labels))
                ordered = {a.name: args[a.name] for a in k.arguments}
                labels = {a.name: a.labels[args[a.name]] for a in k.arguments}
                yield Action(self._first[k.name] + offset, k.name, ordered, labels)

    def decode(self, action: int) -> Action:
        if not 0 <= action < self.count:
            raise NotReadable(f"no action has the id {action}; ids run from 0 to {self.count - 1}")
        return self._decoded[action]

    def encode(self, name: str, **args: int) -> int:
        k = self.kinds[name]
        offset = 0
        for a in k.arguments:
            offset = offset * len(a.labels) + args[a.name]
        return self._first[name] + offset

    def notation(self, action: int) -> str:
        """The text of an action, such as `shift r3L`."""
        return self._notations[action]

    def parse(self, notation: str) -> int:
        """The action of a text; letters' case and spare spaces do not matter."""
        text = " ".join(notation.split())
        if text in self._by_notation:
            return self._by_notation[text]
        matches = [i for known, i in self._by_notation.items() if known.lower() == text.lower()]
        if len(matches) != 1:
            raise NotReadable(f"no action is written {notation!r}; kinds: {', '.join(self.kinds)}")
        return matches[0]

    def to_json(self, action: int) -> dict[str, str]:
        """Kind and labels as data: `{"kind": "shift", "shift": "r3L"}`."""
        a = self.decode(action)
        return {"kind": a.kind, **a.labels}

    def from_json(self, data: Mapping[str, str]) -> int:
        k = self.kinds.get(str(data.get("kind")))
        if k is None:
            raise NotReadable(
                f"no kind of action in {dict(data)!r}; kinds: {', '.join(self.kinds)}"
            )
        return self.parse(" ".join([k.name, *(str(data.get(a.name, "?")) for a in k.arguments)]))
