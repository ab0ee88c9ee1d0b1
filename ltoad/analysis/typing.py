"""What memory holds: floats, integers or addresses, byte by byte.

LLVM's loads and stores are typed, but optimised code copies floats as
integers and as untyped blocks.  A :class:`MemoryTypes` collects, for each
origin of a function, what typed accesses and type-based alias metadata say
about each offset, so that an untyped copy can be given its meaning.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ltoad.analysis.kinds import ADDRESS, Kind, tbaa_kind
from ltoad.analysis.offsets import Congruence
from ltoad.analysis.origins import Origin, OriginKind
from ltoad.analysis.pointers import Pointers, memory_copy_operands
from ltoad.ir.instructions import Alloca, Call, Function, Instruction, MemoryAccess
from ltoad.ir.layout import DataLayout
from ltoad.ir.module import Module
from ltoad.ir.types import (
    ArrayType,
    FloatType,
    PointerType,
    StructType,
    Type,
    VectorType,
    scalar_of,
)
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Fact:
    """``size`` bytes at ``where`` (repeated) hold ``kind``."""

    where: Congruence
    size: int
    kind: Kind


class MemoryTypes:
    """Facts about one function's memory, by origin."""

    def __init__(
        self, function: Function, pointers: Pointers, module: Module, layout: DataLayout
    ) -> None:
        self._pointers = pointers
        self._module = module
        self._layout = layout
        self._facts: dict[Origin, set[Fact]] = {}
        for instruction in function.instructions():
            if isinstance(instruction, Alloca):
                self._learn_declared(
                    Origin(OriginKind.STACK, instruction), instruction.allocated_type
                )
            if isinstance(instruction, MemoryAccess) and instruction.opcode in ("load", "store"):
                self._learn(instruction, self._plain_kind(instruction))
            elif instruction.opcode == "bitcast":
                self._learn_from_bitcast(instruction)
            if isinstance(instruction, MemoryAccess) and instruction.opcode == "store":
                self._learn_from_bits(instruction)

        self._learn_globals(function)
        copies = [c for i in function.instructions() if (c := _copied(i)) is not None]
        for _ in range(_ROUNDS):
            # a list, because every copy has to be looked at
            if not any([self._exchange(target, source) for target, source in copies]):  # noqa: C419
                break

    def _learn_globals(self, function: Function) -> None:
        named = {
            o
            for i in function.instructions()
            for v in i.operands
            for o in self._pointers.of(v)
            if o.kind is OriginKind.GLOBAL
        }
        for origin in named:
            assert isinstance(origin.key, str)
            if self._module.has_global(origin.key):
                variable = self._module.global_variable(origin.key)
                self._learn_declared(origin, variable.value_type)

    def _learn_declared(self, origin: Origin, type_: Type) -> None:
        """The floats and addresses in the declared type of an object."""
        facts = self._facts.setdefault(origin, set())
        facts.update(declared_facts(type_, self._module, self._layout))

    def _exchange(self, target: Value, source: Value) -> bool:
        """Facts about what a block copy moves hold on both sides."""
        changed = False
        for into, there in self._pointers.of(target).items():
            for origin, here in self._pointers.of(source).items():
                changed |= self.add(into, _moved(self.facts(origin), here, there))
                changed |= self.add(origin, _moved(self.facts(into), there, here))
        return changed

    @property
    def count(self) -> int:
        """How many facts there are: it grows with every new one."""
        return sum(map(len, self._facts.values()))

    def facts(self, origin: Origin) -> frozenset[Fact]:
        return frozenset(self._facts.get(origin, ()))

    def add(self, origin: Origin, facts: Iterable[Fact]) -> bool:
        """Take over facts from elsewhere; whether any was new."""
        known = self._facts.setdefault(origin, set())
        before = len(known)
        known.update(facts)
        return len(known) != before

    def kinds_at(self, pointer: Value, size: int | None) -> frozenset[Kind]:
        """All kinds known of ``size`` bytes behind a pointer value (None: all bytes)."""
        kinds: set[Kind] = set()
        for origin, where in self._pointers.of(pointer).items():
            facts = self._facts.get(origin, set())
            precise = {
                f.kind for f in facts if size is None or f.where.overlaps(f.size, where, size)
            }
            kinds |= precise or {f.kind for f in facts}
        return frozenset(kinds)

    def kind_of_access(self, access: MemoryAccess) -> Kind | None:
        """What a load or store moves; None when nothing tells."""
        plain = self._plain_kind(access)
        if plain is not None:
            return plain
        kinds = self.kinds_at(access.pointer, self._layout.size_of(access.access_type))
        return next(iter(kinds)) if len(kinds) == 1 else None

    def may_be_float(self, access: MemoryAccess) -> bool:
        """Whether an access without a type of its own may touch bytes of a float."""
        if self._plain_kind(access) is not None:
            return False
        kinds = self.kinds_at(access.pointer, self._layout.size_of(access.access_type))
        return any(isinstance(k, FloatType) for k in kinds)

    def _learn_from_bitcast(self, cast: Instruction) -> None:
        """An integer that is loaded and becomes a float was one in memory."""
        source = cast.operands[0]
        kind = scalar_of(cast.type)
        if isinstance(source, MemoryAccess) and isinstance(kind, FloatType):
            self._learn(source, kind)

    def _learn_from_bits(self, store: MemoryAccess) -> None:
        """A float that becomes an integer and is stored is one in memory."""
        value = store.operands[0]
        if isinstance(value, Instruction) and value.opcode == "bitcast":
            kind = scalar_of(value.operands[0].type)
            if isinstance(kind, FloatType):
                self._learn(store, kind)

    def _learn(self, access: MemoryAccess, kind: Kind | None) -> None:
        if kind is None:
            return
        element = kind if isinstance(kind, FloatType) else scalar_of(access.access_type)
        size = self._layout.size_of(element)
        whole = self._layout.size_of(access.access_type)
        for origin, where in self._pointers.of(access.pointer).items():
            facts = self._facts.setdefault(origin, set())
            for offset in range(0, whole, max(size, 1)):
                facts.add(Fact(where.shifted(offset), size, kind))

    def _plain_kind(self, access: MemoryAccess) -> Kind | None:
        """The kind that the access itself states."""
        type_ = scalar_of(access.access_type)
        if isinstance(type_, FloatType):
            return type_
        if isinstance(type_, PointerType):
            return ADDRESS
        return tbaa_kind(access, self._module)


