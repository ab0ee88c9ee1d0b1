"""Addresses that are loaded as floats get loads of their own.

An enum with a number in one variant and an address in another is loaded once, as the number, and
the address is made of its bits where it is wanted; a struct of a number and an address is loaded as
a vector of two numbers.  Nobody follows an address through a float; out of memory they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ltoad.analysis.shape.users import Users, users_of
from ltoad.analysis.types.word_ends import is_bits_of_float
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.types import I64, Type, VectorType, is_pointer
from ltoad.ir.values import ConstantAggregate, ConstantInt, ConstantSimple, Value, integer


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an address is loaded: element ``index`` of what ``load`` reads."""

    load: Load
    index: int


def load_addresses(function: Function, layout: DataLayout, names: Names) -> dict[Value, Value]:
    """Add such loads to a function; returns what takes the place of what is gone."""
    replaced: dict[Value, Value] = {}
    added: dict[_Place, Load] = {}
    for cast, place in list(_casts(function, layout)):
        assert cast.parent is not None
        cast.parent.instructions.remove(cast)
        if place not in added:
            added[place] = _load_address(place, cast, layout, names)
        replaced[cast] = added[place]
    vectors = dict.fromkeys(p.load for p in added if isinstance(p.load.type, VectorType))
    if vectors:
        _drop_unused(function, vectors)
        users = users_of(function)
        for load in vectors:
            _narrow(load, users, layout, names, replaced)
    return replaced


def _casts(function: Function, layout: DataLayout) -> Iterator[tuple[Instruction, _Place]]:
    """Addresses that are made of the bits of a float, each with the float's load."""
    for cast in function.instructions():
        if cast.opcode != "inttoptr" or not is_pointer(cast.type):
            continue
        place = _place(cast.operands[0])
        if place is None or not place.load.is_plain:
            continue
        if layout.size_of(_element(place.load.type)) == layout.size_of(cast.type):
            yield cast, place


def _element(type_: Type) -> Type:
    return type_.element if isinstance(type_, VectorType) else type_


def _place(bits: Value) -> _Place | None:
    """Where an integer was loaded as a float, or with the bits of several."""
    index = 0
    cast = False
    while isinstance(bits, Instruction) and not isinstance(bits, Load):
        if bits.opcode == "extractelement" and isinstance(bits.operands[1], ConstantInt):
            index = bits.operands[1].value
        elif is_bits_of_float(bits) and _length(bits.type) == _length(bits.operands[0].type):
            cast = True
        else:
            return None
        bits = bits.operands[0]
    return _Place(bits, index) if cast and isinstance(bits, Load) else None


def _length(type_: Type) -> int:
    return type_.length if isinstance(type_, VectorType) else 1


def _load_address(place: _Place, cast: Instruction, layout: DataLayout, names: Names) -> Load:
    """A load of what is loaded as a float, as an address, right behind it."""
    load = place.load
    block = load.parent
    assert block is not None
    here = load.debug_place
    builder = Builder(names, BasicBlock("scratch"))
    offset = place.index * layout.size_of(_element(load.type))
    pointer = builder.byte_offset(load.pointer, integer(I64, offset)) if offset else load.pointer
    address = Load(cast.type, pointer, align=_alignment(load, offset), metadata=here)
    address.name = cast.name
    builder.append(address)
    exchange(block, load, [load, *builder.block.instructions])
    return address


def _alignment(load: Load, offset: int) -> int:
    return min(load.align or 1, offset & -offset) if offset else load.align


# Vectors of which some elements are addresses and no floats


def _drop_unused(function: Function, loads: Iterable[Load]) -> None:
    """Remove the instructions that took addresses out of vectors, where nobody uses them."""
    gone = True
    while gone:
        gone = False
        users = users_of(function)
        for load in loads:
            for user in users.get(load, ()):
                gone |= _drop(user, users)


def _drop(instruction: Instruction, users: Users) -> bool:
    if instruction.opcode not in ("bitcast", "extractelement"):
        return False
    later = users.get(instruction, ())
    if any(_drop(user, users) for user in later):
        return True
    if later or instruction.parent is None:
        return False
    instruction.parent.instructions.remove(instruction)
    return True


def _narrow(
    load: Load, users: Users, layout: DataLayout, names: Names, replaced: dict[Value, Value]
) -> None:
    """Load only those elements of a vector that somebody uses."""
    assert isinstance(load.type, VectorType)
    block = load.parent
    used = set[int]().union(*(_used(load, user) for user in users.get(load, ())))
    if block is None or len(used) == load.type.length:
        return
    builder = Builder(names, BasicBlock("scratch"))
    whole: Value = ConstantSimple(load.type, "poison")
    size = layout.size_of(load.type.element)
    for index in sorted(used):
        pointer = builder.byte_offset(load.pointer, integer(I64, index * size))
        number = builder.load(
            load.type.element,
            pointer,
            align=_alignment(load, index * size),
            metadata=load.debug_place,
        )
        whole = builder.insert_element(whole, number, integer(I64, index))
    exchange(block, load, builder.block.instructions)
    replaced[load] = whole


def _used(load: Load, user: Instruction) -> set[int]:
    """The elements of a vector that an instruction may look at."""
    assert isinstance(load.type, VectorType)
    everything = set(range(load.type.length))
    if user.opcode == "extractelement" and isinstance(user.operands[1], ConstantInt):
        return {user.operands[1].value}
    if user.opcode != "shufflevector":
        return everything
    first, second, mask = user.operands
    chosen = _numbers(mask)
    if chosen is None:
        return everything
    found: set[int] = set()
    for start, vector in ((0, first), (load.type.length, second)):
        if vector is load:
            found |= {n - start for n in chosen if 0 <= n - start < load.type.length}
    return found


def _numbers(mask: Value) -> list[int] | None:
    """The numbers in a shuffle's mask, without those that do not matter."""
    if isinstance(mask, ConstantSimple) and mask.kind == "zeroinitializer":
        return [0]
    if not isinstance(mask, ConstantAggregate):
        return None
    return [e.value for e in mask.elements if isinstance(e, ConstantInt)]
