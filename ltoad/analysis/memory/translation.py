"""A callee's origins in terms of its caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import AMONG_THREADS, UNKNOWN, Origin, OriginKind
from ltoad.analysis.memory.points_to import PointsTo, merge
from ltoad.analysis.memory.stored_addresses import StoredAddresses
from ltoad.analysis.memory.summaries import FRESH
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value
from ltoad.rules.effects import VARIADIC

PointsToOf = Callable[[Value], Mapping[Origin, Congruence]]
"""Where a value of the caller may point, as far as that is known."""


class Translation:
    """A callee's origins in terms of its caller's, at one call, as long as nothing changes."""

    def __init__(self, points_to: PointsToOf, memory: StoredAddresses, call: Call) -> None:
        self.call = call
        self._points_to = points_to
        self._memory = memory
        self._known: dict[Origin, PointsTo] = {}

    def of(self, origin: Origin) -> PointsTo:
        """Where the callee's origin begins."""
        if origin not in self._known:
            self._known[origin] = self._of(origin)
        return self._known[origin]

    def _of(self, origin: Origin) -> PointsTo:
        if origin.kind is OriginKind.ARGUMENT:
            assert isinstance(origin.key, int)
            if origin.key == VARIADIC:
                return self._beyond_parameters()
            if origin.key >= len(self.call.operands):
                return {UNKNOWN: ANYWHERE}
            return dict(self._points_to(self.call.operands[origin.key]))
        if origin.kind is OriginKind.CONTENT:
            assert isinstance(origin.key, Origin)
            points: PointsTo = {}
            for outer, where in self.of(origin.key).items():
                # a recursion that passes on a pointer further along would have new offsets for ever
                is_bounded = where == ORIGIN or where.stride != 0
                at = where.plus(origin.place) if is_bounded else ANYWHERE
                merge(points, self._memory.contents(outer, at))
            if origin.is_cut:
                merge(points, self._memory.behind(tuple(points)))
            return points
        if origin.kind is OriginKind.GLOBAL:
            return {origin: ORIGIN}
        if origin == FRESH:
            return {Origin(OriginKind.HEAP, self.call): ORIGIN}
        return {AMONG_THREADS if origin == AMONG_THREADS else UNKNOWN: ANYWHERE}

    def _beyond_parameters(self) -> PointsTo:
        points: PointsTo = {}
        for operand in self.call.operands[len(self.call.function_type.parameters) :]:
            merge(points, self._points_to(operand))
        return points
