"""The bytes that an access, or a block that is copied or filled, touches: from where, how many."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.subscripts import Address, Subscripts
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.rules.rows import CopyRow, TransferRow
from ltoad.rules.table import Rows


@dataclass(frozen=True, slots=True)
class Span:
    """``size`` bytes from an address on, all of which an instruction touches."""

    by: Instruction
    address: Address
    size: Polynomial


class Spans:
    """Answers for the instructions of one function."""

    def __init__(self, rows: Rows, layout: DataLayout, subscripts: Subscripts) -> None:
        self._rows = rows
        self._layout = layout
        self._subscripts = subscripts

    def touched(self, instruction: Instruction) -> Span | None:
        """Those of a load or a store; of a block those that are written; None for all else."""
        if isinstance(instruction, MemoryAccess):
            return self._accessed(instruction)
        row = self._row(instruction)
        return None if row is None else self._of_block(instruction, row.destination, row)

    def written(self, instruction: Instruction) -> Span | None:
        """Those of a store, or of a block that is written; None for all else."""
        return None if isinstance(instruction, Load) else self.touched(instruction)

    def read(self, instruction: Instruction) -> Span | None:
        """Those of a load, or of a block that is copied; None for all else."""
        if isinstance(instruction, Load):
            return self._accessed(instruction)
        row = self._row(instruction)
        return self._of_block(instruction, row.source, row) if isinstance(row, CopyRow) else None

    def _row(self, instruction: Instruction) -> TransferRow | None:
        row = self._rows.of(instruction) if isinstance(instruction, Call) else None
        return row if isinstance(row, TransferRow) else None

    def _accessed(self, access: MemoryAccess) -> Span:
        size = Polynomial.constant(self._layout.size_of(access.access_type))
        return Span(access, self._subscripts.address(access.pointer, access), size)

    def _of_block(self, call: Instruction, operand: int, row: TransferRow) -> Span:
        length = self._subscripts.number(call.operands[row.size]).scaled(row.unit)
        return Span(call, self._subscripts.address(call.operands[operand], call), length)
