"""Library functions that find another part of an object, such as a cast of C++ to a derived class.

Only how far the part lies from the address that they are given is taken from their result.  So the
address of the part, and that of its shadow, come from the object's by the same distance.
"""

from __future__ import annotations

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Call
from ltoad.ir.types import I64, PTR
from ltoad.ir.values import Value, zero


def point_into_object(call: Call, index: int, names: Names) -> Value:
    """Replace a call; returns what is to stand for its result: null, or an address in the object
    behind argument ``index``."""
    block = call.parent
    assert block is not None
    given = call.operands[index]
    builder = Builder(names, BasicBlock("scratch"))
    found = builder.cast("ptrtoint", builder.append(copy_instruction(call, {}), "found"), I64)
    distance = builder.sub(found, builder.cast("ptrtoint", given, I64))
    part = builder.byte_offset(given, distance)
    missing = builder.icmp("eq", found, zero(I64))
    result = builder.select(missing, zero(PTR), part)
    exchange(block, call, builder.block.instructions)
    return result
