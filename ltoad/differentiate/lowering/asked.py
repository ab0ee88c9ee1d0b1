"""The key of the derivative that a request asks for, and what its caller tells the analyses."""

from __future__ import annotations

from ltoad.analysis.program.activity import Pattern
from ltoad.differentiate.engine import Engine
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.requests.request import Kind, Marked, Request
from ltoad.ir.instructions import Function
from ltoad.ir.types import (
    VOID,
    ArrayType,
    IntType,
    StructType,
    Type,
    is_floating,
    is_pointer,
    scalar_of,
)

_MODES = {
    Kind.GRADIENT: Mode.COMBINED,
    Kind.TANGENT: Mode.TANGENT,
    Kind.AUGMENTED: Mode.AUGMENTED,
    Kind.REVERSE: Mode.REVERSE,
    Kind.LINEAR: Mode.LINEAR,
}
_SPLIT = (Mode.AUGMENTED, Mode.REVERSE, Mode.LINEAR)


def asked_key(request: Request, engine: Engine) -> Key:
    """The key, by what the request says; for any kind but the size of a tape.

    In split mode anything may happen between the two calls: all memory counts as overwritten.
    """
    mode, options = _MODES[request.kind], request.options
    actives = tuple(a.is_active for a in request.arguments)
    dropped = [i for i, a in enumerate(request.arguments) if a.activity is Marked.DUPNONEED]
    return Key(
        request.function,
        Pattern(actives, _is_result_active(request, mode, engine)),
        mode,
        (mode in _SPLIT,) * len(actives),
        options.width,
        frozenset(dropped if mode is Mode.COMBINED else ()),
        result_unneeded=mode is Mode.COMBINED and not options.primal_return,
        linearised=mode in _SPLIT and request.function in engine.linearised,
        options=options.derivative,
    )


def _is_result_active(request: Request, mode: Mode, engine: Engine) -> bool:
    result, options = engine.module.function(request.function).result_type, request.options
    if result == VOID or options.inactive_result:
        return False
    if mode is Mode.TANGENT:
        return may_have_tangent(result)
    seeded = bool(options.parts) and not is_pointer(result)
    return is_floating(result) or seeded or (mode in _SPLIT and is_pointer(result))


def may_have_tangent(type_: Type) -> bool:
    """Whether a type holds floats or addresses."""
    if isinstance(type_, StructType):
        return any(map(may_have_tangent, type_.elements))
    if isinstance(type_, ArrayType):
        return may_have_tangent(type_.element)
    return not isinstance(scalar_of(type_), IntType)


def tell(request: Request, engine: Engine, caller: Function) -> None:
    """Let the analyses know what the request's caller knows of the arguments' memory."""
    for index, argument in enumerate(request.arguments):
        for value in (argument.value, *argument.shadows):
            engine.library.tell(value, caller, request.function, index)
