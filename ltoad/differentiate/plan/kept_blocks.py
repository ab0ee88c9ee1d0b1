"""Copies of memory that a loop nest reads and that is overwritten later.

A stencil reads each cell several times, and so do two loops over one vector.  Instead of an
entry of the tape for each of these loads, the interval that they cover is copied once, before
the nest.  The reverse sweep loads from the copy what the forward sweep loaded from memory.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.intervals import Block, Intervals
from ltoad.differentiate.plan.numbers import emit_conditions, emit_number
from ltoad.differentiate.support.allocate import allocate
from ltoad.differentiate.support.memory_copy import copy_memory
from ltoad.differentiate.tape.slots import Slot, Sweep
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import BasicBlock, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.types import I64, PTR
from ltoad.ir.values import Value, integer

_SPARSE = 2
"""Bytes of an interval for each byte that is loaded, from which on there is too much between."""
_GREATEST, _LEAST = (1 << 63) - 1, -(1 << 63)


@dataclass(eq=False, slots=True)
class KeptBlock:
    """What ``loads`` read off ``pointer``, which is copied whenever ``loop`` is entered.

    ``parts`` are the intervals that are surely accessed; the copy reaches from the first to the
    last byte of them all.  ``readers`` are the loops before which the reverse sweep looks for it.
    ``slot`` keeps, for each iteration around, where the object would begin if the copy
    were part of it.
    """

    loop: Loop
    pointer: Value
    parts: list[Block] = field(default_factory=list)
    loads: list[Load] = field(default_factory=list)
    readers: list[Loop] = field(default_factory=list)
    slot: Slot | None = None

    @property
    def align(self) -> int:
        """The alignment in the copy: it begins where one of the loads reads."""
        return min((load.align for load in self.loads if load.align), default=1)

    def add(self, load: Load, interval: Block | None) -> None:
        """One more load, and the interval in which it surely happens."""
        self.loads.append(load)
        if interval is not None:
            self.add_part(interval)

    def add_part(self, interval: Block) -> None:
        """One more interval that is copied."""
        if interval not in self.parts:
            self.parts.append(interval)

    def is_near(self, block: Block) -> bool:
        """Whether an interval is as good as next to those that are copied."""
        size = max(self.parts[0].size.degree, block.size.degree)
        near = _is_small(block.low - self.parts[0].low, size)
        return near and block.pointer is self.pointer


def find_blocks(facts: Facts, loads: Iterable[Load]) -> dict[Load, KeptBlock]:
    """Blocks in which values lie that would have to be kept otherwise."""
    finder = _Finder(facts)
    placed: list[tuple[Load, Loop, Block]] = []
    left: list[Load] = []
    for load in loads:
        if not load.is_plain:
            continue
        place = finder.place(load)
        if place is None:
            left.append(load)
        else:
            placed.append((load, *place))
    blocks: list[KeptBlock] = []
    by_loop: dict[Loop, list[KeptBlock]] = {}

    def near(load: Load) -> list[KeptBlock]:
        return [b for around in facts.form.loop_chain(load) for b in by_loop.get(around, ())]

    for load, loop, interval in sorted(placed, key=lambda p: p[1].depth):
        if not any(finder.joins(load, b, sure=s) for b in near(load) for s in (True, False)):
            block = KeptBlock(loop, interval.pointer, readers=[loop])
            block.add(load, interval)
            blocks.append(block)
            by_loop.setdefault(loop, []).append(block)
    # what is read now and then is no reason for a copy, but may be next to one, or in it
    for sure in (True, False):
        left = [
            load for load in left if not any(finder.joins(load, b, sure=sure) for b in near(load))
        ]
    blocks = finder.shared(blocks)
    return {load: block for block in blocks for load in block.loads}


class _Finder:
    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._form = facts.form
        self._overwrites = facts.overwrites
        self._subscripts = facts.overwrites.subscripts
        self._known: dict[Loop, Intervals] = {}

    def _intervals(self, loop: Loop) -> Intervals:
        if loop not in self._known:
            conditions = self._overwrites.conditions
            self._known[loop] = Intervals(
                self._form, self._facts.layout, loop, self._subscripts, conditions
            )
        return self._known[loop]

    def place(self, load: Load) -> tuple[Loop, Block] | None:
        """The outermost loop before which what ``load`` reads can be copied, and the interval."""
        for loop in self._form.loop_chain(load):
            found = self._intervals(loop).touched(load)
            if found is None or len(found) != 1 or not self._is_dense(load, loop, found[0]):
                continue
            if not self._overwrites.changes_before(load, loop):
                return loop, found[0]
        return None

    def joins(self, load: Load, block: KeptBlock, *, sure: bool) -> bool:
        """Add a load to a block, if it happens for ``sure`` in each iteration, or else reads
        nothing but what is copied anyway."""
        loop = block.loop
        if loop not in self._form.loop_chain(load):
            return False
        intervals = self._intervals(loop)
        found = intervals.touched(load) if sure else intervals.covered(load)
        if found is None or len(found) != 1 or not block.is_near(found[0]):
            return False
        if not sure and not self._lies_in(load, found[0], block):
            return False
        if self._overwrites.changes_before(load, loop):
            return False
        block.add(load, found[0] if sure else None)
        return True

    def _lies_in(self, load: Load, wanted: Block, block: KeptBlock) -> bool:
        bounds = Bounds(self._form, self._subscripts, self._form.loop_chain(load))
        parts = [p for p in block.parts if _conditions(p) <= _conditions(wanted)]
        below = any(bounds.is_nonnegative(wanted.low - p.low) for p in parts)
        end = wanted.low + wanted.size
        return below and any(bounds.is_nonnegative(p.low + p.size - end) for p in parts)

    # Blocks of several loops

    def shared(self, blocks: list[KeptBlock]) -> list[KeptBlock]:
        """The blocks, without those whose memory was copied before for an earlier loop."""
        order = {block: place for place, block in enumerate(self._form.flow.order)}
        found: list[KeptBlock] = []
        by_place: dict[tuple[Loop, Value], list[KeptBlock]] = {}
        for block in sorted(blocks, key=lambda b: order[b.loop.header]):
            parent = block.loop.parent
            earlier = [] if parent is None else by_place.setdefault((parent, block.pointer), [])
            if not any(self._gives(other, block) for other in earlier):
                found.append(block)
                earlier.append(block)
        return found

    def _gives(self, earlier: KeptBlock, later: KeptBlock) -> bool:
        """Let the loads of a block read the copy of another one, if that is as good."""
        parent = earlier.loop.parent
        near = all(map(earlier.is_near, later.parts))
        if not near or parent is None or later.loop.parent is not parent:
            return False
        start, end = (self._form.loops[b.loop].preheader for b in (earlier, later))
        if not self._form.flow.dominates(start, end):
            return False
        if not all(self._is_known(part, start) for part in later.parts):
            return False
        tests = self._intervals(parent).tests_before(end)
        if tests is None or any(
            self._overwrites.written_between(load, start, end) for load in later.loads
        ):
            return False
        for part in later.parts:
            earlier.add_part(replace(part, tests=tuple(dict.fromkeys((*tests, *part.tests)))))
        earlier.loads += later.loads
        earlier.readers += later.readers
        return True

    def _is_known(self, part: Block, at: BasicBlock) -> bool:
        """Whether the numbers of an interval are there at the end of a block."""
        symbols = {s for n in (part.low, part.size, *part.positive) for s in n.symbols()}
        symbols.update(condition for condition, _ in part.tests)
        return all(
            s.parent is not None and self._form.flow.dominates(s.parent, at)
            for s in symbols
            if isinstance(s, Instruction)
        )

    def _is_dense(self, load: Load, loop: Loop, block: Block) -> bool:
        """Whether about as many bytes are loaded as the interval has."""
        loaded = Polynomial.constant(self._facts.layout.size_of(load.type))
        for inner in self._form.loop_chain(load):
            if loop in inner.chain:
                trips = self._subscripts.trips(inner)
                if trips is None:
                    return False
                loaded = loaded * (trips + Polynomial.constant(1))
        if block.size.degree != loaded.degree:
            return block.size.degree < loaded.degree
        return _leading(block.size) <= _SPARSE * _leading(loaded)


def _conditions(block: Block) -> set[Hashable]:
    """What has to hold for a block to be accessed."""
    return {*block.tests, *(frozenset(number.terms.items()) for number in block.positive)}


def _is_small(number: Polynomial, degree: int) -> bool:
    """Whether a number is far less than others of some degree."""
    return number.degree < degree or (degree == 0 and number.degree == 0)


def _leading(number: Polynomial) -> float:
    """The sum of the coefficients that decide how large a number gets."""
    degree = number.degree
    return abs(sum(float(c) for m, c in number.terms.items() if len(m) == degree))


_NONE: Mapping[Load, KeptBlock] = MappingProxyType({})


class KeptBlocks:
    """The copies of one derivative."""

    def __init__(self, of_load: Mapping[Load, KeptBlock] = _NONE) -> None:
        self.of_load = of_load
        self._starting: dict[Loop, list[KeptBlock]] = {}
        self._read_in: dict[Loop, list[KeptBlock]] = {}
        for block in self:
            self._starting.setdefault(block.loop, []).append(block)
            for loop in block.readers:
                self._read_in.setdefault(loop, []).append(block)

    def __iter__(self) -> Iterator[KeptBlock]:
        return iter(dict.fromkeys(self.of_load.values()))

    def __len__(self) -> int:
        return len(self._starting)

    def copy(
        self, sweep: Sweep, loop: Loop, value_of: Callable[[Value], Value], memory: Value | None
    ) -> None:
        """At the preheader of ``loop``: copy what it reads to the arena at ``memory``."""
        for block in self._starting.get(loop, ()):
            assert memory is not None
            assert block.slot is not None
            builder = sweep.builder
            low, size = _extent(builder, block.parts, value_of)
            copy = allocate(builder, memory, size)
            source = builder.byte_offset(value_of(block.pointer), low)
            copy_memory(builder, copy, source, size)
            start = builder.byte_offset(copy, builder.sub(integer(I64, 0), low))
            block.slot.store(sweep, start)

    def enter(self, sweep: Sweep, loop: Loop) -> None:
        """Before the reverse sweep of ``loop``: find the copies that it reads."""
        for block in self._read_in.get(loop, ()):
            assert block.slot is not None
            sweep.builder.store(block.slot.load(sweep), sweep.variable(block, PTR))

    def load(self, sweep: Sweep, load: Load, value_of: Callable[[Value], Value]) -> Value:
        """What ``load`` read, in the reverse sweep."""
        block, builder = self.of_load[load], sweep.builder
        here, start = (
            builder.cast("ptrtoint", value_of(p), I64) for p in (load.pointer, block.pointer)
        )
        copy = builder.load(PTR, sweep.variable(block, PTR), hint="copy")
        address = builder.byte_offset(copy, builder.sub(here, start))
        return builder.load(
            load.type, address, align=block.align, metadata=sweep.tape_access, hint="kept"
        )


def _extent(
    builder: Builder, parts: list[Block], value_of: Callable[[Value], Value]
) -> tuple[Value, Value]:
    """First byte and size of the memory that all parts are in."""
    low, high = _bounds(builder, parts[0], value_of)
    for part in parts[1:]:
        other_low, other_high = _bounds(builder, part, value_of)
        low = builder.select(builder.icmp("slt", low, other_low), low, other_low)
        high = builder.select(builder.icmp("sgt", high, other_high), high, other_high)
    some = builder.icmp("sgt", high, low)
    nothing = integer(I64, 0)
    return low, builder.select(some, builder.sub(high, low), nothing)


def _bounds(
    builder: Builder, part: Block, value_of: Callable[[Value], Value]
) -> tuple[Value, Value]:
    """The first byte of a part and the one behind the last; none where it is not accessed."""
    low = emit_number(builder, part.low, value_of)
    high = builder.add(low, emit_number(builder, part.size, value_of))
    for condition in emit_conditions(builder, part, value_of):
        low = builder.select(condition, low, integer(I64, _GREATEST))
        high = builder.select(condition, high, integer(I64, _LEAST))
    return low, high
