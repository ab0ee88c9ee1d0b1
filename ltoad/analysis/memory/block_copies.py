"""What copies of blocks copy."""

from __future__ import annotations

from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import CopyRow, TransferRow
from ltoad.rules.table import Rows

WITHOUT_ADDRESS = '"ltoad-number"'
"""An attribute of calls that copy a block in which there is surely no address."""


def memory_copy_operands(call: Call, rows: Rows) -> tuple[Value, Value] | None:
    """(destination, source) of a memory copy, else None."""
    row = rows.of(call)
    if isinstance(row, CopyRow):
        return call.operands[row.destination], call.operands[row.source]
    return None


def copied_size(call: Call, rows: Rows) -> int | None:
    """The bytes that a block copy copies, where that is constant."""
    block = copied_block(call, rows)
    return None if block is None else block[2]


def copied_block(instruction: Instruction, rows: Rows) -> tuple[Value, Value, int | None] | None:
    """Target and source of a block copy, and its size where that is constant."""
    if not isinstance(instruction, Call):
        return None
    operands = memory_copy_operands(instruction, rows)
    row = rows.of(instruction)
    if operands is None or not isinstance(row, TransferRow):
        return None
    length = instruction.operands[row.size]
    size = length.value * row.unit if isinstance(length, ConstantInt) else None
    return (*operands, size)
