"""Floats that travel side by side in an integer, found again.

LLVM packs two floats into an i64 with zext, shl and or, and cuts pieces out of
a vector as lanes of a wider integer.  No arithmetic happens to the numbers, so
such code is the same as building vectors of floats, for which there are rules.
Here every integer that becomes a float, and every one that is made of nothing
but floats and zeros, is written that way (for little-endian targets).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function, Instruction, Phi
from ltoad.ir.types import (
    I32,
    FloatType,
    IntType,
    Type,
    VectorType,
    is_floating,
    is_integer,
    scalar_of,
)
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantInt,
    ConstantSimple,
    Value,
    integer,
    zero,
)
from ltoad.rules.rows import words

_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128}
_PACKING = frozenset(
    words("or shl lshr ashr zext trunc and extractelement insertelement shufflevector")
)
_MOST_LANES = 64
_DEPTH = 40


@dataclass(frozen=True, slots=True)
class Lane:
    """Element ``index`` of a value, seen as a vector of floats."""

    source: Value
    index: int


ZERO = "zero"
ANY = "poison"
Piece = Lane | str | None
"""A lane of a known value, zero bits, bits that do not matter, or None: anything else."""

_SIMPLE: dict[str, Piece] = {"zeroinitializer": ZERO, "poison": ANY}


def find_float_lanes(function: Function, names: Names) -> None:
    """Rewrite the integers of a function that hold whole floats."""
    pieces = _Pieces()
    for block in function.blocks:
        for instruction in list(block.instructions):
            if instruction.opcode == "bitcast" and is_floating(instruction.type):
                if is_integer(instruction.operands[0].type):
                    _rewrite_cast(instruction, pieces, names)
            elif not _is_packing(instruction):
                _rewrite_operands(instruction, pieces, names)


def _is_packing(value: Value) -> bool:
    return isinstance(value, Instruction) and value.opcode in _PACKING and is_integer(value.type)


def _rewrite_cast(cast: Instruction, pieces: _Pieces, names: Names) -> None:
    """``bitcast`` of packed floats to a float or a vector of them."""
    source = cast.operands[0]
    kind = scalar_of(cast.type)
    if not _is_packing(source) and not _is_packing_behind_cast(source):
        return
    assert isinstance(kind, FloatType)
    found = pieces.of(source, kind)
    if found is None or any(p is None for p in found) or _is_itself(found, source):
        return
    builder = Builder(names, BasicBlock("scratch"))
    vector = _build(builder, found, kind)
    _insert_before(cast, builder)
    if not isinstance(cast.type, VectorType):
        cast.opcode = "extractelement"
        cast.operands = [vector, integer(I32, 0)]
    else:
        cast.operands = [vector]


def _is_packing_behind_cast(value: Value) -> bool:
    return (
        isinstance(value, Instruction)
        and value.opcode == "bitcast"
        and _is_packing(value.operands[0])
    )


def _is_itself(found: Sequence[Piece], source: Value) -> bool:
    return all(isinstance(p, Lane) and p.source is source for p in found)


def _rewrite_operands(user: Instruction, pieces: _Pieces, names: Names) -> None:
    """Integers made of floats that are stored, returned, passed on or chosen."""
    if isinstance(user, Phi) or user.opcode not in ("store", "ret", "call", "select", "freeze"):
        return
    for position, operand in enumerate(user.operands):
        if not _is_packing(operand) and not _is_packing_behind_cast(operand):
            continue
        assert isinstance(operand, Instruction)
        kind = _kind_inside(operand)
        found = pieces.of(operand, kind) if kind is not None else None
        if kind is None or found is None or not _all_floats(found):
            continue
        builder = Builder(names, BasicBlock("scratch"))
        vector = _build(builder, found, kind)
        user.operands[position] = builder.cast("bitcast", vector, operand.type)
        _insert_before(user, builder)


def _all_floats(found: Sequence[Piece]) -> bool:
    lanes = [p for p in found if isinstance(p, Lane)]
    whole = None not in found and bool(lanes)
    return whole and all(is_floating(p.source.type) for p in lanes)


def _kind_inside(value: Instruction) -> FloatType | None:
    """The type of the first float that goes into an integer."""
    waiting: list[Value] = [value]
    seen: set[Value] = set()
    while waiting and len(seen) < _DEPTH:
        here = waiting.pop()
        if here in seen or not isinstance(here, Instruction):
            continue
        seen.add(here)
        if here.opcode == "bitcast":
            kind = scalar_of(here.operands[0].type)
            if isinstance(kind, FloatType):
                return kind
        if here.opcode in _PACKING or here.opcode == "bitcast":
            waiting += here.operands
    return None


def _build(builder: Builder, found: Sequence[Piece], kind: FloatType) -> Value:
    """A vector of the pieces."""
    type_ = VectorType(len(found), kind)
    result: Value = ConstantSimple(type_, "poison")
    vectors: dict[Value, Value] = {}
    for position, piece in enumerate(found):
        if piece == ANY:
            continue
        value: Value = zero(kind)
        if isinstance(piece, Lane):
            if piece.source not in vectors:
                vectors[piece.source] = _as_floats(builder, piece.source, kind)
            value = vectors[piece.source]
            if isinstance(value.type, VectorType):
                value = builder.extract_element(value, integer(I32, piece.index))
        result = builder.insert_element(result, value, integer(I32, position))
    return result


def _as_floats(builder: Builder, source: Value, kind: FloatType) -> Value:
    if scalar_of(source.type) == kind:
        return source
    count = _bit_size(source.type) // _BITS[kind.kind]
    return builder.cast("bitcast", source, VectorType(count, kind) if count > 1 else kind)


def _insert_before(user: Instruction, builder: Builder) -> None:
    block = user.parent
    assert block is not None
    at = block.instructions.index(user)
    for instruction in builder.block.instructions:
        instruction.parent = block
    block.instructions[at:at] = builder.block.instructions


def _bit_size(type_: Type) -> int:
    scalar = scalar_of(type_)
    bits = scalar.bits if isinstance(scalar, IntType) else _BITS.get(getattr(scalar, "kind", ""), 0)
    return bits * (type_.length if isinstance(type_, VectorType) else 1)


class _Pieces:
    """What every integer consists of, in pieces as wide as one float type."""

    def __init__(self) -> None:
        self._known: dict[tuple[Value, FloatType], list[Piece] | None] = {}

    def of(self, value: Value, kind: FloatType, depth: int = 0) -> list[Piece] | None:
        """The pieces from the lowest bit on; None when the value has no whole number of them."""
        bits = _BITS.get(kind.kind, 0)
        size = _bit_size(value.type)
        scalable = isinstance(value.type, VectorType) and value.type.scalable
        if not bits or not size or size % bits or scalable or size // bits > _MOST_LANES:
            return None
        key = (value, kind)
        if key not in self._known:
            count = size // bits
            found = self._look(value, kind, depth) if depth < _DEPTH else None
            self._known[key] = found or [Lane(value, k) for k in range(count)]
        return self._known[key]

    def _look(self, value: Value, kind: FloatType, depth: int) -> list[Piece] | None:
        """The pieces of an operation that only moves bits; None when it is another."""
        if isinstance(value, (ConstantInt, ConstantSimple, ConstantAggregate)):
            return self._constant(value, kind, depth)
        if not isinstance(value, Instruction):
            return None
        if value.opcode == "bitcast":
            inner = value.operands[0]
            same = scalar_of(inner.type) == kind or is_integer(inner.type)
            return self.of(inner, kind, depth + 1) if same else None
        if not is_integer(value.type):
            return None
        if value.opcode in ("extractelement", "insertelement", "shufflevector"):
            return self._lanes(value, kind, depth)
        if value.opcode not in _PACKING or isinstance(value.type, VectorType):
            return None
        return self._scalar(value, kind, depth)

    def _constant(self, value: Value, kind: FloatType, depth: int) -> list[Piece] | None:
        count = _bit_size(value.type) // _BITS[kind.kind]
        if isinstance(value, ConstantInt):
            return [ZERO] * count if value.value == 0 else [None] * count
        if isinstance(value, ConstantSimple):
            return [_SIMPLE.get(value.kind)] * count
        assert isinstance(value, ConstantAggregate)
        parts = [self.of(e, kind, depth + 1) for e in value.elements]
        return [p for part in parts if part is not None for p in part] if all(parts) else None

    def _scalar(self, value: Instruction, kind: FloatType, depth: int) -> list[Piece] | None:
        first = self.of(value.operands[0], kind, depth + 1)
        if value.opcode == "trunc":
            count = _bit_size(value.type) // _BITS[kind.kind]
            return None if first is None else first[:count]
        if first is None:
            return None
        count = _bit_size(value.type) // _BITS[kind.kind]
        if value.opcode == "zext":
            return first + [ZERO] * (count - len(first))
        if value.opcode in ("shl", "lshr", "ashr"):
            return _shifted(value, first, _BITS[kind.kind])
        second = self.of(value.operands[1], kind, depth + 1)
        if value.opcode == "or" and second is not None:
            return [_either(a, b) for a, b in zip(first, second, strict=True)]
        return _masked(value, first, _BITS[kind.kind]) if value.opcode == "and" else None

    def _lanes(self, value: Instruction, kind: FloatType, depth: int) -> list[Piece] | None:
        vectors = 1 if value.opcode == "extractelement" else 2
        parts = [self.of(o, kind, depth + 1) for o in value.operands[:vectors]]
        if any(p is None for p in parts):
            return None
        first = parts[0] or []
        if value.opcode == "shufflevector":
            return _shuffled(value, first, parts[1] or [])
        place = value.operands[-1]
        if not isinstance(place, ConstantInt):
            return None
        length = _length(value.operands[0])
        width = len(first) // length
        start = place.value * width
        if not width or not 0 <= place.value < length:
            return None
        if value.opcode == "extractelement":
            return first[start : start + width]
        return first[:start] + (parts[1] or []) + first[start + width :]


def _length(vector: Value) -> int:
    assert isinstance(vector.type, VectorType)
    return vector.type.length


def _shuffled(value: Instruction, first: list[Piece], second: list[Piece]) -> list[Piece] | None:
    from ltoad.differentiate.adjoint_vectors import mask_lanes

    width = len(first) // _length(value.operands[0])
    both = first + second
    found: list[Piece] = []
    for lane in mask_lanes(value.operands[2]):
        found += [ANY] * width if lane is None else both[lane * width : (lane + 1) * width]
    return found if width else None


def _shifted(value: Instruction, pieces: list[Piece], bits: int) -> list[Piece] | None:
    amount = value.operands[1]
    if not isinstance(amount, ConstantInt) or amount.value % bits:
        return None
    count = min(amount.value // bits, len(pieces))
    if value.opcode == "shl":
        return [ZERO] * count + pieces[: len(pieces) - count]
    filling: Piece = ZERO if value.opcode == "lshr" else None
    return pieces[count:] + [filling] * count


def _masked(value: Instruction, pieces: list[Piece], bits: int) -> list[Piece] | None:
    """``and`` with a constant of whole pieces."""
    mask = value.operands[1]
    if not isinstance(mask, ConstantInt):
        return None
    found: list[Piece] = []
    for k, piece in enumerate(pieces):
        here = (mask.value >> (k * bits)) & ((1 << bits) - 1)
        whole = here == (1 << bits) - 1
        found.append(piece if whole else ZERO if here == 0 else None)
    return found


def _either(a: Piece, b: Piece) -> Piece:
    if a == ZERO:
        return b
    return a if b == ZERO else None
