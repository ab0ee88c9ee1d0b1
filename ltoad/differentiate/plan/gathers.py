"""Loops whose adjoint is written place by place instead of iteration by iteration.

The adjoint of a stencil adds to the derivatives of all cells that an iteration reads: a *scatter*,
in which neighbouring iterations add to the same places, so that no compiler vectorises it.
Turned round, it is a *gather*: for each place, the contributions of all iterations that read it
(Hückelheim et al., "Automatic Differentiation for Adjoint Stencil Loops", ICPP 2019).
Here that is done for innermost loops, along which reads of one array are some iterations apart.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from ltoad.analysis.numbers.interiors import Interior, Interiors
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.direction import Independence
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.memory import Fence, Load, MemoryAccess, Store
from ltoad.ir.types import FloatType

_FARTHEST = 8
"""Iterations between the first and the last read of a place."""
_LARGEST = 600
"""Instructions in all copies of the body."""


@dataclass(frozen=True, slots=True)
class Place:
    """One of the places that an iteration adds to: by how many iterations it is ahead of where the
    iteration itself stands in the ``stream`` of places."""

    stream: int
    shift: int


@dataclass(eq=False, slots=True)
class Gather:
    """A loop whose ``blocks`` all run in each iteration, in this order, and where its loads read.

    Places with shift 0 that no other iteration adds to have streams of their own.  All this holds
    in the ``interior``.  ``doubtful`` are loads, of two streams each, of which only the run tells
    whether the streams have places in common.
    """

    loop: Loop
    blocks: tuple[BasicBlock, ...]
    places: dict[Load, Place]
    interior: Interior
    doubtful: list[tuple[Load, Load]]

    @property
    def shifts(self) -> list[int]:
        """All shifts, in descending order; 0 is among them."""
        return sorted({0, *(p.shift for p in self.places.values())}, reverse=True)

    @property
    def header(self) -> BasicBlock:
        return self.blocks[0]

    @property
    def latch(self) -> BasicBlock:
        return self.blocks[-1]

    @property
    def instructions(self) -> list[Instruction]:
        return [instruction for block in self.blocks for instruction in block.instructions]


def find_gathers(facts: Facts, independence: Independence) -> dict[Loop, Gather]:
    """The loops of a function that are worth it."""
    if facts.options.runtime_activity or facts.options.shared is not None:
        return {}
    finder = _Finder(facts, independence)
    found = (finder.gather(loop) for loop in facts.form.loops)
    return {gather.loop: gather for gather in found if gather is not None}


class _Finder:
    def __init__(self, facts: Facts, independence: Independence) -> None:
        self._facts = facts
        self._independence = independence

    def gather(self, loop: Loop) -> Gather | None:
        facts, info = self._facts, self._facts.form.loops[loop]
        blocks = self._chain(loop)
        if not blocks or info.trip_count is None or info.count is None:
            return None
        trips = facts.overwrites.subscripts.trips(loop)
        if trips is None or not info.count.by_one:
            return None
        instructions = [i for block in blocks for i in block.instructions]
        accesses = [i for i in instructions if isinstance(i, MemoryAccess)]
        loads = [a for a in accesses if isinstance(a, Load) and facts.activity.is_active(a)]
        if len(loads) < 2 or not all(map(self._is_plain, accesses)):
            return None
        if not self._is_cheap(instructions):
            return None
        interiors = Interiors(facts.form, facts.overwrites.subscripts, loop, trips)
        places = self._places(loads, loop, interiors)
        if places is None or not _is_worth_it(places):
            return None
        gather = Gather(loop, blocks, places, interiors.found, self._doubtful(places))
        if len(gather.shifts) * len(instructions) > _LARGEST:
            return None
        return gather if self._is_free(loop, accesses, loads) else None

    def _chain(self, loop: Loop) -> tuple[BasicBlock, ...]:
        """The blocks of a loop, if control comes by all of them and leaves the last one; others may
        lead to where it does not come back from, as tests of indices do."""
        form, chain = self._facts.form, [loop.header]
        while chain[-1] is not form.loops[loop].latch:
            following = {s for s in chain[-1].successors if s in form.returning}
            if len(following) != 1 or not following <= loop.blocks - set(chain):
                return ()
            chain += following
        return tuple(chain)

    def _is_plain(self, access: MemoryAccess) -> bool:
        """Whether the adjoint of an access is that of a number, or nothing."""
        facts = self._facts
        if not access.is_plain:
            return False
        if isinstance(access, Load) and not facts.activity.is_active(access):
            return True
        if not facts.has_shadow(access.pointer):
            return True
        if facts.is_tagged(access.pointer):
            return False
        return isinstance(access.access_type, FloatType) and not facts.may_be_inactive(
            access.pointer
        )

    def _is_cheap(self, instructions: Collection[Instruction]) -> bool:
        """Whether a body may be computed once for each shift."""
        if any(isinstance(i, Fence) for i in instructions):
            return False
        rows = [self._facts.rows.of(i) for i in instructions if isinstance(i, Call)]
        return all(row is not None and handler_of(row).recomputable(row) for row in rows)

    def _is_free(self, loop: Loop, accesses: list[MemoryAccess], loads: list[Load]) -> bool:
        """Whether iterations may be taken apart: what they write is read in none of them."""
        if not self._independence.holds(loop):
            return False
        shadowed = self._facts.has_shadow
        stores = [a for a in accesses if isinstance(a, Store) and shadowed(a.pointer)]
        meet = self._facts.overwrites.meet
        return not any(meet(store, load, loop.parent) for store in stores for load in loads)

    def _places(
        self, loads: list[Load], loop: Loop, interiors: Interiors
    ) -> dict[Load, Place] | None:
        streams: dict[Hashable, list[tuple[Load, int]]] = {}
        for load in loads:
            found = self._stream(load, loop, interiors)
            if found is None:
                return None
            stream, shift = found
            streams.setdefault(stream, []).append((load, shift))
        places: dict[Load, Place] = {}
        for number, members in enumerate(streams.values()):
            # the middle of what is read stands for the iteration itself
            shifts = sorted(shift for _, shift in members)
            middle = (shifts[0] + shifts[-1]) // 2
            places |= {load: Place(number, shift - middle) for load, shift in members}
        return places

    def _doubtful(self, places: dict[Load, Place]) -> list[tuple[Load, Load]]:
        first: dict[int, Load] = {}
        for load, place in places.items():
            first.setdefault(place.stream, load)
        apart = self._facts.overwrites.never_meet
        return [pair for pair in combinations(first.values(), 2) if not apart(*pair)]

    def _stream(self, load: Load, loop: Loop, interiors: Interiors) -> tuple[Hashable, int] | None:
        """The consecutive numbers that a load goes through, and how far it is ahead."""
        facts = self._facts
        address = facts.overwrites.subscripts.address(load.pointer, load)
        if isinstance(address.base, Instruction) and address.base.parent in loop.blocks:
            return None
        offset = interiors.resolved(address.offset)
        step = None if offset is None else offset.step(facts.form.loops[loop].counter)
        size = facts.layout.size_of(load.access_type)
        if offset is None or step is None or abs(step) != size:
            return None
        terms = dict(offset.terms)
        shift, rest = divmod(Fraction(terms.pop((), 0)), step)
        return (address.base, frozenset(terms.items()), rest), int(shift)


def _is_worth_it(places: dict[Load, Place]) -> bool:
    shifts = [place.shift for place in places.values()]
    return 0 < max(shifts) - min(shifts) <= _FARTHEST
