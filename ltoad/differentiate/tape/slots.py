"""The kinds of places in which a value is kept, and how a sweep gets there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Protocol

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.tape.alignment import alignment
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Metadata
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I32, I64, PTR, StructType, Type
from ltoad.ir.values import Value, integer

MOST_STREAMS = 12
"""Buffers of a nest that lie one behind the other; more are put in rows."""


class Sweep(Protocol):
    """A place in one of the sweeps, where slots are accessed."""

    builder: Builder
    tape_access: Metadata
    """What loads and stores of the tape carry."""

    def field(self, index: int) -> Value:
        """The address of a frame field."""
        ...

    def iteration(self, loop: Loop) -> Value:
        """The current count of a loop around this place."""
        ...

    def variable(self, owner: object, type_: Type) -> Value:
        """The address of a stack variable of this sweep, one per owner."""
        ...


class Slot(Protocol):
    """Storage of one value for each iteration of the loops around it."""

    type: Type

    def store(self, sweep: Sweep, value: Value) -> None: ...

    def load(self, sweep: Sweep) -> Value: ...


def _keep(sweep: Sweep, value: Value, address: Value) -> None:
    align = alignment(value.type)
    sweep.builder.store(value, address, align=align, metadata=sweep.tape_access)


def _kept(sweep: Sweep, type_: Type, address: Value) -> Value:
    access, align = sweep.tape_access, alignment(type_)
    return sweep.builder.load(type_, address, align=align, metadata=access, hint="kept")


@dataclass(eq=False, slots=True)
class FieldSlot:
    """A field of the frame."""

    type: Type
    index: int

    def store(self, sweep: Sweep, value: Value) -> None:
        _keep(sweep, value, sweep.field(self.index))

    def load(self, sweep: Sweep) -> Value:
        return _kept(sweep, self.type, sweep.field(self.index))


@dataclass(eq=False, slots=True)
class Nest:
    """Loops whose extents are known on entry of ``start``, and the slots there.

    ``start`` is the first of them, or around it; ``extents`` are the iterations of all loops but
    the first.  ``fields`` are buffers in the frame, ``blocks`` hold the others.
    """

    loops: tuple[Loop, ...]
    outer: tuple[Loop, ...]
    start: Loop
    extents: list[Slot | int]
    fields: list[ArraySlot] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Block:
    """Buffers of one nest in one piece of memory: one behind the other, or element by element.

    Few buffers lie one behind the other, since vectors of iterations want what they keep side by
    side.  Where an iteration keeps many values, its loop hardly ever becomes one of vectors, and
    as many streams of memory as it keeps values are more than processors follow: there the
    elements of an iteration form a row, as soon as there are more than ``MOST_STREAMS``.

    ``base`` keeps, in the loops around, where the memory is; ``length`` how many elements away
    from one buffer the next one begins, where there is more than one.
    """

    layout: DataLayout
    base: Slot
    length: Slot | None = None
    buffers: list[BufferSlot] = field(default_factory=list)

    @property
    def in_rows(self) -> bool:
        return len(self.buffers) > MOST_STREAMS

    @property
    def ordered(self) -> list[BufferSlot]:
        """What wants more alignment comes first: sizes are multiples of it."""
        return sorted(self.buffers, key=lambda b: -self.layout.align_of(b.type))

    @property
    def row(self) -> StructType:
        return StructType(tuple(buffer.type for buffer in self.ordered))

    @property
    def element(self) -> int:
        """Bytes of one element of all buffers together."""
        if self.in_rows:
            return self.layout.alloc_size_of(self.row)
        return sum(self.layout.alloc_size_of(buffer.type) for buffer in self.buffers)

    def find(self, sweep: Sweep, base: Value, length: Value) -> None:
        """Leave in the sweep's variables where the rows begin, or where each buffer does."""
        if self.in_rows:
            sweep.builder.store(base, sweep.variable(self, PTR))
            return
        before = 0
        for buffer in self.ordered:
            ahead = sweep.builder.mul(length, integer(I64, before)) if before else None
            here = base if ahead is None else sweep.builder.byte_offset(base, ahead)
            sweep.builder.store(here, sweep.variable(buffer, PTR))
            before += self.layout.alloc_size_of(buffer.type)

    def place(self, sweep: Sweep, buffer: BufferSlot, index: Value) -> Value:
        """The address of an element."""
        if not self.in_rows:
            return _element(sweep, buffer, index)
        base = sweep.builder.load(PTR, sweep.variable(self, PTR), hint="tape")
        column = integer(I32, self.ordered.index(buffer))
        return sweep.builder.gep(self.row, base, [index, column])


