"""Loads of elements that an earlier loop has stored, as expressions over what that loop read.

A workspace is filled in one loop and read in another, and overwritten soon afterwards.  Where the
stored value is cheap, such as a difference of two inputs, the reverse sweep computes it again
for the element in question, and the workspace is not kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Instruction, Phi
from ltoad.ir.memory import Load, Store
from ltoad.ir.values import Value

_MOST = 12
"""Instructions of a value that is computed again."""


@dataclass(frozen=True, slots=True)
class Forwarded:
    """A load gives what ``value`` was in iteration ``index`` of ``loop``.

    ``inside`` are the instructions of the loop that it is computed by, in their order.
    """

    value: Value
    loop: Loop
    index: Polynomial
    inside: tuple[Instruction, ...]

    def inputs(self, form: NormalForm) -> list[Value]:
        """What has to be known for that, beside counters."""
        info = form.loops[self.loop]
        found: dict[Value, None] = dict.fromkeys(self.index.symbols())
        for value in (self.value, *(o for i in self.inside for o in i.operands)):
            induction = info.inductions.get(value)
            if induction is not None:
                found[induction.start] = None
                if induction.stride is not None:
                    found[induction.stride] = None
            elif value is not info.counter and value not in self.inside:
                found[value] = None
        return list(found)


class Forwarding:
    """Answers for one function; ``is_repeatable`` says what may be executed again."""

    def __init__(self, facts: Facts, is_repeatable: Callable[[Instruction], bool]) -> None:
        self._facts = facts
        self._form = facts.form
        self._is_repeatable = is_repeatable
        self._subscripts = facts.overwrites.subscripts
        self._conditions = facts.overwrites.conditions
        self._known: dict[Load, Forwarded | None] = {}
        self._filled: dict[tuple[Value, Loop | None], list[tuple[Loop, Store]]] | None = None

    def of(self, load: Load) -> Forwarded | None:
        """What a load stands for; None if nobody knows."""
        if load not in self._known:
            self._known[load] = next(self._found(load), None) if load.is_plain else None
        return self._known[load]

    def _found(self, load: Load) -> Iterator[Forwarded]:
        address = self._subscripts.address(load.pointer, load)
        around = (None, *self._form.loop_chain(load))
        stores = self._stores()
        for loop, store in (s for outer in around for s in stores.get((address.base, outer), ())):
            if store.access_type != load.access_type or not self._comes_first(loop, load):
                continue
            index = self._index(load, store, loop)
            inside = None if index is None else self._inside(store.value, loop)
            if index is None or inside is None:
                continue
            start = self._form.loops[loop].preheader
            assert load.parent is not None
            overwrites = self._facts.overwrites
            if not overwrites.written_between(load, start, load.parent, besides=store):
                yield Forwarded(store.value, loop, index, inside)

    def _stores(self) -> dict[tuple[Value, Loop | None], list[tuple[Loop, Store]]]:
        """Stores that run in each iteration of an innermost loop, by the base of their address and
        the loop around."""
        if self._filled is None:
            self._filled = {}
            for loop in self._form.loops:
                for store in self._sure_stores(loop):
                    base = self._subscripts.address(store.pointer, store).base
                    self._filled.setdefault((base, loop.parent), []).append((loop, store))
        return self._filled

    def _sure_stores(self, loop: Loop) -> Iterator[Store]:
        info = self._form.loops[loop]
        leaves = {source for source, _ in loop.exit_edges()}
        if loop.children or info.trip_count is None or leaves != {info.latch}:
            return
        for block in self._form.flow.ordered(loop.blocks):
            if self._form.flow.dominates(block, info.latch):
                for store in block.instructions:
                    if isinstance(store, Store) and store.is_plain:
                        yield store

    def _comes_first(self, loop: Loop, load: Load) -> bool:
        """Whether a loop has run in the same iteration of all loops around it."""
        chain = self._form.loop_chain(load)
        around = loop.chain[:-1]
        assert load.parent is not None
        dominates = self._form.flow.dominates(self._form.loops[loop].latch, load.parent)
        return loop not in chain and chain[: len(around)] == around and dominates

    def _index(self, load: Load, store: Store, loop: Loop) -> Polynomial | None:
        """The iteration of ``loop`` that stored what ``load`` reads, if there surely is one."""
        counter = self._form.loops[loop].counter
        read = self._subscripts.address(load.pointer, load).offset
        written = self._subscripts.address(store.pointer, store).offset
        step = written.step(counter)
        if step is None or abs(step) < self._facts.layout.size_of(store.access_type):
            return None
        index = (read - written.substitute(counter, Polynomial())).scaled(1 / step)
        trips = self._subscripts.trips(loop)
        count = self._form.loops[loop].count
        if trips is None or count is None or count.stride is not None:
            return None
        if not (count.exact or count.by_one):
            return None
        if any(c.denominator != 1 for c in index.coefficients()):
            return None
        assert load.parent is not None
        chain = (*self._form.loop_chain(load), loop)
        bounds = Bounds(self._form, self._subscripts, chain, self._conditions.at(load.parent))
        reached = bounds.extremes(index)
        if reached is None or not bounds.is_nonnegative(reached[0]):
            return None
        return index if bounds.is_nonnegative(trips - reached[1]) else None

    def _inside(self, value: Value, loop: Loop) -> tuple[Instruction, ...] | None:
        """The instructions of a loop that a value is computed by, operands first."""
        info = self._form.loops[loop]
        order: dict[Instruction, None] = {}

        def visit(value: Value) -> bool:
            if not isinstance(value, Instruction) or value.parent not in loop.blocks:
                return True
            if value is info.counter or value in info.inductions or value in order:
                return True
            if isinstance(value, Phi) or len(order) >= _MOST or not self._is_repeatable(value):
                return False
            if not all(visit(operand) for operand in value.operands):
                return False
            order[value] = None
            return True

        return tuple(order) if visit(value) else None
