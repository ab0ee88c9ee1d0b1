"""Which threads of a parallel region add to which adjoints: often each to its own.

Iterations of a worksharing loop are shared out among the threads, so that an address which grows
with the number of the iteration belongs to one of them::

    address = base + stride * iteration + rest

Loads of memory that nothing else is added to meet in another thread only if ``rest`` spreads over
more than a stride: then the first and the last iterations of each thread do, and nothing between
them (``margin`` iterations at either end).  All that is the same in every thread may stand in base,
stride and rest: arguments of the region, and what is loaded from these while nobody writes there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.owned import Own, Range
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.memory import Alloca, AtomicUpdate, Load, MemoryAccess, Store
from ltoad.ir.types import I64, is_floating, is_pointer
from ltoad.ir.values import Argument, Constant, GlobalReference, Value
from ltoad.rules.message_rows import MessageRow
from ltoad.rules.parallel_rows import OrderRow, SharingRow
from ltoad.rules.rows import CopyRow

_LARGEST_MARGIN = 64


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a load reads: ``stride`` and ``rest`` in bytes; ``ends`` are the first and the last
    iteration of all threads, where these are known."""

    load: Load
    loop: Loop
    base: Value
    stride: Polynomial
    rest: Polynomial
    size: int
    ends: tuple[Value, Value] | None


def owned_loads(facts: Facts) -> dict[Instruction, Own]:
    """The loads of a microtask to whose adjoints a thread may add without looking at others."""
    if facts.options.shared is None or not facts.options.same_arguments:
        return {}
    return _Finder(facts).find()


