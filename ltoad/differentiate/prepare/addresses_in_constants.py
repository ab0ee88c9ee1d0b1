"""Addresses of variables whose bits are constants of a floating-point type.

An enum with a number in one variant and a text in another is joined in a register of the number's
type, where the address of a text that is constant stands as a number.  As an instruction, it is
seen to be something else that is made a float.
"""

from __future__ import annotations

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function, Instruction, Phi
from ltoad.ir.types import is_floating
from ltoad.ir.values import ConstantExpression, Value

_Known = dict[tuple[BasicBlock, str], Value]


def spell_addresses(function: Function, names: Names) -> None:
    """Make instructions of such constants, in place."""
    known: _Known = {}
    for block in function.blocks:
        for user in list(block.instructions):
            for index, operand in enumerate(user.operands):
                if _is_address(operand):
                    user.operands[index] = _spelled(operand, user, index, names, known)


def _is_address(value: Value) -> bool:
    """Whether a float is made of the bits of an address."""
    if not isinstance(value, ConstantExpression) or value.opcode != "bitcast":
        return False
    bits = value.operands[0]
    made = isinstance(bits, ConstantExpression) and bits.opcode == "ptrtoint"
    return is_floating(value.type) and made


def _spelled(value: Value, user: Instruction, index: int, names: Names, known: _Known) -> Value:
    """The instruction that stands for a constant; a phi has it where control comes from."""
    builder = Builder(names, BasicBlock("scratch"))
    bits = value
    steps: list[ConstantExpression] = []
    while isinstance(bits, ConstantExpression) and bits.opcode in ("bitcast", "ptrtoint"):
        steps.append(bits)
        bits = bits.operands[0]
    block = user.blocks[index] if isinstance(user, Phi) else user.parent
    assert block is not None
    if isinstance(user, Phi) and (block, str(value)) in known:
        return known[block, str(value)]
    for step in reversed(steps):
        bits = builder.cast(step.opcode, bits, step.type)
    at = len(block.instructions) - 1 if isinstance(user, Phi) else block.instructions.index(user)
    for instruction in builder.block.instructions:
        instruction.parent = block
    block.instructions[at:at] = builder.block.instructions
    if isinstance(user, Phi):
        known[block, str(value)] = bits
    return bits
