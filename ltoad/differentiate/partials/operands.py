"""What the operands of a partial's expression are, in either mode."""

from __future__ import annotations

from typing import Protocol

from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Instruction
from ltoad.ir.types import StructType
from ltoad.ir.values import Value
from ltoad.rules.expression import RESULT


class PrimalValues(Protocol):
    """What is asked of the context of a rule."""

    @property
    def builder(self) -> Builder: ...

    def primal(self, value: Value) -> Value:
        """The value that the primal computes."""
        ...


def operand_or_result(instruction: Instruction, index: int, context: PrimalValues) -> Value:
    """The primal value of operand ``index``, or for RESULT - k of field k of the result."""
    if index > RESULT:
        return context.primal(instruction.operands[index])
    result = context.primal(instruction)
    if isinstance(instruction.type, StructType):
        return context.builder.extract_value(result, RESULT - index)
    return result
