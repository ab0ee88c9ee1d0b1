"""Programs as trees of text templates: easy to print, and to make smaller.

In a template ``$0`` to ``$9`` stand for expressions, ``@0`` to ``@9`` for blocks.  The prefix
``F_`` of names is replaced by one of the program's own, so that many programs fit into a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["real", "int", "condition", "index", "fixed"]
"""What may stand for an expression; ``fixed`` ones are replaced by nothing."""

_HOLE = re.compile(r"([$@])(\d)")

SMALLEST: dict[Kind, tuple[str, ...]] = {
    "real": ("1.0", "0.5"),
    "int": ("0", "1"),
    "condition": ("1", "0"),
    "index": ("0",),
    "fixed": (),
}


@dataclass(frozen=True, slots=True)
class Expr:
    template: str
    parts: tuple[Expr, ...] = ()
    kind: Kind = "real"

    @property
    def text(self) -> str:
        return _HOLE.sub(lambda hole: self.parts[int(hole[2])].text, self.template)


@dataclass(frozen=True, slots=True)
class Stmt:
    """A statement or, on the outermost level, a declaration."""

    template: str
    parts: tuple[Expr, ...] = ()
    blocks: tuple[tuple[Stmt, ...], ...] = ()

    def lines(self, indent: str = "") -> list[str]:
        def fill(hole: re.Match[str]) -> str:
            index = int(hole[2])
            if hole[1] == "$":
                return self.parts[index].text
            inner = [line for s in self.blocks[index] for line in s.lines(indent + "    ")]
            return "\n".join(["{", *inner, indent + "}"])

        return (indent + _HOLE.sub(fill, self.template)).split("\n")


Block = tuple[Stmt, ...]


def text_of(block: Block, prefix: str) -> str:
    return re.sub(r"\bF_", prefix, "\n".join(line for s in block for line in s.lines()))


def size_of(block: Block) -> int:
    return sum(
        3 + sum(_expr_size(e) for e in s.parts) + sum(size_of(b) for b in s.blocks) for s in block
    )


def _expr_size(expr: Expr) -> int:
    return 1 + sum(_expr_size(p) for p in expr.parts)


def smaller_blocks(block: Block) -> Iterator[Block]:
    """Programs with one thing less, the biggest steps first."""
    length = len(block) // 2
    while length > 1:
        for start in range(0, len(block), length):
            yield block[:start] + block[start + length :]
        length //= 2
    for i, statement in enumerate(block):
        yield block[:i] + block[i + 1 :]
        for inner in statement.blocks:
            yield block[:i] + inner + block[i + 1 :]
    for i, statement in enumerate(block):
        for other in _smaller_statements(statement):
            yield (*block[:i], other, *block[i + 1 :])


def _smaller_statements(statement: Stmt) -> Iterator[Stmt]:
    for i, inner in enumerate(statement.blocks):
        for block in smaller_blocks(inner):
            blocks = (*statement.blocks[:i], block, *statement.blocks[i + 1 :])
            yield replace(statement, blocks=blocks)
    for i, expr in enumerate(statement.parts):
        for other in _smaller_exprs(expr):
            yield replace(statement, parts=(*statement.parts[:i], other, *statement.parts[i + 1 :]))


def _smaller_exprs(expr: Expr) -> Iterator[Expr]:
    literals = SMALLEST[expr.kind]
    if expr.template not in literals:
        yield from (Expr(text, (), expr.kind) for text in literals)
    if expr.kind != "index":
        yield from (p for p in _descendants(expr) if p.kind == expr.kind)
    for i, part in enumerate(expr.parts):
        for other in _smaller_exprs(part):
            yield replace(expr, parts=(*expr.parts[:i], other, *expr.parts[i + 1 :]))


def _descendants(expr: Expr) -> Iterator[Expr]:
    for part in expr.parts:
        yield part
        yield from _descendants(part)
