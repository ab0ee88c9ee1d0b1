"""Sizes, alignments and offsets of types, in bytes, from a target's data layout.

The rules are those of LLVM's language reference ("Data Layout").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ltoad.errors import IRError
from ltoad.ir.instructions import GetElementPtr
from ltoad.ir.types import (
    FLOAT_BITS,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    SimpleType,
    StructType,
    Type,
    VectorType,
    is_pointer,
)
from ltoad.ir.values import ConstantExpression, ConstantInt, ConstantSimple, ConstantSplat, Value

_INTEGER_ALIGN = {1: 8, 8: 8, 16: 16, 32: 32, 64: 32}
_FLOAT_ALIGN = {16: 16, 32: 32, 64: 64, 128: 128}
_VECTOR_ALIGN = {64: 64, 128: 128}
_SPEC = re.compile(r"([pivfa])(\d*):(\d+)(?::(\d+))?(?::(\d+))?(?::(\d+))?")


@dataclass(frozen=True, slots=True)
class _Pointer:
    bits: int = 64
    align: int = 64
    index_bits: int = 64


Offset = tuple[int, list[tuple[Value, int]]]
"""Constant bytes, and (index, stride in bytes) for each index that varies."""


def _unresolved(type_: Type) -> Type:
    return type_


def _round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


@dataclass(slots=True)
class DataLayout:
    """``resolve`` gives a named type's body.  Alignments inside are in bits."""

    integers: dict[int, int] = field(default_factory=lambda: dict(_INTEGER_ALIGN))
    floats: dict[int, int] = field(default_factory=lambda: dict(_FLOAT_ALIGN))
    vectors: dict[int, int] = field(default_factory=lambda: dict(_VECTOR_ALIGN))
    pointers: dict[int, _Pointer] = field(default_factory=lambda: {0: _Pointer()})
    aggregate: int = 0
    big_endian: bool = False
    resolve: Callable[[Type], Type] = _unresolved
    _offsets: dict[Type, tuple[tuple[int, ...], int, int]] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str, resolve: Callable[[Type], Type] = _unresolved) -> DataLayout:
        """The layout of a ``target datalayout`` string (without quotes)."""
        layout = cls(resolve=resolve)
        for spec in text.split("-"):
            if spec == "E":
                layout.big_endian = True
            elif match := _SPEC.fullmatch(spec):
                layout._apply(match)
        return layout

    def _apply(self, match: re.Match[str]) -> None:
        kind = match[1]
        number = int(match[2] or 0)
        if kind == "p":
            bits, align = int(match[3]), int(match[4] or match[3])
            self.pointers[number] = _Pointer(bits, align, int(match[6] or bits))
        elif kind == "a":
            self.aggregate = int(match[3])
        else:
            table = {"i": self.integers, "f": self.floats, "v": self.vectors}[kind]
            table[number] = int(match[3])

    def _pointer(self, address_space: int) -> _Pointer:
        return self.pointers.get(address_space, self.pointers[0])

    def pointer_size(self, address_space: int = 0) -> int:
        """Bytes of a pointer."""
        return self._pointer(address_space).bits // 8

    def bits_of(self, type_: Type) -> int:
        """Bits of a value; of a scalable vector, those of one vscale unit.

        Raises IRError for types without a size.
        """
        type_ = self.resolve(type_)
        if isinstance(type_, IntType):
            return type_.bits
        if isinstance(type_, FloatType):
            return FLOAT_BITS[type_.kind]
        if isinstance(type_, PointerType):
            return self._pointer(type_.address_space).bits
        if isinstance(type_, VectorType):
            return type_.length * self.bits_of(type_.element)
        if isinstance(type_, ArrayType):
            return type_.length * self.alloc_size_of(type_.element) * 8
        if isinstance(type_, StructType):
            return self._struct(type_)[1] * 8
        if type_ == SimpleType("x86_amx"):
            return 8192
        raise IRError(f"type {type_} has no size")

    def size_of(self, type_: Type) -> int:
        """Bytes that a load or a store of the type touches (LLVM's store size)."""
        return (self.bits_of(type_) + 7) // 8

    def alloc_size_of(self, type_: Type) -> int:
        """Bytes from one array element to the next, padding included."""
        return _round_up(self.size_of(type_), self.align_of(type_))

    def align_of(self, type_: Type) -> int:
        """ABI alignment in bytes."""
        type_ = self.resolve(type_)
        if isinstance(type_, IntType):
            return self._integer_align(type_.bits) // 8
        if isinstance(type_, FloatType):
            return self._natural(self.floats, FLOAT_BITS[type_.kind])
        if isinstance(type_, PointerType):
            return self._pointer(type_.address_space).align // 8
        if isinstance(type_, VectorType):
            return self._natural(self.vectors, self.bits_of(type_))
        if isinstance(type_, ArrayType):
            return self.align_of(type_.element)
        if isinstance(type_, StructType):
            return self._struct(type_)[2]
        if type_ == SimpleType("x86_amx"):
            return 64
        raise IRError(f"type {type_} has no alignment")

    def _integer_align(self, bits: int) -> int:
        """The entry of that width, else of the next wider one, else of the widest."""
        wider = [width for width in self.integers if width >= bits]
        return self.integers[min(wider) if wider else max(self.integers)]

    @staticmethod
    def _natural(table: dict[int, int], bits: int) -> int:
        """The entry of that width, else the size rounded up to a power of two."""
        if bits in table:
            return table[bits] // 8
        return 1 << max(((bits + 7) // 8 - 1).bit_length(), 0)

    def _struct(self, type_: StructType) -> tuple[tuple[int, ...], int, int]:
        """Field offsets, size and alignment."""
        known = self._offsets.get(type_)
        if known is not None:
            return known
        offsets, end = [], 0
        align = max(self.aggregate // 8, 1) if not type_.packed else 1
        for element in type_.elements:
            if not type_.packed:
                element_align = self.align_of(element)
                align = max(align, element_align)
                end = _round_up(end, element_align)
            offsets.append(end)
            end += self.alloc_size_of(element)
        result = (tuple(offsets), _round_up(end, align), align)
        self._offsets[type_] = result
        return result

    def has_pointers(self, type_: Type) -> bool:
        """Whether values of the type are pointers, or have pointers among their members."""
        type_ = self.resolve(type_)
        if isinstance(type_, StructType):
            return any(map(self.has_pointers, type_.elements))
        return (
            self.has_pointers(type_.element) if isinstance(type_, ArrayType) else is_pointer(type_)
        )

    def is_pointer_at(self, type_: Type, offset: int) -> bool:
        """Whether a pointer starts at a byte of the values of a type."""
        type_ = self.resolve(type_)
        if isinstance(type_, StructType):
            fields = zip(type_.elements, self.field_offsets(type_), strict=True)
            starts = [(e, start) for e, start in fields if start <= offset]
            return bool(starts) and self.is_pointer_at(starts[-1][0], offset - starts[-1][1])
        if isinstance(type_, ArrayType):
            size = self.alloc_size_of(type_.element)
            inside = size > 0 and offset < size * type_.length
            return inside and self.is_pointer_at(type_.element, offset % size)
        return offset == 0 and is_pointer(type_)

    def field_offsets(self, type_: Type) -> tuple[int, ...]:
        """The offset of each field of a struct (named or literal)."""
        body = self.resolve(type_)
        if not isinstance(body, StructType):
            raise IRError(f"{type_} is no struct")
        return self._struct(body)[0]

    def gep_offset(self, gep: GetElementPtr) -> Offset:
        """What a getelementptr adds to its base."""
        return self._offset(gep.source_type, gep.operands[1:])

    def constant_stride(self, gep: GetElementPtr) -> int | None:
        """The bytes between a getelementptr and its base, None when they vary."""
        constant, scaled = self.gep_offset(gep)
        return None if scaled else constant

    def constant_gep_offset(self, gep: ConstantExpression) -> Offset:
        """What a constant getelementptr expression adds to its base."""
        if gep.source_type is None:
            raise IRError(f"{gep} is no getelementptr")
        return self._offset(gep.source_type, gep.operands[1:])

    def _offset(self, source: Type, indices: Sequence[Value]) -> Offset:
        constant = 0
        scaled: list[tuple[Value, int]] = []
        type_ = source
        for position, index in enumerate(indices):
            number = constant_index(index)
            if position > 0:
                type_ = self.resolve(type_)
                if isinstance(type_, StructType):
                    if number is None:
                        raise IRError(f"index {index} into {type_} is no constant")
                    constant += self._struct(type_)[0][number]
                    type_ = type_.elements[number]
                    continue
                type_ = _element(type_)
            stride = self.alloc_size_of(type_)
            if number is None or _is_scalable(type_):
                scaled.append((index, stride))
            else:
                constant += number * stride
        return constant, scaled


def _element(type_: Type) -> Type:
    if isinstance(type_, ArrayType | VectorType):
        return type_.element
    raise IRError(f"type {type_} has no elements")


def _is_scalable(type_: Type) -> bool:
    return isinstance(type_, VectorType) and type_.scalable


def constant_index(index: Value) -> int | None:
    """The value of a constant index (or of one repeated in a vector), else None."""
    if isinstance(index, ConstantInt):
        return index.value
    if isinstance(index, ConstantSplat):
        return constant_index(index.element)
    if isinstance(index, ConstantSimple) and index.kind == "zeroinitializer":
        return 0
    return None