def _copied(instruction: Instruction) -> tuple[Value, Value] | None:
    return memory_copy_operands(instruction) if isinstance(instruction, Call) else None


def _moved(facts: Iterable[Fact], here: Congruence, there: Congruence) -> list[Fact]:
    """Facts about bytes from ``here`` on, said of the bytes from ``there`` on."""
    distance = there.constant - here.constant
    strides = (here.stride, there.stride)
    return [Fact(f.where.shifted(distance, strides), f.size, f.kind) for f in facts]


_MOST_FIELDS = 64
_ROUNDS = 4
"""Copies that follow one another are followed so far; a copy within one block,
shifted, would go on for ever."""


def declared_facts(type_: Type, module: Module, layout: DataLayout) -> list[Fact]:
    """The floats and addresses in an object of a declared type."""
    return _declared(type_, Congruence(), module, layout)


def _declared(type_: Type, at: Congruence, module: Module, layout: DataLayout) -> list[Fact]:
    """The floats and addresses of a type that lies at ``at``."""
    type_ = module.resolve(type_)
    if isinstance(type_, FloatType):
        return [Fact(at, layout.size_of(type_), type_)]
    if isinstance(type_, PointerType):
        return [Fact(at, layout.size_of(type_), ADDRESS)]
    if isinstance(type_, (ArrayType, VectorType)):
        stride = layout.alloc_size_of(type_.element)
        return _declared(type_.element, at.shifted(0, (stride,)), module, layout)
    if isinstance(type_, StructType) and len(type_.elements) <= _MOST_FIELDS:
        pairs = zip(type_.elements, layout.field_offsets(type_), strict=True)
        return [f for e, o in pairs for f in _declared(e, at.shifted(o), module, layout)]
    return []
