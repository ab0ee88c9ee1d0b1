"""Reverse mode, forward mode and finite differences of one function, along random directions.

All active memory is input and output at once: the function maps what is in it before the call to
what is in it afterwards, and to its result.  With weights w for what it leaves behind, and a
direction u, the three numbers ⟨Jᵀw, u⟩, ⟨w, Ju⟩ and d/dt ⟨w, f(x + tu)⟩ are the same.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ltoad.check.differences import Slope, slope
from ltoad.check.memory import FLOATS, Argument, Native, Numbers, Outcome, call
from ltoad.errors import UsageError

MOST_ELEMENTS = 64
"""Elements of a wrong gradient that are looked at one by one."""


@dataclass(frozen=True, slots=True)
class Functions:
    """The compiled function and its derivatives."""

    primal: Native
    reverse: Native
    forward: Native


@dataclass(frozen=True, slots=True)
class Subject:
    """What is compared: a function's arguments, their numbers, and the type of its result."""

    arguments: tuple[Argument, ...]
    point: tuple[Numbers, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Row:
    """One direction: three numbers that should be the same, and what is to be said of them."""

    label: str
    reverse: float
    forward: float
    difference: float
    error: float
    verdict: str
    note: str = ""

    @property
    def right(self) -> bool:
        return self.verdict == "ok"


@dataclass(frozen=True, slots=True)
class _Accuracy:
    """How exact numbers are: the start and number of steps, rounding, and tolerances."""

    levels: int
    precision: float
    between_modes: float
    to_difference: float
    unsettled: float


DOUBLE = _Accuracy(12, 2.3e-16, 1e-9, 1e-6, 1e-3)
SINGLE = _Accuracy(6, 1.2e-7, 1e-3, 1e-2, 0.1)
FIRST_STEP = 0.05
"""In units of the numbers at hand."""


def compare(
    functions: Functions, subject: Subject, tell: Callable[[str], None], seed: int
) -> list[Row]:
    """The rows of a function: one for each active argument, and one for all of them at once.

    ``tell`` hears what is being run.  Raises UsageError for a function that
    is not one of its arguments, or that has nothing to differentiate.
    """
    return _Trial(functions, subject, tell, random.Random(f"directions {seed}")).rows()


class _Trial:
    def __init__(
        self,
        functions: Functions,
        subject: Subject,
        tell: Callable[[str], None],
        choice: random.Random,
    ) -> None:
        self._functions = functions
        self._subject = subject
        self._tell = tell
        self._choice = choice
        used = {a.element for a in subject.arguments if a.active} | {subject.result}
        self._accuracy = SINGLE if "float" in used else DOUBLE
        self._zeros = tuple([0.0] * len(numbers) for numbers in subject.point)
        self._weights = self._zeros

    def rows(self) -> list[Row]:
        arguments = self._subject.arguments
        active = [number for number, argument in enumerate(arguments) if argument.active]
        if not active:
            raise UsageError(
                "no argument is active, so there is nothing to check",
                remedy="give values of floating-point numbers and arrays, and other activities",
            )
        self._weights = self._weights_of_outputs()
        adjoints = self._adjoints()
        rows = [self._row(arguments[number].label, [number], adjoints) for number in active]
        if len(active) > 1:
            rows.append(self._row("all together", active, adjoints))
        return rows

    def _weights_of_outputs(self) -> tuple[Numbers, ...]:
        """Random weights for the arrays that the function writes, zero for all others."""
        self._tell("calling the function")
        before, again = self._primal(self._subject.point), self._primal(self._subject.point)
        if repr(before) != repr(again):
            raise UsageError(
                "a second call with the same arguments has another result",
                remedy="the function keeps state in globals or files, or reads memory that was "
                "never written; check a function whose result depends on its arguments only",
            )
        moved = tuple(
            [x + 1e-3 * d for x, d in zip(numbers, direction, strict=True)]
            for numbers, direction in zip(
                self._subject.point, self._direction(range(len(self._zeros))), strict=True
            )
        )
        self._require_finite(before)
        after = self._primal(moved)
        weights = []
        for number, argument in enumerate(self._subject.arguments):
            written = argument.count and (
                before.primals[number] != self._stored(argument, self._subject.point[number])
                or after.primals[number] != self._stored(argument, moved[number])
            )
            size = len(self._zeros[number])
            chosen = [self._sign() for _ in range(size)] if written and argument.active else None
            weights.append(chosen or [0.0] * size)
        if not any(map(any, weights)) and self._subject.result not in FLOATS:
            raise UsageError(
                "the function returns no number and writes to no active array",
                remedy="its outputs need values such as double[10]=0 and the activity dup",
            )
        return tuple(weights)

    def _require_finite(self, outcome: Outcome) -> None:
        found = outcome.result(self._subject.result) if self._subject.result in FLOATS else 0.0
        if math.isfinite(found) and all(math.isfinite(x) for p in outcome.primals for x in p):
            return
        raise UsageError(
            "the function itself has no finite value at the arguments that were chosen",
            remedy="choose values in the function's domain, such as double[10]=1..2",
        )

    def _stored(self, argument: Argument, numbers: Numbers) -> Numbers:
        """Numbers as they are once they were stored."""
        import struct

        form = {"float": "f", "double": "d"}.get(argument.element)
        if form is None:
            return [float(int(x)) for x in numbers]
        packed = struct.pack(f"{len(numbers)}{form}", *numbers)
        return list(struct.unpack(f"{len(numbers)}{form}", packed))

    def _adjoints(self) -> tuple[Numbers, ...]:
        """The gradient of the weighted outputs by every number of every active argument."""
        self._tell("calling its derivative in reverse mode")
        arguments = self._subject.arguments
        done = call(self._functions.reverse, arguments, self._subject.point, self._weights)
        found = list(done.shadows)
        outs = [n for n, argument in enumerate(arguments) if argument.activity == "out"]
        for place, number in enumerate(outs):
            found[number] = [done.result(arguments[number].element, place)]
        return tuple(found)

    def _primal(self, point: Sequence[Numbers]) -> Outcome:
        return call(self._functions.primal, self._subject.arguments, point, self._zeros)

    def _weighted(self, arrays: Sequence[Numbers], result: float) -> float:
        terms = (
            w * x
            for weights, numbers in zip(self._weights, arrays, strict=True)
            for w, x in zip(weights, numbers, strict=False)
            if w
        )
        return math.fsum((*terms, result)) if math.isfinite(result) else result

    def _returned(self, outcome: Outcome) -> float:
        return outcome.result(self._subject.result) if self._subject.result in FLOATS else 0.0

    def _sign(self) -> float:
        return self._choice.choice((-1.0, 1.0)) * self._choice.uniform(0.5, 1.0)

    def _direction(self, chosen: Sequence[int]) -> tuple[Numbers, ...]:
        """Random numbers of the size of an argument's own, for the chosen arguments."""
        direction = []
        for number, numbers in enumerate(self._subject.point):
            if number not in chosen or not self._subject.arguments[number].active:
                direction.append([0.0] * len(numbers))
                continue
            unit = max(map(abs, numbers)) or 1.0
            direction.append([unit * self._sign() for _ in numbers])
        return tuple(direction)

    def _slope(self, direction: Sequence[Numbers]) -> Slope:
        def line(step: float) -> float:
            point = [
                [x + step * u for x, u in zip(numbers, along, strict=True)]
                for numbers, along in zip(self._subject.point, direction, strict=True)
            ]
            outcome = self._primal(point)
            return self._weighted(outcome.primals, self._returned(outcome))

        accuracy = self._accuracy
        return slope(line, start=FIRST_STEP, levels=accuracy.levels, precision=accuracy.precision)

    def _row(self, label: str, chosen: Sequence[int], adjoints: Sequence[Numbers]) -> Row:
        direction = self._direction(chosen)
        terms = [
            a * u
            for adjoint, along in zip(adjoints, direction, strict=True)
            for a, u in zip(adjoint, along, strict=False)
            if u
        ]
        reverse = sum(terms)
        self._tell("calling its derivative in forward mode")
        arguments = self._subject.arguments
        done = call(self._functions.forward, arguments, self._subject.point, direction)
        forward = self._weighted(done.shadows, self._returned(done))
        self._tell("calling the function beside the chosen arguments")
        measured = self._slope(direction)
        scale = max(sum(map(abs, terms)), abs(measured.value), abs(forward))
        verdict, note = self._judge(reverse, forward, measured, scale)
        if verdict.startswith("WRONG") and len(chosen) == 1:
            note = "\n".join(filter(None, (note, self._worst_element(chosen[0], adjoints))))
        return Row(label, reverse, forward, measured.value, measured.error, verdict, note)

    def _judge(
        self, reverse: float, forward: float, measured: Slope, scale: float
    ) -> tuple[str, str]:
        accuracy = self._accuracy
        if math.isnan(measured.value):
            return "edge", (
                "the function has no finite value right beside these arguments: they lie at the "
                "edge of its domain; choose values inside"
            )
        if measured.kink:
            return "kink", (
                f"the slope is {measured.left:.6g} on one side and {measured.right:.6g} on the "
                "other: the function has a kink here, and no derivative; choose other values"
            )
        if not (math.isfinite(reverse) and math.isfinite(forward)):
            return "not finite", (
                "the derivative is not finite although the function is: as that of a root, a power "
                "or a norm at 0; choose other values, or guard that place in the function"
            )
        # A slope of zero is as exact as the function's own values allow.
        if measured.error > accuracy.unsettled * max(scale, abs(measured.middle)):
            return "unsettled", (
                "finite differences do not settle: the function is not smooth near these values, "
                "or its rounding errors are too large; choose other values"
            )
        allowed = 20.0 * measured.error + accuracy.to_difference * scale
        wrong = [
            f"{mode} mode is {_times(value, measured.value)}"
            for mode, value in (("reverse", reverse), ("forward", forward))
            if abs(value - measured.value) > allowed
        ]
        if wrong:
            return "WRONG", "; ".join(wrong)
        if abs(reverse - forward) > accuracy.between_modes * scale:
            return "WRONG", "reverse and forward mode differ by more than rounding"
        return "ok", ""

    def _worst_element(self, number: int, adjoints: Sequence[Numbers]) -> str:
        """Where an array's gradient is farthest from finite differences."""
        argument, numbers = self._subject.arguments[number], self._subject.point[number]
        worst, note = 0.0, ""
        for place in range(min(argument.count, MOST_ELEMENTS)):
            direction = [[0.0] * len(zeros) for zeros in self._zeros]
            unit = direction[number][place] = abs(numbers[place]) or 1.0
            found, measured = adjoints[number][place], self._slope(direction).value / unit
            if abs(found - measured) > worst:
                worst = abs(found - measured)
                note = (
                    f"worst element: {argument.label}[{place}] = {numbers[place]:.6g}, "
                    f"reverse {found:.9g}, finite difference {measured:.9g}"
                )
        return note


def _times(value: float, expected: float) -> str:
    if not expected:
        return f"{value:.6g} instead of 0"
    return f"{value / expected:.6g} times the finite difference"
