"""Pointers that may be the bits of a number.

A union of a double and a pointer is moved by either of its members.  Where control decides which
of them there is, LLVM makes pointers of integers, to join them in one register.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.types.carriers import Carriers
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.types import PTR, Type
from ltoad.ir.values import Value


def is_address_word(type_: Type) -> bool:
    """Whether words of a type are pointers that may be moved as memory is."""
    return type_ == PTR


def is_bits_of_address(value: Value) -> bool:
    """Whether an integer is made of an address."""
    return isinstance(value, Instruction) and value.opcode == "ptrtoint"


def may_be_number(value: Value, types: MemoryTypes, carriers: Carriers, layout: DataLayout) -> bool:
    """Whether a pointer comes from where numbers are known to be.

    It is loaded from there, is made of such a number's bits, or joins some that are.
    """
    if not isinstance(value, Instruction) or not is_address_word(value.type):
        return False
    if is_made_of_number(value, carriers):
        return True
    if isinstance(value, Load):
        if value.moved_apart or value.atomicity is not None:
            return False
        contents = types.block([value.pointer], layout.size_of(value.type))
        return bool(contents.floats or contents.unclear)
    if value.opcode not in ("phi", "select"):
        return False
    return any(is_made_of_number(o, carriers) for o in value.operands)


def is_made_of_number(value: Value, carriers: Carriers) -> bool:
    """Whether the bits of a number are taken for an address."""
    if not isinstance(value, Instruction) or value.opcode != "inttoptr":
        return False
    return is_address_word(value.type) and bool(carriers.word(value.operands[0]).lanes)


def without_mere_addresses(
    words: dict[Value, None], ends: Iterable[Instruction]
) -> dict[Value, None]:
    """Words without those pointers that lead to none of the ends: they are mere addresses."""
    wanted: dict[Value, None] = {}
    pending = [o for end in ends for o in end.operands if o in words]
    while pending:
        word = pending.pop()
        if word not in wanted:
            wanted[word] = None
            if isinstance(word, Instruction):
                pending += [o for o in word.operands if o in words]
    return {w: None for w in words if w in wanted or not is_address_word(w.type)}
