"""The games' sources once more, for plain lists: what makes views, stories and previews.

Rules and views say `s.hands[seat, kind]`, as compiled code wants it. On lists that would need a
proxy that is asked for every number; `s.hands[seat][kind]` needs none. So the modules of a game
are loaded a second time below this one, from the same files, with just that rewritten: an index of
several numbers into a field, `tolist` (a list is one), and 64-bit numbers (any of Python's are).
"""

import ast
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from types import CodeType, ModuleType
from typing import Any

from ludoteka.core.convention import assembled
from ludoteka.core.game import Game
from ludoteka.core.registry import package

__path__: list[str] = []
"""makes this module a package: the twins are imported as parts of it"""

REAL = "ludoteka"
TWINNED = ("ludoteka.games", "ludoteka.archive", "ludoteka.core.chance")
"""the modules whose functions read states"""
INSTEAD = {"ludoteka.core.public": "ludoteka.server.table.snapshot"}
"""where a twin finds what works otherwise for it"""


@cache
def plain(name: str) -> Game[Any, Any]:
    """A game whose functions take snapshots."""
    return assembled(package(name).replace(REAL, __name__, 1))


class _ForLists(ast.NodeTransformer):
    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        name = node.module or ""
        twin = name.replace(REAL, __name__, 1) if name.startswith(TWINNED) else name
        node.module = INSTEAD.get(name, twin)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Only bodies: annotations have indices of their own. Nobody compiles a twin."""
        node.decorator_list = [d for d in node.decorator_list if ast.unparse(d) != "rule"]
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.value = self.visit(node.value) if node.value else None
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not (isinstance(node.value, ast.Attribute) and isinstance(node.slice, ast.Tuple)):
            return node
        inner: ast.expr = node.value
        *outer, last = node.slice.elts
        for index in outer:
            inner = ast.Subscript(inner, index, ast.Load())
        return ast.Subscript(inner, last, node.ctx)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tolist":
            return ast.Subscript(node.func.value, ast.Slice(), ast.Load())
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        return ast.Name("int", ast.Load()) if ast.unparse(node) == "np.int64" else node


class _Twins(MetaPathFinder, InspectLoader):
    """Finds and loads `ludoteka.server.table.plain.X` from the source of `ludoteka.X`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if not fullname.startswith(f"{__name__}."):
            return None
        real = find_spec(_named(fullname))
        if real is None:
            return None
        package = real.submodule_search_locations is not None
        return spec_from_loader(fullname, self, origin=real.origin, is_package=package)

    def get_source(self, fullname: str) -> str | None:
        loader = _real(fullname).loader
        assert isinstance(loader, InspectLoader)
        return loader.get_source(_real(fullname).name)

    def get_code(self, fullname: str) -> CodeType:
        tree = _ForLists().visit(ast.parse(self.get_source(fullname) or ""))
        return compile(ast.fix_missing_locations(tree), _real(fullname).origin or "", "exec")


def _named(fullname: str) -> str:
    return fullname.replace(__name__, REAL, 1)


def _real(fullname: str) -> ModuleSpec:
    spec = find_spec(_named(fullname))
    assert spec is not None
    return spec


sys.meta_path.append(_Twins())
