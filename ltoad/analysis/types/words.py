"""How instructions move bits: which bits of a result are which bits of an operand.

Vectors are looked at as one row of bits, the first element lowest, and
aggregates as their image in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_

from ltoad.analysis.types.lanes import field_bit, mask
from ltoad.ir.instructions import IndexedAggregate, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import IntType, Type, VectorType, is_integer, scalar_of
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantInt,
    ConstantSimple,
    ConstantSplat,
    Value,
)


@dataclass(frozen=True, slots=True)
class Move:
    """``width`` bits of an operand from ``source`` on are those of the result from ``target`` on.

    A ``signed`` move may change the highest of them: for a float that fills
    the bits exactly, its sign.
    """

    operand: int
    source: int
    target: int
    width: int
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Mix:
    """The bits ``target`` of the result are computed from the bits ``source`` of an operand."""

    operand: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Flow:
    """Where the bits of a result come from; other bits are constant."""

    moves: tuple[Move, ...] = ()
    mixes: tuple[Mix, ...] = ()


NOTHING = Flow()


class BitFlow:
    """Bit movements under one data layout; with ``addresses``, those from and to pointers, too."""

    def __init__(self, layout: DataLayout, *, addresses: bool = False) -> None:
        self._layout = layout
        self._rules = {**_RULES, **_OF_ADDRESSES} if addresses else _RULES
        self._known: dict[Instruction, Flow] = {}

    def of(self, instruction: Instruction) -> Flow:
        """The movements of an instruction that is no call and no memory access."""
        if instruction not in self._known:
            rule = self._rules.get(instruction.opcode)
            self._known[instruction] = rule(self, instruction) if rule else NOTHING
        return self._known[instruction]

    def width(self, type_: Type) -> int:
        return self._layout.bits_of(type_)

    # Whole values

    def whole(self, instruction: Instruction) -> Flow:
        width = self.width(instruction.type)
        first = 1 if instruction.opcode == "select" else 0
        count = len(instruction.operands)
        return Flow(tuple(Move(i, 0, 0, width) for i in range(first, count)))

    def of_address(self, instruction: Instruction) -> Flow:
        """A pointer that is looked at as an integer, or the other way round."""
        old, new = instruction.operands[0].type, instruction.type
        if isinstance(old, VectorType):
            return NOTHING
        return Flow((Move(0, 0, 0, min(self.width(old), self.width(new))),))

    def cast(self, instruction: Instruction) -> Flow:
        """zext, sext and trunc, element by element."""
        old, new = (_element_bits(t) for t in (instruction.operands[0].type, instruction.type))
        width = min(old, new)
        count = self.width(instruction.type) // new
        moves = tuple(Move(0, i * old, i * new, width) for i in range(count))
        if instruction.opcode != "sext":
            return Flow(moves)
        smears = tuple(
            Mix(0, mask(i * old + old - 1, 1), mask(i * new + old, new - old)) for i in range(count)
        )
        return Flow(moves, smears)

    def shift(self, instruction: Instruction) -> Flow:
        bits = _element_bits(instruction.type)
        total = self.width(instruction.type)
        distances = _element_constants(instruction.operands[1])
        if distances is None or not all(0 <= d < bits for d in distances):
            return self.mixed(instruction)
        moves, mixes = [], []
        for index, distance in enumerate(distances):
            low = index * bits
            up = instruction.opcode == "shl"
            source, target = (low, low + distance) if up else (low + distance, low)
            moves.append(Move(0, source, target, bits - distance))
            if instruction.opcode == "ashr" and distance:
                sign = mask(low + bits - 1, 1)
                mixes.append(Mix(0, sign, mask(low + bits - distance, distance)))
        assert len(distances) * bits == total
        return Flow(tuple(moves), tuple(mixes))

    # Logic

    def conjunction(self, instruction: Instruction) -> Flow:
        """``and``: with a constant, bits are kept or cleared."""
        width = self.width(instruction.type)
        for operand, other in ((0, 1), (1, 0)):
            kept = constant_bits(instruction.operands[other])
            if kept is not None:
                moves = [Move(operand, s, s, n) for s, n in _runs(kept, width)]
                signed = [
                    Move(operand, s, s, n, signed=True)
                    for s, n in _chunks(width)
                    if _cut(kept, s, n) == mask(0, n - 1)
                ]
                return Flow((*moves, *signed))
        both = self.possible(instruction.operands[0]) & self.possible(instruction.operands[1])
        return Flow((), tuple(Mix(i, both, both) for i in (0, 1)))

    def union(self, instruction: Instruction) -> Flow:
        """``or`` and ``xor``: where one side is surely zero, the other comes through."""
        width = self.width(instruction.type)
        set_ = [self.possible(o) for o in instruction.operands]
        both = set_[0] & set_[1]
        moves: list[Move] = []
        for operand, other in ((0, 1), (1, 0)):
            free = mask(0, width) & ~set_[other]
            moves += [Move(operand, s, s, n) for s, n in _runs(free, width)]
            moves += [
                Move(operand, s, s, n, signed=True)
                for s, n in _chunks(width)
                if _cut(set_[other], s, n) == mask(n - 1, 1)
            ]
        return Flow(tuple(moves), tuple(Mix(i, both, both) for i in (0, 1)))

    def sum(self, instruction: Instruction) -> Flow:
        """``add`` and ``sub``: no carry reaches below the lowest bit of the smaller part."""
        set_ = [self.possible(o) for o in instruction.operands]
        if instruction.opcode == "add" and not set_[0] & set_[1]:
            return self.union(instruction)
        width = self.width(instruction.type)
        first, second = (_lowest(bits, width) for bits in set_)
        if instruction.opcode == "sub":
            keeper, changed = 0, second
        else:
            keeper, changed = (0, second) if first <= second else (1, first)
        high = mask(changed, width - changed)
        moves = (Move(keeper, 0, 0, changed),) if changed else ()
        return Flow(moves, tuple(Mix(i, mask(0, width), high) for i in (0, 1)))

    def mixed(self, instruction: Instruction) -> Flow:
        """Arithmetic: every bit depends on every bit."""
        if not is_integer(instruction.type):
            return NOTHING
        target = mask(0, self.width(instruction.type))
        return Flow(
            (),
            tuple(
                Mix(i, mask(0, self.width(o.type)), target)
                for i, o in enumerate(instruction.operands)
                if is_integer(o.type)
            ),
        )

    # Parts

    def extract_element(self, instruction: Instruction) -> Flow:
        vector, index = instruction.operands
        bits = self.width(instruction.type)
        places = _places(vector.type, index)
        return Flow(tuple(Move(0, i * bits, 0, bits) for i in places))

    def insert_element(self, instruction: Instruction) -> Flow:
        vector, element, index = instruction.operands
        bits = self.width(element.type)
        places = _places(vector.type, index)
        total = self.width(vector.type)
        inserted = tuple(Move(1, 0, i * bits, bits) for i in places)
        if len(places) > 1:
            return Flow((Move(0, 0, 0, total), *inserted))
        return Flow((*_around(places[0] * bits, bits, total), *inserted))

    def shuffle(self, instruction: Instruction) -> Flow:
        first = instruction.operands[0].type
        lanes = _element_constants(instruction.operands[2])
        assert isinstance(first, VectorType)
        if lanes is None:
            return self.mixed(instruction)
        bits = self.width(first) // first.length
        defined = _defined(instruction.operands[2])
        return Flow(
            tuple(
                Move(s // first.length, s % first.length * bits, i * bits, bits)
                for i, s in enumerate(lanes)
                if defined[i]
            )
        )

    def extract_value(self, instruction: Instruction) -> Flow:
        assert isinstance(instruction, IndexedAggregate)
        bit, type_ = field_bit(instruction.operands[0].type, instruction.indices, self._layout)
        return Flow((Move(0, bit, 0, self.width(type_)),))

    def insert_value(self, instruction: Instruction) -> Flow:
        assert isinstance(instruction, IndexedAggregate)
        bit, type_ = field_bit(instruction.type, instruction.indices, self._layout)
        width = self.width(type_)
        around = _around(bit, width, self.width(instruction.type))
        return Flow((*around, Move(1, 0, bit, width)))

    # Bits that are surely zero

    def possible(self, value: Value) -> int:
        """The bits of an integer that may be set."""
        return self._possible(value, {}, _DEEPEST)

    def _possible(self, value: Value, seen: dict[Value, int], depth: int) -> int:
        known = constant_bits(value)
        if known is not None:
            return known
        if value not in seen:
            # all of them, for who comes back here round a loop
            seen[value] = mask(0, self.width(value.type))
            if depth and isinstance(value, Instruction):
                seen[value] &= self._computed(value, seen, depth - 1)
        return seen[value]

    def _computed(self, value: Instruction, seen: dict[Value, int], depth: int) -> int:
        if value.opcode in ("and", "or", "xor", "phi", "select"):
            arms = value.operands[1:] if value.opcode == "select" else value.operands
            parts = [self._possible(o, seen, depth) for o in arms if o is not value]
            return reduce(and_ if value.opcode == "and" else or_, parts)
        if value.opcode in ("zext", "trunc", "shl", "lshr", "bitcast", "freeze"):
            return self._carried_over(value, seen, depth)
        return mask(0, self.width(value.type))

    def _carried_over(self, value: Instruction, seen: dict[Value, int], depth: int) -> int:
        operand = value.operands[0]
        if not is_integer(operand.type):
            return mask(0, self.width(value.type))
        inner = self._possible(operand, seen, depth)
        flow = self.of(value)
        if flow.mixes:
            return mask(0, self.width(value.type))
        return sum(_cut(inner, m.source, m.width) << m.target for m in flow.moves)


_DEEPEST = 24
"""How many instructions that follow on one another are looked at for bits that are zero."""


def _around(bit: int, width: int, total: int) -> tuple[Move, ...]:
    """The bits of operand 0 that a replaced part leaves."""
    rest = total - bit - width
    below = (Move(0, 0, 0, bit),) if bit else ()
    above = (Move(0, bit + width, bit + width, rest),) if rest else ()
    return below + above


def _element_bits(type_: Type) -> int:
    scalar = scalar_of(type_)
    assert isinstance(scalar, IntType)
    return scalar.bits


def _places(type_: Type, index: Value) -> list[int]:
    assert isinstance(type_, VectorType)
    if isinstance(index, ConstantInt) and 0 <= index.value < type_.length:
        return [index.value]
    return list(range(type_.length))


def _lowest(bits: int, width: int) -> int:
    return (bits & -bits).bit_length() - 1 if bits else width


def _cut(bits: int, start: int, width: int) -> int:
    return (bits >> start) & mask(0, width)


def _runs(bits: int, width: int) -> Iterator[tuple[int, int]]:
    """(start, length) of each run of ones."""
    at = 0
    while bits >> at:
        at += _lowest(bits >> at, width)
        length = _lowest(~(bits >> at), width)
        yield at, length
        at += length


def _chunks(width: int) -> Iterator[tuple[int, int]]:
    """The places where a float may lie that fills its bits: of 32 or of 64 bits."""
    for size in (32, 64):
        for start in range(0, width - size + 1, size):
            yield start, size


def _defined(value: Value) -> list[bool]:
    assert isinstance(value.type, VectorType)
    if isinstance(value, ConstantAggregate):
        return [isinstance(e, ConstantInt) for e in value.elements]
    undefined = isinstance(value, ConstantSimple) and value.kind in ("undef", "poison")
    return [not undefined] * value.type.length


def _element_constants(value: Value) -> list[int] | None:
    """The elements of a constant integer or vector; undefined ones are 0."""
    count = value.type.length if isinstance(value.type, VectorType) else 1
    if isinstance(value, ConstantInt):
        return [value.value]
    if isinstance(value, ConstantSimple):
        return [0] * count
    if isinstance(value, ConstantSplat) and isinstance(value.element, ConstantInt):
        return [value.element.value] * count
    if isinstance(value, ConstantAggregate) and isinstance(value.type, VectorType):
        elements = [
            e.value if isinstance(e, ConstantInt) else 0 if isinstance(e, ConstantSimple) else None
            for e in value.elements
        ]
        return None if None in elements else [e for e in elements if e is not None]
    return None


def constant_bits(value: Value) -> int | None:
    """The bits of a constant integer or vector of integers, else None."""
    if not is_integer(value.type):
        return None
    elements = _element_constants(value)
    if elements is None:
        return None
    bits = _element_bits(value.type)
    return sum((e & mask(0, bits)) << (i * bits) for i, e in enumerate(elements))


_Rule = Callable[[BitFlow, Instruction], Flow]
_RULES: dict[str, _Rule] = {
    "phi": BitFlow.whole,
    "select": BitFlow.whole,
    "freeze": BitFlow.whole,
    "bitcast": BitFlow.whole,
    "zext": BitFlow.cast,
    "sext": BitFlow.cast,
    "trunc": BitFlow.cast,
    "shl": BitFlow.shift,
    "lshr": BitFlow.shift,
    "ashr": BitFlow.shift,
    "and": BitFlow.conjunction,
    "or": BitFlow.union,
    "xor": BitFlow.union,
    "add": BitFlow.sum,
    "sub": BitFlow.sum,
    **dict.fromkeys(("mul", "udiv", "sdiv", "urem", "srem"), BitFlow.mixed),
    "extractelement": BitFlow.extract_element,
    "insertelement": BitFlow.insert_element,
    "shufflevector": BitFlow.shuffle,
    "extractvalue": BitFlow.extract_value,
    "insertvalue": BitFlow.insert_value,
}

_OF_ADDRESSES: dict[str, _Rule] = dict.fromkeys(("inttoptr", "ptrtoint"), BitFlow.of_address)
