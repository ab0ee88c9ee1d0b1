"""Helper functions for blocks: loops over floats or addresses.

A copy of floats from ``s`` to ``t`` has the adjoint ``s̄ += t̄; t̄ = 0``.
Areas that overlap are walked in the order opposite to that of the copy.
"""

from __future__ import annotations

from ltoad.ir.types import DOUBLE, FLOAT, I8, I64, PTR, VOID, FloatType, FunctionType
from ltoad.runtime import Source

COPY_TYPE = FunctionType(VOID, (PTR, PTR, I64))
STRIDED_TYPE = FunctionType(VOID, (PTR, PTR, I64, I64))
FILL_TYPE = FunctionType(VOID, (PTR, I64, I64, I64, I8))
COPY_ADDRESSES = "__ltoad_copy_addresses"
FILL_MEMBERS = "__ltoad_fill_members"
WHOLE_NUMBERS = "__ltoad_whole_numbers"
"""(bytes, bytes of a number): the run stops unless that is a whole number of them."""
WHOLE_TYPE = FunctionType(VOID, (I64, I64))
WHOLE_STEPS = "__ltoad_whole_steps"
"""(target, source, bytes, period): the run stops if the areas overlap and are not whole periods
apart, since members are moved one after the other."""
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16}
_KINDS = tuple(map(FloatType, _SIZES))
SHARED_KINDS = (FLOAT, DOUBLE)
"""Those that processors add to in memory in one step."""


def copy_adjoint_name(kind: FloatType, *, shared: bool = False) -> str:
    return f"__ltoad_adjoint_copy{_added(shared)}_{kind.kind}"


def move_adjoint_name(kind: FloatType, *, shared: bool = False) -> str:
    return f"__ltoad_adjoint_move{_added(shared)}_{kind.kind}"


def strided_adjoint_name(kind: FloatType, *, shared: bool = False) -> str:
    return f"__ltoad_adjoint_members{_added(shared)}_{kind.kind}"


def _added(shared: bool) -> str:
    """Of a function for blocks to whose derivatives other threads add as well."""
    return "_shared" if shared else ""


def _source(kind: FloatType, *, shared: bool) -> Source:
    size = _SIZES[kind.kind]
    # an x86_fp80 takes 16 bytes of an array, and a store writes 10 of them
    stored = 10 if kind.kind == "x86_fp80" else size
    values = {"number": kind.kind, "bytes": str(size), "stored": str(stored)}
    values |= {"shared": _added(shared), "add": _ADD_SHARED if shared else _ADD}
    values["add"] = values["add"].replace("NUMBER", kind.kind)
    zero = {"x86_fp80": "0xK" + "0" * 20, "fp128": "0xL" + "0" * 32}.get(kind.kind, "0.0")
    return Source("templates/block_adjoints.ll", {**values, "zero": zero})


_ADD = """%old = load NUMBER, ptr %from
  %new = fadd reassoc nsz NUMBER %old, %adjoint
  store NUMBER %new, ptr %from"""
_ADD_SHARED = "%old = atomicrmw fadd ptr %from, NUMBER %adjoint monotonic"

_NAMES = (copy_adjoint_name, move_adjoint_name, strided_adjoint_name)
SOURCES = {
    **{name(kind): _source(kind, shared=False) for kind in _KINDS for name in _NAMES},
    **{
        name(kind, shared=True): _source(kind, shared=True)
        for kind in SHARED_KINDS
        for name in _NAMES
    },
    **dict.fromkeys((COPY_ADDRESSES, FILL_MEMBERS), Source("block_members.ll")),
    WHOLE_NUMBERS: Source("whole_numbers.ll"),
    WHOLE_STEPS: Source("whole_steps.ll"),
}
"""Where each helper is defined."""
