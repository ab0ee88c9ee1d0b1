"""The function that a request is for, and whether its derivative is by anything."""

from __future__ import annotations

from callgraph.requests import is_of_configuration
from ltoad.causes.requests import NO_BODY, NOTHING_ACTIVE, UNKNOWN_FUNCTION, VARIADIC_FUNCTION
from ltoad.differentiate.requests.request import requested_function
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.authors import is_fortran
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module


def require_arguments(call: Call, primal: Function, module: Module) -> None:
    """A procedure whose data lie in COMMON blocks or modules has no derivative by its arguments."""
    if is_of_configuration(call.callee_name):
        return  # a library may export what depends on nothing
    if not primal.arguments or is_fortran(primal, module):
        raise Unsupported(
            call,
            f"the derivative of '{primal.name}' is by nothing: none of its arguments is active",
            NOTHING_ACTIVE,
        )


def find_primal(call: Call, module: Module) -> Function:
    """The function that a request names, which has a body and a fixed number of parameters."""
    name = requested_function(call)
    if not name:
        raise Unsupported(
            call,
            "the function to differentiate is not known at link time",
            UNKNOWN_FUNCTION,
        )
    if not module.defines(name):
        raise Unsupported(
            call,
            f"the function to differentiate, '{name}', has no body in the bitcode of this link",
            NO_BODY,
        )
    primal = module.function(name)
    if primal.variadic:
        raise Unsupported(
            call,
            f"'{name}' takes a variable number of arguments",
            VARIADIC_FUNCTION,
        )
    return primal
