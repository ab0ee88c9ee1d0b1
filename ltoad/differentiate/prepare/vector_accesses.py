"""Masked, gathered and scattered accesses, as one scalar access for each lane.

A lane that the mask excludes reads or writes a stack object of the access's
own instead, so no branch is needed.  Two lanes may have the same address: the
scalar accesses are made in order, as LLVM prescribes for a scatter, and their
adjoints add up one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd

from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call, Function, counted_from
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca
from ltoad.ir.types import I32, I64, PTR, IntType, Type, VectorType, scalar_of
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantInt,
    ConstantSimple,
    ConstantSplat,
    Value,
    integer,
)

_LANE = "masked.lane"
"""How the objects are called that lanes access which a mask excludes."""
_KEPT_METADATA = frozenset(["tbaa", "alias.scope", "noalias"])


def accesses_masked(function: Function, pointer: Value) -> bool:
    """Whether lanes are accessed from a pointer on that a mask may exclude."""
    for instruction in function.instructions():
        if instruction.opcode == "select":
            *_, one, other = instruction.operands
            if counted_from(one) is pointer and isinstance(other, Alloca):
                return other.name.startswith(_LANE)
    return False


class _Lanes:
    """The lanes of one access: whether each takes part, and its address."""

    def __init__(self, function: Function, builder: Builder, call: Call, mask: Value) -> None:
        self._function = function
        self.builder = builder
        self._metadata = tuple(m for m in call.metadata if m[0] in _KEPT_METADATA)
        self._mask = mask
        self._substitute: Value | None = None
        assert isinstance(mask.type, VectorType)
        self.count = mask.type.length

    def part(self, vector: Value, lane: int) -> Value:
        return self.builder.extract_element(vector, integer(I32, lane))

    def flag(self, lane: int) -> bool | Value:
        """Whether a lane takes part: known now, or an i1."""
        known = _constant_lane(self._mask, lane)
        return self.part(self._mask, lane) if known is None else known

    def place(self, flag: bool | Value, address: Value, element: Type) -> Value:
        """The address, or a place that does no harm where the flag is false."""
        if isinstance(flag, bool):
            return address
        if self._substitute is None:
            slot = Alloca(PTR, element, name=self.builder.names.fresh(_LANE))
            self._function.entry.insert(0, slot)
            self._substitute = slot
        return self.builder.select(flag, address, self._substitute)

    def load(self, type_: Type, place: Value, align: int) -> Value:
        return self.builder.load(type_, place, align=align, metadata=self._metadata)

    def store(self, value: Value, place: Value, align: int) -> None:
        self.builder.store(value, place, align=align, metadata=self._metadata)


def _constant_lane(mask: Value, lane: int) -> bool | None:
    """What a constant mask says of a lane; None when only the run can tell."""
    element = None
    if isinstance(mask, ConstantSimple):
        return mask.kind == "true" if mask.kind in ("zeroinitializer", "true") else None
    if isinstance(mask, ConstantSplat):
        element = mask.element
    elif isinstance(mask, ConstantAggregate):
        element = mask.elements[lane]
    return bool(element.value) if isinstance(element, ConstantInt) else None


Addresses = Callable[[_Lanes, int, Type], Value]


def _row(base: Value) -> Addresses:
    """One address after the other."""

    def address(lanes: _Lanes, lane: int, element: Type) -> Value:
        return lanes.builder.gep(element, base, [integer(I64, lane)])

    return address


def _each(pointers: Value) -> Addresses:
    """An address for every lane."""
    return lambda lanes, lane, _: lanes.part(pointers, lane)


def _load_lanes(lanes: _Lanes, addresses: Addresses, through: Value, align: int) -> Value:
    """Loads of all lanes that take part; ``through`` has the others."""
    assert isinstance(through.type, VectorType)
    element = through.type.element
    result: Value = through
    for lane in range(lanes.count):
        flag = lanes.flag(lane)
        if flag is False:
            continue
        place = lanes.place(flag, addresses(lanes, lane, element), element)
        value: Value = lanes.load(element, place, align)
        if not isinstance(flag, bool):
            value = lanes.builder.select(flag, value, lanes.part(through, lane))
        result = lanes.builder.insert_element(result, value, integer(I32, lane))
    return result


def _store_lanes(lanes: _Lanes, addresses: Addresses, values: Value, align: int) -> None:
    assert isinstance(values.type, VectorType)
    element = values.type.element
    for lane in range(lanes.count):
        flag = lanes.flag(lane)
        if flag is not False:
            place = lanes.place(flag, addresses(lanes, lane, element), element)
            lanes.store(lanes.part(values, lane), place, align)


def _as_count(builder: Builder, flag: bool | Value) -> Value:
    return integer(I64, int(flag)) if isinstance(flag, bool) else builder.cast("zext", flag, I64)


def _packed(base: Value) -> Addresses:
    """Addresses in a row for the lanes that take part; to be asked in order."""
    position: list[Value] = [integer(I64, 0)]

    def address(lanes: _Lanes, lane: int, element: Type) -> Value:
        place = lanes.builder.gep(element, base, [position[0]])
        flag = lanes.flag(lane)
        step = _as_count(lanes.builder, flag)
        position[0] = lanes.builder.add(position[0], step)
        return place

    return address


@dataclass(frozen=True, slots=True)
class Access:
    """How the lanes of an intrinsic are addressed; ``stores`` tells it from a load."""

    addresses: Callable[[Value], Addresses]
    stores: bool


ACCESSES: dict[str, Access] = {
    "masked_load": Access(_row, stores=False),
    "masked_store": Access(_row, stores=True),
    "gather": Access(_each, stores=False),
    "scatter": Access(_each, stores=True),
    "expanding_load": Access(_packed, stores=False),
    "compressing_store": Access(_packed, stores=True),
}


def lower_access(
    access: Access, function: Function, builder: Builder, call: Call, layout: DataLayout
) -> Value | None:
    """Write the scalar accesses of one call; returns what a load gives."""
    # LLVM 21 and older pass the alignment as an operand, newer ones as an attribute.
    operands = [o for o in call.operands if not isinstance(o.type, IntType)]
    if access.stores:
        moved, place, mask = operands
    else:
        place, mask, moved = operands
    lanes = _Lanes(function, builder, call, mask)
    align = _alignment(call, layout.size_of(scalar_of(moved.type)))
    if not access.stores:
        return _load_lanes(lanes, access.addresses(place), moved, align)
    _store_lanes(lanes, access.addresses(place), moved, align)
    return None


def _alignment(call: Call, size: int) -> int:
    """What holds for every lane of what the call says of the first."""
    stated = [o.value for o in call.operands if isinstance(o, ConstantInt)]
    for words in call.argument_attributes:
        stated += [int(w.removeprefix("align ")) for w in words if w.startswith("align ")]
    return gcd(max(stated, default=1), size) or 1
