"""Counts the iterations of a loop of which only the run tells how many there are.

How a loop is cut into pieces depends on how many iterations it has.  If no formula tells, a
function runs the loop as it is, counts, and gives memory its state back: one more run of the loop,
which only a limit on the tape asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ltoad.differentiate.replay.extents import Extent
from ltoad.differentiate.replay.one_block_loop import OneBlockLoop
from ltoad.differentiate.replay.outline import Outlined
from ltoad.differentiate.support.checkpoint_memory import GIVE, TAKE, TYPES
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Branch, Function
from ltoad.ir.module import Module
from ltoad.ir.types import I64, FunctionType
from ltoad.ir.values import Argument, Value, integer
from ltoad.rules.tapes import COUNTS


@dataclass(frozen=True, slots=True)
class Counting:
    """A function that counts the iterations of a loop, and values of the loop's function that
    it takes."""

    function: Function
    arguments: tuple[Value, ...]

    def call(self, builder: Builder) -> Value:
        """Count, in front of the loop."""
        type_ = FunctionType(I64, tuple(a.type for a in self.arguments))
        return builder.call(self.function.name, type_, list(self.arguments), hint="count")


def write_counting(
    module: Module,
    outlined: Outlined,
    loop: OneBlockLoop,
    extents: Sequence[Extent],
    total: Value,
) -> Counting:
    """The counting function of an outlined loop, whose state takes ``total`` bytes.

    It is not yet in the module.
    """
    sizes = [value for extent in extents for value in extent.values()]
    end = loop.block.terminator
    inputs = loop.inputs([*sizes, total, *end.operands[:1]])
    parameters = [*loop.phis, *inputs]
    names = Names()
    others = [Argument(v.type, names.fresh("a"), i) for i, v in enumerate(parameters)]
    function = Function(
        module.fresh_name(f"{COUNTS}{outlined.whole.name}"),
        I64,
        others,
        prefix="internal",
        suffix=outlined.iteration.suffix,
    )
    for name, type_ in ((TAKE, TYPES[TAKE]), (GIVE, TYPES[GIVE]), (COPY, COPY_TYPE)):
        module.declare(name, type_)
    values = dict[Value, Value](zip(parameters, others, strict=True))
    builder = Builder(names, function.add_block(names.fresh("entry")))
    room = builder.call(TAKE, TYPES[TAKE], [values.get(total, total)], hint="room")
    _copy(builder, extents, values, room, back=False)
    count = _write_loop(function, builder, loop, values)
    _copy(builder, extents, values, room, back=True)
    builder.call(GIVE, TYPES[GIVE], [room])
    builder.ret(count)
    first = [loop.first_of(phi) for phi in loop.phis]
    return Counting(function, (*first, *inputs))


def _write_loop(
    function: Function, builder: Builder, loop: OneBlockLoop, values: Mapping[Value, Value]
) -> Value:
    """The loop as it is; returns how many iterations it had."""
    before = builder.block
    block = builder.new_block(function, "loop")
    behind = builder.new_block(function, "exit")
    builder.br(block)
    builder.position(block)
    done = builder.phi(I64, "done")
    carried = {phi: builder.phi(phi.type, "carried") for phi in loop.phis}
    inner = dict[Value, Value](values)
    for phi, copy in carried.items():
        inner[phi] = copy
    for instruction in loop.body:
        clone = copy_instruction(instruction, inner)
        clone.name = ""
        inner[instruction] = builder.append(clone, instruction.name or "v")
    after = builder.add(done, integer(I64, 1))
    done.add_incoming(integer(I64, 0), before)
    done.add_incoming(after, block)
    for phi, copy in carried.items():
        following = loop.next_of(phi)
        copy.add_incoming(values[phi], before)
        copy.add_incoming(inner.get(following, following), block)
    end = loop.block.terminator
    assert isinstance(end, Branch)
    condition = end.operands[0]
    targets = [block if target is loop.block else behind for target in end.targets]
    builder.cond_br(inner.get(condition, condition), *targets)
    builder.position(behind)
    return after


def _copy(
    builder: Builder,
    extents: Sequence[Extent],
    values: Mapping[Value, Value],
    place: Value,
    *,
    back: bool,
) -> None:
    """Keep what the loop writes from ``place`` on, or give memory its state ``back``."""
    for extent in extents:
        if extent.only_read:
            continue
        address = extent.address(builder, values)
        size = values.get(extent.size, extent.size)
        target, source = (address, place) if back else (place, address)
        copy_memory(builder, target, source, size)
        place = builder.byte_offset(place, values.get(extent.padded, extent.padded))
