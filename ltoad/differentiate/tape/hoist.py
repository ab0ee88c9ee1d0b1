"""Trip counts of inner loops, known before an outer loop starts.

A tape buffer for a whole loop nest can be allocated once if the extents of
its loops are known at the outermost preheader.
"""

from __future__ import annotations

from ltoad.analysis.numbers.certainty import Test, deciding_tests
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.types import I64, VOID
from ltoad.ir.values import ConstantInt, Value, integer
from ltoad.rules.registrars import words
from ltoad.rules.rows import ZeroRow
from ltoad.rules.table import Rows

_SPECULATABLE = frozenset(
    words("add sub mul and or xor shl lshr ashr zext sext trunc icmp select freeze")
)
_DEPTH = 24


class Hoisting:
    """Decides which trip counts can be computed before a loop, and emits them."""

    def __init__(self, form: NormalForm) -> None:
        self._form = form
        self._known: dict[tuple[Value, Loop], bool] = {}

    def extent_known(self, loop: Loop, before: Loop) -> bool:
        """Whether the iterations of ``loop`` are known at the preheader of ``before``."""
        info = self._form.loops[loop]
        if info.trip_count is None:
            return False
        if isinstance(info.trip_count, ConstantInt) or loop is before:
            return True
        if not self._invariant(info.trip_count, before, _DEPTH):
            return False
        if info.clamped:
            return True
        guards = self._guards(info.preheader, before)
        return guards is not None and all(self._invariant(c, before, _DEPTH) for c, _ in guards)

    def emit_extent(
        self, builder: Builder, loop: Loop, before: Loop, values: dict[Value, Value]
    ) -> Value:
        """Iterations of ``loop`` (back edges plus one), at the preheader of ``before``.

        ``values`` maps the normal form to the function being built.
        """
        info = self._form.loops[loop]
        assert info.trip_count is not None
        if isinstance(info.trip_count, ConstantInt):  # whatever decides whether it is entered
            return integer(I64, info.trip_count.value + 1)
        local: dict[Value, Value] = {}
        trips = self._emit(builder, info.trip_count, before, values, local)
        extent = builder.add(trips, integer(I64, 1))
        if loop is before or info.clamped:
            return extent
        for condition, outcome in self._guards(info.preheader, before) or ():
            test = self._emit(builder, condition, before, values, local)
            nothing = integer(I64, 0)
            chosen = (extent, nothing) if outcome else (nothing, extent)
            extent = builder.select(test, *chosen)
        return extent

    def _invariant(self, value: Value, loop: Loop, depth: int) -> bool:
        if not isinstance(value, Instruction) or value.parent not in loop.blocks:
            return True
        if depth == 0 or not _is_speculatable(value, self._form.rows):
            return False
        if (value, loop) not in self._known:
            operands = (self._invariant(o, loop, depth - 1) for o in value.operands)
            self._known[value, loop] = all(operands)
        return self._known[value, loop]

    def _emit(
        self,
        builder: Builder,
        value: Value,
        loop: Loop,
        values: dict[Value, Value],
        local: dict[Value, Value],
    ) -> Value:
        if not isinstance(value, Instruction) or value.parent not in loop.blocks:
            return values.get(value, value)
        if value not in local:
            for operand in value.operands:
                local[operand] = self._emit(builder, operand, loop, values, local)
            clone = copy_instruction(value, local)
            clone.name = ""
            clone.metadata = ()
            # flags promise no overflow only where the loop is really entered
            clone.flags = ()
            local[value] = builder.append(clone, "extent")
        return local[value]

    def _guards(self, block: BasicBlock, loop: Loop) -> list[Test] | None:
        """Tests inside ``loop`` that decide whether ``block`` runs; None when nobody knows."""
        chain = self._form.forest.chain(block)
        around = chain[chain.index(loop) :]
        targets = [*(inner.header for inner in around[1:]), block]
        tests: list[Test] = []
        for inner, target in zip(around, targets, strict=True):
            found = deciding_tests(self._form, inner, target, None)
            if found is None:
                return None
            tests += found
        return tests


def _is_speculatable(instruction: Instruction, rows: Rows) -> bool:
    if instruction.opcode in _SPECULATABLE:
        return True
    if instruction.opcode == "udiv":
        divisor = instruction.operands[1]
        return isinstance(divisor, ConstantInt) and divisor.value != 0
    if isinstance(instruction, Call) and instruction.type != VOID:
        row = rows.of(instruction)
        return isinstance(row, ZeroRow) and row.effects.pure
    return False
