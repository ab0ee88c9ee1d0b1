"""Which loops of a tangent function run once for each lane, not all lanes in each iteration.

With more lanes than a processor has registers, an iteration that does all of them spends its time
on moving values between registers and the stack, and a compiler's vectoriser gives such a body up.
One lane after the other runs a loop like the primal's, which is vectorised as that one is.  The
price is that what the primal computes on the way is computed for each lane: what is cheap, and
reads nothing that the loop writes.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Branch, Call, Instruction, Switch
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.rules.rows import MarkerRow, ScalarRow

MOST_LANES_AT_ONCE = 8
"""So many lanes are written side by side."""


def lane_loops(facts: Facts, width: int) -> Iterator[Loop]:
    """The outermost loops whose every instruction may run once for each lane."""
    if width <= MOST_LANES_AT_ONCE:
        return
    pending = list(facts.form.forest.roots)
    while pending:
        loop = pending.pop()
        if _is_simple(loop, facts):
            yield loop
        else:
            pending += loop.children


def _is_simple(loop: Loop, facts: Facts) -> bool:
    body = [i for block in loop.blocks for i in block.instructions]
    return all(_repeats(i, facts) for i in body) and any(_has_tangent(i, facts) for i in body)


def _repeats(instruction: Instruction, facts: Facts) -> bool:
    if isinstance(instruction, (Load, Store)):
        return instruction.is_plain and not facts.is_tagged(instruction.pointer)
    if isinstance(instruction, MemoryAccess):
        return False
    if isinstance(instruction, Call):
        row = facts.rows.of(instruction)
        return not instruction.is_terminator and isinstance(row, ScalarRow | MarkerRow)
    return not instruction.is_terminator or isinstance(instruction, Branch | Switch)


def _has_tangent(instruction: Instruction, facts: Facts) -> bool:
    if isinstance(instruction, Store):
        return facts.has_shadow(instruction.pointer)
    return facts.activity.is_active(instruction)
