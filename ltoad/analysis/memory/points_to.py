"""Where a pointer may point: objects, and where in them."""

from __future__ import annotations

from collections.abc import Mapping

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin

PointsTo = dict[Origin, Congruence]


def merge(known: PointsTo, points: Mapping[Origin, Congruence]) -> bool:
    """Add what is known of a pointer to ``known``; whether that told anything new."""
    changed = False
    for origin, where in points.items():
        old = known.get(origin)
        if old is where or (old is not None and old.stride == 1):
            continue  # anywhere is as vague as can be
        new = where if old is None else old.join(where)
        if new != old:
            known[origin] = new
            changed = True
    return changed
