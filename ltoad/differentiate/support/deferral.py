"""Functions that free one block, as the list of what is freed later calls them.

Which frees these are: :mod:`ltoad.differentiate.shadows.deferral`.
"""

from __future__ import annotations

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import I64, PTR, VOID, FunctionType, IntType, Type, is_pointer
from ltoad.ir.values import Argument, Value

_PREFIX = "__ltoad_deferred."


def as_word(builder: Builder, value: Value) -> Value:
    """An integer or an address of a deallocation's, as it is noted."""
    if is_pointer(value.type):
        return builder.cast("ptrtoint", value, I64)
    return builder.resize(value, I64)


def _from_word(builder: Builder, word: Value, wanted: Type) -> Value:
    if is_pointer(wanted):
        return builder.cast("inttoptr", word, wanted)
    assert isinstance(wanted, IntType)
    return builder.resize(word, wanted)


def deferral(module: Module, deallocator: str, type_: FunctionType, place: int) -> str:
    """The name of ``(ptr block, i64 a, i64 b)`` that calls ``deallocator``; added if missing.

    ``type_`` is the deallocator's: the block, at ``place``, and up to two integers or addresses.
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
            passed.append(_from_word(builder, next(numbers), wanted))
    if not module.knows(deallocator):
        module.declare(deallocator, type_)
    builder.call(deallocator, FunctionType(VOID, tuple(v.type for v in passed)), passed)
    builder.ret()
    module.add_function(function)
    return name
