"""Function values that a derivative needs and the primal computes anyway.

The derivative of a sine is a cosine.  Where the program computes both of one
number, neither is computed again: the reverse sweep gets what the forward sweep
has found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.values import Value
from ltoad.rules.expression import Binary, Expr, Function, Negate, Operand
from ltoad.rules.rows import FormulaRow

_FIRST = 1 << 16
"""Operands from here on are cofunctions by number, and no operands of the instruction."""


@dataclass(frozen=True, slots=True)
class Cofunctions:
    """The calls of functions of one number, by family and argument."""

    form: NormalForm
    calls: dict[tuple[str, Value], list[Call]]

    def substituted(
        self,
        partial: Expr,
        instruction: Instruction,
        primal: Callable[[Value], Value],
        values: dict[int, Value],
    ) -> Expr:
        """The expression with cofunctions as operands, whose values are added by operand."""

        def walk(expression: Expr) -> Expr:
            if isinstance(expression, Negate):
                return replace(expression, operand=walk(expression.operand))
            if isinstance(expression, Binary):
                left, right = walk(expression.left), walk(expression.right)
                return replace(expression, left=left, right=right)
            call = self._cofunction(expression, instruction)
            if call is None:
                return expression
            index = _FIRST + len(values)
            values[index] = primal(call)
            return Operand(index)

        return walk(partial)

    def _cofunction(self, expression: Expr, instruction: Instruction) -> Call | None:
        if not isinstance(expression, Function) or len(expression.arguments) != 1:
            return None
        (argument,) = expression.arguments
        if not isinstance(argument, Operand) or argument.index < 0:
            return None
        operand = instruction.operands[argument.index]
        for call in self.calls.get((expression.name, operand), ()):
            if call.type == instruction.type and self._is_computed(call, instruction):
                return call
        return None

    def _is_computed(self, call: Call, instruction: Instruction) -> bool:
        """Whether control passes both in an iteration of the same loops, or neither."""
        one, other = call.parent, instruction.parent
        assert one is not None
        assert other is not None
        same = self.form.forest.chain(one) == self.form.forest.chain(other)
        return same and self.form.flow.dominates(one, other)


def find_cofunctions(form: NormalForm) -> Cofunctions:
    """All calls that may be another instruction's derivative."""
    calls: dict[tuple[str, Value], list[Call]] = {}
    for instruction in form.function.instructions():
        if not isinstance(instruction, Call) or instruction.is_terminator:
            continue
        row = form.rows.of(instruction)
        if isinstance(row, FormulaRow) and len(row.partials) == 1:
            calls.setdefault((row.family, instruction.operands[0]), []).append(instruction)
    return Cofunctions(form, calls)
