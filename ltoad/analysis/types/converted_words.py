"""Words that are converted to floats as integers, while they may be the bits of a number.

Which it is may be decided after the conversion: compilers convert first where a condition would
drop the result.  So the derivative of what becomes of it tells whether a number's bits were meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ltoad.analysis.types.word_ends import numbers_of
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.types import FloatType, IntType
from ltoad.ir.values import ConstantInt, Value

_FRACTIONS = {64: 52, 32: 23}
"""The bits of a double or a float below its exponent, by all of its bits."""
_ENDS = ("icmp", "phi")


def conversions(
    function: Function, is_word: Callable[[Value], bool]
) -> dict[Instruction, dict[Value, None]]:
    """What makes a float of integers, each with the words of which bits are in them."""
    found = {}
    for instruction in function.instructions():
        if isinstance(instruction.type, FloatType):
            words = _words_in(numbers_of(instruction), is_word)
            if words:
                found[instruction] = words
    return found


def _words_in(values: Iterable[Value], is_word: Callable[[Value], bool]) -> dict[Value, None]:
    found: dict[Value, None] = {}
    seen: dict[Value, None] = {}
    pending = list(values)
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        if is_word(value):
            found[value] = None
        elif isinstance(value, Instruction) and not _ends(value):
            pending += value.operands
    return found


def _ends(instruction: Instruction) -> bool:
    """Whether its operands are no part of a result, or only a number's exponent is, which is the
    same for all numbers nearby."""
    if isinstance(instruction, (MemoryAccess, Call)) or instruction.opcode in _ENDS:
        return True
    if instruction.opcode not in ("lshr", "ashr") or not isinstance(instruction.type, IntType):
        return False
    by = instruction.operands[1]
    least = _FRACTIONS.get(instruction.type.bits)
    return least is not None and isinstance(by, ConstantInt) and by.value >= least
