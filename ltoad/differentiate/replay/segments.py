"""Writes a loop as pieces of pieces, with a checkpoint before each.

``whole`` calls ``run``, which cuts the iterations into at most ``arity`` pieces and calls
``piece`` for each (see :mod:`ltoad.differentiate.support.schedule`); ``piece`` is ``run`` once
more; what has no more than ``arity`` iterations is done by ``steps``, one by one.  The engine
differentiates calls of ``piece`` and of the iteration in the reverse sweep only, each between the
two calls that keep a state and give it back.  What others see has its last contents back when
the reverse sweep has passed the loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.differentiate.plan.intervals import Block
from ltoad.differentiate.replay.checkpoints import Checkpointing
from ltoad.differentiate.replay.counting import Counting, write_counting
from ltoad.differentiate.replay.extents import Extent, extent_of, room_for
from ltoad.differentiate.replay.one_block_loop import OneBlockLoop
from ltoad.differentiate.replay.outline import Outlined
from ltoad.differentiate.replay.segment_calls import (
    ARITY,
    KEEP,
    KEEP_LAST,
    TYPES,
)
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_instruction, remap
from ltoad.ir.instructions import Branch, Function, Phi
from ltoad.ir.module import Module
from ltoad.ir.types import I64, VOID, FunctionType, StructType, Type
from ltoad.ir.values import Argument, ConstantSimple, Value, integer


@dataclass(frozen=True, slots=True)
class Segments:
    """The functions of a loop with checkpoints; ``again`` are run anew in the reverse sweep."""

    whole: Function
    functions: tuple[Function, ...]
    again: tuple[str, ...]


def write_segments(
    module: Module, outlined: Outlined, found: Checkpointing, trips: Value | None, limit: int
) -> Segments | None:
    """Rewrite ``outlined.whole``; None if too much is carried from one iteration to the next.

    ``trips`` are the back edges of the loop, None if only the run can count them, ``limit`` the
    bytes that checkpoints may take.
    """
    loop = OneBlockLoop(outlined)
    if not loop.can_be_cut():
        return None
    state = [_mapped(block, outlined.values) for block in found.state]
    return _Writer(module, outlined, loop, state, found.visible, limit).write(
        None if trips is None else outlined.values.get(trips, trips)
    )


def _mapped(block: Block, values: Mapping[Value, Value]) -> Block:
    def of(number: Polynomial) -> Polynomial:
        for symbol in number.symbols():
            number = number.substitute(symbol, Polynomial.symbol(values.get(symbol, symbol)))
        return number

    return Block(
        values.get(block.pointer, block.pointer),
        of(block.low),
        of(block.size),
        tuple(map(of, block.positive)),
        tuple((values.get(condition, condition), outcome) for condition, outcome in block.tests),
        block.only_read,
    )


@dataclass(frozen=True, slots=True)
class _Advance:
    """How many ``steps`` one turn of a loop does, what of the loop's values it makes, and
    what it returns, where that is a call's."""

    steps: Value
    values: Mapping[Value, Value]
    returned: Value | None


@dataclass(frozen=True, slots=True)
class _State:
    """What the preheader computes: ``extents`` of the state, their ``total`` size, the ``count``
    of iterations, by ``counting`` them if need be, and into how many pieces these are cut."""

    extents: list[Extent]
    total: Value
    count: Value
    arity: Value
    counting: Counting | None


@dataclass(frozen=True, slots=True)
class _Part:
    """A function that is being written, which does ``count`` iterations in so many ``pieces``.

    ``values`` has what stands for values of the loop.
    """

    function: Function
    builder: Builder
    count: Value
    pieces: Value
    values: dict[Value, Value]


