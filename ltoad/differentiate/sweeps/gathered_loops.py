"""Writes the adjoint of a loop place by place (see :mod:`ltoad.differentiate.plan.gathers`).

For a body that reads ``u[i - 1]``, ``u[i]`` and ``u[i + 1]``, the adjoint at place t is what the
iterations t + 1, t and t - 1 contribute to it: the adjoint of the body is written once for each of
these shifts, of which only the contributions to t are taken.  Places near the ends get
less, and the first and last iterations may read elsewhere: these iterations are in a loop
of their own, contribution by contribution, which also does runs that are too short.
"""

from __future__ import annotations

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.dispatch.adjoints import adjoint_of, has_adjoint
from ltoad.differentiate.facts.loop_hints import mark_parallel
from ltoad.differentiate.plan.control import finished_in
from ltoad.differentiate.plan.gathers import Gather
from ltoad.differentiate.sweeps.contributions import (
    CollectedContributions,
    Contributions,
    SingleContributions,
)
from ltoad.differentiate.sweeps.interface import ReverseWriter
from ltoad.differentiate.sweeps.lane_context import LaneContext
from ltoad.ir.instructions import BasicBlock, Instruction, Phi
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I1, I64
from ltoad.ir.values import Value, integer, zero

_SHORT = 8
"""Places besides those at the ends from which on a run is worth a loop over places."""


class _GatheredContext(LaneContext):
    """A lane in which additions to the adjoints of values from outside go through variables.

    ``outer`` has these by value and lane; it is shared by the lanes.
    """

    def __init__(
        self, sweep: ReverseWriter, lane: int, loop: Loop, outer: dict[tuple[Value, int], Value]
    ) -> None:
        super().__init__(sweep, lane)
        self._loop = loop
        self._outer = outer

    def slot(self, value: Value) -> Value:
        real = super().slot(value)
        if isinstance(value, Instruction) and value.parent in self._loop.blocks:
            return real
        key = value, self.lane
        if key not in self._outer:
            owner = ("gathered", self._loop, *key)
            self._outer[key] = self._sweep.frame.adjoint(owner, self.adjoint_type(value))
        return self._outer[key]


