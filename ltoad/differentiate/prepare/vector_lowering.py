"""Vector intrinsics in terms of instructions that have rules of their own.

A reduction becomes a chain of scalar operations, so that its derivative is
theirs: a product with zeros among its factors needs no division, and a tie of
a maximum is decided as for two numbers.  What moves lanes becomes a shuffle.
Accesses with a mask or with many addresses are in :mod:`vector_accesses`.
Vectors of unknown length stay as they are, and are refused by their row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.prepare.vector_accesses import ACCESSES, lower_access
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction
from ltoad.ir.module import Module
from ltoad.ir.types import I32, FunctionType, StructType, VectorType
from ltoad.ir.values import ConstantAggregate, ConstantInt, ConstantSimple, Value, integer
from ltoad.rules.functions import type_code
from ltoad.rules.rows import LoweredRow


def has_unknown_length(call: Call) -> bool:
    """Whether a call moves vectors whose length only the processor knows."""
    types = [call.type, *(o.type for o in call.operands)]
    if isinstance(call.type, StructType):
        types += call.type.elements
    return any(isinstance(t, VectorType) and t.scalable for t in types)


def lower_vector_call(
    module: Module,
    function: Function,
    call: Call,
    row: LoweredRow,
    names: Names,
    replaced: dict[Value, Value],
) -> None:
    """Replace a call whose row says LOWERED."""
    block = call.parent
    assert block is not None
    builder = Builder(names, BasicBlock("scratch"))
    access = ACCESSES.get(row.lowering)
    if access is not None:
        result = lower_access(access, function, builder, call, module.layout)
    elif row.lowering == "reduce":
        result = _reduce(module, builder, call, row)
    else:
        result = _MOVES[row.lowering](builder, call)
    exchange(block, call, builder.block.instructions)
    if isinstance(result, Value):
        replaced[call] = result


def _reduce(module: Module, builder: Builder, call: Call, row: LoweredRow) -> Value:
    """Element after element, from the start value if there is one."""
    *starts, vector = call.operands
    assert isinstance(vector.type, VectorType)
    element = vector.type.element
    lanes = [builder.extract_element(vector, integer(I32, k)) for k in range(vector.type.length)]
    total, *rest = [*starts, *lanes]
    for lane in rest:
        if row.reduction.startswith("llvm."):
            name = f"{row.reduction}.{type_code(element)}"
            signature = FunctionType(element, (element, element))
            module.declare(name, signature)
            total = builder.call(name, signature, [total, lane], flags=call.flags)
        else:
            total = builder.binary(row.reduction, total, lane, call.flags)
    return total


# Moves of lanes


def shuffle(builder: Builder, one: Value, other: Value, lanes: Sequence[int | None]) -> Value:
    """``shufflevector``; a lane None is poison."""
    assert isinstance(one.type, VectorType)
    elements: list[Value] = [
        ConstantSimple(I32, "poison") if lane is None else integer(I32, lane) for lane in lanes
    ]
    mask = ConstantAggregate(VectorType(len(lanes), I32), elements)
    type_ = VectorType(len(lanes), one.type.element)
    return builder.append(Instruction("shufflevector", type_, [one, other, mask]))


def _length(value: Value) -> int:
    assert isinstance(value.type, VectorType)
    return value.type.length


def _nothing(like: Value) -> Value:
    return ConstantSimple(like.type, "poison")


def _position(call: Call) -> int:
    """The constant that says where."""
    where = call.operands[-1]
    assert isinstance(where, ConstantInt)
    return where.value


def _reverse(builder: Builder, call: Call) -> Value:
    (vector,) = call.operands
    return shuffle(builder, vector, _nothing(vector), list(reversed(range(_length(vector)))))


def _splice(builder: Builder, call: Call) -> Value:
    """Lanes of both vectors in a row, from a place in the first one (negative: from its end)."""
    one, other, _ = call.operands
    length, start = _length(one), _position(call)
    first = start if start >= 0 else length + start
    return shuffle(builder, one, other, range(first, first + length))


def _splice_right(builder: Builder, call: Call) -> Value:
    one, other, _ = call.operands
    first = _length(one) - _position(call)
    return shuffle(builder, one, other, range(first, first + _length(one)))


def _extract(builder: Builder, call: Call) -> Value:
    vector = call.operands[0]
    start = _position(call)
    assert isinstance(call.type, VectorType)
    lanes = range(start, start + call.type.length)
    return shuffle(builder, vector, _nothing(vector), lanes)


def _insert(builder: Builder, call: Call) -> Value:
    vector, part, _ = call.operands
    start, length, count = _position(call), _length(vector), _length(part)
    padding: list[int | None] = [None] * (length - count)
    wide = shuffle(builder, part, _nothing(part), [*range(count), *padding])
    lanes = [length + k - start if start <= k < start + count else k for k in range(length)]
    return shuffle(builder, vector, wide, lanes)


def _interleave(builder: Builder, call: Call) -> Value:
    one, other = call.operands
    length = _length(one)
    return shuffle(builder, one, other, [k // 2 + (k % 2) * length for k in range(2 * length)])


def _deinterleave(builder: Builder, call: Call) -> Value:
    (vector,) = call.operands
    result: Value = ConstantSimple(call.type, "poison")
    for k in range(2):
        part = shuffle(builder, vector, _nothing(vector), range(k, _length(vector), 2))
        result = builder.insert_value(result, part, k)
    return result


_MOVES: dict[str, Callable[[Builder, Call], Value]] = {
    "reverse": _reverse,
    "splice": _splice,
    "splice_right": _splice_right,
    "extract": _extract,
    "insert": _insert,
    "interleave": _interleave,
    "deinterleave": _deinterleave,
}