class _Finder:
    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._form = facts.form
        self._subscripts = facts.overwrites.subscripts
        self._instructions = list(facts.form.function.instructions())
        self._constant_memory = not any(map(self._changes_integers, self._instructions))
        self._lowest = self._lowest_iterations()

    def find(self) -> dict[Instruction, Own]:
        if any(map(self._adds_elsewhere, self._instructions)):
            return {}
        loads = [i for i in self._instructions if isinstance(i, Load) and self._is_added_to(i)]
        places = {load: self._place(load) for load in loads}
        owned: dict[Instruction, Own] = {}
        for load, place in places.items():
            others = [o for o in loads if self._may_meet(load, o)]
            if place is None or any(places[o] is None for o in others):
                continue
            margin = self._margin(place, [p for o in others if (p := places[o]) is not None])
            counted = self._form.loops[place.loop].trip_count is not None
            foreign = self._foreign(place, [p for o in others if (p := places[o]) is not None])
            if margin is not None and foreign is not None and (counted or margin == 0):
                here = self._range([place]) if foreign else None
                owned[load] = Own(place.loop, margin, here, foreign)
        return owned

    # What is added to

    def _is_added_to(self, load: Load) -> bool:
        facts = self._facts
        return (
            facts.activity.is_active(load)
            and facts.has_shadow(load.pointer)
            and facts.is_shared(load.pointer)
        )

    def _adds_elsewhere(self, instruction: Instruction) -> bool:
        """Whether something else than a load adds to adjoints that threads share."""
        facts = self._facts
        if isinstance(instruction, AtomicUpdate):
            return facts.has_shadow(instruction.pointer)
        if not isinstance(instruction, Call):
            return False
        row = facts.rows.of(instruction)
        given = instruction.operands if row is None else []
        if isinstance(row, CopyRow):
            given = [instruction.operands[row.source]]
        elif isinstance(row, MessageRow):
            given = [instruction.operands[i] for i in row.buffers]
        return any(is_pointer(o.type) and facts.has_shadow(o) and facts.is_shared(o) for o in given)

    def _may_meet(self, one: Load, other: Load) -> bool:
        classes = [self._facts.classes.of(a.pointer) for a in (one, other)]
        return classes[0] is None or classes[1] is None or bool(classes[0] & classes[1])

    # Where

    def _lowest_iterations(self) -> dict[Value, tuple[Value, Value] | None]:
        """The numbers of the first iterations that a thread is given; with those of the first and
        the last one of all threads, where they stand before the call."""
        found: dict[Value, tuple[Value, Value] | None] = {}
        for call in self._instructions:
            row = self._facts.rows.of(call) if isinstance(call, Call) else None
            if isinstance(row, SharingRow):
                variables = call.operands[row.lowest : row.lowest + 2]
                first, last = (self._stored_before(v, call) for v in variables)
                ends = None
                if first is not None and last is not None:
                    # of numbers that are narrow, the sign is not known here
                    wide = first.type == last.type == I64
                    ends = (first, last) if wide or not row.unsigned else None
                found |= dict.fromkeys(self._loads_after(call, variables[0]), ends)
        return found

    def _stored_before(self, variable: Value, call: Instruction) -> Value | None:
        """What a variable holds when the call comes to it, if that is stored in the same block."""
        block = call.parent
        assert block is not None
        before = block.instructions[: block.instructions.index(call)]
        stores = [i for i in before if isinstance(i, Store) and i.pointer is variable]
        return stores[-1].value if stores else None

    def _loads_after(self, call: Instruction, variable: Value) -> set[Value]:
        """What is loaded from a variable that the call sets, and nobody else behind it."""
        uses = [i for i in self._instructions if variable in i.operands]
        if not isinstance(variable, Alloca) or not all(
            isinstance(u, (Load, Store, Call)) for u in uses
        ):
            return set()
        stores = [u for u in uses if isinstance(u, Store)]
        setting = [u for u in uses if isinstance(u, Call)]
        if setting != [call] or not all(self._is_before(s, call) for s in stores):
            return set()
        before = self._form.flow.comes_before
        return {u for u in uses if isinstance(u, Load) and before(call, u)}

    def _is_before(self, store: Store, call: Instruction) -> bool:
        block = call.parent
        assert block is not None
        same = store.parent is block and store.pointer is not store.value
        order = block.instructions.index
        return same and order(store) < order(call)

    def _place(self, load: Load) -> _Place | None:
        address = self._subscripts.address(load.pointer, load)
        if not is_floating(load.type) or not self._is_same(address.base):
            return None
        for loop in reversed(address.loops):
            for iteration in self._iterations(loop):
                found = self._split(load, loop, address.base, address.offset, iteration)
                if found is not None:
                    return found
        return None

    def _iterations(self, loop: Loop) -> Iterator[Polynomial]:
        """The number of the iteration, in a loop over iterations that a thread is given."""
        for phi in self._form.loops[loop].inductions:
            number = self._subscripts.number(phi)
            if number.symbols() & self._lowest.keys():
                yield number

    def _split(
        self, load: Load, loop: Loop, base: Value, offset: Polynomial, iteration: Polynomial
    ) -> _Place | None:
        lowest = next(iter(iteration.symbols() & self._lowest.keys()))
        if iteration.step(lowest) != 1:
            return None
        stride = offset.slope(lowest)
        if stride is None or not stride.terms:
            return None
        rest = offset - stride * iteration
        varying = set(iteration.symbols())
        if varying & rest.symbols() or varying & stride.symbols():
            return None
        inner = {self._form.loops[c].counter for c in self._inside(loop)}
        if not all(s in inner or self._is_same(s) for s in rest.symbols()):
            return None
        if not all(self._is_same(s) for s in stride.symbols()):
            return None
        size = self._facts.layout.size_of(load.type)
        return _Place(load, loop, base, stride, rest, size, self._lowest[lowest])

    def _inside(self, loop: Loop) -> Iterator[Loop]:
        for child in loop.children:
            yield child
            yield from self._inside(child)

    # What is the same in all threads

    def _is_same(self, value: Value, depth: int = 0) -> bool:
        if isinstance(value, (Argument, GlobalReference)):
            return not isinstance(value, Argument) or value.index in self._given
        if isinstance(value, Constant):
            return True
        if not isinstance(value, Load) or not self._constant_memory or depth > 4:
            return False
        address = self._subscripts.address(value.pointer, value)
        constant = address.offset.as_constant() is not None
        return constant and self._is_same(address.base, depth + 1)

    @property
    def _given(self) -> frozenset[int]:
        assert self._facts.options.shared is not None
        return self._facts.options.shared

    def _changes_integers(self, instruction: Instruction) -> bool:
        """Whether integers or addresses change that all threads see."""
        facts = self._facts
        if isinstance(instruction, Call):
            return facts.rows.of(instruction) is None
        if not isinstance(instruction, MemoryAccess) or isinstance(instruction, Load):
            return False
        written = instruction.value if isinstance(instruction, Store) else instruction
        return not is_floating(written.type) and self._is_seen(instruction.pointer)

    def _is_seen(self, pointer: Value) -> bool:
        origins = self._facts.pointers.of(pointer)
        return not origins or any(
            not o.is_local or o in self._facts.pointers.escaped for o in origins
        )

    # Whether threads meet

    def _margin(self, place: _Place, others: Sequence[_Place]) -> int | None:
        """How many iterations at either end may meet those of other threads; None if all may."""
        if not self._is_shared_out_alike(place):
            return None
        margin = 0
        for other in others:
            if other.loop is not place.loop:
                if not self._apart_in_time(place.loop, other.loop):
                    return None
                continue
            if (other.stride - place.stride).terms:
                return None
            if other.base is not place.base:
                continue
            found = self._shift(place, other)
            if found is None:
                return None
            margin = max(margin, found)
        return margin

    def _foreign(self, place: _Place, others: Sequence[_Place]) -> tuple[Range, ...] | None:
        """What is read from other bases in the loop; None if nobody can tell where that is."""
        by_base: dict[Value, list[_Place]] = {}
        for other in others:
            if other.loop is place.loop and other.base is not place.base:
                by_base.setdefault(other.base, []).append(other)
        ranges = [self._range(group) for group in by_base.values()]
        if ranges and self._range([place]) is None:
            return None
        known = tuple(r for r in ranges if r is not None)
        return known if len(known) == len(ranges) else None

    def _range(self, places: Sequence[_Place]) -> Range | None:
        """What loads with one base and one stride read in all threads."""
        first = places[0]
        stride, ends, found = first.stride.as_constant(), first.ends, []
        loops = tuple(dict.fromkeys((*self._inside(first.loop), first.loop)))
        bounds = Bounds(self._form, self._subscripts, loops)
        for place in places:
            extremes = bounds.extremes(place.rest)
            if extremes is None:
                return None
            found.append([e.as_constant() for e in extremes])
        lows = [low for low, _ in found if low is not None]
        highs = [high for _, high in found if high is not None]
        if stride is None or ends is None or len(lows) + len(highs) < 2 * len(places):
            return None
        size = max(p.size for p in places)
        return Range(first.base, int(stride), *ends, int(min(lows)), int(max(highs)) + size)

    def _shift(self, one: _Place, other: _Place) -> int | None:
        """How many iterations lie between two that meet, at most."""
        loops = tuple(dict.fromkeys((*self._inside(one.loop), one.loop)))
        bounds = Bounds(self._form, self._subscripts, loops)
        extremes = bounds.extremes(one.rest), bounds.extremes(other.rest)
        one_rest, other_rest = extremes
        if one_rest is None or other_rest is None:
            return None
        (low, high), (other_low, other_high) = one_rest, other_rest
        size, other_size = (Polynomial.constant(p.size) for p in (one, other))
        spreads = [high + size - other_low, other_high + other_size - low]
        stride = one.stride.as_constant()
        if stride is None:
            positive = all(bounds.is_nonnegative(one.stride - s) for s in spreads)
            return 0 if positive else None
        constants = [s.as_constant() for s in spreads]
        return _iterations_between(abs(stride), [c for c in constants if c is not None])

    def _is_shared_out_alike(self, place: _Place) -> bool:
        """Whether a thread gets the same iterations whenever it comes to a loop again before all
        have met, or never does."""
        if not self._leads_to(place.loop, place.loop):
            return True
        ends = place.ends or ()
        numbers = map(self._subscripts.number, ends)
        return bool(ends) and all(self._is_same(s) for n in numbers for s in n.symbols())

    def _apart_in_time(self, one: Loop, other: Loop) -> bool:
        """Whether all threads meet between two loops, in whichever order they come."""
        return not (self._leads_to(one, other) or self._leads_to(other, one))

    def _leads_to(self, one: Loop, other: Loop) -> bool:
        pending = [outside for _, outside in one.exit_edges()]
        seen: set[BasicBlock] = set()
        while pending:
            block = pending.pop()
            if block is other.header:
                return True
            if block not in seen and not self._meets(block):
                pending += block.successors
            seen.add(block)
        return False

    def _meets(self, block: BasicBlock) -> bool:
        """Whether all threads wait for one another in a block."""
        rows = (self._facts.rows.of(i) for i in block.instructions if isinstance(i, Call))
        return any(isinstance(row, OrderRow) and row.all_meet for row in rows)


def _iterations_between(stride: Fraction, spreads: Sequence[Fraction]) -> int | None:
    if len(spreads) != 2:
        return None
    widest = max(spreads)
    margin = max(0, -(-(widest - stride) // stride))
    return int(margin) if margin <= _LARGEST_MARGIN else None
