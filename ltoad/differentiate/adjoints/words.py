"""Adjoints of instructions that move floats inside of words and aggregates.

A float that is shifted, masked, inserted or extracted takes its adjoint along:
where bits ``t`` of the result are bits ``s`` of an operand, the adjoint of the
float at ``s`` gets that of the float at ``t``.  An adjoint lies in its slot
where the float lies in the word.
"""

from __future__ import annotations

from ltoad.analysis.types.carriers import fits
from ltoad.analysis.types.lanes import Lane
from ltoad.analysis.types.words import Move
from ltoad.causes.memory import BITS, FLOAT_AND_ADDRESS, PIECES
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.shared_places import contribute
from ltoad.differentiate.adjoints.tagged import (
    add_tagged,
    clear_calculated,
    clear_tagged,
    take_tagged,
)
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import I64, FloatType, IntType, VectorType, is_floating
from ltoad.ir.values import Value, integer, zero

_INTEGERS = frozenset(
    ["zext", "sext", "trunc", "shl", "lshr", "ashr", "and", "or", "xor", "add", "sub"]
)
_AGGREGATES = frozenset(["extractvalue", "insertvalue"])
_EITHER = frozenset(
    ["select", "freeze", "bitcast", "extractelement", "insertelement", "shufflevector"]
)


def moves_words(instruction: Instruction, context: AdjointContext) -> bool:
    """Whether an active instruction moves floats that its types do not show one by one."""
    opcode = instruction.opcode
    if opcode in _AGGREGATES or (opcode in _INTEGERS and context.word(instruction).lanes):
        return True
    if opcode not in _EITHER:
        return False
    values = [instruction, *(o for o in instruction.operands if context.is_active(o))]
    if opcode == "bitcast":
        lanes = [context.word(v).lanes for v in values]
        return any(line != lanes[0] for line in lanes) or not all(
            is_floating(context.adjoint_type(v)) for v in values
        )
    return not all(_is_regular(v, context) for v in values)


def _is_regular(value: Value, context: AdjointContext) -> bool:
    """Whether a value's adjoint has an element for each of the value's elements."""
    adjoint = context.adjoint_type(value)
    if isinstance(value.type, VectorType):
        return isinstance(adjoint, VectorType) and adjoint.length == value.type.length
    return isinstance(adjoint, FloatType)


def adjoint_of_word(instruction: Instruction, context: AdjointContext) -> None:
    """The adjoint of an instruction for which :func:`moves_words` holds."""
    flow = context.facts.carriers.flows.of(instruction)
    for lane, adjoint in take_lanes(instruction, context):
        for move in flow.moves:
            operand = instruction.operands[move.operand]
            if fits(lane, move) and context.is_active(operand):
                part = _changed(instruction, lane, move, adjoint, context)
                source = lane.moved(move.source - move.target)
                _add_lane(instruction, operand, source, part, context)


def take_lanes(value: Instruction, context: AdjointContext) -> list[tuple[Lane, Value]]:
    """The adjoints of the floats in a value, which are zero afterwards."""
    lanes = context.word(value).lanes
    if not lanes:
        raise Unsupported(
            value,
            "pieces of a float that depends on an active input are moved as integers",
            PIECES,
        )
    slot = context.slot(value)
    found = []
    for lane in lanes:
        place = lane_address(slot, lane, context)
        found.append((lane, context.builder.load(lane.type, place, hint="adjoint")))
        context.builder.store(zero(lane.type), place)
    return found


