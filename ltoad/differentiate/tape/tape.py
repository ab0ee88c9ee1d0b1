"""Where cached values live between the forward and the reverse sweep.

A value outside all loops has a *field* of the frame: a stack slot in combined
mode (and so, after SROA, a register), a field of the tape in split mode.  A
value in loops has a *buffer* indexed by the counters of the innermost loops
whose extents are known on entry of the outermost of them.  Buffers of one
nest lie one behind the other in a block; its address is itself a value of the
loops around those, cached the same way.  A loop whose trip count only the run
tells has one growing buffer of records.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.differentiate.support import arena
from ltoad.differentiate.support.allocate import allocate, multiply
from ltoad.differentiate.tape.hoist import Hoisting
from ltoad.differentiate.tape.slots import (
    ArraySlot,
    Block,
    BufferSlot,
    FieldSlot,
    Nest,
    Records,
    RecordSlot,
    Slot,
    Sweep,
)
from ltoad.ir.builder import Builder
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I64, PTR, ArrayType, Type
from ltoad.ir.values import ConstantInt, Value, integer, zero

STACK_LIMIT = 1 << 15
"""Bytes up to which a buffer of constant size is kept on the stack."""


@dataclass(frozen=True, slots=True)
class Place:
    """``loops`` have an entry for each of their iterations.  The buffer of the innermost ones is
    allocated where ``anchor`` is entered, a loop around them for which there is one entry only."""

    loops: tuple[Loop, ...]
    anchor: Loop | None = None


def _even(builder: Builder, count: Value) -> Value:
    """At least so many, so that doubles in pairs stay where vectors are read at once."""
    return builder.binary("and", builder.add(count, integer(I64, 1)), integer(I64, -2))


class Tape:
    """Hands out slots for one derivative and allocates their buffers.

    ``moves``: growing buffers may move, ``embeds``: arrays may be fields, and lie one behind the
    other.  In a tape that is differentiated in turn, they would be taken for what is beside them.
    """

    def __init__(
        self, form: NormalForm, layout: DataLayout, *, moves: bool = True, embeds: bool = True
    ) -> None:
        self.moves = moves
        self._embeds = embeds
        self._form = form
        self._layout = layout
        self._hoisting = Hoisting(form)
        self.fields: list[Type] = []
        self.nests: dict[tuple[tuple[Loop, ...], Loop | None], Nest] = {}
        self.records: dict[Loop, Records] = {}
        self._starting: dict[Loop, list[Nest]] = {}
        self._allocates = False

    def slot(self, type_: Type, loops: tuple[Loop, ...], anchor: Loop | None = None) -> Slot:
        """A new slot for a value inside ``loops`` (outermost first); see :class:`Place`."""
        if not loops:
            self.fields.append(type_)
            return FieldSlot(type_, len(self.fields) - 1)
        if self._form.loops[loops[-1]].trip_count is None:
            return self._record_slot(type_, loops)
        return self._buffer_slot(type_, loops, anchor)

    def place(self, chain: tuple[Loop, ...], varied: tuple[Loop, ...]) -> Place:
        """Where to keep a value in the loops of ``chain`` that changes in those ``varied``.

        A buffer that is allocated inside a loop has to be one for each of its iterations.
        """
        kept = varied
        while kept and kept != chain:
            unknown = self._form.loops[kept[-1]].trip_count is None
            first = len(kept) - 1 if unknown else self._start_of_nest(kept)
            around = chain[: chain.index(kept[first])]
            left = [loop for loop in around if loop not in kept]
            if not left:
                break
            anchor = left[0]
            inside = [loop for loop in kept if loop in chain[chain.index(anchor) :]]
            if not unknown and all(self._hoisting.extent_known(i, anchor) for i in inside):
                return Place(kept, anchor)
            kept = tuple(loop for loop in chain if loop in kept or loop is anchor)
        return Place(kept)

    @property
    def uses_arena(self) -> bool:
        """Whether any buffer is allocated at run time."""
        return bool(self.records) or self._allocates

    def _record_slot(self, type_: Type, loops: tuple[Loop, ...]) -> Slot:
        loop = loops[-1]
        if loop not in self.records:
            first: list[Type] = [] if self.moves else [PTR]
            base = self.slot(PTR, loops[:-1])
            self.records[loop] = Records(loop, base, not self.moves, first)
        records = self.records[loop]
        records.fields.append(type_)
        return RecordSlot(type_, records, len(records.fields) - 1)

    def _buffer_slot(self, type_: Type, loops: tuple[Loop, ...], anchor: Loop | None) -> Slot:
        nest = self._nest(loops, anchor)
        count = self._constant_count(nest, type_)
        if count is not None:
            array = self.slot(ArrayType(count, type_), ())
            assert isinstance(array, FieldSlot)
            nest.fields.append(ArraySlot(type_, nest, array.index))
            return nest.fields[-1]
        self._allocates = True
        block = self._block(nest)
        if block.buffers and block.length is None:
            block.length = self.slot(I64, nest.outer)
        block.buffers.append(BufferSlot(type_, nest, block))
        return block.buffers[-1]

    def _block(self, nest: Nest) -> Block:
        """Where the next buffer of a nest will be."""
        if not (nest.blocks and self._embeds):
            nest.blocks.append(Block(self._layout, self.slot(PTR, nest.outer)))
        return nest.blocks[-1]

    def _nest(self, loops: tuple[Loop, ...], anchor: Loop | None) -> Nest:
        if (loops, anchor) in self.nests:
            return self.nests[loops, anchor]
        first = self._start_of_nest(loops)
        if anchor is not None:
            first = next(i for i, loop in enumerate(loops) if anchor in loop.chain)
        outer, inside = loops[:first], loops[first:]
        extents: list[Slot | int] = []
        for loop in inside[1:]:
            trips = self._form.loops[loop].trip_count
            if isinstance(trips, ConstantInt):
                extents.append(trips.value + 1)
            else:
                extents.append(self.slot(I64, outer))
        start = anchor or inside[0]
        nest = self.nests[loops, anchor] = Nest(inside, outer, start, extents)
        self._starting.setdefault(start, []).append(nest)
        return nest

    def _start_of_nest(self, loops: tuple[Loop, ...]) -> int:
        """The outermost loop at whose preheader the extents of all inside it are known."""
        first = len(loops) - 1
        while first > 0 and all(
            self._hoisting.extent_known(inner, loops[first - 1]) for inner in loops[first - 1 :]
        ):
            first -= 1
        return first

    def _constant_count(self, nest: Nest, type_: Type) -> int | None:
        """Elements of a buffer that is small and known enough for the frame."""
        count = 1
        for loop in nest.loops:
            trips = self._form.loops[loop].trip_count
            if not isinstance(trips, ConstantInt):
                return None
            count *= trips.value + 1
        small = 0 < count * self._layout.alloc_size_of(type_) <= STACK_LIMIT
        return count if small and self._embeds and not nest.outer else None

    # Forward sweep

    def allocate(
        self, sweep: Sweep, loop: Loop, values: dict[Value, Value], memory: Value | None
    ) -> None:
        """At the preheader of ``loop``: allocate every buffer that starts there.

        ``memory`` is the address of the arena.
        """
        for nest in self._starting.get(loop, ()):
            self._allocate_nest(sweep, nest, values, memory)
        if loop in self.records:
            self._start_records(sweep, self.records[loop])

    def _allocate_nest(
        self, sweep: Sweep, nest: Nest, values: dict[Value, Value], memory: Value | None
    ) -> None:
        builder = sweep.builder
        total = self._hoisting.emit_extent(builder, nest.loops[0], nest.start, values)
        for loop, known in zip(nest.loops[1:], nest.extents, strict=True):
            if isinstance(known, int):
                extent: Value = integer(I64, known)
            else:
                extent = self._hoisting.emit_extent(builder, loop, nest.start, values)
                known.store(sweep, extent)
                builder.store(extent, sweep.variable(("extent", known), I64))
            total = multiply(builder, total, extent)
        for buffer in nest.fields:
            buffer.find(sweep)
        for block in nest.blocks:
            assert memory is not None
            self._allocate_block(sweep, block, total, memory)

    def _allocate_block(self, sweep: Sweep, block: Block, total: Value, memory: Value) -> None:
        builder = sweep.builder
        length = total
        if block.length is not None:
            length = _even(builder, total)
            block.length.store(sweep, length)
        size = integer(I64, block.element)
        base = allocate(builder, memory, multiply(builder, length, size))
        block.base.store(sweep, base)
        block.find(sweep, base, length)

    def _start_records(self, sweep: Sweep, records: Records) -> None:
        builder = sweep.builder
        records.base.store(sweep, zero(PTR))
        builder.store(zero(PTR), sweep.variable(records, PTR))
        builder.store(integer(I64, 0), sweep.variable((records, "capacity"), I64))

    def grow(self, sweep: Sweep, loop: Loop, memory: Value) -> None:
        """At the head of an iteration of ``loop``: make room for its record."""
        records = self.records[loop]
        builder = sweep.builder
        variable = sweep.variable(records, PTR)
        size = self._layout.alloc_size_of(records.record)
        if records.linked:
            record = allocate(builder, memory, integer(I64, size))
            builder.store(builder.load(PTR, variable), record, metadata=sweep.tape_access)
            builder.store(record, variable)
            records.base.store(sweep, record)
            return
        base = builder.call(
            arena.GROW,
            arena.TYPES[arena.GROW],
            [
                memory,
                variable,
                sweep.variable((records, "capacity"), I64),
                sweep.iteration(loop),
                integer(I64, size),
            ],
        )
        records.base.store(sweep, base)

    # Reverse sweep

    def enter(self, sweep: Sweep, loop: Loop) -> None:
        """Before the reverse sweep of ``loop``: find the buffers that start there."""
        builder = sweep.builder
        for nest in self._starting.get(loop, ()):
            for known in nest.extents:
                if not isinstance(known, int):
                    builder.store(known.load(sweep), sweep.variable(("extent", known), I64))
            for buffer in nest.fields:
                buffer.find(sweep)
            for block in nest.blocks:
                length = integer(I64, 0) if block.length is None else block.length.load(sweep)
                block.find(sweep, block.base.load(sweep), length)
        if loop in self.records:
            records = self.records[loop]
            builder.store(records.base.load(sweep), sweep.variable(records, PTR))

    def go_back(self, sweep: Sweep, loop: Loop) -> None:
        """From one iteration of ``loop`` to the one before: find its record."""
        if loop in self.records and self.records[loop].linked:
            variable = sweep.variable(self.records[loop], PTR)
            record = sweep.builder.load(PTR, variable, hint="tape")
            before = sweep.builder.load(PTR, record, metadata=sweep.tape_access, hint="tape")
            sweep.builder.store(before, variable)
