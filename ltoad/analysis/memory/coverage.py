"""Whether memory that a load reads was written before in the same iteration of a loop.

A store in a counted loop that runs to its end before the load, one element
after another without gaps, covers an interval, and so does a block that is filled or copied to.
The load, or the copy from a block, is covered if all that it may read lies in there.  Bounds are
compared as polynomials in what the loops' trip counts are made of (:mod:`subscripts`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.memory.spans import Span, Spans
from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.values import Argument, Value


class Coverage:
    """Answers for the iterations of one loop."""

    def __init__(
        self, form: NormalForm, layout: DataLayout, loop: Loop, subscripts: Subscripts
    ) -> None:
        self._form = form
        self._loop = loop
        self._subscripts = subscripts
        self._numbers: dict[Value, Value] = {}
        self._spans = Spans(form.rows, layout, subscripts)
        self._written = [
            written
            for block in form.flow.ordered(loop.blocks)
            for i in block.instructions
            if not (isinstance(i, MemoryAccess) and i.atomicity is not None)
            and (written := self._spans.written(i)) is not None
        ]

    def covered(self, reader: Instruction) -> bool:
        """Whether the iteration has written all that a load or a copy reads, whatever it was
        before."""
        read = self._spans.read(reader)
        return read is not None and any(self._covers(w, read) for w in self._written)

    def _covers(self, write: Span, reading: Span) -> bool:
        written, read = write.address, reading.address
        if written.base is not read.base:
            return False
        shared, own = self._split(written.loops, read.loops)
        if not set(self._form.loop_chain(read.base)) <= set(shared):
            return False
        if not self._runs_before(write.by, own, reading.by):
            return False
        interval = self._interval(write, shared, own)
        if interval is None:
            return False
        bounds = Bounds(self._form, self._subscripts, (*written.loops, *read.loops))
        reached = bounds.extremes(self._held(read.offset, shared))
        if reached is None:
            return False
        low, high = reached
        before = low - interval[0]
        behind = interval[1] - high - self._held(reading.size, shared)
        return bounds.is_nonnegative(before) and bounds.is_nonnegative(behind)

    def _split(
        self, written: tuple[Loop, ...], read: tuple[Loop, ...]
    ) -> tuple[tuple[Loop, ...], tuple[Loop, ...]]:
        """The loops around both accesses, and those around the store alone."""
        count = 0
        while count < min(len(written), len(read)) and written[count] is read[count]:
            count += 1
        return written[:count], written[count:]

    # Order

    def _runs_before(self, store: Instruction, own: tuple[Loop, ...], load: Instruction) -> bool:
        """Whether the store has run in all iterations of its own loops when the load runs."""
        assert store.parent is not None
        assert load.parent is not None
        flow = self._form.flow
        if not own:
            if store.parent is load.parent:
                instructions = store.parent.instructions
                return instructions.index(store) < instructions.index(load)
            return flow.dominates(store.parent, load.parent)
        inner = [*(loop.header for loop in own[1:]), store.parent]
        always = all(self._in_every(loop, b) for loop, b in zip(own, inner, strict=True))
        return always and flow.dominates(own[0].header, load.parent)

    def _in_every(self, loop: Loop, block: BasicBlock) -> bool:
        """Whether every iteration of a loop passes a block, also the last one."""
        latch = self._form.loops[loop].latch
        ends = {source for source, _ in loop.exit_edges()}
        return ends == {latch} and self._form.flow.dominates(block, latch)

    # What is written

    def _interval(
        self, write: Span, shared: tuple[Loop, ...], own: tuple[Loop, ...]
    ) -> tuple[Polynomial, Polynomial] | None:
        """The first byte that is written and the first one behind."""
        offset = self._held(write.address.offset, shared)
        length = self._held(write.size, shared)
        counters = [s for s in offset.symbols() if self._subscripts.is_counter(s)]
        if not counters:
            free = any(self._subscripts.is_counter(s) for s in length.symbols())
            return None if free else (offset, offset + length)
        size = length.as_constant()
        if size is None or len(counters) > 1 or self._subscripts.loop_of(counters[0]) not in own:
            return None
        counter = counters[0]
        step = offset.step(counter)
        trips = self._trips(self._subscripts.loop_of(counter), shared)
        if step is None or abs(step) != size or trips is None:
            return None
        first = offset.substitute(counter, Polynomial())
        last = offset.substitute(counter, trips)
        low, high = (first, last) if step > 0 else (last, first)
        return low, high + length

    def _trips(self, loop: Loop, shared: tuple[Loop, ...]) -> Polynomial | None:
        """The exact count of a loop in terms of what does not change meanwhile."""
        count = self._form.loops[loop].count
        trips = self._subscripts.trips(loop)
        if count is None or trips is None or not (count.exact or abs(count.step) == 1):
            return None
        held = self._held(trips, shared)
        free = any(self._subscripts.is_counter(s) for s in held.symbols())
        return None if free else held

    def _held(self, offset: Polynomial, shared: Iterable[Loop]) -> Polynomial:
        """With the counters of shared loops as numbers of which nothing is known."""
        for loop in shared:
            counter = self._form.loops[loop].counter
            if counter in offset.symbols():
                offset = offset.substitute(counter, Polynomial.symbol(self._number(counter)))
        return offset

    def _number(self, counter: Value) -> Value:
        if counter not in self._numbers:
            self._numbers[counter] = Argument(counter.type, "held", len(self._numbers))
        return self._numbers[counter]
