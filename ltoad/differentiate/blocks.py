"""Adjoints of block copies and fills.

A copy of floats from ``s`` to ``t`` has the adjoint ``s̄ += t̄; t̄ = 0``, done
by a helper function per float type; a fill has ``t̄ = 0``.
"""

from __future__ import annotations

from ltoad.analysis.kinds import ADDRESS
from ltoad.differentiate.context import AdjointContext
from ltoad.differentiate.mixed import refuse_mixed
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, I8, I64, PTR, VOID, FloatType, FunctionType
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import Row

MEMSET = "llvm.memset.p0.i64"
MEMSET_TYPE = FunctionType(VOID, (PTR, I8, I64, I1))
COPY_TYPE = FunctionType(VOID, (PTR, PTR, I64))
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16}


def copy_adjoint_name(kind: FloatType) -> str:
    return f"__ltoad_adjoint_copy_{kind.kind}"


def copy_adjoint_text(kind: FloatType) -> str:
    """The helper ``(target shadow, source shadow, bytes)``; the areas may be equal."""
    name, size, t = copy_adjoint_name(kind), _SIZES[kind.kind], kind.kind
    zero = {"x86_fp80": "0xK" + "0" * 20, "fp128": "0xL" + "0" * 32}.get(t, "0.0")
    return f"""
define linkonce_odr hidden void @{name}(ptr %target, ptr %source, i64 %bytes) {{
  %same = icmp eq ptr %target, %source
  %count = udiv i64 %bytes, {size}
  %none = icmp eq i64 %count, 0
  %skip = or i1 %same, %none
  br i1 %skip, label %done, label %loop

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %to = getelementptr {t}, ptr %target, i64 %i
  %from = getelementptr {t}, ptr %source, i64 %i
  %adjoint = load {t}, ptr %to
  store {t} {zero}, ptr %to
  %old = load {t}, ptr %from
  %new = fadd reassoc nsz {t} %old, %adjoint
  store {t} %new, ptr %from
  %next = add nuw i64 %i, 1
  %last = icmp eq i64 %next, %count
  br i1 %last, label %done, label %loop

done:
  ret void
}}
"""


def move_adjoint_name(kind: FloatType) -> str:
    return f"__ltoad_adjoint_move_{kind.kind}"


def move_adjoint_text(kind: FloatType) -> str:
    """The helper for areas that may overlap: it goes through a copy of the adjoint."""
    name, copy = move_adjoint_name(kind), copy_adjoint_name(kind)
    return f"""
define linkonce_odr hidden void @{name}(ptr %target, ptr %source, i64 %bytes) {{
  %none = icmp eq i64 %bytes, 0
  br i1 %none, label %done, label %copy

copy:
  %between = call ptr @malloc(i64 %bytes)
  %failed = icmp eq ptr %between, null
  br i1 %failed, label %stop, label %move

stop:
  call void @abort()
  unreachable

move:
  call void @llvm.memcpy.p0.p0.i64(ptr %between, ptr %target, i64 %bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr %target, i8 0, i64 %bytes, i1 false)
  call void @{copy}(ptr %between, ptr %source, i64 %bytes)
  call void @free(ptr %between)
  br label %done

done:
  ret void
}}
"""


def adjoint_of_copy(call: Call, row: Row, context: AdjointContext) -> None:
    """memcpy and memmove between active blocks (disjoint, or exactly equal)."""
    transfer = row.transfer
    assert transfer is not None
    assert transfer.source is not None
    target, source = call.operands[transfer.destination], call.operands[transfer.source]
    refuse_mixed(call, target, context.facts)
    refuse_mixed(call, source, context.facts)
    kind = float_kind(call, row, context)
    if kind is None:
        return
    length = _bytes(call.operands[transfer.size], transfer.unit, context)
    if not context.facts.has_shadow(source):
        _clear(context, context.shadow(target), length)
        return
    overlapping = "move" in call.callee_name and not _distinct(target, source, context)
    name = move_adjoint_name(kind) if overlapping else copy_adjoint_name(kind)
    context.declare(name, COPY_TYPE)
    context.builder.call(name, COPY_TYPE, [context.shadow(target), context.shadow(source), length])


def _distinct(target: Value, source: Value, context: AdjointContext) -> bool:
    pointers = context.facts.pointers
    return not any(
        pointers.may_alias(a, b) for a in pointers.of(target) for b in pointers.of(source)
    )


def float_kind(call: Call, row: Row, context: AdjointContext) -> FloatType | None:
    """The one float type that a copied or filled block holds, None for no floats."""
    transfer = row.transfer
    assert transfer is not None
    types = context.facts.types
    kinds = set(types.kinds_at(call.operands[transfer.destination], None))
    if transfer.source is not None:
        kinds |= types.kinds_at(call.operands[transfer.source], None)
    floats = [k for k in kinds if isinstance(k, FloatType)]
    if not floats and kinds:
        return None
    if len(floats) == 1 and ADDRESS not in kinds:
        return floats[0]
    what = " and ".join(sorted(str(k) for k in kinds)) or "data of unknown type"
    raise Unsupported(
        call,
        f"a block copy of {what} in active memory cannot be given a type",
        "copy the members one by one",
    )


def adjoint_of_fill(call: Call, row: Row, context: AdjointContext) -> None:
    """memset of active memory: what was there before has no influence any more."""
    transfer = row.transfer
    assert transfer is not None
    target = call.operands[transfer.destination]
    kinds = context.facts.types.kinds_at(target, None)
    if kinds and not any(isinstance(k, FloatType) for k in kinds):
        return
    length = _bytes(call.operands[transfer.size], transfer.unit, context)
    _clear(context, context.shadow(target), length)


def _bytes(size: Value, unit: int, context: AdjointContext) -> Value:
    length = context.builder.resize(context.primal(size), I64)
    return context.builder.mul(length, integer(I64, unit))


def _clear(context: AdjointContext, address: Value, length: Value) -> None:
    context.declare(MEMSET, MEMSET_TYPE)
    context.builder.call(MEMSET, MEMSET_TYPE, [address, integer(I8, 0), length, integer(I1, 0)])
