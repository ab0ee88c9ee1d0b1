"""What becomes of integers: floats, or sizes and subscripts, here or across calls.

What is loaded, compared, converted as a number or stored is not followed: of memory, facts and tags
tell.  Nor are the parts of a word told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ltoad.analysis.types.carriers import is_word
from ltoad.analysis.types.integer_uses import is_counting
from ltoad.analysis.types.passages import Passages
from ltoad.ir.instructions import Call, Function, GetElementPtr, Instruction, Return
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.types import is_floating, is_integer
from ltoad.ir.values import Argument, Constant, ConstantInt, Value

CalleeOf = Callable[[Call], str | None]
"""The function that a call calls, if it is looked into."""
Ends = Callable[[Instruction], Iterable[Value]]
"""The operands that an instruction makes something else of."""

CONVERSIONS = frozenset(["sitofp", "uitofp"])
"""What makes a float of a number."""
_CASTS = frozenset(["bitcast", "extractvalue"])
"""What makes a float of bits."""
_SUMS = frozenset(["add", "sub", "mul", "shl"])
"""What nobody does with the bits of two floats, or with those of one and a small number."""
_GREATEST_STEP = 1 << 16


def floats_of(instruction: Instruction) -> Iterable[Value]:
    """The words of which an instruction makes a float."""
    made = instruction.opcode in _CASTS and is_floating(instruction.type)
    return instruction.operands if made else ()


def numbers_of(instruction: Instruction) -> Iterable[Value]:
    """The integers that an instruction converts to floats as numbers."""
    return instruction.operands if instruction.opcode in CONVERSIONS else ()


def is_bits_of_float(instruction: Instruction) -> bool:
    """Whether an instruction makes an integer of the bits of a float, or integers of floats."""
    cast = instruction.opcode == "bitcast" and is_integer(instruction.type)
    return cast and is_floating(instruction.operands[0].type)


def counts_of(instruction: Instruction) -> Iterable[Value]:
    """The integers that are subscripts in an instruction, or are counted there: one is added in
    memory, or taken away, or there is arithmetic with another integer or a small number.

    What is made of the bits of a float by constants that know of its parts is none of this."""
    if isinstance(instruction, GetElementPtr):
        return instruction.operands[1:]
    if isinstance(instruction, Store) and is_counting(instruction.value, instruction.pointer):
        return (instruction.value,)
    if instruction.opcode not in _SUMS or any(map(_is_wide, instruction.operands)):
        return ()
    return instruction.operands


def _is_wide(value: Value) -> bool:
    """Whether an operand is no variable and no small number."""
    if not isinstance(value, Constant):
        return False
    return not isinstance(value, ConstantInt) or abs(value.value) >= _GREATEST_STEP


def becoming(
    ends: Ends, function: Function, passages: Passages, callee_of: CalleeOf
) -> frozenset[Value]:
    """The integers and aggregates of a function whose bits go, changed or not, to some ``ends``.

    ``passages`` has arguments and results of which that is known, and gets those that are found
    here.
    """
    found: dict[Value, None] = {}
    pending = [
        v for i in function.instructions() for v in (*ends(i), *_passed_on(i, function, passages))
    ]
    while pending:
        value = pending.pop()
        if value in found or isinstance(value, Constant) or not is_word(value.type):
            continue
        found[value] = None
        if isinstance(value, Argument):
            passages.arguments[function.name, value.index] = None
        elif isinstance(value, Call) and (callee := callee_of(value)):
            passages.results[callee] = None
        elif isinstance(value, Instruction):
            pending += _sources(value)
    return frozenset(found)


def _sources(instruction: Instruction) -> Iterable[Value]:
    if isinstance(instruction, MemoryAccess) or instruction.opcode == "icmp":
        return ()
    return instruction.operands[1:] if instruction.opcode == "select" else instruction.operands


def _passed_on(end: Instruction, function: Function, passages: Passages) -> Iterable[Value]:
    """The operands by which an instruction passes what has its end elsewhere."""
    if isinstance(end, Return):
        return end.operands if function.name in passages.results else ()
    if not isinstance(end, Call):
        return ()
    passed = passages.arguments
    return [o for i, o in enumerate(end.operands) if (end.callee_name, i) in passed]
