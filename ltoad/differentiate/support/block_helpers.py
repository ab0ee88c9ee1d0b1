"""Helper functions for blocks, as IR: loops over floats or addresses.

A copy of floats from ``s`` to ``t`` has the adjoint ``s̄ += t̄; t̄ = 0``.
Areas that overlap are walked in the order opposite to that of the copy.
"""

from __future__ import annotations

from ltoad.ir.types import I8, I64, PTR, VOID, FloatType, FunctionType

COPY_TYPE = FunctionType(VOID, (PTR, PTR, I64))
STRIDED_TYPE = FunctionType(VOID, (PTR, PTR, I64, I64))
FILL_TYPE = FunctionType(VOID, (PTR, I64, I64, I64, I8))
COPY_ADDRESSES = "__ltoad_copy_addresses"
FILL_MEMBERS = "__ltoad_fill_members"
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16}
_KINDS = tuple(map(FloatType, _SIZES))


def copy_adjoint_name(kind: FloatType) -> str:
    return f"__ltoad_adjoint_copy_{kind.kind}"


def move_adjoint_name(kind: FloatType) -> str:
    return f"__ltoad_adjoint_move_{kind.kind}"


def strided_adjoint_name(kind: FloatType) -> str:
    return f"__ltoad_adjoint_members_{kind.kind}"


def _copy_text(kind: FloatType) -> str:
    """The helper ``(target shadow, source shadow, bytes)``; the areas may be equal."""
    name, size, t = copy_adjoint_name(kind), _SIZES[kind.kind], kind.kind
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
  store {t} {_zero(kind)}, ptr %to
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


def _move_text(kind: FloatType) -> str:
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


def walk_text(name: str, size: int, upwards_if: str, body: str) -> str:
    """``(target, source, bytes, period)``: ``body`` for each member, ``%to`` and ``%from``.

    ``bytes`` counts from the first member, and may be negative.
    """
    return f"""
define linkonce_odr hidden void @{name}(ptr %target, ptr %source, i64 %bytes, i64 %period) {{
  %rest = sub i64 %bytes, {size}
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  %upwards = icmp {upwards_if} ptr %target, %source
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %mirrored = sub i64 %last, %i
  %index = select i1 %upwards, i64 %i, i64 %mirrored
  %offset = mul i64 %index, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  %from = getelementptr i8, ptr %source, i64 %offset
{body}
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}}
"""


def _strided_text(kind: FloatType) -> str:
    """The adjoint of a copy of one member of each element of an array.

    A copy to lower addresses goes upwards, so its adjoint goes downwards.
    """
    t = kind.kind
    body = f"""\
  %adjoint = load {t}, ptr %to
  store {t} {_zero(kind)}, ptr %to
  %old = load {t}, ptr %from
  %new = fadd reassoc nsz {t} %old, %adjoint
  store {t} %new, ptr %from"""
    stored = 10 if t == "x86_fp80" else _SIZES[t]
    return walk_text(strided_adjoint_name(kind), stored, "ugt", body)


def _address_text() -> str:
    body = """\
  %address = load ptr, ptr %from
  store ptr %address, ptr %to"""
    return walk_text(COPY_ADDRESSES, 8, "ult", body)


_FILL_TEXT = f"""
define linkonce_odr hidden void @{FILL_MEMBERS}(ptr %target, i64 %bytes, i64 %period, i64 %width, i8 %value) {{
  %rest = sub i64 %bytes, %width
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %offset = mul i64 %i, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  call void @llvm.memset.p0.i64(ptr %to, i8 %value, i64 %width, i1 false)
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}}
"""  # noqa: E501 - one signature, one line


def _zero(kind: FloatType) -> str:
    return {"x86_fp80": "0xK" + "0" * 20, "fp128": "0xL" + "0" * 32}.get(kind.kind, "0.0")


TEXTS: dict[str, tuple[str, ...]] = {
    **{copy_adjoint_name(k): (_copy_text(k),) for k in _KINDS},
    **{move_adjoint_name(k): (_copy_text(k), _move_text(k)) for k in _KINDS},
    **{strided_adjoint_name(k): (_strided_text(k),) for k in _KINDS},
    COPY_ADDRESSES: (_address_text(),),
    FILL_MEMBERS: (_FILL_TEXT,),
}
"""The definitions that a helper needs, its own included, by name."""
