"""Addresses that come out of an iteration, as distances from an address that goes into it.

``*p++`` in an inner loop leaves ``p`` somewhere behind where it was.  If the iteration returned the
pointer, nobody would know its shadow; it returns how far the pointer has come, and the loop around
the call moves the pointer, and so its shadow, by that much.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import gcd

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, GetElementPtr, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I8, I64, PTR, ArrayType, IntType
from ltoad.ir.values import Value, integer


@dataclass(frozen=True, slots=True)
class Distance:
    """``pointer`` is a whole number of ``unit`` bytes away from ``base``.

    ``steps`` are the instructions that lead from one to the other, the pointer among them.
    """

    pointer: Instruction
    base: Value
    unit: int
    steps: tuple[Instruction, ...]

    def moved(self, builder: Builder, count: Value) -> Value:
        """The base, moved by a count of units."""
        return builder.gep(ArrayType(self.unit, I8), self.base, [count])


def distance_of(
    pointer: Value, body: Collection[BasicBlock], bases: Collection[Value], layout: DataLayout
) -> Distance | None:
    """From what a pointer of a body was reached, if it is always the same address.

    ``bases`` are addresses inside of the body that stand for themselves; None for what is no
    pointer, and for one that comes out of memory, say, or may be one of several.
    """
    if not isinstance(pointer, Instruction) or pointer.type != PTR:
        return None
    found: dict[Value, None] = {}
    steps: dict[Instruction, None] = {}
    pending: list[Value] = [pointer]
    while pending:
        value = pending.pop()
        if value in found or value in steps:
            continue
        inside = isinstance(value, Instruction) and value.parent in body
        if not inside or value in bases:
            found[value] = None
            continue
        assert isinstance(value, Instruction)
        origins = _origins(value, layout)
        if origins is None:
            return None
        steps[value] = None
        pending += origins
    if len(found) != 1:
        return None
    (base,) = found
    return Distance(pointer, base, _unit(steps, layout), tuple(steps))


def _origins(step: Instruction, layout: DataLayout) -> list[Value] | None:
    """The addresses that an instruction moves or chooses from."""
    if isinstance(step, GetElementPtr):
        _, scaled = layout.gep_offset(step)
        plain = all(isinstance(v.type, IntType) and v.type.bits <= 64 for v, _ in scaled)
        return step.operands[:1] if plain else None
    if isinstance(step, Phi):
        return step.operands
    return step.operands[1:] if step.opcode == "select" else None


def _unit(steps: Collection[Instruction], layout: DataLayout) -> int:
    """What divides every distance."""
    found = 0
    for step in steps:
        if isinstance(step, GetElementPtr):
            constant, scaled = layout.gep_offset(step)
            found = gcd(found, constant, *(stride for _, stride in scaled))
    return found or 1


class DistanceWriter:
    """Writes counts of units beside the pointers of a copy of a body."""

    def __init__(self, names: Names, values: dict[Value, Value], layout: DataLayout) -> None:
        self._names = names
        self._values = values
        self._layout = layout

    def write(self, distance: Distance) -> Value:
        """The count at the pointer; ``values`` maps the body to its copy."""
        counts: dict[Value, Value] = {distance.base: integer(I64, 0)}
        phis: list[tuple[Phi, Phi]] = []
        for step in distance.steps:
            if isinstance(step, Phi):
                count = Phi(I64, [], [], name=self._names.fresh("distance"))
                counts[step] = self._put(count, step, behind=False)
                phis.append((step, count))
        for step in distance.steps:
            self._count(step, distance, counts)
        for phi, count in phis:
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                mapped = self._values[block]
                assert isinstance(mapped, BasicBlock)
                count.add_incoming(counts[value], mapped)
        return counts[distance.pointer]

    def _count(self, step: Instruction, distance: Distance, counts: dict[Value, Value]) -> None:
        """The count at a step, after those of the steps before it."""
        pending = [step]
        while pending:
            here = pending[-1]
            origins = [] if here in counts else _origins(here, self._layout)
            missing = [o for o in origins or [] if o not in counts]
            if missing:
                pending += [o for o in missing if isinstance(o, Instruction)]
                continue
            pending.pop()
            if here not in counts:
                counts[here] = self._advanced(here, distance.unit, counts)

    def _advanced(self, step: Instruction, unit: int, counts: dict[Value, Value]) -> Value:
        scratch = BasicBlock("scratch")
        builder = Builder(self._names, scratch)
        if isinstance(step, GetElementPtr):
            constant, scaled = self._layout.gep_offset(step)
            total = builder.add(counts[step.operands[0]], integer(I64, constant // unit))
            for index, stride in scaled:
                number = builder.resize(self._values.get(index, index), I64)
                total = builder.add(total, builder.mul(number, integer(I64, stride // unit)))
        else:
            condition, one, other = step.operands
            choice = self._values.get(condition, condition)
            total = builder.select(choice, counts[one], counts[other])
        for made in reversed(scratch.instructions):
            self._put(made, step, behind=True)
        return total

    def _put(self, made: Instruction, step: Instruction, *, behind: bool) -> Instruction:
        """Put an instruction beside the copy of ``step``."""
        copy = self._values[step]
        assert isinstance(copy, Instruction)
        block = copy.parent
        assert block is not None
        made.parent = block
        block.instructions.insert(block.instructions.index(copy) + behind, made)
        return made
