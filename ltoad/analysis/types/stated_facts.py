"""What single instructions say about the memory that they touch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ltoad.analysis.memory.block_copies import copied_block
from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact, declared_facts
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.types.integer_uses import is_atomic_address, is_count, is_number
from ltoad.analysis.types.tbaa import TypeTags
from ltoad.ir.instructions import Call, GetElementPtr, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, ReadModifyWrite, Store
from ltoad.ir.module import Module
from ltoad.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedType,
    PointerType,
    StructType,
    VectorType,
    scalar_of,
)
from ltoad.ir.values import Value
from ltoad.rules.blas import common_symbol

Stated = tuple[Value, list[Fact]]
"""A pointer, and facts counted from where it points."""


class StatedFacts:
    """Facts by accessed types, metadata, uses of integers, struct types of indices and callees."""

    def __init__(
        self, pointers: Pointers, module: Module, layout: DataLayout, tags: TypeTags
    ) -> None:
        self._pointers = pointers
        self._module = module
        self._layout = layout
        self._tags = tags

    def of(
        self, instruction: Instruction, users: Mapping[Value, Sequence[Instruction]]
    ) -> Iterable[Stated]:
        """What an instruction says; ``users`` are those of all values."""
        if isinstance(instruction, Load) and instruction.moved_apart:
            return ()
        if isinstance(instruction, MemoryAccess):
            return [self._access(instruction, users.get(instruction, ()))]
        if isinstance(instruction, Call):
            return [*self._copy(instruction), *self._arrays(instruction)]
        if isinstance(instruction, GetElementPtr):
            return self._index(instruction)
        return ()

    def plain_kind(self, access: MemoryAccess) -> Kind | None:
        """The kind that the access itself states."""
        if isinstance(access, Load) and (access.moved_apart or access.may_be_address):
            return INTEGER if access.moved_apart else ADDRESS
        type_ = scalar_of(access.access_type)
        if isinstance(type_, FloatType):
            return type_
        if isinstance(type_, PointerType):
            return ADDRESS
        node = access.metadata_node("tbaa")
        return self._tags.tag(node).kind if node is not None else None

    def elements(self, access: MemoryAccess) -> list[tuple[Congruence, int]]:
        """Place and size of each element that an access touches, counted from its address."""
        type_ = access.access_type
        size = max(self._layout.size_of(scalar_of(type_)), 1)
        count = type_.length if isinstance(type_, VectorType) else 1
        return [(Congruence(i * size), size) for i in range(count)]

    def _access(self, access: MemoryAccess, users: Iterable[Instruction]) -> Stated:
        """What the accessed type, the metadata, and the use of an integer say."""
        element = scalar_of(access.access_type)
        kind = self.plain_kind(access) or self._kind_by_use(access, users)
        found = [Fact(where, size, kind) for where, size in self.elements(access) if kind]
        if kind is None and not isinstance(element, IntType):
            found = declared_facts(access.access_type, self._module, self._layout)
        word = access.value if isinstance(access, Store) else access
        if isinstance(element, IntType) and self._pointers.is_address(word):
            found += [Fact(where, size, ADDRESS) for where, size in self.elements(access)]
        node = access.metadata_node("tbaa")
        if node is not None:
            found += self._tags.tag(node).members
        return access.pointer, [f.accessed(access.align) for f in found]

    def _kind_by_use(self, access: MemoryAccess, users: Iterable[Instruction]) -> Kind | None:
        """What an integer is by what is done with it."""
        if not isinstance(scalar_of(access.access_type), IntType):
            return None
        if isinstance(access, ReadModifyWrite) and is_count(access):
            return INTEGER
        users = list(users)
        if is_atomic_address(access, users):
            return ADDRESS
        return NUMBER if is_number(access, users) else None

    def _index(self, gep: GetElementPtr) -> Iterator[Stated]:
        """An index into an array of a named struct tells what its elements are."""
        source = gep.source_type
        while isinstance(source, ArrayType):
            source = source.element
        if isinstance(source, NamedType) and isinstance(self._module.resolve(source), StructType):
            stride = self._layout.alloc_size_of(source)
            declared = declared_facts(source, self._module, self._layout)
            yield (
                gep.operands[0],
                [Fact(f.where.shifted(0, (stride,)), f.size, f.kind) for f in declared],
            )

    def _copy(self, call: Call) -> Iterator[Stated]:
        node = call.metadata_node("tbaa.struct")
        copied = copied_block(call, self._pointers.rows)
        if node is not None and copied is not None:
            for pointer in copied[:2]:
                yield pointer, list(self._tags.copied(node))

    def _arrays(self, call: Call) -> Iterator[Stated]:
        """What a BLAS routine takes are arrays of its floats."""
        symbol = common_symbol(call.callee_name)
        if symbol is None:
            return
        size = self._layout.size_of(symbol.number)
        fact = Fact(Congruence().shifted(0, (size,)), size, symbol.number)
        for parameter, operand in zip(symbol.routine.parameters, call.operands, strict=True):
            if parameter.kind == "array":
                yield operand, [fact]