def lane_address(base: Value, lane: Lane, context: AdjointContext) -> Value:
    """Where a lane lies, in a slot or in memory."""
    return context.builder.byte_offset(base, integer(I64, lane.bit // 8))


def _add_lane(
    instruction: Instruction, operand: Value, lane: Lane, part: Value, context: AdjointContext
) -> None:
    word = context.word(operand)
    if lane in word.lanes:
        context.accumulate(lane_address(context.slot(operand), lane, context), part)
    elif word.spoilt & lane.mask or any(lane.mask & other.mask for other in word.lanes):
        raise Unsupported(
            instruction,
            f"the bits of a float that depends on an active input go through "
            f"'{instruction.opcode}' and become a float again",
            BITS,
        )


def _changed(
    instruction: Instruction, lane: Lane, move: Move, adjoint: Value, context: AdjointContext
) -> Value:
    """What a lane's adjoint becomes on the way to an operand."""
    if instruction.opcode == "select":
        return _chosen(instruction, lane, move, adjoint, context)
    if move.signed:
        return _signed(instruction, lane, move, adjoint, context)
    return adjoint


def _chosen(
    select: Instruction, lane: Lane, move: Move, adjoint: Value, context: AdjointContext
) -> Value:
    test = context.primal(select.operands[0])
    if isinstance(test.type, VectorType):
        assert isinstance(select.type, VectorType)
        width = context.facts.layout.bits_of(select.type.element)
        test = context.builder.extract_element(test, integer(I64, lane.bit // width))
    nothing = zero(lane.type)
    arms = (adjoint, nothing) if move.operand == 1 else (nothing, adjoint)
    return context.builder.select(test, *arms)


def _signed(
    instruction: Instruction, lane: Lane, move: Move, adjoint: Value, context: AdjointContext
) -> Value:
    """``out = ±in``: the adjoint changes its sign where the float has done so."""
    builder = context.builder
    type_ = IntType(lane.bits)
    after = _lane_bits(context.primal(instruction), lane.bit, type_, context)
    before = _lane_bits(
        context.primal(instruction.operands[move.operand]), move.source, type_, context
    )
    sign = integer(type_, -(1 << (lane.bits - 1)))
    turned = builder.binary("and", builder.binary("xor", after, before), sign)
    bits = builder.cast("bitcast", adjoint, type_)
    return builder.cast("bitcast", builder.binary("xor", bits, turned), lane.type)


def _lane_bits(word: Value, bit: int, type_: IntType, context: AdjointContext) -> Value:
    builder = context.builder
    whole = IntType(context.facts.layout.bits_of(word.type))
    shifted = builder.binary("lshr", builder.cast("bitcast", word, whole), integer(whole, bit))
    return builder.cast("trunc", shifted, type_) if whole != type_ else shifted


# Memory


def adjoint_of_word_load(load: Load, address: Value, context: AdjointContext) -> None:
    """``address`` is the shadow's; each float in the word is added to its place there."""
    for lane, adjoint in take_lanes(load, context):
        place = lane_address(address, lane, context)
        if context.facts.is_tagged(load.pointer):
            add_tagged(load, load.pointer, place, adjoint, context)
        else:
            align, where = _alignment(load, lane), context.shadow_access
            contribute(context, load, load.pointer, place, adjoint, align, where)


def adjoint_of_word_store(store: Store, address: Value, context: AdjointContext) -> None:
    """The floats that are overwritten, and of these the ones that come out of the word."""
    value = store.value
    active = context.is_active(value)
    word = context.word(value)
    contents = context.facts.types.contents(store)
    if context.facts.is_tagged(store.pointer):
        _adjoint_of_tagged_store(store, address, context)
        return
    if active and word.spoilt:
        raise Unsupported(
            store,
            "pieces of a float that depends on an active input are moved as integers",
            PIECES,
        )
    if contents.addresses and context.facts.pointers.of(value):
        raise Unsupported(
            store,
            "a float and the address of active memory are stored as one word",
            FLOAT_AND_ADDRESS,
        )
    if not active and (contents.unclear or contents.unknown) and not contents.addresses:
        nothing = zero(value.type)
        context.builder.store(nothing, address, align=store.align, metadata=context.shadow_access)
        return
    for lane in word.join(contents.lanes).lanes:
        place = lane_address(address, lane, context)
        align = _alignment(store, lane)
        where = context.shadow_access
        if active and lane in word.lanes:
            adjoint = context.builder.load(
                lane.type, place, align=align, metadata=where, hint="adjoint"
            )
            context.builder.store(zero(lane.type), place, align=align, metadata=where)
            context.accumulate(lane_address(context.slot(value), lane, context), adjoint)
        else:
            context.builder.store(zero(lane.type), place, align=align, metadata=where)


def _adjoint_of_tagged_store(store: Store, address: Value, context: AdjointContext) -> None:
    """The floats of the word come out of memory, and nothing but these must lie there."""
    value = store.value
    active = context.is_active(value)
    lanes = context.word(value).lanes if active else ()
    for lane in lanes:
        place = lane_address(address, lane, context)
        adjoint = take_tagged(store, place, lane.type, context)
        context.accumulate(lane_address(context.slot(value), lane, context), adjoint)
    size = context.facts.layout.size_of(value.type)
    if store.calculated or (active and context.word(value).spoilt):
        clear_calculated(address, size, context)
    else:
        clear_tagged(address, integer(I64, size), context)


def _alignment(access: MemoryAccess, lane: Lane) -> int:
    """The alignment of a float inside of an access."""
    offset = lane.bit // 8
    return min(access.align or 1, offset & -offset) if offset else access.align or 1
