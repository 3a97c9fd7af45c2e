"""Rules in the subset that compiles everywhere, found by reading their syntax.

The compiler for the CPU lets more pass than the one for CUDA: a rule that allocates would fail
only there, and late.
"""

import ast
from collections.abc import Iterator

import pytest

from ludoteka.core.registry import GAMES, game

ALLOCATES = {
    ast.List: "a list",
    ast.Set: "a set",
    ast.Dict: "a dict",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.JoinedStr: "a text",
    ast.Lambda: "a closure",
    ast.FunctionDef: "a closure",
    ast.Raise: "an exception",
    ast.Try: "an exception",
    ast.With: "a context",
}
MAKERS = {
    "list", "set", "dict", "tuple", "frozenset", "bytes", "bytearray", "str", "sorted", "zip",
    "map", "filter", "enumerate", "reversed", "sum", "any", "all",
}  # fmt: skip
"""built-in functions that make or walk what only the heap can hold"""


def rules_of(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and "rule" in map(ast.unparse, node.decorator_list):
            yield node


def allocations(rule: ast.FunctionDef) -> Iterator[str]:
    """What a rule makes beside numbers, with its line."""
    inside = [node for statement in rule.body for node in ast.walk(statement)]
    for node in inside:
        if type(node) in ALLOCATES:
            yield f"{rule.name}:{node.lineno}: {ALLOCATES[type(node)]}"
        if isinstance(node, ast.Call) and node.keywords:
            yield f"{rule.name}:{node.lineno}: a call by keywords"
        if isinstance(node, ast.Call) and _maker(node.func):
            yield f"{rule.name}:{node.lineno}: {ast.unparse(node.func)}(…)"
    if rule.args.defaults or rule.args.kw_defaults:
        yield f"{rule.name}:{rule.lineno}: default arguments"


def _maker(called: ast.expr) -> bool:
    """A built-in that allocates, or anything of NumPy."""
    return ast.unparse(called) in MAKERS or ast.unparse(called).startswith(("np.", "numpy."))


@pytest.mark.parametrize("name", GAMES)
def test_rules_allocate_nothing(name):
    found = [
        f"{path.name}:{what}"
        for path in sorted(game(name).folder.rglob("*.py"))
        for rule in rules_of(path.read_text(encoding="utf-8"))
        for what in allocations(rule)
    ]

    assert [] == found


@pytest.mark.parametrize(
    ("careless", "told"),
    [
        ("[x for x in (1, 2)]", "a comprehension"),
        ("[1, s.actor]", "a list"),
        ("{1, s.actor}", "a set"),
        ("sorted(s.hands)", "sorted(…)"),
        ("np.zeros(3)", "np.zeros(…)"),
        ("below(s, count=3)", "a call by keywords"),
    ],
)
def test_a_rule_that_allocates_is_found(careless, told):
    """So that the reader above cannot go blind."""
    (rule,) = rules_of(f"@rule\ndef careless(s):\n    return {careless}\n")

    assert [f"careless:3: {told}"] == list(allocations(rule))


# --- one name, one meaning -----------------------------------------------------------------------


def constants_of(source: str) -> Iterator[str]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from (n.id for n in ast.walk(target) if isinstance(n, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def new_names(source: str) -> Iterator[str]:
    """Names of a game that a module imports under another name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.asname and alias.name.isupper())


@pytest.mark.parametrize("name", GAMES)
def test_a_constant_of_a_game_is_declared_once_and_keeps_its_name(name):
    paths = sorted(game(name).folder.rglob("*.py"))
    sources = [path.read_text(encoding="utf-8") for path in paths]
    declared = [constant for source in sources for constant in constants_of(source)]

    assert [] == sorted({c for c in declared if declared.count(c) > 1})
    assert [] == [other for source in sources for other in new_names(source)]
