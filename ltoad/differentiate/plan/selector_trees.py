"""Which edge control came by, computed again from the conditions that it was tested for.

A selector tells at a join which predecessor ran.  If everything between its
immediate dominator and the join is branches on conditions that may be
evaluated whether or not control passes them, nobody has to keep it.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Branch, Instruction, Phi
from ltoad.ir.values import Value
from ltoad.rules.registrars import words

_SPECULATED = frozenset(
    words(
        "icmp fcmp add sub mul and or xor shl lshr ashr zext sext trunc select freeze "
        "fadd fsub fmul fdiv fneg sitofp uitofp fpext fptrunc bitcast"
    )
)
"""Operations without effects, which may be executed where control never came by."""

_MOST_CONDITIONS = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """One edge or another by a condition."""

    condition: Value
    if_true: Tree
    if_false: Tree


Tree = Choice | int
"""A choice, or the place of an edge's source among the predecessors."""


def selector_trees(form: NormalForm) -> dict[Phi, Choice]:
    """The selectors that can be computed again."""
    found = {}
    for block, phi in form.selectors.items():
        tree = _Reader(form, block).read()
        if isinstance(tree, Choice):
            found[phi] = tree
    return found


def conditions(tree: Tree) -> list[Value]:
    """The conditions of a tree, each once."""
    if isinstance(tree, int):
        return []
    below = [*conditions(tree.if_true), *conditions(tree.if_false)]
    return list(dict.fromkeys([tree.condition, *below]))


class _Reader:
    """Follows control from the dominator of a join to the join."""

    def __init__(self, form: NormalForm, join: BasicBlock) -> None:
        self._form = form
        self._join = join
        self._predecessors = form.flow.predecessors[join]
        self._start = form.flow.immediate_dominators[join]
        self._left = _MOST_CONDITIONS

    def read(self) -> Tree | None:
        if self._form.forest.chain(self._start) != self._form.forest.chain(self._join):
            return None
        return self._after(self._start)

    def _after(self, block: BasicBlock) -> Tree | None:
        """What is chosen once control is at the end of a block."""
        terminator = block.terminator
        if not isinstance(terminator, Branch):
            return None
        if len(terminator.targets) == 1:
            return self._over(block, terminator.targets[0])
        self._left -= 1
        (condition,) = terminator.operands
        if self._left < 0 or not self._is_safe(condition):
            return None
        one, other = (self._over(block, t) for t in terminator.targets)
        if one is None or other is None:
            return None
        return Choice(condition, one, other)

    def _over(self, source: BasicBlock, target: BasicBlock) -> Tree | None:
        if target is self._join:
            return self._predecessors.index(source)
        if target not in self._form.returning:
            return None
        loop = self._form.forest.innermost.get(target)
        if loop is None or self._join in loop.blocks:
            return self._after(target)
        # whatever happens in the loop, control leaves it by its only exit
        exits = [(b, s) for b in loop.blocks for s in b.successors if s not in loop.blocks]
        return self._over(*exits[0]) if len(exits) == 1 else None

    def _is_safe(self, value: Value, depth: int = 0) -> bool:
        if not isinstance(value, Instruction):
            return True
        assert value.parent is not None
        if self._form.flow.dominates(value.parent, self._start):
            return True
        if value.opcode not in _SPECULATED or depth > _MOST_CONDITIONS:
            return False
        return all(self._is_safe(o, depth + 1) for o in value.operands)
