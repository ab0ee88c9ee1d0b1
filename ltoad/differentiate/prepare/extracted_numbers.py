"""Numbers and characters that C++ reads from text, put into memory by plain stores.

A stream's extractor, or ``std::from_chars``, is given a variable of its own, which never holds
anything active.  Whether it has written there, its result does not tell in one way for all: a
stream that has failed before leaves the number as it is, with its derivative.
"""

from __future__ import annotations

from ltoad.analysis.shape.ssa import split_normal_edge
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import BasicBlock, Call, Function
from ltoad.ir.memory import Load
from ltoad.ir.types import DOUBLE, FLOAT, I8, I32, I64, IntType, Type
from ltoad.ir.values import ConstantFloat, Value
from ltoad.rules.rows import InactiveRow

_I16 = IntType(16)
_INTEGERS: dict[str, Type] = {
    **dict.fromkeys("abch", I8),
    **dict.fromkeys("st", _I16),
    **dict.fromkeys("ij", I32),
    **dict.fromkeys("lmxy", I64),
}
_FLOATS: dict[str, Type] = {"f": FLOAT, "d": DOUBLE}
_UNREAD: dict[Type, str] = {FLOAT: "0x39A7C3D1E0000000", DOUBLE: "0x0017C3D1E5A9B24D"}
"""Numbers that no text is taken for: tiny, with arbitrary digits."""


def extract_into_variable(function: Function, call: Call, row: InactiveRow, names: Names) -> None:
    """Rewrite a call that reads a number, of a type and to a place that its row tells."""
    letter, index = row.extracts, row.extracted
    type_ = _FLOATS.get(letter) or _INTEGERS[letter]
    place, block = call.operands[index], call.parent
    assert block is not None
    entry = Builder(names, BasicBlock("scratch"))
    variable = entry.alloca(type_, "extracted")
    function.entry.insert(0, entry.block.instructions[0])
    before, after = (Builder(names, BasicBlock("scratch")) for _ in range(2))
    if letter in _FLOATS:
        unread: Value = ConstantFloat(type_, _UNREAD[type_])
        before.store(unread, variable)
        number = after.load(type_, variable)
        is_unread = after.fcmp("oeq", number, unread)
        after.store(after.select(is_unread, after.load(type_, place), number), place)
    else:
        before.store(_integer(before, type_, place), variable)
        after.store(_integer(after, type_, variable), place)
    call.operands[index] = variable
    exchange(block, call, [*before.block.instructions, call])
    if isinstance(call, Invoke):
        following = split_normal_edge(function, call, names)
        exchange(following, following.terminator, [*after.block.instructions, following.terminator])
    else:
        exchange(block, call, [call, *after.block.instructions])


def _integer(builder: Builder, type_: Type, place: Value) -> Value:
    """What lies where an integer or a character is read: one, as the program says by its type.

    As a copy it would be what else may lie in the object.
    """
    number = builder.load(type_, place)
    assert isinstance(number, Load)
    number.moved_apart = True
    return number
