"""Mathematical functions in derivatives leave ``errno`` alone.

By default C's square root may set it, and a call that does can neither be dropped nor moved: the
forward sweep would run for that alone where nobody asks for the primal's result, and no loop with
such a call would become one of vectors.  Programs that look at ``errno`` keep it.
"""

from __future__ import annotations

from ltoad.ir.instructions import Call, Function
from ltoad.rules.rows import FormulaRow, ZeroRow
from ltoad.rules.table import Rows

_QUIET = ("memory(none)", "nounwind", "willreturn")


def forget_errno(function: Function, rows: Rows) -> None:
    """Let calls of mathematical functions promise that their result is all they leave behind."""
    for instruction in function.instructions():
        if not isinstance(instruction, Call) or instruction.is_terminator:
            continue
        row = rows.of(instruction)
        if isinstance(row, (FormulaRow, ZeroRow)) and row.effects.errno and row.effects.pure:
            instruction.function_attributes = (*instruction.function_attributes, *_QUIET)
