"""Loads in place of what a loop carries from one iteration to the next in registers.

A compiler reads ``x[i + 1]`` once and keeps it as the ``x[i]`` of the next iteration.  That makes
iterations depend on each other that do not, and their adjoints, too.  Where memory still holds the
value, a load gives it back.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from ltoad.analysis.memory.overwrite import Overwrites
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.shape.ssa import replace_uses
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, GetElementPtr, Instruction, Phi
from ltoad.ir.memory import Load
from ltoad.ir.types import I64, FloatType
from ltoad.ir.values import Value, integer

_REPEATED = frozenset(["add", "sub", "mul", "shl", "sext", "zext", "getelementptr", "or", "and"])


@dataclass(frozen=True, slots=True)
class _Source:
    """What a value is: what ``load`` reads, so many iterations ``before``."""

    load: Load
    before: int


def may_carry_loads(form: NormalForm) -> bool:
    """Whether a function is worth a closer look."""
    return any(
        isinstance(phi.type, FloatType) and isinstance(phi.incoming_from(info.latch), Load)
        for loop, info in form.loops.items()
        for phi in loop.header.phis()
    )


class CarriedLoads:
    """Replaces them in one function."""

    def __init__(self, form: NormalForm, overwrites: Overwrites) -> None:
        self._form = form
        self._overwrites = overwrites
        self._restored: dict[Value, _Source] = {}

    def restore(self) -> bool:
        """Whether anything has changed."""
        for loop in self._form.loops:
            pending = True
            while pending:
                pending = any(self._restore(phi, loop) for phi in list(loop.header.phis()))
        return bool(self._restored)

    def _restore(self, phi: Phi, loop: Loop) -> bool:
        if not isinstance(phi.type, FloatType):
            return False
        info = self._form.loops[loop]
        source = self._source(phi.incoming_from(info.latch), loop)
        step = None if source is None else self._step(source.load, loop)
        if source is None or step is None or self._overwrites.written_in(source.load, loop):
            return False
        first = phi.incoming_from(info.preheader)
        if not self._is_start(first, source, loop):
            return False
        load = self._load(source, step, loop)
        if load is None:
            return False
        replace_uses(self._form.function, phi, load)
        loop.header.instructions.remove(phi)
        self._restored[load] = _Source(source.load, source.before + 1)
        return True

    def _source(self, carried: Value, loop: Loop) -> _Source | None:
        if carried in self._restored:
            return self._restored[carried]
        if isinstance(carried, Load) and carried.is_plain:
            return _Source(carried, 0) if carried.parent in loop.blocks else None
        return None

    def _step(self, load: Load, loop: Loop) -> int | None:
        """The bytes from one iteration's place to that of the next."""
        address = self._overwrites.subscripts.address(load.pointer, load)
        base = address.base
        if isinstance(base, Instruction) and base.parent in loop.blocks:
            return None
        step = address.offset.step(self._form.loops[loop].counter)
        return int(step) if step else None

    def _is_start(self, first: Value, source: _Source, loop: Loop) -> bool:
        """Whether the first value is what the load would have read before the loop."""
        if not isinstance(first, Load) or not first.is_plain:
            return False
        preheader = self._form.loops[loop].preheader
        block = first.parent
        if block is None or first.type != source.load.type:
            return False
        if self._form.forest.chain(block) != self._form.forest.chain(preheader):
            return False
        address = self._overwrites.subscripts.address
        one, other = address(first.pointer, first), address(source.load.pointer, source.load)
        counter = self._form.loops[loop].counter
        begin = Polynomial.constant(Fraction(-1 - source.before))
        before = other.offset.substitute(counter, begin)
        if one.base is not other.base or one.offset.terms != before.terms:
            return False
        return not self._is_written_until(first, block, preheader)

    def _is_written_until(self, load: Load, block: BasicBlock, end: BasicBlock) -> bool:
        if self._overwrites.written_until(load, block.terminator):
            return True
        return block is not end and self._overwrites.written_between(load, block, end)

    def _load(self, source: _Source, step: int, loop: Loop) -> Load | None:
        """What an earlier iteration has read, read again at the head of the loop."""
        start = BasicBlock("scratch")
        builder = Builder(self._form.names, start)
        known: dict[Value, Value] = {}
        pointer = self._repeated(source.load.pointer, loop, builder, known)
        if pointer is None:
            return None
        back = -step * (source.before + 1)
        place = builder.byte_offset(pointer, integer(I64, back))
        load = copy_instruction(source.load, {})
        load.operands = [place]
        load.align = math.gcd(load.align, back) if load.align else 0
        load.name = ""
        builder.append(load, "carried")
        at = sum(1 for _ in loop.header.phis())
        for number, instruction in enumerate(start.instructions):
            loop.header.insert(at + number, instruction)
        return load

    def _repeated(
        self, value: Value, loop: Loop, builder: Builder, known: dict[Value, Value]
    ) -> Value | None:
        """A number of the loop, computed at its head."""
        if not isinstance(value, Instruction) or value.parent not in loop.blocks:
            return value
        if value in known or (isinstance(value, Phi) and value.parent is loop.header):
            return known.get(value, value)
        if value.opcode not in _REPEATED:
            return None
        operands = []
        for operand in value.operands:
            repeated = self._repeated(operand, loop, builder, known)
            if repeated is None:
                return None
            operands.append(repeated)
        clone = copy_instruction(value, {})
        clone.operands = operands
        clone.name = ""
        if isinstance(clone, GetElementPtr):
            clone.flags = ()  # one step back from here may be outside of the object
        known[value] = builder.append(clone, value.name or "again")
        return known[value]
