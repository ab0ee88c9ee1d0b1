"""Functions that free one block, as the list of what is freed later calls them.

Which frees these are: :mod:`ltoad.differentiate.shadows.deferral`.
"""

from __future__ import annotations

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import I64, PTR, VOID, FunctionType, IntType, Type
from ltoad.ir.values import Argument, Value

_PREFIX = "__ltoad_deferred."


def deferral(module: Module, deallocator: str, type_: FunctionType, place: int) -> str:
    """The name of ``(ptr block, i64 a, i64 b)`` that calls ``deallocator``; added if missing.

    ``type_`` is the deallocator's: a pointer, at ``place``, and up to two integers.
    """
    name = _PREFIX + deallocator
    if module.defines(name):
        return name
    parameters: list[tuple[Type, str]] = [(PTR, "block"), (I64, "a"), (I64, "b")]
    arguments = [Argument(t, n, i) for i, (t, n) in enumerate(parameters)]
    function = Function(name, VOID, arguments, prefix="linkonce_odr hidden")
    names = Names(n for _, n in parameters)
    builder = Builder(names, function.add_block(names.fresh("entry")))
    numbers = iter(arguments[1:])
    passed: list[Value] = []
    for index, wanted in enumerate(type_.parameters):
        if index == place:
            passed.append(arguments[0])
        else:
            assert isinstance(wanted, IntType)
            passed.append(builder.resize(next(numbers), wanted))
    if not module.knows(deallocator):
        module.declare(deallocator, type_)
    builder.call(deallocator, FunctionType(VOID, tuple(v.type for v in passed)), passed)
    builder.ret()
    module.add_function(function)
    return name
