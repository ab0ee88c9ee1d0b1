"""The adjoint of each instruction, written against an :class:`AdjointContext`.

``adjoint_of`` dispatches on the opcode; scalar rules come from the table, the
structural ones (memory, vectors, aggregates) are here.  Every rule takes the
result's adjoint, leaving zero, and adds to the operands' adjoints.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.carriers import holds_float
from ltoad.differentiate.blocks import adjoint_of_copy, adjoint_of_fill
from ltoad.differentiate.context import AdjointContext
from ltoad.differentiate.mixed import refuse_mixed
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import (
    Call,
    IndexedAggregate,
    Instruction,
    MemoryAccess,
)
from ltoad.ir.types import (
    I32,
    ArrayType,
    FloatType,
    NamedType,
    StructType,
    Type,
    VectorType,
    is_floating,
    is_pointer,
)
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantInt,
    ConstantSimple,
    ConstantSplat,
    Value,
    integer,
    zero,
)
from ltoad.rules.expression import (
    FAST_MATH,
    RESULT,
    Emitter,
    Expr,
    Number,
    Operand,
    may_be_singular,
    uses,
)
from ltoad.rules.rows import VARIADIC, Row, RowKind
from ltoad.rules.table import lookup, opcode_row


def has_adjoint(instruction: Instruction, context: AdjointContext) -> bool:
    """Whether the reverse sweep has work for an instruction (phis aside)."""
    facts = context.facts
    if isinstance(instruction, MemoryAccess):
        if instruction.opcode == "load":
            return context.is_active(instruction)
        if instruction.opcode in ("store", "atomicrmw", "cmpxchg"):
            return facts.has_shadow(instruction.pointer) and _moves_floats(instruction, context)
        return False
    if isinstance(instruction, Call):
        return _call_has_adjoint(instruction, context)
    return instruction.opcode != "phi" and context.is_active(instruction)


def _moves_floats(access: MemoryAccess, context: AdjointContext) -> bool:
    """Whether a write may replace floats: one that surely moves integers or addresses does not."""
    value = access.operands[0 if access.opcode == "store" else -1]
    if holds_float(value.type) or context.is_active(value):
        return True
    kind = context.facts.types.kind_of_access(access)
    if kind is not None:
        return not isinstance(kind, str)
    unknown = bool(context.facts.carriers.unknown_loads(value))
    return unknown or not context.facts.pointers.of(value)


def _call_has_adjoint(call: Call, context: AdjointContext) -> bool:
    row = lookup(call.callee_name)
    facts = context.facts
    if row is None:
        return context.calls_derivative(call)
    if row.kind in (RowKind.MEMORY_COPY, RowKind.MEMORY_SET):
        assert row.transfer is not None
        return facts.has_shadow(call.operands[row.transfer.destination])
    if row.kind is RowKind.SEVERAL:
        return context.is_active(call) or any(
            o.pointer and facts.has_shadow(call.operands[o.index]) for o in row.outputs
        )
    if row.kind is RowKind.UNSUPPORTED:
        active = any(context.is_active(o) or facts.has_shadow(o) for o in call.operands)
        return active or context.is_active(call) or "setjmp" in call.callee_name
    return context.is_active(call) or _overwrites_floats(call, row, context)


def _overwrites_floats(call: Call, row: Row, context: AdjointContext) -> bool:
    """Whether a call without derivative, such as fread, writes where floats may be active."""
    if row.kind is not RowKind.INACTIVE or row.effects.text:
        return False
    places = [o for i, o in enumerate(call.operands) if _is_written(row, i, call)]
    types = context.facts.types
    return any(
        context.facts.has_shadow(o)
        and any(isinstance(k, FloatType) for k in types.kinds_at(o, None))
        for o in places
        if is_pointer(o.type)
    )


def _is_written(row: Row, index: int, call: Call) -> bool:
    fixed = len(call.function_type.parameters)
    return index in row.effects.writes or (index >= fixed and VARIADIC in row.effects.writes)


def adjoint_of(instruction: Instruction, context: AdjointContext) -> None:
    """Emit the adjoint of an instruction for which :func:`has_adjoint` holds."""
    if isinstance(instruction, Call):
        _adjoint_of_call(instruction, context)
        return
    row = opcode_row(instruction.opcode)
    if row.kind is RowKind.SCALAR:
        _adjoint_of_scalar(instruction, row, context)
    elif row.kind is RowKind.CAST:
        operand = instruction.operands[0]
        back = "fptrunc" if instruction.opcode == "fpext" else "fpext"
        context.add(operand, context.builder.cast(back, context.take(instruction), operand.type))
    else:
        rule = _RULES.get(instruction.opcode)
        if rule is None:
            raise Unsupported(
                instruction,
                f"the bits of a float that depends on an active input go through "
                f"'{instruction.opcode}' and become a float again"
                if row.kind is RowKind.ZERO
                else f"'{instruction.opcode}' of an active value has no derivative rule",
                "rewrite this piece with floating-point operations, or mark it inactive",
            )
        rule(instruction, context)


def _adjoint_of_scalar(instruction: Instruction, row: Row, context: AdjointContext) -> None:
    adjoint = context.take(instruction)
    builder = context.builder
    wanted = [
        (operand, partial)
        for operand, partial in zip(instruction.operands, row.partials, strict=False)
        if partial is not None and context.is_active(operand)
    ]
    needed = {index for _, partial in wanted for index in uses(partial)}
    values = {
        i: context.primal(instruction if i == RESULT else instruction.operands[i])
        for i in sorted(needed)
    }
    emitter = Emitter(builder, values, instruction.type, context.declare, instruction.flags)
    flags = [f for f in instruction.flags if f in FAST_MATH]
    for operand, partial in wanted:
        product = builder.fmul(adjoint, emitter.value(partial), flags)
        if _needs_strong_zero(instruction, partial, context):
            product = _strong_zero(builder, adjoint, product)
        context.add(operand, product)


def _needs_strong_zero(instruction: Instruction, partial: Expr, context: AdjointContext) -> bool:
    """Whether a zero adjoint may meet a factor that is not finite.

    A lane that nobody uses may even hold poison, which any arithmetic passes on.
    """
    if isinstance(partial, Number):
        return False
    if isinstance(instruction.type, VectorType) or may_be_singular(partial):
        return True
    return instruction in context.facts.speculated and not isinstance(partial, Operand)


def _strong_zero(builder: Builder, adjoint: Value, product: Value) -> Value:
    """Zero times anything is zero.

    ``y = 1 / x; return x == 0 ? 0 : y`` has a derivative at zero, and so has
    ``x > 0 ? sqrt(x) : 0``, which optimisation turns into a select after the
    root: where a result is not used, its infinite slope must not turn the
    zero adjoint into a NaN.
    """
    nothing = zero(adjoint.type)
    return builder.select(builder.fcmp("oeq", adjoint, nothing), nothing, product)


def shadow_address(instruction: Instruction, pointer: Value, context: AdjointContext) -> Value:
    """The shadow of an address that is read or written; refuses mixed activity."""
    refuse_mixed(instruction, pointer, context.facts)
    return context.shadow(pointer)


def _adjoint_of_load(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, MemoryAccess)
    _refuse_atomic(instruction)
    adjoint = context.take(instruction)
    address = shadow_address(instruction, instruction.pointer, context)
    for part, place in parts(context, adjoint, address, instruction.type):
        context.accumulate(place, part, _alignment(instruction, part.type), context.shadow_access)


def _alignment(access: MemoryAccess, part: Type) -> int:
    """The alignment that is known for a part of an access."""
    return access.align if not isinstance(access.access_type, (StructType, ArrayType)) else 0


def _adjoint_of_store(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, MemoryAccess)
    _refuse_atomic(instruction)
    value = instruction.operands[0]
    address = shadow_address(instruction, instruction.pointer, context)
    _refuse_unknown(instruction, value, context)
    type_ = context.adjoint_type(value)
    builder = context.builder
    where = context.shadow_access
    if context.is_active(value):
        adjoint = builder.load(
            type_, address, align=instruction.align, metadata=where, hint="adjoint"
        )
        builder.store(zero(type_), address, align=instruction.align, metadata=where)
        slot = context.slot(value)
        for part, place in parts(context, adjoint, slot, type_):
            context.accumulate(place, part)
    else:
        builder.store(zero(type_), address, align=instruction.align, metadata=where)


def _refuse_unknown(store: MemoryAccess, value: Value, context: AdjointContext) -> None:
    """Refuse to copy words of which nobody knows whether they are floats."""
    if context.is_active(value):
        return
    for load in context.facts.carriers.unknown_loads(value):
        if context.facts.has_shadow(load.pointer):
            raise Unsupported(
                store,
                "active memory is copied as integers, and nothing tells its type",
                "access the same memory as floating point, or do not use -fno-strict-aliasing",
            )


def parts(
    context: AdjointContext, value: Value, address: Value, type_: Type
) -> list[tuple[Value, Value]]:
    """The float parts of a value, each with the address where it lies in memory."""
    adjoint_type = value.type
    if is_floating(adjoint_type):
        return [(value, address)]
    if isinstance(adjoint_type, NamedType):
        raise AssertionError(f"an active value of the named type {adjoint_type}")
    if not isinstance(adjoint_type, (StructType, ArrayType)):
        return []
    count = (
        len(adjoint_type.elements) if isinstance(adjoint_type, StructType) else adjoint_type.length
    )
    found = []
    for index in range(count):
        element = (
            adjoint_type.elements[index]
            if isinstance(adjoint_type, StructType)
            else adjoint_type.element
        )
        if not holds_float(element):
            continue
        place = context.builder.gep(adjoint_type, address, [integer(I32, 0), integer(I32, index)])
        part = context.builder.extract_value(value, index)
        found += parts(context, part, place, element)
    return found


def _refuse_atomic(access: MemoryAccess) -> None:
    if access.atomicity is not None:
        raise Unsupported(
            access,
            "an atomic access to active memory has no derivative rule",
            "make this access non-atomic, or mark what it touches inactive",
        )


def _adjoint_of_select(instruction: Instruction, context: AdjointContext) -> None:
    condition, if_true, if_false = instruction.operands
    adjoint = context.take(instruction)
    test = context.primal(condition)
    nothing = zero(adjoint.type)
    if context.is_active(if_true):
        context.add(if_true, context.builder.select(test, adjoint, nothing))
    if context.is_active(if_false):
        context.add(if_false, context.builder.select(test, nothing, adjoint))


def _adjoint_of_copy_like(instruction: Instruction, context: AdjointContext) -> None:
    """freeze, and bitcasts between a float and an integer or vector of the same bits."""
    operand = instruction.operands[0]
    adjoint = context.take(instruction)
    if context.is_active(operand):
        wanted = context.adjoint_type(operand)
        if not is_floating(wanted) or not is_floating(adjoint.type):
            raise Unsupported(
                instruction,
                "the bits of a float become an integer that is not a plain copy",
                "rewrite this piece with floating-point operations",
            )
        context.add(operand, context.builder.cast("bitcast", adjoint, wanted))


def _adjoint_of_extract_value(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, IndexedAggregate)
    aggregate = instruction.operands[0]
    adjoint = context.take(instruction)
    if context.is_active(aggregate):
        place = _field(context, aggregate, instruction.indices)
        for part, address in parts(context, adjoint, place, instruction.type):
            context.accumulate(address, part)


def _field(context: AdjointContext, aggregate: Value, indices: tuple[int, ...]) -> Value:
    path: list[Value] = [integer(I32, 0), *(integer(I32, i) for i in indices)]
    return context.builder.gep(aggregate.type, context.slot(aggregate), path)


def _adjoint_of_insert_value(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, IndexedAggregate)
    aggregate, element = instruction.operands
    place = _field(context, instruction, instruction.indices)
    builder = context.builder
    if holds_float(element.type):
        adjoint = builder.load(element.type, place)
        builder.store(zero(element.type), place)
        if context.is_active(element):
            for part, address in parts(context, adjoint, context.slot(element), element.type):
                context.accumulate(address, part)
    whole = context.take(instruction)
    if context.is_active(aggregate):
        for part, address in parts(context, whole, context.slot(aggregate), whole.type):
            context.accumulate(address, part)


def _adjoint_of_extract_element(instruction: Instruction, context: AdjointContext) -> None:
    vector, index = instruction.operands
    adjoint = context.take(instruction)
    if context.is_active(vector):
        type_ = context.adjoint_type(vector)
        place = context.builder.insert_element(zero(type_), adjoint, context.primal(index))
        context.add(vector, place)


def _adjoint_of_insert_element(instruction: Instruction, context: AdjointContext) -> None:
    vector, element, index = instruction.operands
    adjoint = context.take(instruction)
    builder = context.builder
    place = context.primal(index)
    if context.is_active(element):
        context.add(element, builder.extract_element(adjoint, place))
    if context.is_active(vector):
        assert isinstance(adjoint.type, VectorType)
        context.add(vector, builder.insert_element(adjoint, zero(adjoint.type.element), place))


def _adjoint_of_shuffle(instruction: Instruction, context: AdjointContext) -> None:
    first, second, mask = instruction.operands
    adjoint = context.take(instruction)
    builder = context.builder
    type_ = context.adjoint_type(first)
    assert isinstance(type_, VectorType)
    for vector, start in ((first, 0), (second, type_.length)):
        if not context.is_active(vector):
            continue
        total: Value = zero(type_)
        for lane, source in enumerate(mask_lanes(mask)):
            if source is None or not start <= source < start + type_.length:
                continue
            place = integer(I32, source - start)
            part = builder.extract_element(adjoint, integer(I32, lane))
            old = builder.extract_element(total, place)
            total = builder.insert_element(
                total, builder.fadd(old, part, ("reassoc", "nsz")), place
            )
        context.add(vector, total)


def mask_lanes(mask: Value) -> list[int | None]:
    """The lanes of a shuffle mask, None where undefined."""
    assert isinstance(mask.type, VectorType)
    if isinstance(mask, ConstantAggregate):
        return [e.value if isinstance(e, ConstantInt) else None for e in mask.elements]
    if isinstance(mask, ConstantSplat) and isinstance(mask.element, ConstantInt):
        return [mask.element.value] * mask.type.length
    if isinstance(mask, ConstantSimple) and mask.kind == "zeroinitializer":
        return [0] * mask.type.length
    return [None] * mask.type.length


_RULES: dict[str, Callable[[Instruction, AdjointContext], None]] = {
    "load": _adjoint_of_load,
    "store": _adjoint_of_store,
    "select": _adjoint_of_select,
    "freeze": _adjoint_of_copy_like,
    "bitcast": _adjoint_of_copy_like,
    "extractvalue": _adjoint_of_extract_value,
    "insertvalue": _adjoint_of_insert_value,
    "extractelement": _adjoint_of_extract_element,
    "insertelement": _adjoint_of_insert_element,
    "shufflevector": _adjoint_of_shuffle,
}


# Calls


def _adjoint_of_call(call: Call, context: AdjointContext) -> None:
    row = lookup(call.callee_name)
    if row is None:
        context.call_adjoint(call)
    elif row.kind is RowKind.SCALAR:
        _adjoint_of_scalar(call, row, context)
    elif row.kind is RowKind.SEVERAL:
        _adjoint_of_several(call, row, context)
    elif row.kind is RowKind.MEMORY_COPY:
        adjoint_of_copy(call, row, context)
    elif row.kind is RowKind.MEMORY_SET:
        adjoint_of_fill(call, row, context)
    elif row.kind is RowKind.REDUCTION:
        _adjoint_of_reduction(call, row, context)
    elif row.kind is RowKind.INACTIVE:
        raise Unsupported(
            call,
            f"'{call.callee_name}' overwrites active memory with data that have no derivative",
            "read into a buffer of its own, outside of what is differentiated",
        )
    else:
        raise Unsupported(
            call, f"'{call.callee_name}' has no derivative rule", row.remedy or _CUSTOM
        )


_CUSTOM = "register a custom derivative for it, or mark it inactive"


def _adjoint_of_several(call: Call, row: Row, context: AdjointContext) -> None:
    for output in row.outputs:
        if output.pointer:
            address = call.operands[output.index]
            if not context.facts.has_shadow(address):
                continue
            place = context.shadow(address)
            type_ = call.operands[0].type
        else:
            if not context.is_active(call):
                continue
            place = context.slot(call)
            type_ = call.type
            if isinstance(type_, StructType):
                place = _field(context, call, (output.index,))
                type_ = type_.elements[output.index]
        adjoint = context.builder.load(type_, place)
        context.builder.store(zero(type_), place)
        _spread(call, output.partials, adjoint, context)


def _spread(
    call: Call, partials: tuple[object, ...], adjoint: Value, context: AdjointContext
) -> None:
    """Add adjoint times partial to each active operand of a call with several outputs."""
    for operand, partial in zip(call.operands, partials, strict=False):
        if not isinstance(partial, Expr) or not context.is_active(operand):
            continue
        values = {
            i: context.primal(call if i == RESULT else call.operands[i]) for i in uses(partial)
        }
        emitter = Emitter(context.builder, values, operand.type, context.declare, call.flags)
        product = context.builder.fmul(adjoint, emitter.value(partial))
        if may_be_singular(partial):
            product = _strong_zero(context.builder, adjoint, product)
        context.add(operand, product)


def _adjoint_of_reduction(call: Call, row: Row, context: AdjointContext) -> None:
    if row.reduction != "fadd":
        raise Unsupported(
            call,
            f"the vector reduction {row.reduction} has no derivative rule",
            "compile this file with -fno-vectorize, or use -flto=thin",
        )
    adjoint = context.take(call)
    vector = call.operands[-1]
    if len(call.operands) == 2:
        context.add(call.operands[0], adjoint)
    if context.is_active(vector):
        assert isinstance(vector.type, VectorType)
        total: Value = ConstantSimple(vector.type, "poison")
        for lane in range(vector.type.length):
            total = context.builder.insert_element(total, adjoint, integer(I32, lane))
        context.add(vector, total)
