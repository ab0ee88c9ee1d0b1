"""Arguments in memory, as compiled code takes them, with guards around every array."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ltoad.check.driver import SLOT
from ltoad.errors import UsageError

ALIGNMENT = 64
GUARD = b"\xa5" * ALIGNMENT
C_TYPES: dict[str, Any] = {
    "double": ctypes.c_double,
    "float": ctypes.c_float,
    "i1": ctypes.c_bool,
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
}
"""Types of numbers that can be passed, in LLVM's spelling."""

FLOATS = ("double", "float")
Numbers = list[float]
Native = Callable[[Any, Any, Any], None]


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of the function: ``count`` elements of a type, 0 for a number by itself.

    ``label`` is how reports call it; ``null`` is for a pointer to nothing.
    """

    label: str
    element: str
    count: int
    activity: str
    null: bool = False

    @property
    def active(self) -> bool:
        return self.activity != "const" and self.element in FLOATS and not self.null


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call left behind: numbers of each argument and shadow, and what it returned."""

    primals: tuple[Numbers, ...]
    shadows: tuple[Numbers, ...]
    results: bytes

    def result(self, kind: str, number: int = 0) -> float:
        """A number that was returned."""
        return float(C_TYPES[kind].from_buffer_copy(self.results, SLOT * number).value)


class _Slots:
    """All arguments, or all shadows, of one call."""

    def __init__(self, arguments: Sequence[Argument], numbers: Sequence[Numbers]) -> None:
        self.slots = (ctypes.c_char * (SLOT * max(len(arguments), 1)))()
        self._arguments = arguments
        self._blocks: list[tuple[Any, Any] | None] = []
        for position, (argument, values) in enumerate(zip(arguments, numbers, strict=True)):
            self._blocks.append(self._place(position * SLOT, argument, values))

    def _place(self, offset: int, argument: Argument, values: Numbers) -> tuple[Any, Any] | None:
        kind = C_TYPES[argument.element]
        typed = values if argument.element in FLOATS else [int(value) for value in values]
        if argument.null:
            return None
        if not argument.count:
            kind.from_buffer(self.slots, offset).value = typed[0]
            return None
        size = ctypes.sizeof(kind) * argument.count
        memory = bytearray(GUARD * 3 + bytes(size) + GUARD)
        start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        first = ALIGNMENT + -start % ALIGNMENT
        memory[first + size :] = b"\xa5" * (len(memory) - first - size)
        array = (kind * argument.count).from_buffer(memory, first)
        array[:] = typed
        ctypes.c_uint64.from_buffer(self.slots, offset).value = start + first
        return array, (memory, first, first + size)

    def numbers(self) -> tuple[Numbers, ...]:
        """What the arrays hold now; numbers by themselves are empty.

        Raises UsageError if something was written beside an array.
        """
        found: list[Numbers] = []
        for argument, block in zip(self._arguments, self._blocks, strict=True):
            if block is None:
                found.append([])
                continue
            array, (memory, first, last) = block
            if memory[first - ALIGNMENT : first] != GUARD or memory[last : last + 64] != GUARD:
                raise UsageError(
                    f"the function writes outside of {argument.label}, which has "
                    f"{argument.count} elements",
                    remedy="give the array the size that the function expects, and see that the "
                    "arguments that tell sizes agree with it",
                )
            found.append(list(map(float, array)))
        return tuple(found)


def call(
    function: Native,
    arguments: Sequence[Argument],
    primals: Sequence[Numbers],
    shadows: Sequence[Numbers],
) -> Outcome:
    """Run a function of :mod:`ltoad.check.driver` on fresh memory."""
    first, second = _Slots(arguments, primals), _Slots(arguments, shadows)
    results = (ctypes.c_char * (SLOT * (len(arguments) + 1)))()
    function(first.slots, second.slots, results)
    return Outcome(first.numbers(), second.numbers(), bytes(results))