class GatheredLoop:
    """The adjoint of one loop, while it is written into a sweep.

    Additions to the adjoints of values from outside of the loop go through variables, so that
    those of surplus copies of the body can be dropped.
    """

    def __init__(self, sweep: ReverseWriter, gather: Gather) -> None:
        self._sweep = sweep
        self._gather = gather
        self._loop = gather.loop
        self._shifts = gather.shifts
        self._counter = sweep.counter(gather.loop)
        self._outer: dict[tuple[Value, int], Value] = {}
        self._contexts = [
            _GatheredContext(sweep, context.lane, gather.loop, self._outer)
            for context in sweep.contexts
        ]
        self._sums: dict[Phi, tuple[Value, list[Value]]] = {}
        interior = gather.interior
        spread = self._shifts[0] - self._shifts[-1]
        self._first = interior.first + spread
        self._last = interior.last + spread

    def write(self) -> None:
        """All iterations; the sweep's counter is that of the last one, and it goes on behind."""
        sweep = self._sweep
        builder = sweep.builder
        last = sweep.iteration(self._loop)
        self._begin_sums()
        count = builder.add(last, integer(I64, 1))
        singly = self._write_choice(count)
        # In this order, narrow loads follow wide stores, which processors forward at once.
        together, ends = self._new_block("together"), self._new_block("ends")
        sweep.builder.cond_br(singly, ends, together)
        sweep.start(together)
        self._write_places(last)
        sweep.builder.br(ends)
        sweep.start(ends)
        self._write_ends(last, count, singly)
        self._clear_seeds(count)
        self._end_sums()

    # Sums that the iterations add to: their adjoint is the same in all

    def _begin_sums(self) -> None:
        for phi in self._gather.header.phis():
            if self._contexts[0].is_active(phi):
                update = phi.incoming_from(self._gather.latch)
                self._sums[phi] = update, [c.take(update) for c in self._contexts]

    def _end_sums(self) -> None:
        sweep = self._sweep
        preheader = sweep.facts.form.loops[self._loop].preheader
        for phi, (_, adjoints) in self._sums.items():
            for context, adjoint in zip(sweep.contexts, adjoints, strict=True):
                context.add(phi.incoming_from(preheader), adjoint)

    # Whether it can be done

    def _write_choice(self, count: Value) -> Value:
        """Whether all iterations are taken singly: short runs, and those whose streams meet."""
        sweep = self._sweep
        choice = sweep.frame.variable(("gathered", self._loop, "singly"), I1)
        sweep.builder.store(integer(I1, 1), choice)
        short = sweep.builder.icmp("ult", count, integer(I64, self._first + self._last + _SHORT))
        long, chosen = self._new_block("long"), self._new_block("chosen")
        sweep.builder.cond_br(short, chosen, long)
        sweep.start(long)
        sweep.builder.store(self._write_meeting(count), choice)
        sweep.builder.br(chosen)
        sweep.start(chosen)
        return sweep.builder.load(I1, choice, hint="singly")

    def _write_meeting(self, count: Value) -> Value:
        """Whether two streams may have a place in common."""
        sweep = self._sweep
        builder = sweep.builder
        builder.store(integer(I64, self._first), self._counter)
        meeting: Value = integer(I1, 0)
        for one, other in self._gather.doubtful:
            size = max(sweep.facts.layout.size_of(load.access_type) for load in (one, other))
            reach = builder.mul(count, integer(I64, size))
            for context in self._contexts:
                here, there = (
                    builder.cast("ptrtoint", context.shadow(load.pointer), I64)
                    for load in (one, other)
                )
                distance = builder.add(builder.sub(here, there), reach)
                near = builder.icmp("ult", distance, builder.mul(reach, integer(I64, 2)))
                meeting = self._or(meeting, near)
        return meeting

    # The ends

    def _write_ends(self, last: Value, count: Value, singly: Value) -> None:
        """The first and last iterations, or all of them ``singly``."""
        sweep = self._sweep
        builder = sweep.builder
        number = builder.select(singly, count, integer(I64, self._first + self._last))
        skipped = builder.sub(count, number)
        body, here = self._begin_count("end", number)
        builder = sweep.builder
        late = builder.icmp("uge", here, integer(I64, self._first))
        iteration = builder.add(here, builder.select(late, skipped, integer(I64, 0)))
        builder.store(iteration, self._counter)
        low, high = self._gather.interior.first, self._gather.interior.last
        guards: dict[int, Value] = {}
        for shift in self._shifts:
            # the places of these iterations are not among those that are gathered
            begin = integer(I64, low + self._shifts[0] - shift)
            end = builder.add(last, integer(I64, self._shifts[-1] - high - shift))
            early = builder.icmp("slt", iteration, begin)
            outside = self._or(early, builder.icmp("sgt", iteration, end))
            guards[shift] = self._or(singly, outside)
        self._write_adjoint(SingleContributions(self._gather, guards))
        self._move_outer(guards[0])
        self._end_count("end", body, here, number)

    def _or(self, one: Value, other: Value) -> Value:
        return self._sweep.builder.binary("or", one, other)

    # The places in between

    def _write_places(self, last: Value) -> None:
        sweep = self._sweep
        interior = self._gather.interior
        begin = integer(I64, interior.first + self._shifts[0])
        spread = self._shifts[0] - self._shifts[-1]
        left_out = interior.first + interior.last + spread - 1
        number = sweep.builder.sub(last, integer(I64, left_out))
        body, here = self._begin_count("place", number)
        place = sweep.builder.add(here, begin)
        sums = CollectedContributions(self._gather)
        for shift in self._shifts:
            step = self._new_block("shift")
            sweep.builder.br(step)
            sweep.start(step)
            sweep.builder.store(sweep.builder.sub(place, integer(I64, shift)), self._counter)
            sums.shift = shift
            with sweep.taking(interior.arms):
                self._write_adjoint(sums)
                self._move_outer(integer(I1, shift == 0))
        sums.store(self._contexts)
        latch = self._end_count("place", body, here, number)
        written = sweep.frame.function.blocks
        mark_parallel(sweep.services.module, written[written.index(body) : -1], latch)

    def _clear_seeds(self, count: Value) -> None:
        """What was stored has handed its derivative on."""
        sweep = self._sweep
        stores = [
            access
            for access in self._gather.instructions
            if isinstance(access, Store) and has_adjoint(access, self._contexts[0])
        ]
        if not stores:
            return
        body, here = self._begin_count("seed", count)
        sweep.builder.store(here, self._counter)
        for store in stores:
            for context in self._contexts:
                where = context.access_of(store.pointer)
                place = context.shadow(store.pointer)
                value = zero(store.access_type)
                sweep.builder.store(value, place, align=store.align, metadata=where)
        self._end_count("seed", body, here, count)

    # One copy of the body

    def _write_adjoint(self, contributions: Contributions) -> None:
        form = self._sweep.facts.form
        for update, adjoints in self._sums.values():
            for context, adjoint in zip(self._contexts, adjoints, strict=True):
                context.add(update, adjoint)
        instructions = [i for b in self._gather.blocks for i in finished_in(b, form)]
        for instruction in reversed(instructions):
            if isinstance(instruction, Phi) or not has_adjoint(instruction, self._contexts[0]):
                continue
            for context in self._contexts:
                if instruction in self._gather.places:
                    assert isinstance(instruction, Load)
                    contributions.add(instruction, context.take(instruction), context)
                elif isinstance(instruction, Store):
                    self._hand_on(instruction, context)
                else:
                    adjoint_of(instruction, context)
        for phi in self._sums:
            for context in self._contexts:
                context.take(phi)

    def _hand_on(self, store: Store, context: LaneContext) -> None:
        """The adjoint of a store, but that the derivative stays in memory."""
        value = store.value
        if not context.is_active(value):
            return
        where = context.access_of(store.pointer)
        seed = context.builder.load(
            store.access_type,
            context.shadow(store.pointer),
            align=store.align,
            metadata=where,
            hint="adjoint",
        )
        context.accumulate(context.slot(value), seed)

    def _move_outer(self, wanted: Value) -> None:
        """Add what is in the variables to the real adjoints, where that is wanted."""
        builder = self._sweep.builder
        for (value, lane), variable in self._outer.items():
            real = self._sweep.contexts[lane]
            type_ = real.adjoint_type(value)
            found = builder.load(type_, variable)
            builder.store(zero(type_), variable)
            part = builder.select(wanted, found, zero(type_))
            real.accumulate(real.slot(value), part)

    # Loops

    def _new_block(self, name: str) -> BasicBlock:
        sweep = self._sweep
        name = f"reverse.{self._gather.header.name}.{name}"
        return sweep.frame.function.add_block(sweep.frame.names.fresh(name))

    def _begin_count(self, name: str, number: Value) -> tuple[BasicBlock, Value]:
        """A loop of so many rounds, of which there is at least one; its body and the round."""
        sweep = self._sweep
        body = self._new_block(name)
        variable = sweep.frame.variable(("gathered", self._loop, name), I64)
        sweep.builder.store(integer(I64, 0), variable)
        sweep.builder.br(body)
        sweep.start(body)
        return body, sweep.builder.load(I64, variable, hint=name)

    def _end_count(self, name: str, body: BasicBlock, here: Value, number: Value) -> Instruction:
        """Go on behind the loop; its back edge."""
        sweep = self._sweep
        following = sweep.builder.add(here, integer(I64, 1))
        variable = sweep.frame.variable(("gathered", self._loop, name), I64)
        sweep.builder.store(following, variable)
        out = self._new_block(f"{name}.out")
        again = sweep.builder.icmp("ult", following, number)
        latch = sweep.builder.cond_br(again, body, out)
        sweep.start(out)
        return latch
