"""Loops that leave the tangents of a lane as they are, because all that they add is zero.

A direction moves few of a program's variables.  Where a loop of one lane only adds products of
tangents that do not change in it to what shadow memory holds, and these are all zero, the lane
passes the loop by.  They may lie in memory that the loop writes: as long as they are zero, it
writes what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import all_operands
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Branch, Call, Instruction, Phi
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import FloatType
from ltoad.ir.values import ConstantInt, Value, zero

_MOST_TESTS = 32
_FEW_ITERATIONS = 8


def skip_idle(
    loop: Loop,
    facts: Facts,
    copy_of: Callable[[BasicBlock], BasicBlock],
    tangents: Collection[Value],
    builder: Builder,
) -> None:
    """Put a test before each innermost loop in ``loop`` that may be idle in a lane.

    ``copy_of`` gives the copies of the primal's blocks, which have nothing that is not needed;
    ``tangents`` are derived values.
    """
    everything = [copy_of(b) for b in facts.form.flow.ordered(loop.blocks)]
    everything += [copy_of(target) for _, target in loop.exit_edges()]
    pending = [loop]
    while pending:
        inner = pending.pop()
        pending += inner.children
        if not inner.children and not _is_short(facts.form.loops[inner].trip_count):
            before = copy_of(facts.form.loops[inner].preheader)
            _skip(inner, before, copy_of, everything, tangents, builder)


def _is_short(last: Value | None) -> bool:
    return isinstance(last, ConstantInt) and 0 <= last.value < _FEW_ITERATIONS


def _skip(
    loop: Loop,
    before: BasicBlock,
    copy_of: Callable[[BasicBlock], BasicBlock],
    everything: Sequence[BasicBlock],
    tangents: Collection[Value],
    builder: Builder,
) -> None:
    edges, end = loop.exit_edges(), before.terminator
    if len(edges) != 1 or not isinstance(end, Branch) or len(end.targets) != 1:
        return
    inside = {copy_of(b) for b in loop.blocks}
    if _is_used_outside(inside, everything):
        return
    body = [i for block in everything if block in inside for i in block.instructions]
    sources = _Additions(body, copy_of(loop.header), tangents).sources()
    if not 0 < len(sources) <= _MOST_TESTS:
        return
    ((leaving, target),) = edges
    for phi in copy_of(target).phis():
        phi.add_incoming(phi.incoming_from(copy_of(leaving)), before)
    before.instructions.pop()
    builder.position(before)
    moves: Value | None = None
    for source in sources:
        value = source
        if isinstance(source, Load) and source.parent in inside:
            value = builder.append(_unnamed(source), "first")
        found = builder.fcmp("une", value, zero(source.type))
        moves = found if moves is None else builder.binary("or", moves, found)
    assert moves is not None
    builder.cond_br(moves, end.targets[0], copy_of(target))


def _unnamed(load: Load) -> Load:
    copy = copy_instruction(load, {})
    copy.name = ""
    return copy


def _is_used_outside(inside: Collection[BasicBlock], everything: Sequence[BasicBlock]) -> bool:
    """Whether a value of the loop is used behind it."""
    return any(
        isinstance(operand, Instruction) and operand.parent in inside
        for block in everything
        if block not in inside
        for instruction in block.instructions
        for operand in all_operands(instruction)
    )


class _Additions:
    """A loop's body, if it does nothing but add products of tangents that stay to memory.

    Values are *nothing* if they are zero once the tangents are, and *kept* if they are then what a
    load has read.
    """

    def __init__(
        self, body: Sequence[Instruction], header: BasicBlock, tangents: Collection[Value]
    ) -> None:
        self._body = body
        self._header = header
        self._inside = set(body)
        self._written = {i.pointer for i in body if isinstance(i, Store)}
        self._tangents = tangents
        self._nothing: set[Value] = set()
        self._kept: dict[Value, Load] = {}
        self._sources: dict[Value, None] = {}

    def sources(self) -> list[Value]:
        """The tangents from outside; none if the loop does something else."""
        return list(self._sources) if all(map(self._is_understood, self._body)) else []

    def _is_understood(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Store):
            read = self._kept.get(instruction.value)
            return read is not None and read.pointer is instruction.pointer
        if isinstance(instruction, Phi):
            return not isinstance(instruction.type, FloatType)
        if isinstance(instruction, Load):
            if not self._stays(instruction):
                self._kept[instruction] = instruction
        elif isinstance(instruction.type, FloatType):
            self._follow(instruction)
        return True

    def _follow(self, instruction: Instruction) -> None:
        operands = instruction.operands
        if isinstance(instruction, Call):
            product, rest = any(map(self._is_nothing, operands[:2])), operands[2:]
            if product and len(rest) == 1:
                self._add(instruction, rest[0], None)
        elif instruction.opcode in ("fmul", "fdiv"):
            factors = operands if instruction.opcode == "fmul" else operands[:1]
            if any(map(self._is_nothing, factors)):
                self._nothing.add(instruction)
        elif instruction.opcode == "fadd":
            self._add(instruction, operands[0], operands[1])
        elif instruction.opcode == "fsub":
            self._add(instruction, operands[0], operands[1], ordered=True)
        elif instruction.opcode in ("fneg", "fpext", "fptrunc") and self._is_nothing(operands[0]):
            self._nothing.add(instruction)

    def _add(
        self, result: Instruction, one: Value, other: Value | None, *, ordered: bool = False
    ) -> None:
        """A sum, in which ``other`` may be left out; with ``ordered`` a difference."""
        empty = other is None or self._is_nothing(other)
        if empty and one in self._kept:
            self._kept[result] = self._kept[one]
        elif empty and self._is_nothing(one):
            self._nothing.add(result)
        elif other in self._kept and not ordered and self._is_nothing(one):
            self._kept[result] = self._kept[other]

    def _stays(self, load: Load) -> bool:
        """Whether each iteration reads the same place, the first at once."""
        place = load.pointer
        return load.parent is self._header and not (place in self._inside or place in self._written)

    def _is_nothing(self, value: Value) -> bool:
        if value in self._nothing:
            return True
        if value in self._inside and not (isinstance(value, Load) and self._stays(value)):
            return False
        if value not in self._tangents or not isinstance(value.type, FloatType):
            return False
        self._sources[value] = None
        return True
