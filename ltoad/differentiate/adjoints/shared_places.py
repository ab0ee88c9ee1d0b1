"""Adding to derivatives of memory that other threads may add to at the same time.

Threads of a parallel region read what they share, so that their reverse sweeps all add to its
adjoint.  What one of them writes no other looks at before they have met: storing needs no care.
"""

from __future__ import annotations

from ltoad.causes.memory import SHARED_MEMORY
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.facts.owned import Own, Range
from ltoad.differentiate.support.shared_places import WIDTHS, add_name, add_type
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction, Metadata
from ltoad.ir.memory import Atomicity, AtomicUpdate
from ltoad.ir.types import I1, I64, Type, VectorType
from ltoad.ir.values import ConstantInt, Value, integer, zero


def contribute(
    context: AdjointContext,
    instruction: Instruction,
    pointer: Value,
    place: Value,
    part: Value,
    align: int,
    metadata: Metadata,
) -> None:
    """``*place += part``, where ``place`` lies in the shadow of what ``pointer`` leads to."""
    alone = alone_at(context, instruction, pointer)
    if alone is None:
        context.accumulate(place, part, align, metadata)
        return
    type_ = part.type
    if isinstance(type_, VectorType):
        for index in range(type_.length):
            position = integer(I64, index)
            element = context.builder.extract_element(part, position)
            where = context.builder.gep(type_.element, place, [position])
            _add(context, instruction, where, element, align, metadata, alone)
    else:
        _add(context, instruction, place, part, align, metadata, alone)


def take_shared(
    context: AdjointContext, instruction: Instruction, place: Value, type_: Type
) -> Value:
    """What lies in the shadow at ``place``, where zero is left, in one step: others may add to it.

    By ``copyin`` the first thread copies its own variable to itself, to which others add theirs.
    """
    if not isinstance(type_, VectorType):
        return _exchange(context, instruction, place, type_)
    taken: Value = zero(type_)
    for index in range(type_.length):
        position = integer(I64, index)
        where = context.builder.gep(type_.element, place, [position])
        element = _exchange(context, instruction, where, type_.element)
        taken = context.builder.insert_element(taken, element, position)
    return taken


def copies_own(context: AdjointContext, target: Value, source: Value) -> bool:
    """Whether a thread copies what threads share to a variable of its own: for the first thread,
    this may be the same."""
    return context.facts.is_shared(source) and context.facts.is_own_variable(target)


def _exchange(
    context: AdjointContext, instruction: Instruction, place: Value, type_: Type
) -> Value:
    width = WIDTHS.get(type_)
    if width is None:
        refuse_shared(instruction, type_)
    update = AtomicUpdate("xchg", place, zero(type_), Atomicity("monotonic"), align=width or 0)
    return context.builder.append(update, "adjoint")


def alone_at(context: AdjointContext, instruction: Instruction, pointer: Value) -> Value | None:
    """Whether no other thread adds at the same time to the adjoint of what an instruction reads;
    None where that is known."""
    if not context.facts.is_shared(pointer):
        return None
    own = context.own(instruction)
    if own is None:
        return integer(I1, 0)
    if own.margin == 0 and not own.others:
        return None
    return _is_alone(own, context)


def _is_alone(own: Own, context: AdjointContext) -> Value:
    """Whether no other thread adds to the same place."""
    tests = [] if own.margin == 0 else [_is_inside(own, context)]
    if own.here is not None:
        here = _ends(own.here, context)
        tests += [_are_apart(here, _ends(other, context), context) for other in own.others]
    found, *more = tests
    for test in more:
        found = context.builder.binary("and", found, test)
    return found


def _ends(range_: Range, context: AdjointContext) -> tuple[Value, Value]:
    """The first byte of what all threads read, and the first one behind it, in the shadow."""
    builder = context.builder
    numbers = [builder.resize(context.primal(n), I64) for n in (range_.first, range_.last)]
    scaled = [builder.mul(n, integer(I64, range_.stride)) for n in numbers]
    least, most = scaled if range_.stride > 0 else scaled[::-1]
    base = builder.cast("ptrtoint", context.shadow(range_.base), I64)
    start = builder.add(builder.add(base, least), integer(I64, range_.low))
    return start, builder.add(builder.add(base, most), integer(I64, range_.high))


def _are_apart(
    one: tuple[Value, Value], other: tuple[Value, Value], context: AdjointContext
) -> Value:
    builder = context.builder
    before = builder.icmp("ule", one[1], other[0])
    return builder.binary("or", before, builder.icmp("ule", other[1], one[0]))


def _is_inside(own: Own, context: AdjointContext) -> Value:
    """Whether an iteration is none of those that may meet others at the ends of a loop."""
    builder, info = context.builder, context.facts.form.loops[own.loop]
    assert info.trip_count is not None
    margin = integer(I64, own.margin)
    count, last = context.primal(info.counter), context.primal(info.trip_count)
    after = builder.icmp("sge", count, margin)
    before = builder.icmp("slt", builder.add(count, margin), last)
    return builder.binary("and", after, before)


def _add(
    context: AdjointContext,
    instruction: Instruction,
    place: Value,
    part: Value,
    align: int,
    metadata: Metadata,
    alone: Value,
) -> None:
    width = WIDTHS.get(part.type)
    if width is None or 0 < align < width:
        refuse_shared(instruction, part.type)
    if not isinstance(alone, ConstantInt):
        name, type_ = add_name(part.type), add_type(part.type)
        context.declare(name, type_)
        context.builder.call(name, type_, [place, part, alone])
        return
    context.builder.append(
        AtomicUpdate(
            "fadd", place, part, Atomicity("monotonic"), align=width or 0, metadata=metadata
        ),
        "before",
    )


def refuse_shared(instruction: Instruction, type_: Type | None = None) -> None:
    """Raise Unsupported for what only one thread at a time can do to an adjoint."""
    what = "memory" if type_ is None else f"numbers of type {type_}"
    raise Unsupported(
        instruction,
        f"threads of a parallel region share {what} here that a derivative depends on, and it is "
        "used in a way in which only one thread can add to the derivative",
        SHARED_MEMORY,
    )
