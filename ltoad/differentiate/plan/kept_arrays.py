"""Which arrays that a library routine reads have to be kept for the reverse sweep."""

from __future__ import annotations

from ltoad.analysis.memory.regions import Region
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call

_UNBOUNDED = 1 << 62


def array_changes(call: Call, index: int, facts: Facts) -> bool:
    """Whether the call itself or anything after it may write to an array that it reads."""
    points = facts.pointers.of(call.operands[index])
    regions = tuple(Region(origin, where, _UNBOUNDED) for origin, where in points.items())
    overwrites = facts.overwrites
    return overwrites.regions_clobbered(regions, call) or overwrites.writes(call, regions)
