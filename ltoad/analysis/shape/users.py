"""Who uses which value: built once for a function that no longer changes."""

from __future__ import annotations

from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.values import MetadataOperand, Value

Users = dict[Value, list[Instruction]]


def users_of(function: Function) -> Users:
    """The instructions that use each argument and instruction, each user once."""
    users: Users = {}
    for instruction in function.instructions():
        for value in dict.fromkeys(all_operands(instruction)):
            users.setdefault(value, []).append(instruction)
    return users


def all_operands(instruction: Instruction) -> list[Value]:
    """Operands with the callee, bundle operands and values wrapped in metadata."""
    values = [
        o.value if isinstance(o, MetadataOperand) and o.value is not None else o
        for o in instruction.operands
    ]
    if isinstance(instruction, Call):
        values.append(instruction.callee)
        for bundle in instruction.bundles:
            values.extend(bundle.operands)
    return values
