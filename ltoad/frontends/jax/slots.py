"""What lies at each address that an entry takes, when XLA calls it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ltoad.frontends.function import Foreign

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """One function at one set of shapes; ``outputs`` are those of the outputs."""

    foreign: Foreign
    sizes: bytes
    outputs: tuple[Shape, ...]

    @property
    def count(self) -> int:
        """The number of inputs."""
        return len(self.foreign.inputs)

    @property
    def active(self) -> tuple[int, ...]:
        """The places of the inputs that have derivatives."""
        return tuple(i for i, p in enumerate(self.foreign.inputs) if p.is_differentiable)

    @property
    def smooth(self) -> tuple[int, ...]:
        """The places of the outputs that have derivatives."""
        return tuple(j for j, p in enumerate(self.foreign.outputs) if p.element.is_differentiable)

    @property
    def result_types(self) -> list[np.dtype[np.generic]]:
        return [np.dtype(p.element.name) for p in self.foreign.outputs]


NOTHING, ARGUMENT, RESULT, ZEROED_RESULT, COPIED, ZEROED, SCRATCH = range(7)
Slot = tuple[int, int]


def value_slots(plan: Plan) -> list[list[Slot]]:
    return [_primal(plan, results=True)]


def _primal(plan: Plan, *, results: bool = False) -> list[Slot]:
    outputs = range(len(plan.outputs))
    kept = [(RESULT, j) if results else (SCRATCH, -1 - j) for j in outputs]
    return [*((ARGUMENT, i) for i in range(plan.count)), *kept]


def _shadows(
    plan: Plan, inputs: Callable[[int, int], Slot], outputs: Callable[[int, int], Slot]
) -> list[Slot]:
    """The slots of shadows, by what each is given its number and its place for."""
    first: list[Slot] = [(NOTHING, 0)] * plan.count
    last: list[Slot] = [(NOTHING, 0)] * len(plan.outputs)
    for number, i in enumerate(plan.active):
        first[i] = inputs(number, i)
    for number, j in enumerate(plan.smooth):
        last[j] = outputs(number, j)
    return [*first, *last]


def push_slots(plan: Plan) -> list[list[Slot]]:
    tangents = plan.count
    return [
        _primal(plan),
        _shadows(plan, lambda n, _: (COPIED, tangents + n), lambda n, _: (ZEROED_RESULT, n)),
    ]


def pull_slots(plan: Plan) -> list[list[Slot]]:
    adjoints = plan.count
    return [
        _primal(plan),
        _shadows(plan, lambda n, _: (ZEROED_RESULT, n), lambda n, _: (COPIED, adjoints + n)),
    ]


def bend_slots(plan: Plan) -> list[list[Slot]]:
    adjoints, tangents = plan.count, plan.count + len(plan.smooth)
    still = lambda _, j: (ZEROED, -1 - j)  # noqa: E731 - beside its like
    return [
        _primal(plan),
        _shadows(plan, lambda _, i: (ZEROED, i), lambda n, _: (COPIED, adjoints + n)),
        _shadows(plan, lambda n, _: (COPIED, tangents + n), still),
        _shadows(plan, lambda n, _: (ZEROED_RESULT, n), still),
    ]


def bow_slots(plan: Plan) -> list[list[Slot]]:
    first, second = plan.count, plan.count + len(plan.active)
    still = lambda _, j: (ZEROED, -1 - j)  # noqa: E731 - beside its like
    return [
        _primal(plan),
        _shadows(plan, lambda n, _: (COPIED, first + n), still),
        _shadows(plan, lambda n, _: (COPIED, second + n), still),
        _shadows(plan, lambda _, i: (ZEROED, i), lambda n, _: (ZEROED_RESULT, n)),
    ]
