"""Markers that LLVM has lost: metadata in variadic calls are not kept in bitcode.

What a reader of the bitcode finds in their place is the address of some function or global.
"""

from __future__ import annotations

from ltoad.differentiate.requests.request import RequestedArgument, function_name
from ltoad.ir.memory import Alloca
from ltoad.ir.module import Module
from ltoad.ir.values import Argument, Value

LOST = (
    "would be a function, with an address of data for its shadow; markers that are metadata get "
    "lost when LLVM makes bitcode of a variadic call: load them from variables (load i32, ptr "
    "@enzyme_const), or give the textual IR to ltoad diff"
)


def takes_code_for_data(argument: RequestedArgument, module: Module) -> bool:
    """Whether an argument without a marker is a function, but its shadow is none."""
    if not argument.is_active or not _is_global(argument.value, module, code=True):
        return False
    return any(
        isinstance(shadow, (Argument, Alloca)) or _is_global(shadow, module, code=False)
        for shadow in argument.shadows
    )


def _is_global(value: Value, module: Module, *, code: bool) -> bool:
    name = function_name(value)
    return bool(name) and module.has_global(name) != code
