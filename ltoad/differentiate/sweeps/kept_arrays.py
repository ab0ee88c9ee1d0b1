"""Copies of arrays that a library routine reads and that change before the reverse sweep."""

from __future__ import annotations

from ltoad.differentiate.adjoints.blas import array_bytes, numbers_of
from ltoad.differentiate.support.allocate import allocate
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.differentiate.sweeps.interface import ForwardWriter
from ltoad.ir.instructions import Call


def keep_arrays(sweep: ForwardWriter, call: Call) -> None:
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
