"""Memory through which pieces of floats go as integers, and out of which numbers are made.

Neither is a reason for anything alone: programs hash the bits of numbers, and random numbers are
made of integers.  Where both happen to one object, what is loaded there is bits of a float that
must not become a float again.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.types.carriers import Carriers
from ltoad.analysis.types.tagged_objects import Doubt
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import is_floating, is_integer
from ltoad.ir.values import Value


def mark_pieces(
    function: Function, types: MemoryTypes, carriers: Carriers, pointers: Pointers
) -> None:
    """Note where a function puts pieces of floats, and out of what it makes floats."""
    for instruction in function.instructions():
        if isinstance(instruction, Store):
            word = carriers.word(instruction.value)
            if is_integer(instruction.value.type) and word.spoilt and not instruction.calculated:
                doubt = Doubt(function.name, instruction, "pieces of a float are stored")
                types.pieces.add(pointers.of(instruction.pointer), doubt)
                if _is_read_as_float(instruction, types) and not _is_joined(instruction.value):
                    types.remade.add(pointers.of(instruction.pointer), doubt)
        elif instruction.opcode == "bitcast" and is_floating(instruction.type):
            doubt = Doubt(function.name, instruction, "a number is made of integers")
            for load in _loads_behind(instruction.operands[0]):
                if not load.moved_apart and not carriers.word(load).lanes:
                    types.remade.add(pointers.of(load.pointer), doubt)


def _is_joined(word: Value) -> bool:
    """Whether a word is put together of parts that share no bits, as a compiler says that knows
    more of one part's bits than is known here.  Where the float in it is active, that is refused
    by itself."""
    if not isinstance(word, Instruction):
        return False
    shifted = any(isinstance(o, Instruction) and o.opcode == "shl" for o in word.operands)
    return shifted and _PARTS_APART.get(word.opcode, "") in word.flags


_PARTS_APART = {"or": "disjoint", "add": "nuw"}


def _is_read_as_float(store: Store, types: MemoryTypes) -> bool:
    """Whether floats are known to lie where an integer is stored."""
    contents = types.place(store)
    return bool(contents.floats) or contents.unclear != 0


def _loads_behind(value: Value) -> Iterator[Load]:
    """The loads of integers that an integer is calculated from."""
    seen: dict[Value, None] = {}
    pending = [value]
    while pending:
        found = pending.pop()
        if found in seen or not isinstance(found, Instruction) or not is_integer(found.type):
            continue
        seen[found] = None
        if isinstance(found, Load):
            yield found
        elif not isinstance(found, (MemoryAccess, Call)):
            pending += found.operands
