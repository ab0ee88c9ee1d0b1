"""Knowledge about a function belongs in its row: nothing outside ltoad/rules looks into its name.

A name that is compared elsewhere is knowledge that the other rules do not have. Two comparisons
became a wrong derivative and a crash: `"move" in name`, which no bcopy is called, and
`name.startswith("free")`, which a deallocator of the program's own may be called as well.
Comparing two names of the program is fine; so is handing a name to a function of ltoad/rules.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "ltoad"
# What programs write to ask for derivatives is no library function.
CONVENTION = ("differentiate/requests", "differentiate/registered", "differentiate/lowering")
LOOKS = frozenset(
    (
        *("startswith", "endswith", "removeprefix", "removesuffix", "partition", "rpartition"),
        *("split", "find", "index", "search", "match", "fullmatch", "findall"),
    )
)
FILES = sorted(
    path
    for path in PACKAGE.rglob("*.py")
    if path.relative_to(PACKAGE).parts[0] in ("analysis", "differentiate", "emit", "check")
    and not str(path.relative_to(PACKAGE)).startswith(CONVENTION)
)


def _is_name_of_callee(node: ast.AST, bound: set[str]) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "callee_name"
    return isinstance(node, ast.Name) and node.id in bound


def _is_text(node: ast.AST) -> bool:
    """A string, a container of strings, or a constant that may be one."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and bool(node.value)
    if isinstance(node, (ast.Tuple, ast.Set, ast.List)):
        return any(map(_is_text, node.elts))
    return isinstance(node, ast.Name) and node.id.isupper()


def _bound(function: ast.AST) -> set[str]:
    """Local variables that hold the name of a callee."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(
            isinstance(n, ast.Attribute) and n.attr == "callee_name" for n in ast.walk(node.value)
        ):
            found |= {t.id for t in node.targets if isinstance(t, ast.Name)}
    return found


def looked_into(text: str) -> Iterator[int]:
    """The lines of a module in which the name of a callee is looked into."""
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        bound = _bound(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                names = any(_is_name_of_callee(s, bound) for s in sides)
                if names and any(map(_is_text, sides)):
                    yield node.lineno
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                parts = [node.func.value, *node.args]
                names = any(_is_name_of_callee(p, bound) for p in parts)
                if names and node.func.attr in LOOKS:
                    yield node.lineno


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_names_are_looked_into_in_rules_only(path: Path) -> None:
    assert not sorted(set(looked_into(path.read_text()))), path


@pytest.mark.parametrize(
    "line",
    [
        'if "move" in call.callee_name: pass',
        'if call.callee_name == "free": pass',
        "if call.callee_name in _SIZED: pass",
        'if call.callee_name.startswith("free"): pass',
        "name = call.callee_name\n    if name == FREE: pass",
        "if _MOVES.search(call.callee_name): pass",
    ],
)
def test_what_is_found(line: str) -> None:
    assert list(looked_into(f"def f(call):\n    {line}\n"))


@pytest.mark.parametrize(
    "line",
    [
        "row = lookup(call.callee_name)",
        "if call.callee_name == name: pass",
        "if call.callee_name in stubs: pass",
        "if not call.callee_name: pass",
        'name = call.callee_name if isinstance(call, Call) else ""\n    if name in known: pass',
    ],
)
def test_what_is_not_found(line: str) -> None:
    assert not list(looked_into(f"def f(call):\n    {line}\n"))
