"""Copies of arrays that a library routine reads and that change before the reverse sweep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ltoad.analysis.memory.regions import Region
from ltoad.differentiate.adjoints.blas import array_bytes, numbers_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.differentiate.tape.tape import allocate
from ltoad.ir.instructions import Call

if TYPE_CHECKING:
    from ltoad.differentiate.sweeps.forward_sweep import ForwardSweep

_UNBOUNDED = 1 << 62


def array_changes(call: Call, index: int, facts: Facts) -> bool:
    """Whether the call itself or anything after it may write to an array that it reads."""
    points = facts.pointers.of(call.operands[index])
    regions = tuple(Region(origin, where, _UNBOUNDED) for origin, where in points.items())
    overwrites = facts.overwrites
    return overwrites.regions_clobbered(regions, call) or overwrites.writes(call, regions)


def keep_arrays(sweep: ForwardSweep, call: Call) -> None:
    """Before the call: put copies of the arrays that the plan keeps into the arena.

    A copy has the increments and the leading dimension of the original.
    """
    slots = sweep.plan.arrays.get(call, {})
    if not slots:
        return
    numbers = {p.name: sweep.primal(value) for p, value in numbers_of(call)}
    sweep.services.declare(COPY, COPY_TYPE)
    for index, slot in slots.items():
        size = array_bytes(sweep.builder, call, index, numbers)
        copy = allocate(sweep.builder, sweep.frame.require_arena(), size)
        source = sweep.primal(call.operands[index])
        copy_memory(sweep.builder, copy, source, size)
        slot.store(sweep, copy)
