"""What a checkpoint may leave out of buffers that take turns, such as those of a time step.

In a function of one iteration they never meet.  Where an iteration writes one of these buffers and
reads only the others, what the first one holds before is nothing that a checkpoint has to keep.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.rotations import rotation
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.intervals import Block, Intervals
from ltoad.ir.instructions import Instruction, Phi
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.values import Value


def taking_turns(facts: Facts, loop: Loop) -> list[Value]:
    """Pointers that a loop hands round, if an iteration accesses what each leads to in no other
    way."""
    turns, _ = _apart(facts, loop)
    return list(turns)


def _apart(
    facts: Facts, loop: Loop
) -> tuple[dict[Phi, tuple[Phi, ...]], dict[Instruction, Value | None]]:
    """These pointers, each with those that take turns with it; and the bases of all accesses."""
    latch = facts.form.loops[loop].latch
    rotations = {p: rotation(p, loop.header, latch) for p in loop.header.phis()}
    turns = {phi: found for phi, found in rotations.items() if found is not None}
    if not turns:
        return {}, {}
    meet, bases = facts.overwrites.meet, _bases(facts, loop)

    def meets_others(phi: Phi) -> bool:
        return any(
            meet(one, other, loop) or meet(other, one, loop)
            for one in bases
            for other in bases
            if bases[one] is phi and bases[other] is not phi
        )

    return {phi: found for phi, found in turns.items() if not meets_others(phi)}, bases


def _bases(facts: Facts, loop: Loop) -> dict[Instruction, Value | None]:
    """What touches memory in a loop, and from where its address counts; None for calls."""
    overwrites = facts.overwrites
    body = [i for b in facts.form.flow.ordered(loop.blocks) for i in b.instructions]
    return {
        i: overwrites.subscripts.address(i.pointer, i).base if isinstance(i, MemoryAccess) else None
        for i in body
        if overwrites.written(i) or overwrites.read(i)
    }


@dataclass(frozen=True, slots=True)
class LiveBuffers:
    """What a checkpoint keeps of buffers that take turns: ``blocks``, and nothing of the one that
    an iteration is about to write.

    If ``few`` is positive, not each of them has its turn, and their extent is not known.
    """

    blocks: tuple[Block, ...]
    few: Polynomial | None


def live_buffers(facts: Facts, loop: Loop, intervals: Intervals) -> dict[Instruction, LiveBuffers]:
    """The stores of a loop into buffers that take turns, if one of these is dead when an
    iteration starts: if all iterations write the same bytes, and none reads that buffer."""
    apart, bases = _apart(facts, loop)
    back_edges = intervals.back_edges() if apart else None
    if back_edges is None:
        return {}
    found: dict[Instruction, LiveBuffers] = {}
    for dead, turns in apart.items():
        if len(turns) < 2 or not set(turns) <= apart.keys():
            continue
        stores = [i for i, base in bases.items() if base is dead]
        written = {store: _written_each_time(store, intervals) for store in stores}
        if None in written.values():
            continue
        enough = back_edges - Polynomial.constant(len(turns) - 2)
        # a loop that runs once writes into one of two buffers, and goes back to nothing
        few = Polynomial.constant(1) - enough if len(turns) > 2 else None
        for store, blocks in written.items():
            live = [b for b in blocks or () if b.pointer is not dead]
            kept = (replace(b, positive=(*b.positive, enough)) for b in live)
            found[store] = LiveBuffers(tuple(kept), few)
    return found


def _written_each_time(store: Instruction, intervals: Intervals) -> list[Block] | None:
    """What a store writes of each buffer, if that is the same in each iteration."""
    if not isinstance(store, Store):
        return None
    found = intervals.touched(store)
    return found if found is not None and intervals.is_same_each_time(store) else None
