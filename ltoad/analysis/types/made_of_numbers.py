"""Integers to which no float can have come whole: they are calculated, or chosen among such.

What is claimed of the memory where one is stored, or of the argument that it becomes, says nothing
of it then: the length of a text may lie in a union beside a number.  Bits of floats that are
calculated with are followed all the same, from where they come.
"""

from __future__ import annotations

from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.words import BitFlow
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.types import IntType, is_floating
from ltoad.ir.values import Constant, Value
from ltoad.rules.rows import ExtremumRow, ZeroRow
from ltoad.rules.table import Rows

_CALCULATING = frozenset(
    [
        *("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor"),
        *("shl", "lshr", "ashr", "zext", "sext", "trunc", "icmp", "fptosi", "fptoui"),
        *("phi", "select", "freeze"),
    ]
)
_PIECE = 8
"""As many bits as one by one are put together to a float."""


def made_of_numbers(function: Function, flows: BitFlow, rows: Rows) -> set[Value]:
    """The integers of a function that are no copy of the bits of anything unknown."""
    users = users_of(function)
    found: set[Value] = {i for i in function.instructions() if _may_be_one(i, rows)}
    pending = [i for i in found if isinstance(i, Instruction) and not _is_one(i, found, flows)]
    while pending:
        value = pending.pop()
        if value in found:
            found.remove(value)
            pending += [
                u for u in users.get(value, ()) if u in found and not _is_one(u, found, flows)
            ]
    return found


def _may_be_one(instruction: Instruction, rows: Rows) -> bool:
    if not isinstance(instruction.type, IntType):
        return False
    if isinstance(instruction, Call):
        row = rows.of(instruction)
        return isinstance(row, ExtremumRow) or (isinstance(row, ZeroRow) and _rounds(instruction))
    return instruction.opcode in _CALCULATING


def _rounds(call: Call) -> bool:
    """Whether a function makes an integer of a float."""
    return any(is_floating(o.type) for o in call.operands)


def _is_one(made: Instruction, found: set[Value], flows: BitFlow) -> bool:
    if isinstance(made, Call):
        if _rounds(made):
            return True
        # nobody compares the bits of a float with a number of things
        return any(o in found for o in made.operands)
    if made.opcode == "sext":
        return True
    brought = (made.operands[m.operand] for m in flows.of(made).moves if m.width >= _PIECE)
    return all(isinstance(part, Constant) or part in found for part in brought)
