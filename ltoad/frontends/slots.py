"""What lies at each address that an entry takes, when a framework calls it from machine code.

Every array of addresses of an entry (:mod:`ltoad.frontends.shim`) has a slot for each input and
each output: a kind of ``call_entry.h``, and a number.  Frameworks pass inputs first, then what
belongs to the derivative: adjoints of the smooth outputs, tangents of the active inputs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ltoad.frontends.function import Foreign
from ltoad.frontends.shim import WIDTH


@dataclass(frozen=True, slots=True)
class Places:
    """How many inputs and outputs there are, and the places of those that have derivatives."""

    count: int
    results: int
    active: tuple[int, ...]
    smooth: tuple[int, ...]


def places_of(foreign: Foreign) -> Places:
    return Places(
        len(foreign.inputs),
        len(foreign.outputs),
        tuple(i for i, p in enumerate(foreign.inputs) if p.is_differentiable),
        tuple(j for j, p in enumerate(foreign.outputs) if p.element.is_differentiable),
    )


NOTHING, ARGUMENT, RESULT, ZEROED_RESULT, COPIED, ZEROED, SCRATCH = range(7)
"""Kinds as in ``call_entry.h``.  The number of an argument or a result is the framework's; that of
memory of our own says how much there is: as much as input ``i``, or as output ``-1 - j``."""

Slot = tuple[int, int]


def value_slots(places: Places) -> list[list[Slot]]:
    return [_primal(places, results=True)]


def _primal(places: Places, *, results: bool = False) -> list[Slot]:
    outputs = range(places.results)
    kept = [(RESULT, j) if results else (SCRATCH, -1 - j) for j in outputs]
    return [*((ARGUMENT, i) for i in range(places.count)), *kept]


def _shadows(
    places: Places, inputs: Callable[[int, int], Slot], outputs: Callable[[int, int], Slot]
) -> list[Slot]:
    """The slots of shadows, by what each is given its number and its place for."""
    first: list[Slot] = [(NOTHING, 0)] * places.count
    last: list[Slot] = [(NOTHING, 0)] * places.results
    for number, i in enumerate(places.active):
        first[i] = inputs(number, i)
    for number, j in enumerate(places.smooth):
        last[j] = outputs(number, j)
    return [*first, *last]


def _rest(_: int, place: int) -> Slot:
    """An input whose tangent is zero."""
    return ZEROED, place


def _still(_: int, place: int) -> Slot:
    """An output whose shadow begins as zeros."""
    return ZEROED, -1 - place


def push_slots(places: Places) -> list[list[Slot]]:
    tangents = places.count
    return [
        _primal(places),
        _shadows(places, lambda n, _: (COPIED, tangents + n), lambda n, _: (ZEROED_RESULT, n)),
    ]


def push8_slots(places: Places) -> list[list[Slot]]:
    """``WIDTH`` tangents of each input, and as many results for each output, one after the other.

    Both arrays have the same length here; the entry reads as much of the first as there is.
    """
    tangents, lanes = places.count, range(WIDTH)
    plain = _primal(places)
    shadows = _shadows(places, lambda n, _: (COPIED, n), lambda n, _: (ZEROED_RESULT, n))
    wide = [
        (kind, (tangents if kind == COPIED else 0) + WIDTH * number + lane if kind else 0)
        for kind, number in shadows
        for lane in lanes
    ]
    return [[*plain, *([(NOTHING, 0)] * (len(wide) - len(plain)))], wide]


def pull_slots(places: Places) -> list[list[Slot]]:
    adjoints = places.count
    return [
        _primal(places),
        _shadows(places, lambda n, _: (ZEROED_RESULT, n), lambda n, _: (COPIED, adjoints + n)),
    ]


def bend_slots(places: Places) -> list[list[Slot]]:
    adjoints, tangents = places.count, places.count + len(places.smooth)
    return [
        _primal(places),
        _shadows(places, _rest, lambda n, _: (COPIED, adjoints + n)),
        _shadows(places, lambda n, _: (COPIED, tangents + n), _still),
        _shadows(places, lambda n, _: (ZEROED_RESULT, n), _still),
    ]


def bow_slots(places: Places) -> list[list[Slot]]:
    first, second = places.count, places.count + len(places.active)
    return [
        _primal(places),
        _shadows(places, lambda n, _: (COPIED, first + n), _still),
        _shadows(places, lambda n, _: (COPIED, second + n), _still),
        _shadows(places, _rest, lambda n, _: (ZEROED_RESULT, n)),
    ]


def twist_slots(places: Places) -> list[list[Slot]]:
    """Of ``third``: of adjoints and two directions, what the gradient of their form changes by."""
    one = places.count + len(places.smooth)
    other = one + len(places.active)
    return [
        _primal(places),
        _shadows(places, _rest, lambda n, _: (COPIED, places.count + n)),
        _shadows(places, lambda n, _: (COPIED, one + n), _still),
        _shadows(places, _rest, _still),
        _shadows(places, lambda n, _: (COPIED, other + n), _still),
        _shadows(places, _rest, _still),
        _shadows(places, _rest, _still),
        _shadows(places, lambda n, _: (ZEROED_RESULT, n), _still),
    ]


def arch_slots(places: Places) -> list[list[Slot]]:
    """Of ``jvp3``: the third derivative along three directions."""
    first, many = places.count, len(places.active)

    def along(start: int) -> list[Slot]:
        return _shadows(places, lambda n, _: (COPIED, start + n), _still)

    quiet = _shadows(places, _rest, _still)
    return [
        _primal(places),
        along(first),
        along(first + many),
        quiet,
        along(first + 2 * many),
        quiet,
        quiet,
        _shadows(places, _rest, lambda n, _: (ZEROED_RESULT, n)),
    ]
