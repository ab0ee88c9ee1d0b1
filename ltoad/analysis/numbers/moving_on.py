"""A test that accesses which happen later never meet one that happened before.

Factorisations and substitutions read what they have finished and write what is to come: in
``L[i*n + k]`` with ``k < j`` nobody writes any more once the outermost loop has come to ``j``,
though other iterations wrote there before.  So bounds are compared in the same iteration of that
loop and in the next one, and it is asked whether the later access only moves away after that.

Rows of a matrix are told apart from places in a row (delinearisation as in Maslov,
"Delinearization: An Efficient Way to Break Multiloop Dependence Equations", 1992): where both
places are less than a row apart, and never the same, the rows do not matter.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Place:
    """The first byte of an access, how many it takes, and where its counters lie."""

    offset: Polynomial
    size: int
    bounds: Bounds

    def mirrored(self) -> Place:
        """The same seen from the other end of memory: what was in front is behind."""
        last = self.offset + Polynomial.constant(self.size)
        return replace(self, offset=last.scaled(-1))


def never_met_later(first: Place, later: Place, counter: Value, least: int) -> bool:
    """Whether ``later`` never touches what ``first`` has touched before.

    Both are off the same base, in the loop of ``counter``, which is entered once: where the later
    access happens, the counter is what it was at the first one and ``least`` (0 or 1), or more.
    """
    if _has_passed(first, later, counter):
        return True
    views = [(first, later, None), *_without_rows(first, later)]
    return all(
        any(
            _are_apart(a, b, counter, steps) and (row is None or _are_less_than_a_row(a, b, row))
            for a, b, row in views
        )
        for steps in range(least, 2)
    )


def _has_passed(first: Place, later: Place, counter: Value) -> bool:
    """Whether the later access only happens in iterations before the first one's."""
    number = Polynomial.symbol(counter)
    least = first.bounds.extreme(number, greatest=False)
    greatest = later.bounds.extreme(number, greatest=True)
    if least is None or greatest is None:
        return False
    return first.bounds.is_nonnegative(least - greatest - Polynomial.constant(1))


def _are_apart(first: Place, later: Place, counter: Value, steps: int) -> bool:
    """Whether the later access is on one side of the first one, in the same iteration if there are
    no ``steps`` between them, or so many later and in all that follow."""
    return _is_behind(first, later, counter, steps) or _is_behind(
        first.mirrored(), later.mirrored(), counter, steps
    )


def _is_behind(first: Place, later: Place, counter: Value, steps: int) -> bool:
    greatest = first.bounds.extreme(first.offset, greatest=True, given=counter)
    least = later.bounds.extreme(later.offset, greatest=False, given=counter)
    if greatest is None or least is None:
        return False
    rises = not steps or _never_falls(least, counter, later.bounds)
    gap = _after(least, counter, steps) - greatest - Polynomial.constant(first.size)
    return rises and later.bounds.is_nonnegative(gap)


def _after(number: Polynomial, counter: Value, steps: int) -> Polynomial:
    return number.substitute(counter, Polynomial({(counter,): 1, (): steps}))


def _never_falls(number: Polynomial, counter: Value, bounds: Bounds) -> bool:
    slope = number.slope(counter)
    return slope is not None and bounds.is_nonnegative(slope)


def _without_rows(first: Place, later: Place) -> Iterator[tuple[Place, Place, Polynomial]]:
    """The places in a row of two accesses, and how many bytes one has, for each way to see rows."""
    numbers = first.offset, later.offset

    def seen(rests: Iterable[Polynomial], row: Polynomial) -> tuple[Place, Place, Polynomial]:
        one, other = rests
        return replace(first, offset=one), replace(later, offset=other), row

    for symbol in dict.fromkeys(s for n in numbers for s in n.symbols()):
        if first.bounds.is_counter(symbol):
            continue
        slopes = [n.slope(symbol) for n in numbers]
        factors = [c for s in slopes if s is not None for c in s.coefficients()]
        if None in slopes or not all(isinstance(c, int) for c in factors):
            continue
        unit = math.gcd(*(int(c) for c in factors))
        rests = (n.substitute(symbol, Polynomial()) for n in numbers)
        yield seen(rests, Polynomial.symbol(symbol).scaled(unit))
    factors = [c for n in numbers for m, c in n.terms.items() if m]
    for bytes_ in sorted({abs(c) for c in factors if isinstance(c, int)}):
        if bytes_ > max(first.size, later.size):
            rests = (_in_row(n, int(bytes_)) for n in numbers)
            yield seen(rests, Polynomial.constant(bytes_))


def _in_row(number: Polynomial, bytes_: int) -> Polynomial:
    """What is left of a place where all rows of so many bytes are one: on a diagonal, each row
    has it further along."""
    rests = {
        m: int(math.fmod(c, bytes_)) if isinstance(c, int) else c for m, c in number.terms.items()
    }
    return Polynomial({m: c for m, c in rests.items() if c})


def _are_less_than_a_row(first: Place, later: Place, row: Polynomial) -> bool:
    """Whether two places in a row are so near that no other row has one where the other is."""
    ends, others = (p.bounds.extremes(p.offset) for p in (first, later))
    if ends is None or others is None:
        return False
    (low, high), (other_low, other_high) = ends, others
    # one after the other, and the next row begins behind both
    room = row - Polynomial.constant(max(first.size, later.size))
    bounds = first.bounds
    return bounds.is_nonnegative(room - (other_high - low)) and bounds.is_nonnegative(
        room - (high - other_low)
    )