class _Writer:
    """Writes the functions of one loop."""

    def __init__(
        self,
        module: Module,
        outlined: Outlined,
        loop: OneBlockLoop,
        state: Sequence[Block],
        visible: bool,
        limit: int,
    ) -> None:
        self._module = module
        self._outlined = outlined
        self._loop = loop
        self._whole = outlined.whole
        self._blocks = list(dict.fromkeys(state))
        self._visible = visible
        self._limit = limit
        self._result = _result_type(loop.results)
        base = outlined.whole.name
        self._names = {
            role: module.fresh_name(f"{base}.{role}") for role in ("run", "piece", "steps")
        }

    def write(self, trips: Value | None) -> Segments:
        """``whole`` is rewritten in place."""
        (preheader,) = {
            b for phi in self._loop.phis for b in phi.blocks if b is not self._loop.block
        }
        taken = [i.name for i in self._whole.instructions()]
        names = Names(taken + [a.name for a in self._whole.arguments])
        state = self._measure(Builder(names, preheader), trips)
        sizes = [e for extent in state.extents for e in extent.values()]
        inputs = self._loop.inputs([*sizes, state.total])
        self._write_whole(Builder(names, self._loop.block), state, inputs)
        parameters = [*self._loop.phis, *inputs]
        functions = [
            self._write_run(self._names["run"], parameters, state),
            self._write_run(self._names["piece"], parameters, state),
            self._write_steps(parameters, state),
        ]
        again = (self._names["piece"], self._outlined.iteration.name)
        functions += [] if state.counting is None else [state.counting.function]
        return Segments(self._whole, (self._outlined.iteration, *functions), again)

    # whole

    def _measure(self, builder: Builder, trips: Value | None) -> _State:
        """Compute in the preheader how large the state is, and how the loop is cut."""
        end = builder.block.instructions.pop()
        extents = [extent_of(builder, block) for block in self._blocks]
        total: Value = integer(I64, 0)
        for extent in extents:
            total = builder.add(total, extent.padded)
        counting = None
        if trips is None:
            counting = write_counting(self._module, self._outlined, self._loop, extents, total)
            count = counting.call(builder)
        else:
            count = builder.add(builder.resize(trips, I64), integer(I64, 1))
        # numbers that are carried have a tape, too
        others = 16 * (len(self._loop.results) + len(self._loop.phis) + 2)
        whole_size = builder.add(total, integer(I64, others))
        limit = integer(I64, self._limit)
        arity = builder.call(ARITY, TYPES[ARITY], [count, whole_size, limit])
        builder.block.append(end)
        return _State(extents, total, count, arity, counting)

    def _write_whole(self, builder: Builder, state: _State, inputs: Sequence[Value]) -> None:
        """Call ``run`` in the loop's place."""
        loop, block = self._loop, builder.block
        end = block.terminator
        assert isinstance(end, Branch)
        (exit_,) = (t for t in end.targets if t is not block)
        first: dict[Value, Value] = {phi: loop.first_of(phi) for phi in loop.phis}
        block.instructions = []
        guards = self._reserve_last(builder, state.extents, first) if self._visible else None
        arguments = [state.count, state.arity, *first.values(), *inputs]
        returned = self._call(builder, "run", arguments, hint="loop")
        values = self._results(builder, returned)
        for phi in loop.turns:
            if phi in loop.used_behind:
                moved = builder.sub(state.count, integer(I64, 1))
                values[phi] = self._turned(builder, phi, first, moved)
        if guards is not None:
            self._keep_last(builder, state.extents, first, guards)
        builder.br(exit_)
        for instruction in self._whole.instructions():
            remap(instruction, values)

    def _reserve_last(
        self, builder: Builder, extents: Sequence[Extent], values: Mapping[Value, Value]
    ) -> list[Value]:
        """Room for what memory holds when the reverse sweep comes to the loop."""
        places: list[Value] = []
        for extent in extents:
            place = room_for(builder, extent.size)
            address = extent.address(builder, values)
            extent.restore(builder, place, address, extent.size)
            places.append(place)
        return places

    def _keep_last(
        self,
        builder: Builder,
        extents: Sequence[Extent],
        values: Mapping[Value, Value],
        places: Sequence[Value],
    ) -> None:
        for extent, place in zip(extents, places, strict=True):
            address = extent.address(builder, values)
            builder.call(KEEP_LAST, TYPES[KEEP_LAST], [place, address, extent.size])

    # The functions

    def _begin(self, name: str, extra: Sequence[str], parameters: Sequence[Value]) -> _Part:
        """A function that takes ``extra`` numbers, and what stands for ``parameters``."""
        names = Names()
        first = [Argument(I64, names.fresh(e), i) for i, e in enumerate(extra)]
        others = [
            Argument(v.type, names.fresh("a"), len(first) + i) for i, v in enumerate(parameters)
        ]
        suffix = self._outlined.iteration.suffix
        function = Function(name, self._result, [*first, *others], prefix="internal", suffix=suffix)
        builder = Builder(names, function.add_block(names.fresh("entry")))
        values = dict[Value, Value](zip(parameters, others, strict=True))
        return _Part(function, builder, first[0], first[-1], values)

    def _write_steps(self, parameters: Sequence[Value], state: _State) -> Function:
        """One iteration after the other."""
        part = self._begin(self._names["steps"], ("count",), parameters)

        def iterate(inner: dict[Value, Value], done: Value) -> _Advance:
            for instruction in self._loop.body:
                clone = copy_instruction(instruction, inner)
                clone.name = ""
                inner[instruction] = part.builder.append(clone, instruction.name or "v")
            return _Advance(integer(I64, 1), inner, None)

        self._write_loop(part, state, iterate)
        return part.function

    def _write_run(self, name: str, parameters: Sequence[Value], state: _State) -> Function:
        """Piece after piece, or at once what is short enough."""
        part = self._begin(name, ("count", "arity"), parameters)
        function, builder, count, arity = part.function, part.builder, part.count, part.pieces
        arguments = [part.values[p] for p in parameters]
        rounded = builder.add(count, builder.sub(arity, integer(I64, 1)))
        chunk = builder.binary("udiv", rounded, arity)
        few = builder.icmp("ule", chunk, integer(I64, 1))
        short = builder.new_block(function, "short")
        long = builder.new_block(function, "long")
        builder.cond_br(few, short, long)
        builder.position(short)
        self._return(builder, self._call(builder, "steps", [count, *arguments]))
        builder.position(long)

        def iterate(inner: dict[Value, Value], done: Value) -> _Advance:
            left = builder.sub(count, done)
            is_last = builder.icmp("ult", left, chunk)
            size = builder.select(is_last, left, chunk)
            passed = [inner[p] for p in parameters]
            returned = self._call(builder, "piece", [size, arity, *passed], hint="piece")
            return _Advance(size, self._results(builder, returned), returned)

        self._write_loop(part, state, iterate)
        return function

    def _call(
        self, builder: Builder, role: str, arguments: Sequence[Value], hint: str = "v"
    ) -> Value:
        type_ = FunctionType(self._result, tuple(a.type for a in arguments))
        return builder.call(self._names[role], type_, list(arguments), hint=hint)

    def _write_loop(
        self,
        part: _Part,
        state: _State,
        iterate: Callable[[dict[Value, Value], Value], _Advance],
    ) -> None:
        """A loop with a checkpoint in each iteration; ``iterate`` writes what that does."""
        builder, values = part.builder, part.values
        total = values.get(state.total, state.total)
        memory = room_for(builder, builder.mul(part.pieces, total))
        before = builder.block
        block = builder.new_block(part.function, "checkpoint")
        builder.br(block)
        builder.position(block)
        done, number = builder.phi(I64, "done"), builder.phi(I64, "number")
        carried = {phi: builder.phi(phi.type, "carried") for phi in self._loop.phis}
        inner = values | carried
        place = builder.add(memory, builder.mul(number, total))
        kept = self._keep(builder, place, state.extents, inner)
        advance = iterate(inner, done)
        for extent, where in zip(state.extents, kept, strict=True):
            extent.restore(builder, *where)
        after = builder.add(done, advance.steps)
        numbered = builder.add(number, integer(I64, 1))
        zero = integer(I64, 0)
        ends: list[tuple[Phi, Value, Value]] = [(done, zero, after), (number, zero, numbered)]
        for phi, copy in carried.items():
            ends.append((copy, values[phi], self._following(builder, phi, inner, advance)))
        for changing, start, following in ends:
            changing.add_incoming(start, before)
            changing.add_incoming(following, block)
        behind = builder.new_block(part.function, "exit")
        builder.cond_br(builder.icmp("ult", after, part.count), block, behind)
        builder.position(behind)
        returned = advance.returned
        self._return(builder, self._packed(builder, inner) if returned is None else returned)

    def _keep(
        self,
        builder: Builder,
        place: Value,
        extents: Sequence[Extent],
        values: Mapping[Value, Value],
    ) -> list[tuple[Value, Value, Value]]:
        """Keep the state from ``place`` on; for each block its copy, its address and its size."""
        kept: list[tuple[Value, Value, Value]] = []
        for extent in extents:
            size = values.get(extent.size, extent.size)
            address = extent.address(builder, values)
            builder.call(KEEP, TYPES[KEEP], [place, address, size])
            kept.append((place, address, size))
            place = builder.add(place, values.get(extent.padded, extent.padded))
        return kept

    def _following(
        self, builder: Builder, phi: Phi, inner: Mapping[Value, Value], advance: _Advance
    ) -> Value:
        if phi in self._loop.turns:
            return self._turned(builder, phi, inner, advance.steps)
        following = self._loop.next_of(phi)
        return advance.values.get(following, inner.get(following, following))

    def _turned(
        self, builder: Builder, phi: Phi, values: Mapping[Value, Value], steps: Value
    ) -> Value:
        """A pointer that is handed round, after some steps."""
        turns = self._loop.turns[phi]
        chosen: Value = values[turns[0]]
        if len(turns) == 1:
            return chosen
        rest = builder.binary("urem", steps, integer(I64, len(turns)))
        for moved, other in enumerate(turns[1:], 1):
            here = builder.icmp("eq", rest, integer(I64, moved))
            chosen = builder.select(here, values[other], chosen)
        return chosen

    # Results

    def _packed(self, builder: Builder, values: Mapping[Value, Value]) -> Value:
        found = [values[r] for r in self._loop.results]
        if not found:
            return integer(I64, 0)
        if len(found) == 1:
            return found[0]
        whole: Value = ConstantSimple(self._result, "poison")
        for index, value in enumerate(found):
            whole = builder.insert_value(whole, value, index)
        return whole

    def _results(self, builder: Builder, returned: Value) -> dict[Value, Value]:
        results = self._loop.results
        if len(results) == 1:
            return {results[0]: returned}
        return {r: builder.extract_value(returned, i) for i, r in enumerate(results)}

    def _return(self, builder: Builder, value: Value) -> None:
        builder.ret(None if self._result == VOID else value)


def _result_type(results: Sequence[Value]) -> Type:
    if len(results) == 1:
        return results[0].type
    return StructType(tuple(r.type for r in results)) if results else VOID
