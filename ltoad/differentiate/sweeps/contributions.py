"""What becomes of what a copy of a loop's body contributes to derivatives in memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ltoad.differentiate.adjoints.context import ACCUMULATE, AdjointContext
from ltoad.differentiate.adjoints.shared_places import contribute
from ltoad.differentiate.plan.gathers import Gather
from ltoad.ir.memory import Load
from ltoad.ir.values import Value, zero


class Contributions(ABC):
    """What becomes of the contributions of one copy of the body."""

    def __init__(self, gather: Gather) -> None:
        self._gather = gather

    @abstractmethod
    def add(self, load: Load, adjoint: Value, context: AdjointContext) -> None:
        """A contribution to the derivative of what a load reads, in a lane."""


class SingleContributions(Contributions):
    """Contributions are added in memory, those of a shift if its guard holds."""

    def __init__(self, gather: Gather, guards: dict[int, Value]) -> None:
        super().__init__(gather)
        self._guards = guards

    def add(self, load: Load, adjoint: Value, context: AdjointContext) -> None:
        guard = self._guards[self._gather.places[load].shift]
        part = context.builder.select(guard, adjoint, zero(adjoint.type))
        where = context.access_of(load.pointer)
        place = context.shadow(load.pointer)
        contribute(context, load, load.pointer, place, part, load.align, where)


class CollectedContributions(Contributions):
    """Contributions of the present ``shift`` are collected, by stream and lane."""

    def __init__(self, gather: Gather) -> None:
        super().__init__(gather)
        self.shift = 0
        self._found: dict[tuple[int, int], tuple[Load, Value, list[Value]]] = {}

    def add(self, load: Load, adjoint: Value, context: AdjointContext) -> None:
        place = self._gather.places[load]
        if place.shift != self.shift:
            return
        key = place.stream, context.lane
        if key not in self._found:
            self._found[key] = load, context.shadow(load.pointer), []
        self._found[key][2].append(adjoint)

    def store(self, contexts: Sequence[AdjointContext]) -> None:
        """Add what has been collected."""
        for (_, lane), (load, place, parts) in self._found.items():
            context = contexts[lane]
            total = parts[0]
            for part in parts[1:]:
                total = context.builder.fadd(total, part, ACCUMULATE)
            where = context.access_of(load.pointer)
            contribute(context, load, load.pointer, place, total, load.align, where)
