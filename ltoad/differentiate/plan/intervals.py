"""Intervals of memory that a load or a store in a loop covers in each iteration.

Whoever reads them touches no memory that the program itself does not: an access that only
happens sometimes has an interval only if the test is known before the loop.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ltoad.analysis.memory.spans import Span, Spans
from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.certainty import Test, deciding_tests
from ltoad.analysis.numbers.conditions import Conditions
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.rotations import rotation
from ltoad.analysis.numbers.subscripts import Address, Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.ir.values import Argument, Value


@dataclass(frozen=True, eq=False, slots=True)
class Block:
    """``size`` bytes from ``pointer + low`` on; none where ``size`` is negative.

    ``positive`` and ``tests`` have to hold, or nothing is accessed.  What is ``only_read`` may be
    memory that nobody can write.
    """

    pointer: Value
    low: Polynomial
    size: Polynomial
    positive: tuple[Polynomial, ...] = ()
    tests: tuple[Test, ...] = ()
    only_read: bool = False

    def _key(self) -> tuple[object, ...]:
        numbers = (self.low, self.size, *self.positive)
        return (
            self.only_read,
            self.pointer,
            self.tests,
            *(frozenset(n.terms.items()) for n in numbers),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Intervals:
    """Answers for one loop, in terms of values outside it and of its header phis."""

    def __init__(
        self,
        form: NormalForm,
        layout: DataLayout,
        loop: Loop,
        subscripts: Subscripts,
        conditions: Conditions,
    ) -> None:
        self._form = form
        self._layout = layout
        self._loop = loop
        self._subscripts = subscripts
        self._conditions = conditions
        self._spans = Spans(form.rows, layout, subscripts)
        self._numbers: dict[Value, Value] = {}

    def touched(self, access: Instruction) -> list[Block] | None:
        """Intervals that contain all that any iteration touches there; None if not known.

        Of a block copy it is the target.
        """
        span = self._spans.touched(access)
        if span is None:
            return None
        tests = self._tests(span.address.loops, access.parent)
        return None if tests is None else self._blocks(span, tests)

    def is_same_each_time(self, access: MemoryAccess) -> bool:
        """Whether each iteration touches the same bytes, as seen from the header phis.

        Asked only of accesses whose intervals are known.
        """
        address = self._subscripts.address(access.pointer, access)
        inner = self._inside(address)
        counters = {self._form.loops[loop].counter for loop in inner}
        numbers = [address.offset, *map(self._trips, inner)]
        return all(
            number is not None and not any(self._is_inside(s) for s in number.symbols() - counters)
            for number in numbers
        )

    def back_edges(self) -> Polynomial | None:
        """How often the loop goes back; None if not known before it."""
        trips = self._trips(self._loop)
        return trips if trips is not None and self._is_known(trips) else None

    def covered(self, access: MemoryAccess) -> list[Block] | None:
        """The same for an access that need not happen: whoever reads them must know that he may."""
        span = self._spans.touched(access)
        assert span is not None
        assert access.parent is not None
        holding = self._conditions.at(access.parent)
        tests = self._tests(span.address.loops, None) or ()
        return self._blocks(span, tests, tuple(map(self._held, holding)))

    def _blocks(
        self, span: Span, tests: tuple[Test, ...], holding: tuple[Polynomial, ...] = ()
    ) -> list[Block] | None:
        access, address = span.by, span.address
        bases = self._bases(address.base)
        if bases is None:
            return None
        bounds = Bounds(self._form, self._subscripts, address.loops, holding)
        positive: list[Polynomial] = []
        for loop in self._inside(address):
            trips = self._trips(loop)
            if trips is None:
                return None
            if self._is_known(trips) or not _is_never_negative(trips, bounds):
                positive.append(trips + Polynomial.constant(1))
        offset = self._held(address.offset)
        reached = bounds.extremes(offset) or self._by_tables(access, address.base, offset, bounds)
        if reached is None:
            return None
        low, size = reached[0], reached[1] - reached[0] + span.size
        if not all(map(self._is_known, (low, size, *positive))):
            return None
        return [
            Block(
                base,
                self._free(low),
                self._free(size),
                tuple(map(self._free, positive)),
                tests,
                isinstance(access, Load),
            )
            for base in bases
        ]

    def _by_tables(
        self, access: Instruction, base: Value, offset: Polynomial, bounds: Bounds
    ) -> tuple[Polynomial, Polynomial] | None:
        """Least and greatest offset of a load whose place tables tell, in an argument that may be
        read as far as that: which of their entries it reads does not matter then."""
        extremes = self._subscripts.extremes_by_tables(offset)
        if extremes is None or not isinstance(access, Load):
            return None
        low, high = (bounds.extremes(number) for number in extremes)
        if low is None or high is None:
            return None
        first, last = low[0].as_constant(), high[1].as_constant()
        if first is None or last is None:
            return None
        end = last + self._layout.size_of(access.access_type)
        return (low[0], high[1]) if first >= 0 and end <= _readable(base) else None

    def _inside(self, address: Address) -> list[Loop]:
        """The loops of an access that one iteration goes through."""
        return [i for i in address.loops if i is not self._loop and self._loop in i.chain]

    # Bases

    def _bases(self, base: Value) -> list[Value] | None:
        """The base in all iterations: itself, or the phis that pass it on in turn."""
        if not self._is_inside(base):
            return [base]
        turns = rotation(base, self._loop.header, self._form.loops[self._loop].latch)
        return None if turns is None else list(turns)

    def _is_inside(self, value: Value) -> bool:
        return isinstance(value, Instruction) and value.parent in self._loop.blocks

    # Numbers

    def _held(self, offset: Polynomial) -> Polynomial:
        """With the counters of loops around this one as numbers of which nothing is known."""
        for loop in self._loop.chain:
            counter = self._form.loops[loop].counter
            if loop is not self._loop and counter in offset.symbols():
                held = self._numbers.setdefault(
                    counter, Argument(counter.type, "held", len(self._numbers))
                )
                offset = offset.substitute(counter, Polynomial.symbol(held))
        return offset

    def _free(self, number: Polynomial) -> Polynomial:
        for counter, held in self._numbers.items():
            number = number.substitute(held, Polynomial.symbol(counter))
        return number

    def _is_known(self, number: Polynomial) -> bool:
        """Whether all its symbols have one value for the whole loop, and none a fraction."""
        whole = all(c.denominator == 1 for c in number.coefficients())
        return whole and not any(self._is_inside(s) for s in number.symbols())

    def _trips(self, loop: Loop) -> Polynomial | None:
        """How often a loop goes back, where that is no upper bound only."""
        count = self._form.loops[loop].count
        if count is None or count.stride is not None or not (count.exact or count.by_one):
            return None
        return self._subscripts.trips(loop)

    # Certainty

    def _tests(self, loops: tuple[Loop, ...], last: BasicBlock | None) -> tuple[Test, ...] | None:
        """What has to hold for the loops of an access, and ``last``, to run in each iteration.

        None if not known.
        """
        inner = [loop for loop in loops if self._loop in loop.chain]
        targets = [*(loop.header for loop in inner[1:]), last]
        tests: dict[Test, None] = {}
        for loop, target in zip(inner, targets, strict=True):
            found = None if target is None else self._tests_in(loop, target)
            if target is not None and found is None:
                return None
            tests.update(found or {})
        return tuple(tests)

    def tests_before(self, target: BasicBlock) -> tuple[Test, ...] | None:
        """What has to hold for each iteration to come to ``target``; None if not known."""
        found = self._tests_in(self._loop, target)
        return None if found is None else tuple(found)

    def _tests_in(self, loop: Loop, target: BasicBlock) -> dict[Test, None] | None:
        """What has to hold for an iteration of ``loop`` not to go past ``target``."""
        latch = self._form.loops[loop].latch
        if {source for source, _ in loop.exit_edges()} != {latch}:
            return None
        tests = deciding_tests(self._form, loop, target, self._conditions.exclude)
        if tests is None or any(self._is_inside(condition) for condition, _ in tests):
            return None
        return dict.fromkeys(tests)


def _is_never_negative(number: Polynomial, bounds: Bounds) -> bool:
    """Whether a number that changes from one iteration to the next one is at least zero in all."""
    extremes = bounds.extremes(number)
    return extremes is not None and bounds.is_nonnegative(extremes[0])


def _readable(base: Value) -> int:
    """How many bytes behind an address may be read, for all that is known."""
    if not isinstance(base, Argument):
        return 0
    said = [_READABLE.fullmatch(word) for word in base.attributes]
    return max((int(found[1]) for found in said if found), default=0)


_READABLE = re.compile(r"dereferenceable\((\d+)\)")
