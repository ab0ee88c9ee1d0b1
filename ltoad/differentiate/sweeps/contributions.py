"""What becomes of what a copy of a loop's body contributes to derivatives in memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ltoad.differentiate.adjoints.context import ACCUMULATE
from ltoad.ir.memory import Load
from ltoad.ir.values import Value, zero

if TYPE_CHECKING:
    from ltoad.differentiate.plan.gathers import Gather
    from ltoad.differentiate.sweeps.reverse_sweep import ReverseSweep


class Contributions(ABC):
    """What becomes of the contributions of one copy of the body."""

    def __init__(self, sweep: ReverseSweep, gather: Gather) -> None:
        self._sweep = sweep
        self._gather = gather

    @abstractmethod
    def add(self, load: Load, adjoint: Value) -> None:
        """A contribution to the derivative of what a load reads, in the present lane."""


class SingleContributions(Contributions):
    """Contributions are added in memory, those of a shift if its guard holds."""

    def __init__(self, sweep: ReverseSweep, gather: Gather, guards: dict[int, Value]) -> None:
        super().__init__(sweep, gather)
        self._guards = guards

    def add(self, load: Load, adjoint: Value) -> None:
        sweep = self._sweep
        guard = self._guards[self._gather.places[load].shift]
        part = sweep.builder.select(guard, adjoint, zero(adjoint.type))
        where = sweep.access_of(load.pointer)
        sweep.accumulate(sweep.shadow(load.pointer), part, load.align, where)


class CollectedContributions(Contributions):
    """Contributions of the present ``shift`` are collected, by stream and lane."""

    def __init__(self, sweep: ReverseSweep, gather: Gather) -> None:
        super().__init__(sweep, gather)
        self.shift = 0
        self._found: dict[tuple[int, int], tuple[Load, Value, list[Value]]] = {}

    def add(self, load: Load, adjoint: Value) -> None:
        place = self._gather.places[load]
        if place.shift != self.shift:
            return
        sweep = self._sweep
        key = place.stream, sweep.lane
        if key not in self._found:
            self._found[key] = load, sweep.shadow(load.pointer), []
        self._found[key][2].append(adjoint)

    def store(self) -> None:
        """Add what has been collected."""
        sweep = self._sweep
        for (_, sweep.lane), (load, place, parts) in self._found.items():
            total = parts[0]
            for part in parts[1:]:
                total = sweep.builder.fadd(total, part, ACCUMULATE)
            sweep.accumulate(place, total, load.align, sweep.access_of(load.pointer))
        sweep.lane = 0
