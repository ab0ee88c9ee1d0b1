"""Arrays that are passed as their numbers where a Fortran procedure takes a descriptor.

A request without an interface passes what a call without one passes; an assumed-shape or
allocatable dummy would take the first numbers for its address and its extents.
"""

from __future__ import annotations

from ltoad.differentiate.requests.request import function_name
from ltoad.ir.authors import is_fortran
from ltoad.ir.instructions import Call, Function
from ltoad.ir.memory import Alloca, Load, Store
from ltoad.ir.module import Module
from ltoad.ir.types import ArrayType, Type, is_floating, is_pointer
from ltoad.ir.values import Value

TAKEN = (
    "takes an array with its descriptor, as assumed-shape and allocatable dummies do, and gets the "
    "array's numbers"
)


def takes_numbers_for_descriptor(
    primal: Function, index: int, value: Value, call: Call, module: Module
) -> bool:
    """Whether the argument of a request holds numbers where its parameter holds an address."""
    if not is_pointer(value.type) or not is_fortran(primal, module):
        return False
    return _reads_address(primal, index) and _holds_numbers(value, call, module)


def _reads_address(primal: Function, index: int) -> bool:
    parameter = primal.arguments[index]
    return any(
        isinstance(i, Load) and i.pointer is parameter and is_pointer(i.type)
        for i in primal.instructions()
    )


def _holds_numbers(value: Value, call: Call, module: Module) -> bool:
    if isinstance(value, Alloca):
        return _is_of_numbers(value.allocated_type) or _is_accessed_as_number(value, call)
    name = function_name(value)
    if name and module.has_global(name):
        return _is_of_numbers(module.global_variable(name).value_type)
    return _is_accessed_as_number(value, call)


def _is_of_numbers(type_: Type) -> bool:
    while isinstance(type_, ArrayType):
        type_ = type_.element
    return is_floating(type_)


def _is_accessed_as_number(value: Value, call: Call) -> bool:
    """Whether the function that asks reads or writes a number right there."""
    block = call.parent
    caller = block.parent if block is not None else None
    if caller is None:
        return False
    return any(
        i.pointer is value and is_floating(i.value.type if isinstance(i, Store) else i.type)
        for i in caller.instructions()
        if isinstance(i, Load | Store)
    )