def _element(sweep: Sweep, buffer: IndexedSlot, index: Value) -> Value:
    """The address of an element of a buffer that lies in one piece."""
    base = sweep.builder.load(PTR, sweep.variable(buffer, PTR), hint="tape")
    return sweep.builder.gep(buffer.type, base, [index])


@dataclass(eq=False, slots=True)
class IndexedSlot(ABC):
    """An element for each iteration of a nest, by its counters in row-major order."""

    type: Type
    nest: Nest

    def store(self, sweep: Sweep, value: Value) -> None:
        _keep(sweep, value, self._place(sweep, self._index(sweep)))

    def load(self, sweep: Sweep) -> Value:
        return _kept(sweep, self.type, self._place(sweep, self._index(sweep)))

    @abstractmethod
    def _place(self, sweep: Sweep, index: Value) -> Value:
        """The address of an element."""

    def _index(self, sweep: Sweep) -> Value:
        builder = sweep.builder
        index = sweep.iteration(self.nest.loops[0])
        for place, loop in enumerate(self.nest.loops[1:]):
            extent = self._extent(sweep, place)
            index = builder.add(builder.mul(index, extent), sweep.iteration(loop))
        return index

    def _extent(self, sweep: Sweep, place: int) -> Value:
        known = self.nest.extents[place]
        if isinstance(known, int):
            return integer(I64, known)
        return sweep.builder.load(I64, sweep.variable(("extent", known), I64), hint="extent")


@dataclass(eq=False, slots=True)
class BufferSlot(IndexedSlot):
    """A buffer in a block."""

    block: Block

    def _place(self, sweep: Sweep, index: Value) -> Value:
        return self.block.place(sweep, self, index)


@dataclass(eq=False, slots=True)
class ArraySlot(IndexedSlot):
    """A buffer small and constant enough to be a field of the frame itself."""

    index: int

    def find(self, sweep: Sweep) -> None:
        """Leave in the sweep's variable where the buffer begins."""
        sweep.builder.store(sweep.field(self.index), sweep.variable(self, PTR))

    def _place(self, sweep: Sweep, index: Value) -> Value:
        return _element(sweep, self, index)


@dataclass(eq=False, slots=True)
class Records:
    """What a loop keeps, one record an iteration, and the slot of where they are.

    They lie in a growing buffer or, ``linked``, each by itself, with the
    address of the one before as its first field: then they never move.
    """

    loop: Loop
    base: Slot
    linked: bool
    fields: list[Type] = field(default_factory=list)

    @property
    def record(self) -> StructType:
        return StructType(tuple(self.fields))


@dataclass(eq=False, slots=True)
class RecordSlot:
    """One field of a loop's records."""

    type: Type
    records: Records
    index: int

    def store(self, sweep: Sweep, value: Value) -> None:
        _keep(sweep, value, self._address(sweep))

    def load(self, sweep: Sweep) -> Value:
        return _kept(sweep, self.type, self._address(sweep))

    def _address(self, sweep: Sweep) -> Value:
        builder = sweep.builder
        base = builder.load(PTR, sweep.variable(self.records, PTR), hint="tape")
        here = integer(I64, 0)
        iteration = here if self.records.linked else sweep.iteration(self.records.loop)
        return builder.gep(self.records.record, base, [iteration, integer(I32, self.index)])
