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
from ltoad.analysis.numbers.rotations import rotation
from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.plan.intervals import Block
from ltoad.differentiate.plan.numbers import emit_conditions, emit_number
from ltoad.differentiate.replay.checkpoints import Checkpointing
from ltoad.differentiate.replay.outline import Outlined
from ltoad.differentiate.replay.segment_calls import (
    ARITY,
    GIVE_BACK,
    KEEP,
    KEEP_LAST,
    RESERVE,
    RESTORE,
    RESTORE_CHANGED,
    TYPES,
)
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_instruction, remap
from ltoad.ir.instructions import BasicBlock, Branch, Function, Instruction, Phi
from ltoad.ir.module import Module
from ltoad.ir.types import I64, VOID, FunctionType, StructType, Type, is_pointer
from ltoad.ir.values import Argument, Constant, ConstantSimple, Value, integer

MOST_CARRIED = 16


@dataclass(frozen=True, slots=True)
class Segments:
    """The functions of a loop with checkpoints; ``again`` are run anew in the reverse sweep."""

    whole: Function
    functions: tuple[Function, ...]
    again: tuple[str, ...]


def write_segments(
    module: Module, outlined: Outlined, found: Checkpointing, trips: Value, limit: int
) -> Segments | None:
    """Rewrite ``outlined.whole``; None if too much is carried from one iteration to the next.

    ``trips`` are the back edges of the loop, ``limit`` the bytes that checkpoints may take.
    """
    loop = _OneBlockLoop(outlined)
    if not loop.can_be_cut():
        return None
    state = [_mapped(block, outlined.values) for block in found.state]
    return _Writer(module, outlined, loop, state, found.visible, limit).write(
        outlined.values.get(trips, trips)
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


class _OneBlockLoop:
    """What an outlined loop takes in, hands on and leaves behind."""

    def __init__(self, outlined: Outlined) -> None:
        self.block = outlined.block
        self.phis = list(self.block.phis())
        self.body = self.block.instructions[len(self.phis) : -1]
        users = users_of(outlined.whole)
        self.used_behind = [
            i
            for i in self.block.instructions
            if any(u.parent is not self.block for u in users.get(i, ()))
        ]
        self.turns = {
            phi: turns
            for phi in self.phis
            if is_pointer(phi.type) and (turns := rotation(phi, self.block, self.block)) is not None
        }
        self.carried = [phi for phi in self.phis if phi not in self.turns]
        wanted = [self.next_of(phi) for phi in self.carried]
        wanted += [i for i in self.used_behind if i not in self.turns]
        self.results = list(dict.fromkeys(v for v in wanted if not isinstance(v, Constant)))

    def next_of(self, phi: Phi) -> Value:
        return phi.incoming_from(self.block)

    def first_of(self, phi: Phi) -> Value:
        (first,) = (v for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not self.block)
        return first

    def can_be_cut(self) -> bool:
        handed = [*self.carried, *self.results]
        plain = not any(is_pointer(v.type) for v in handed)
        return plain and len(self.results) <= MOST_CARRIED

    def inputs(self, others: Sequence[Value]) -> list[Value]:
        """Values from outside that the body and ``others`` use."""
        inside = {*self.phis, *self.body}
        used = [o for i in self.body for o in i.operands]
        used += [self.next_of(phi) for phi in self.carried]
        return [
            v
            for v in dict.fromkeys([*used, *others])
            if isinstance(v, (Instruction, Argument)) and v not in inside
        ]


class _Writer:
    """Writes the functions of one loop."""

    def __init__(
        self,
        module: Module,
        outlined: Outlined,
        loop: _OneBlockLoop,
        state: Sequence[Block],
        visible: bool,
        limit: int,
    ) -> None:
        self._module = module
        self._outlined = outlined
        self._loop = loop
        self._state = list(dict.fromkeys(state))
        self._visible = visible
        self._limit = limit
        self._result = _result_type(loop.results)
        base = outlined.whole.name
        self._names = {
            role: module.fresh_name(f"{base}.{role}") for role in ("run", "piece", "steps")
        }

    def write(self, trips: Value) -> Segments:
        """``whole`` is rewritten in place."""
        (preheader,) = {
            b for phi in self._loop.phis for b in phi.blocks if b is not self._loop.block
        }
        extents, inputs = self._write_whole(preheader, trips)
        parameters = [*self._loop.phis, *inputs]
        functions = [
            self._write_run(self._names["run"], parameters, extents),
            self._write_run(self._names["piece"], parameters, extents),
            self._write_steps(parameters, extents),
        ]
        again = (self._names["piece"], self._outlined.iteration.name)
        return Segments(self._outlined.whole, (self._outlined.iteration, *functions), again)

    # whole

    def _write_whole(
        self, preheader: BasicBlock, trips: Value
    ) -> tuple[list[_Extent], list[Value]]:
        whole, loop = self._outlined.whole, self._loop
        names = Names([i.name for i in whole.instructions()] + [a.name for a in whole.arguments])
        end = preheader.terminator
        preheader.instructions.remove(end)
        builder = Builder(names, preheader)
        count = builder.add(builder.resize(trips, I64), integer(I64, 1))
        extents = [_extent(builder, block) for block in self._state]
        total: Value = integer(I64, 0)
        for extent in extents:
            total = builder.add(total, extent.padded)
        # numbers that are carried have a tape, too
        others = 16 * (len(loop.results) + len(loop.phis) + 2)
        whole_size = builder.add(total, integer(I64, others))
        limit = integer(I64, self._limit)
        arity = builder.call(ARITY, TYPES[ARITY], [count, whole_size, limit])
        preheader.append(end)
        outer = [e for extent in extents for e in extent.values()]
        inputs = loop.inputs([*outer, total])
        self._total = total
        block = loop.block
        end = block.terminator
        assert isinstance(end, Branch)
        (exit_,) = (t for t in end.targets if t is not block)
        phis = list(loop.phis)
        block.instructions = []
        builder.position(block)
        first: dict[Value, Value] = {phi: loop.first_of(phi) for phi in phis}
        guards = self._reserve_last(builder, extents, first) if self._visible else None
        arguments = [count, arity, *(first[p] for p in phis), *inputs]
        returned = self._call(builder, "run", arguments, hint="loop")
        values = self._results(builder, returned)
        for phi in loop.turns:
            if phi in loop.used_behind:
                moved = builder.sub(count, integer(I64, 1))
                values[phi] = self._turned(builder, phi, first, moved)
        if guards is not None:
            self._keep_last(builder, extents, first, guards)
        builder.br(exit_)
        for instruction in whole.instructions():
            remap(instruction, values)
        return extents, inputs

    def _reserve_last(
        self, builder: Builder, extents: Sequence[_Extent], values: Mapping[Value, Value]
    ) -> list[Value]:
        """Room for what memory holds when the reverse sweep comes to the loop."""
        places: list[Value] = []
        for extent in extents:
            place = _room(builder, extent.size)
            address = extent.address(builder, values)
            extent.restore(builder, place, address, extent.size)
            places.append(place)
        return places

    def _keep_last(
        self,
        builder: Builder,
        extents: Sequence[_Extent],
        values: Mapping[Value, Value],
        places: Sequence[Value],
    ) -> None:
        for extent, place in zip(extents, places, strict=True):
            address = extent.address(builder, values)
            builder.call(KEEP_LAST, TYPES[KEEP_LAST], [place, address, extent.size])

    # The functions

    def _function(
        self, name: str, extra: Sequence[str], parameters: Sequence[Value]
    ) -> tuple[Function, Builder, list[Argument], dict[Value, Value]]:
        names = Names()
        first = [Argument(I64, names.fresh(e), i) for i, e in enumerate(extra)]
        others = [
            Argument(v.type, names.fresh("a"), len(first) + i) for i, v in enumerate(parameters)
        ]
        suffix = self._outlined.iteration.suffix
        function = Function(name, self._result, [*first, *others], prefix="internal", suffix=suffix)
        builder = Builder(names, function.add_block(names.fresh("entry")))
        return function, builder, first, dict(zip(parameters, others, strict=True))

    def _write_steps(self, parameters: Sequence[Value], extents: Sequence[_Extent]) -> Function:
        """One iteration after the other."""
        made = self._function(self._names["steps"], ("count",), parameters)
        function, builder, (count,), values = made

        def iterate(inner: dict[Value, Value], done: Value) -> _Advance:
            for instruction in self._loop.body:
                clone = copy_instruction(instruction, inner)
                clone.name = ""
                inner[instruction] = builder.append(clone, instruction.name or "v")
            return _Advance(integer(I64, 1), inner, None)

        self._write_loop(function, builder, count, values, extents, iterate)
        return function

    def _write_run(
        self, name: str, parameters: Sequence[Value], extents: Sequence[_Extent]
    ) -> Function:
        """Piece after piece, or at once what is short enough."""
        made = self._function(name, ("count", "arity"), parameters)
        function, builder, (count, arity), values = made
        arguments = [values[p] for p in parameters]
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

        self._write_loop(function, builder, count, values, extents, iterate)
        return function

    def _call(
        self, builder: Builder, role: str, arguments: Sequence[Value], hint: str = "v"
    ) -> Value:
        type_ = FunctionType(self._result, tuple(a.type for a in arguments))
        return builder.call(self._names[role], type_, list(arguments), hint=hint)

    def _write_loop(
        self,
        function: Function,
        builder: Builder,
        count: Value,
        values: dict[Value, Value],
        extents: Sequence[_Extent],
        iterate: Callable[[dict[Value, Value], Value], _Advance],
    ) -> None:
        """A loop with a checkpoint in each iteration; ``iterate`` writes what that does."""
        loop = self._loop
        total = values.get(self._total, self._total)
        pieces = count
        if function.name != self._names["steps"]:
            pieces = function.arguments[1]
        room = builder.mul(pieces, total)
        memory = _room(builder, room)
        before = builder.block
        block = builder.new_block(function, "checkpoint")
        builder.br(block)
        builder.position(block)
        done, number = builder.phi(I64, "done"), builder.phi(I64, "number")
        inner = dict(values)
        for phi in loop.phis:
            inner[phi] = builder.phi(phi.type, "carried")
        kept = self._keep(builder, memory, number, extents, inner, total)
        advance = iterate(inner, done)
        for extent, (place, address, size) in zip(extents, kept, strict=True):
            extent.restore(builder, place, address, size)
        after = builder.add(done, advance.steps)
        numbered = builder.add(number, integer(I64, 1))
        zero = integer(I64, 0)
        ends: list[tuple[Value, Value, Value]] = [(done, zero, after), (number, zero, numbered)]
        for carried in loop.phis:
            following = self._following(builder, carried, inner, advance)
            ends.append((inner[carried], values[carried], following))
        for changing, start, following in ends:
            assert isinstance(changing, Phi)
            changing.add_incoming(start, before)
            changing.add_incoming(following, block)
        behind = builder.new_block(function, "exit")
        builder.cond_br(builder.icmp("ult", after, count), block, behind)
        builder.position(behind)
        returned = advance.returned
        self._return(builder, self._packed(builder, inner) if returned is None else returned)

    def _keep(
        self,
        builder: Builder,
        memory: Value,
        number: Value,
        extents: Sequence[_Extent],
        values: Mapping[Value, Value],
        total: Value,
    ) -> list[tuple[Value, Value, Value]]:
        place = builder.add(memory, builder.mul(number, total))
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


def _room(builder: Builder, size: Value) -> Value:
    """Memory for checkpoints, which is free when the reverse sweep comes to this place."""
    room = builder.call(RESERVE, TYPES[RESERVE], [size], hint="room")
    builder.call(GIVE_BACK, TYPES[GIVE_BACK], [room])
    return room


@dataclass(frozen=True, slots=True)
class _Extent:
    """A block of the state, with numbers that the preheader has computed."""

    pointer: Value
    low: Value
    size: Value
    padded: Value
    only_read: bool

    def values(self) -> tuple[Value, ...]:
        return (self.pointer, self.low, self.size, self.padded)

    def address(self, builder: Builder, values: Mapping[Value, Value]) -> Value:
        base = values.get(self.pointer, self.pointer)
        return builder.byte_offset(base, values.get(self.low, self.low))

    def restore(self, builder: Builder, place: Value, address: Value, size: Value) -> None:
        """Memory that is only read is left alone where it is still what it was."""
        name = RESTORE_CHANGED if self.only_read else RESTORE
        builder.call(name, TYPES[name], [place, address, size])


def _extent(builder: Builder, block: Block) -> _Extent:
    low, size = (emit_number(builder, n) for n in (block.low, block.size))
    zero = integer(I64, 0)
    exists = builder.icmp("sgt", size, zero)
    for condition in emit_conditions(builder, block):
        exists = builder.binary("and", exists, condition)
    size = builder.select(exists, size, zero)
    up = builder.add(size, integer(I64, 15))
    padded = builder.binary("and", up, integer(I64, -16))
    return _Extent(block.pointer, low, size, padded, block.only_read)
