"""Where a pointer may point: objects, and where in them."""

from __future__ import annotations

from collections.abc import Mapping

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin

PointsTo = dict[Origin, Congruence]

ADDRESS_BYTES = 8
"""Bytes that hold one address at most."""


def merge(known: PointsTo, points: Mapping[Origin, Congruence]) -> bool:
    """Add what is known of a pointer to ``known``; whether that told anything new."""
    if not known:
        known.update(points)
        return bool(points)
    if points.items() <= known.items():
        return False  # at the speed of C, and true of most
    changed = False
    find = known.get
    for origin, where in points.items():
        old = find(origin)
        if old is None:
            known[origin] = where
            changed = True
        elif old != where and old.stride != 1 and not old.holds(where):
            known[origin] = old.join(where)
            changed = True
    return changed
