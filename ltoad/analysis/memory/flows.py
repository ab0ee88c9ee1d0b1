"""What copies make alike: bytes of one object that come to another.

Facts about what a copy moves hold on both sides.  A function that copies between the memory of its
arguments does so for each caller with what that caller hands it, so its flows are those
of its calls.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import gcd

from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.analysis.memory.origins import Origin

_FARTHEST = 4
"""Copies that follow one another within a function."""
_MOST = 64
"""Flows from one object; beyond that, no offsets are told apart."""


@dataclass(frozen=True, slots=True)
class Flow:
    """``size`` bytes, None where not known, from ``here`` in ``source`` are also ``there`` in
    ``target``."""

    target: Origin
    there: Congruence
    source: Origin
    here: Congruence
    size: int | None

    def reversed(self) -> Flow:
        return Flow(self.source, self.here, self.target, self.there, self.size)

    def then(self, other: Flow) -> Flow | None:
        """What goes on to the other's target; None if nothing does."""
        strides = (self.here.stride, self.there.stride, other.here.stride, other.there.stride)
        back = self.here.constant - self.there.constant
        on = other.there.constant - other.here.constant
        if self.size is None or other.size is None or any(strides):
            stride = gcd(*strides)
            here, there = Congruence(0, stride), Congruence(on - back, stride)
            return Flow(other.target, there, self.source, here, None)
        low = max(self.there.constant, other.here.constant)
        high = min(self.there.constant + self.size, other.here.constant + other.size)
        if low >= high:
            return None
        there, here = Congruence(low + on), Congruence(low + back)
        return Flow(other.target, there, self.source, here, high - low)


def flows_between(flows: Iterable[Flow], shared: Collection[Origin]) -> list[Flow]:
    """What comes from one of the ``shared`` objects to another, also by way of others."""
    leaving: dict[Origin, list[Flow]] = {}
    for flow in flows:
        leaving.setdefault(flow.source, []).append(flow)
        leaving.setdefault(flow.target, []).append(flow.reversed())
    found: dict[Flow, None] = {}
    for origin in shared:
        if origin in leaving:
            found.update(dict.fromkeys(_flows_from(origin, leaving, shared)))
    return list(found)


def _flows_from(
    origin: Origin, leaving: dict[Origin, list[Flow]], shared: Collection[Origin]
) -> list[Flow]:
    seen: dict[Flow, None] = dict.fromkeys(leaving[origin])
    latest = list(seen)
    for _ in range(_FARTHEST):
        following = [
            joined
            for flow in latest
            if flow.target not in shared
            for other in leaving[flow.target]
            if (joined := flow.then(other)) is not None
        ]
        latest = [flow for flow in dict.fromkeys(following) if flow not in seen]
        seen.update(dict.fromkeys(latest))
        if len(seen) > _MOST:
            return _coarse(origin, leaving, shared)
    return [flow for flow in seen if flow.target in shared and flow.target != origin]


def _coarse(
    origin: Origin, leaving: dict[Origin, list[Flow]], shared: Collection[Origin]
) -> list[Flow]:
    reached = {origin: None}
    pending = [origin]
    while pending:
        for flow in leaving[pending.pop()]:
            if flow.target not in reached:
                reached[flow.target] = None
                if flow.target not in shared:
                    pending.append(flow.target)
    return [
        Flow(target, ANYWHERE, origin, ANYWHERE, None)
        for target in reached
        if target in shared and target != origin
    ]
