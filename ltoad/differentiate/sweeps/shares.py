"""What those have in common that start threads in derivatives: functions that are written from
nothing, and the *share*, a struct with all arguments that the threads are given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.types import I32, StructType, Type
from ltoad.ir.values import Argument, Value, integer


@dataclass(slots=True)
class Part:
    """A function under construction."""

    function: Function
    builder: Builder

    @property
    def arguments(self) -> Sequence[Argument]:
        return self.function.arguments


def new_part(name: str, result: Type, parameters: Sequence[Type], suffix: str) -> Part:
    """A function of the module's own, which is empty."""
    arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(parameters)]
    function = Function(name, result, arguments, prefix="internal", suffix=suffix)
    builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
    return Part(function, builder)


def write_share(outer: Part, type_: StructType) -> Value:
    """A share on the stack, with as many arguments of a function as its type has members."""
    share = outer.builder.alloca(type_, "share")
    for index in range(len(type_.elements)):
        outer.builder.store(outer.arguments[index], _member(outer.builder, type_, share, index))
    return share


def read_share(inner: Part, type_: StructType, share: Value) -> list[Value]:
    """In a thread: what is in a share."""
    builder = inner.builder
    return [
        builder.load(member, _member(builder, type_, share, index))
        for index, member in enumerate(type_.elements)
    ]


def _member(builder: Builder, type_: StructType, share: Value, index: int) -> Value:
    return builder.gep(type_, share, [integer(I32, 0), integer(I32, index)])
