"""Activity that is decided at run time.

Active memory may hold the address of inactive memory: an object that refers
to constant data.  In shadow memory the same address stands there, so that a
shadow that equals the primal address tells, at run time, that an access is
not differentiated.  Adjoints then go to a place where nobody looks, and come
from one that is always zero.  Only programs in which that can happen, or that
say so by ``enzyme_runtime_activity``, have these checks.
"""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I64, PTR, VOID, FunctionType, IntType, Type
from ltoad.ir.values import Value, integer

SINK = "__ltoad_shadow_or_sink"
"""``(shadow, primal)``: the shadow, or where contributions to inactive memory go."""
ZEROS = "__ltoad_shadow_or_zeros"
"""``(shadow, primal)``: the shadow, or zeros, where only zeros may be stored."""
PLACE_TYPE = FunctionType(PTR, (PTR, PTR))
_SIZE = 256

UNCERTAIN = (
    "this operation on memory whose activity is only known at run time is not supported",
    "pass constant data that active objects refer to as enzyme_dup with a zeroed shadow, "
    "and do not ask for enzyme_runtime_activity",
)
"""Reason and remedy."""


def _text(name: str, memory: str) -> str:
    return f"""
@{memory} = linkonce_odr hidden thread_local global [{_SIZE} x i8] zeroinitializer, align 64

define linkonce_odr hidden ptr @{name}(ptr %shadow, ptr %primal) alwaysinline {{
  %inactive = icmp eq ptr %shadow, %primal
  %elsewhere = call ptr @llvm.threadlocal.address.p0(ptr @{memory})
  %place = select i1 %inactive, ptr %elsewhere, ptr %shadow
  ret ptr %place
}}

declare ptr @llvm.threadlocal.address.p0(ptr)
"""


FREE = "__ltoad_free_shadow"
"""``(shadow, primal, deallocator, a, b)``: frees a shadow that is not the block itself."""
FREE_TYPE = FunctionType(VOID, (PTR, PTR, PTR, I64, I64))
_FREE_TEXT = f"""
define linkonce_odr hidden void @{FREE}(ptr %shadow, ptr %block, ptr %free, i64 %a, i64 %b) {{
  %same = icmp eq ptr %shadow, %block
  br i1 %same, label %done, label %distinct

distinct:
  call void %free(ptr %shadow, i64 %a, i64 %b)
  br label %done

done:
  ret void
}}
"""

TEXTS = {
    SINK: (_text(SINK, "__ltoad_sink"),),
    ZEROS: (_text(ZEROS, "__ltoad_zeros"),),
    FREE: (_FREE_TEXT,),
}
"""The definitions that a helper needs."""


def contribution_place(
    instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    """Where the adjoint of what was read is added."""
    return _place(SINK, instruction, pointer, type_, context)


def adjoint_place(
    instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    """Where the adjoint of what was stored is taken from, and is zero afterwards."""
    return _place(ZEROS, instruction, pointer, type_, context)


def _place(
    helper: str, instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    shadow = context.shadow(pointer)
    if not context.facts.may_be_inactive(pointer):
        return shadow
    if not fits(type_, context.facts.layout):
        refuse_uncertain(instruction, pointer, context)
    context.declare(helper, PLACE_TYPE)
    return context.builder.call(helper, PLACE_TYPE, [shadow, context.primal(pointer)])


def fits(type_: Type, layout: DataLayout) -> bool:
    """Whether a value has room where those of inactive memory go."""
    return layout.size_of(type_) <= _SIZE


def active_length(pointer: Value, length: Value, context: AdjointContext) -> Value:
    """The bytes of a block that are differentiated: none if it is inactive."""
    if not context.facts.may_be_own_shadow(pointer):
        return length
    return length_unless_same(
        context.builder, context.shadow(pointer), context.primal(pointer), length
    )


def length_unless_same(builder: Builder, shadow: Value, primal: Value, length: Value) -> Value:
    """``length``, or 0 where the shadow is the block itself."""
    assert isinstance(length.type, IntType)
    inactive = builder.icmp("eq", shadow, primal)
    return builder.select(inactive, integer(length.type, 0), length)


def refuse_uncertain(instruction: Instruction, pointer: Value, context: AdjointContext) -> None:
    """Raise Unsupported for what has no check at run time."""
    if context.facts.may_be_inactive(pointer):
        raise Unsupported(instruction, *UNCERTAIN)
