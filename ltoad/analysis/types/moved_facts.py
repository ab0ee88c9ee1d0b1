"""Facts about memory that is copied, said of the copy."""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.types.contents import starts

_SMALL = 512
"""Bytes of a block whose members are looked at one by one."""


def moved_facts(
    facts: Iterable[Fact], here: Congruence, there: Congruence, size: int | None
) -> list[Fact]:
    """Facts about bytes from ``here`` on, said of the bytes from ``there`` on."""
    found = []
    for fact in facts:
        counted = fact.relative_to(here)
        exact = counted.where.stride == 0 or counted.where.stride > fact.size
        if exact and size is not None and size <= _SMALL:
            found += [
                Fact(there.shifted(start), fact.size, fact.kind)
                for start in starts(counted, size)
                if start >= 0 and start + fact.size <= size
            ]
        else:
            distance = there.constant - here.constant
            where = fact.where.shifted(distance, (here.stride, there.stride))
            found.append(Fact(where, fact.size, fact.kind))
    return found
