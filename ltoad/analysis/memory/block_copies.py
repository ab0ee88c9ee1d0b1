"""What copies of blocks copy."""

from __future__ import annotations

from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import CopyRow, TransferRow
from ltoad.rules.table import lookup


def memory_copy_operands(call: Call) -> tuple[Value, Value] | None:
    """(destination, source) of a memory copy, else None."""
    row = lookup(call.callee_name)
    if isinstance(row, CopyRow):
        return call.operands[row.destination], call.operands[row.source]
    return None


def copied_block(instruction: Instruction) -> tuple[Value, Value, int | None] | None:
    """Target and source of a block copy, and its size where that is constant."""
    if not isinstance(instruction, Call):
        return None
    operands = memory_copy_operands(instruction)
    row = lookup(instruction.callee_name)
    if operands is None or not isinstance(row, TransferRow):
        return None
    length = instruction.operands[row.size]
    size = length.value * row.unit if isinstance(length, ConstantInt) else None
    return (*operands, size)
