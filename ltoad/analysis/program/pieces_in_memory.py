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
        elif instruction.opcode == "bitcast" and is_floating(instruction.type):
            doubt = Doubt(function.name, instruction, "a number is made of integers")
            for load in _loads_behind(instruction.operands[0]):
                if not load.moved_apart and not carriers.word(load).lanes:
                    types.remade.add(pointers.of(load.pointer), doubt)


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
