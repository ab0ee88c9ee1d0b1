"""Sizes of arrays in a signature: numbers, names, and sums and products of these."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ltoad.frontends.errors import ShapeError, SignatureError

_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Div: operator.floordiv,
}
_C_OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/", ast.Div: "/"}


@dataclass(frozen=True, slots=True)
class Dim:
    """One size, as written: ``n``, ``3`` or ``2*n + 1``."""

    text: str

    @property
    def is_name(self) -> bool:
        return self.text.isidentifier()

    @property
    def names(self) -> tuple[str, ...]:
        """The names in it, each once, in order."""
        nodes = [node for node in ast.walk(self._tree) if isinstance(node, ast.Name)]
        nodes.sort(key=lambda node: node.col_offset)
        return tuple(dict.fromkeys(node.id for node in nodes))

    @property
    def _tree(self) -> ast.expr:
        return ast.parse(self.text, mode="eval").body

    def value(self, sizes: Mapping[str, int]) -> int:
        """The size, by those of all its names."""
        return _value(self._tree, sizes)

    def in_c(self, spelled: Callable[[str], str]) -> str:
        """The expression in C; ``spelled`` says how each name is written."""
        return _in_c(self._tree, spelled)

    def solve(self, size: int, sizes: dict[str, int]) -> bool:
        """Find the one name that is not known yet; whether the size fits.

        A name that occurs in an expression is found if the size grows linearly with it.
        """
        unknown = [name for name in self.names if name not in sizes]
        if len(unknown) > 1:
            raise ShapeError(f"the size {self.text} has more than one unknown name")
        if not unknown:
            return self.value(sizes) == size
        (name,) = unknown
        start = self.value({**sizes, name: 0})
        slope = self.value({**sizes, name: 1}) - start
        if slope == 0 or (size - start) % slope:
            return False
        sizes[name] = (size - start) // slope
        return self.value(sizes) == size and sizes[name] >= 0

    def __str__(self) -> str:
        return self.text


def parse_dims(text: str) -> Iterator[Dim]:
    """The sizes in ``n, 2*m``; raises SignatureError on anything but integers and names."""
    for part in text.split(","):
        word = part.strip()
        try:
            tree = ast.parse(word, mode="eval").body
        except SyntaxError as error:
            raise SignatureError(f"'{word}' is no size of an array") from error
        if not _is_plain(tree):
            raise SignatureError(
                f"'{word}' is no size of an array",
                remedy="sizes are numbers, names, and their sums, products and quotients",
            )
        yield Dim(ast.unparse(tree))


def _is_plain(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        known = type(node.op) in _OPERATORS
        return known and _is_plain(node.left) and _is_plain(node.right)
    if isinstance(node, ast.Constant):
        return type(node.value) is int
    return isinstance(node, ast.Name)


def _value(node: ast.expr, sizes: Mapping[str, int]) -> int:
    if isinstance(node, ast.BinOp):
        apply = _OPERATORS[type(node.op)]
        return apply(_value(node.left, sizes), _value(node.right, sizes))
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return node.value
    assert isinstance(node, ast.Name)
    return sizes[node.id]


def _in_c(node: ast.expr, spelled: Callable[[str], str]) -> str:
    if isinstance(node, ast.BinOp):
        sign = _C_OPERATORS[type(node.op)]
        return f"({_in_c(node.left, spelled)} {sign} {_in_c(node.right, spelled)})"
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.Name)
    return spelled(node.id)
