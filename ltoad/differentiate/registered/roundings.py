"""Sums that round: ``(x + 0x1.8p52) - 0x1.8p52`` is the integer nearest to x.

Exponential functions that programs and libraries bring along find multiples of log 2 like that.
To the rules such a sum would be linear, and what is left of x, a number between -1/2 and 1/2, a
constant. As a rounding its derivative is zero. It is told by the constant that is added and
taken away again: numbers of that size have no fraction.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import FloatType, scalar_of
from ltoad.ir.values import ConstantFloat, ConstantSplat, InlineAssembly, Value
from ltoad.rules.libm import is_multiply_add

_LIMITS = {"double": 2.0**52, "float": 2.0**23}
SPELLINGS = (
    *("0x4330000000000000", "0x4338000000000000", "0xC330000000000000", "0xC338000000000000"),
    *("0x4160000000000000", "0x4168000000000000", "0xC160000000000000", "0xC168000000000000"),
    "8.388608e+06",
)
"""As LLVM writes the constants: the text of a function without one has no such sum."""

Users = dict[Value, list[Instruction]]


def roundings(function: Function) -> list[Instruction]:
    """The sums of a number and such a constant from which it is taken away again."""
    sums = [(i, _added(i)) for i in function.instructions()]
    found = [(i, number) for i, number in sums if number and _is_limit(i, number)]
    if not found:
        return []
    users: Users = {}
    for instruction in function.instructions():
        for operand in instruction.operands:
            users.setdefault(operand, []).append(instruction)
    return [
        instruction
        for instruction, number in found
        if any(_added(user) == -number for user in _later(instruction, users))
    ]


def _is_limit(instruction: Instruction, number: float) -> bool:
    element = scalar_of(instruction.type)
    limit = _LIMITS.get(element.kind) if isinstance(element, FloatType) else None
    return limit is not None and abs(number) in (limit, 1.5 * limit)


def _added(instruction: Instruction) -> float:
    """The constant that is added to something, or 0."""
    if instruction.opcode in ("fadd", "fsub"):
        left, right = map(_number, instruction.operands)
        return -right if instruction.opcode == "fsub" else left or right
    if isinstance(instruction, Call) and is_multiply_add(instruction.callee_name):
        return _number(instruction.operands[2])
    return 0.0


def _number(value: Value) -> float:
    value = value.element if isinstance(value, ConstantSplat) else value
    return value.value() if isinstance(value, ConstantFloat) else 0.0


def _later(value: Instruction, users: Users) -> Iterator[Instruction]:
    """Who uses a value, also when it has been behind a barrier of inline assembly."""
    for user in users.get(value, ()):
        yield user
        if isinstance(user, Call) and isinstance(user.callee, InlineAssembly):
            yield from users.get(user, ())
            for place in user.operands:
                yield from _loaded(place, users)
        elif isinstance(user, Store) and user.operands[0] is value:
            yield from _loaded(user.operands[1], users)


def _loaded(place: Value, users: Users) -> Iterator[Instruction]:
    for load in users.get(place, ()):
        if isinstance(load, Load):
            yield from users.get(load, ())
