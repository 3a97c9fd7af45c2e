"""The rule trace: every rule with its sentence, the code that plays it, the tests that prove it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.core.game import Game
from ludoteka.core.rule import PACKAGE

ID = r"{prefix}-(?:EX|[A-Z])?\d+[a-z]?"
LISTED = re.compile(
    r"^\s*(?:[-*]|\d+\.)?\s*\*\*(?P<id>[A-Z]+-\w+)(?P<title>[^*]*)\*\*(?P<text>.*)$"
)
TABLED = re.compile(r"^\|\s*\**(?P<id>[A-Z]+-\w+)\**(?P<title>[^|]*)\|(?P<text>.*)\|\s*$")
INLINE = re.compile(r"\*\*(?P<id>[A-Z]+-\w+)\*\*(?P<text>[^*]*)")
PHYSICAL = re.compile(r"\[physical: ([^\]]+)\]")


class Rule(msgspec.Struct):
    id: str
    text: str
    functions: list[str]
    tests: list[str]
    physical: str
    """why no program can break it; empty for a rule that is played"""

    @property
    def needs_function(self) -> bool:
        """Examples and edge cases are proved, not implemented."""
        return not self.physical and not re.search(r"-(EX|E)\d+", self.id)

    @property
    def is_traced(self) -> bool:
        implemented = bool(self.functions) or not self.needs_function
        return implemented and (bool(self.tests) or bool(self.physical))


def trace(game: Game[Any, Any]) -> list[Rule]:
    """All rules of a game's specification, in its order."""
    functions = _functions(game)
    tests = _tests(game)
    return [
        Rule(name, PHYSICAL.sub("", text).strip(), functions[name], tests[name], _physical(text))
        for name, text in rules(game).items()
    ]


def _physical(text: str) -> str:
    found = PHYSICAL.search(text)
    return found[1] if found else ""


def rules(game: Game[Any, Any]) -> dict[str, str]:
    """ID -> text, from the game's rules.md."""
    own = re.compile(ID.format(prefix=game.meta.prefix) + "$")
    found: dict[str, str] = {}
    for line in (game.folder / "rules.md").read_text(encoding="utf-8").splitlines():
        for match in _entries(line):
            parts = match.groupdict()
            if own.match(parts["id"]):
                text = f"{parts.get('title') or ''} {parts['text']}"
                found.setdefault(parts["id"], " ".join(text.replace("|", "·").split()))
    return found


def _entries(line: str) -> Iterator[re.Match[str]]:
    whole = LISTED.match(line) or TABLED.match(line)
    if whole:
        yield whole
    else:
        yield from INLINE.finditer(line)


FOR_READERS = ("rules_at_hand", "slips")


def _functions(game: Game[Any, Any]) -> dict[str, list[str]]:
    """ID -> places in the game's code whose source cites it, but not what is for readers."""
    own = re.compile(ID.format(prefix=game.meta.prefix) + r"\b")
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(game.folder.rglob("*.py")):
        if path.stem.startswith(FOR_READERS):
            continue
        source = path.read_text(encoding="utf-8")
        module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        for name, text in _places(source):
            for cited in dict.fromkeys(own.findall(text)):
                found[cited].append(f"{module}.{name}")
    return found


def _places(source: str) -> Iterator[tuple[str, str]]:
    """Top-level functions, classes and constants, a constant with the docstring below it."""
    body = ast.parse(source).body
    for node, following in zip(body, [*body[1:], None], strict=True):
        text = ast.get_source_segment(source, node) or ""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, text
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(following, ast.Expr):
                text += ast.get_source_segment(source, following) or ""
            yield ast.unparse(target), text


def _tests(game: Game[Any, Any]) -> dict[str, list[str]]:
    """ID -> tests named after it; none when the tests are not installed."""
    folder = PACKAGE.parents[1] / "tests" / "games" / game.meta.key
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.glob("test_*.py")):
        for name in re.findall(
            r"^\s*(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE
        ):
            for cited in ids_in_name(name, game.meta.prefix):
                found[cited].append(f"{path.name}::{name}")
    return found


def ids_in_name(test: str, prefix: str) -> list[str]:
    """`test_niz_141_a02_the_price` -> NIZ-141, NIZ-A02."""
    words = Path(test).name.removeprefix("test_").split("_")
    if words[0] != prefix.lower():
        return []
    ids = []
    for word in words[1:]:
        if not re.fullmatch(r"(ex|[a-z])?\d+[a-z]?", word):
            break
        head = re.match(r"(ex|[a-z])?", word)
        letters = head[0] if head else ""
        ids.append(f"{prefix}-{letters.upper()}{word[len(letters) :]}")
    return ids
