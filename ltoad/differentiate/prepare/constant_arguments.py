"""Copies of functions for a constant argument by which they choose what to do.

The manager of a ``std::any`` or a ``std::function`` does five different things, as an argument
says, with one pointer that leads to something else each time.  It is called through a pointer, so
that LLVM does not look into it.  What the calls of one kind do is told apart in copies.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.differentiate.prepare.internal_copies import internal_copy
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Branch, Compare, Function, Phi, Switch
from ltoad.ir.module import Module
from ltoad.ir.values import ConstantInt, Value

_MOST_BLOCKS = 64
_EQUAL = {"eq": True, "ne": False}


class ConstantArguments:
    """The copies of one module's functions."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._names: dict[tuple[str, tuple[tuple[int, int], ...]], str] = {}

    def copy_for(self, name: str, operands: Sequence[Value]) -> str:
        """The function to call in another's place: itself, unless it switches by a constant that
        is passed."""
        if not self._module.defines(name):
            return name
        function = self._module.function(name)
        given = tuple(
            (i, o.value)
            for i, o in enumerate(operands)
            if isinstance(o, ConstantInt) and _chooses(function, i)
        )
        if not given:
            return name
        if (name, given) not in self._names:
            numbers = ".".join(str(value) for _, value in given)
            copied = self._module.fresh_name(f"{name}.for.{numbers}")
            self._module.add_function(_copy(function, copied, operands, [i for i, _ in given]))
            self._names[name, given] = copied
        return self._names[name, given]


def _chooses(function: Function, place: int) -> bool:
    """Whether a function switches by an argument."""
    if place >= len(function.arguments) or len(function.blocks) > _MOST_BLOCKS:
        return False
    argument = function.arguments[place]
    return any(
        isinstance(b.terminator, Switch) and b.terminator.operands[0] is argument
        for b in function.blocks
    )


def _copy(
    function: Function, name: str, operands: Sequence[Value], places: Sequence[int]
) -> Function:
    copied = internal_copy(function, name)
    constants: dict[Value, Value] = {copied.arguments[i]: operands[i] for i in places}
    for instruction in copied.instructions():
        remap(instruction, constants)
    for block in copied.blocks:
        _fold(block)
    reached = set(ControlFlow(copied).order)
    for block in copied.blocks:
        for phi in block.phis():
            kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in reached]
            phi.operands, phi.blocks = [v for v, _ in kept], [b for _, b in kept]
    copied.blocks = [b for b in copied.blocks if b in reached]
    return copied


def _fold(block: BasicBlock) -> None:
    """Let a block go on where a constant says."""
    end = block.terminator
    target: BasicBlock | None = None
    if isinstance(end, Switch) and isinstance(end.operands[0], ConstantInt):
        value = end.operands[0].value
        known = value in end.cases
        target = end.targets[end.cases.index(value) + 1] if known else end.targets[0]
    elif isinstance(end, Branch) and end.operands and isinstance(end.operands[0], Compare):
        holds = _known_result(end.operands[0])
        target = None if holds is None else end.targets[0 if holds else 1]
    if target is None:
        return
    for successor in dict.fromkeys(end.successors):
        if successor is not target:
            _drop_edge(block, successor)
    block.instructions.pop()
    block.append(Branch([], [target]))
    _keep_one_edge(block, target)


def _known_result(compare: Compare) -> bool | None:
    left, right = compare.operands
    if not isinstance(left, ConstantInt) or not isinstance(right, ConstantInt):
        return None
    equal = _EQUAL.get(compare.predicate)
    return None if equal is None else (left.value == right.value) is equal


def _drop_edge(source: BasicBlock, target: BasicBlock) -> None:
    for phi in target.phis():
        _drop_phi_edge(phi, source)


def _drop_phi_edge(phi: Phi, source: BasicBlock) -> None:
    kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not source]
    phi.operands, phi.blocks = [v for v, _ in kept], [b for _, b in kept]


def _keep_one_edge(source: BasicBlock, target: BasicBlock) -> None:
    """Of several cases that led to one block, one edge is left."""
    for phi in target.phis():
        value = phi.incoming_from(source)
        _drop_phi_edge(phi, source)
        phi.add_incoming(value, source)
