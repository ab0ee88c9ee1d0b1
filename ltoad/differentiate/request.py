"""Derivative requests in the program: ``__enzyme_autodiff`` calls and their markers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from callgraph.requests import is_marker, request_kind
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Function, MemoryAccess
from ltoad.ir.types import VOID, FloatType, IntType, StructType, Type, VectorType, is_pointer
from ltoad.ir.values import ConstantExpression, GlobalReference, Value


class Marked(Enum):
    """How a request treats one argument of the primal."""

    CONST = "enzyme_const"
    DUP = "enzyme_dup"
    DUPNONEED = "enzyme_dupnoneed"
    OUT = "enzyme_out"


@dataclass(frozen=True, slots=True)
class RequestedArgument:
    """One argument: its activity, its value and its shadow."""

    activity: Marked
    value: Value
    shadow: Value | None = None

    @property
    def is_active(self) -> bool:
        return self.activity is not Marked.CONST


@dataclass(frozen=True, slots=True)
class Request:
    """A call that asks for a derivative.

    ``result_pointer`` is where a struct of derivatives goes that the calling
    convention returns through memory.  ``runtime_activity``: memory whose shadow
    is its own address is inactive.
    """

    call: Call
    kind: str
    function: str
    arguments: tuple[RequestedArgument, ...]
    result_pointer: Value | None
    by_reference: bool
    runtime_activity: bool


def is_request(call: Call) -> bool:
    """Whether a call asks for a derivative."""
    return bool(call.callee_name) and request_kind(call.callee_name) is not None


def parse_request(call: Call, primal_of: object) -> Request:
    """Read the arguments of a request.

    ``primal_of`` gives the definition of a function by name, or None.  Raises
    Unsupported for what cannot be understood.
    """
    kind = request_kind(call.callee_name)
    assert kind is not None
    assert callable(primal_of)
    operands = list(call.operands)
    result_pointer = None
    if operands and any(a.startswith("sret") for a in call.argument_attributes[0]):
        result_pointer = operands.pop(0)
    if kind != "autodiff":
        raise Unsupported(
            call,
            f"requests of the kind '{call.callee_name}' are not supported yet",
            "ask for a reverse-mode derivative with __enzyme_autodiff",
        )
    name = _function_name(operands.pop(0) if operands else None)
    if not name:
        raise Unsupported(
            call,
            "the function to differentiate is not known at link time",
            "pass the function itself as the first argument, not a variable",
        )
    primal = primal_of(name)
    if not isinstance(primal, Function):
        raise Unsupported(
            call,
            f"the function to differentiate, '{name}', has no body in the bitcode of this link",
            "compile the file that defines it with -flto and link it too",
        )
    if primal.variadic:
        raise Unsupported(
            call,
            f"'{name}' takes a variable number of arguments",
            "differentiate a function with a fixed number of arguments",
        )
    by_reference = not call.callee_name.startswith("_") and call.callee_name.endswith("_")
    parser = _ArgumentParser(call, primal, operands)
    arguments = parser.parse()
    return Request(
        call, kind, name, arguments, result_pointer, by_reference, parser.runtime_activity
    )


def _function_name(value: Value | None) -> str:
    if isinstance(value, ConstantExpression) and value.operands:
        return _function_name(value.operands[0])
    return value.name if isinstance(value, GlobalReference) else ""


def marker_name(value: Value) -> str:
    """The marker that an argument is, or "".

    C and Rust load the marker's value, Fortran 77 passes its address with an
    underscore at the end.
    """
    if isinstance(value, MemoryAccess) and value.opcode == "load":
        value = value.pointer
    if isinstance(value, GlobalReference) and is_marker(value.name):
        return value.name.rstrip("_")
    return ""


class _ArgumentParser:
    """Distributes the arguments of a request over the primal's parameters."""

    def __init__(self, call: Call, primal: Function, operands: Sequence[Value]) -> None:
        self._call = call
        self._primal = primal
        self._operands = list(operands)
        self._position = 0
        self.runtime_activity = False

    def parse(self) -> tuple[RequestedArgument, ...]:
        arguments = []
        for index, parameter in enumerate(self._primal.arguments):
            arguments.append(self._argument(index, parameter.type))
        if self._position < len(self._operands):
            left = len(self._operands) - self._position
            raise self._wrong(f"{left} argument{'s' if left > 1 else ''} too many")
        return self._resolve(arguments)

    def _argument(self, index: int, type_: Type) -> RequestedArgument:
        marked = self._marker()
        value = self._next(index)
        activity = marked or _default_activity(type_)
        if activity is Marked.OUT and is_pointer(type_):
            raise self._wrong(f"argument {index + 1} is a pointer and cannot be enzyme_out")
        if activity in (Marked.DUP, Marked.DUPNONEED):
            if not is_pointer(type_):
                if marked is None or isinstance(type_, IntType):
                    return RequestedArgument(Marked.CONST, value)
                raise self._wrong(
                    f"argument {index + 1} is a {type_} by value: in reverse mode it can be "
                    "enzyme_out or enzyme_const"
                )
            return RequestedArgument(activity, value, self._next(index, "the shadow of "))
        return RequestedArgument(activity, value)

    def _marker(self) -> Marked | None:
        if self._position >= len(self._operands):
            return None
        name = marker_name(self._operands[self._position])
        if not name:
            return None
        self._position += 1
        if name == "enzyme_runtime_activity":
            self.runtime_activity = True
            return self._marker()
        try:
            return Marked(name)
        except ValueError:
            raise Unsupported(
                self._call,
                f"the marker '{name}' is not supported yet in this place",
                "use enzyme_const, enzyme_dup, enzyme_dupnoneed or enzyme_out",
            ) from None

    def _next(self, index: int, what: str = "") -> Value:
        if self._position >= len(self._operands):
            raise self._wrong(f"{what}argument {index + 1} is missing")
        value = self._operands[self._position]
        if marker_name(value):
            raise self._wrong(f"there is a marker where {what}argument {index + 1} belongs")
        self._position += 1
        return value

    def _wrong(self, reason: str) -> Unsupported:
        count = len(self._primal.arguments)
        return Unsupported(
            self._call,
            f"wrong arguments for the derivative of '{self._primal.name}': {reason}",
            f"it has {count} parameter{'s' if count != 1 else ''}; pass each one after its "
            "marker, and after an enzyme_dup pointer its shadow",
        )

    def _resolve(self, arguments: list[RequestedArgument]) -> tuple[RequestedArgument, ...]:
        """Settle what a marker before a struct in several registers covers.

        A marker goes with one argument.  A small struct passed by value is
        several for LLVM; when the declared result has room for fewer
        derivatives than there are active scalars, those that follow a
        constant without a marker of their own belong to it.
        """
        outs = [i for i, a in enumerate(arguments) if a.activity is Marked.OUT]
        room = result_count(self._call)
        if room is None or len(outs) == room or self._call.type == VOID:
            return tuple(arguments)
        if not outs and not _is_used(self._call):
            return tuple(arguments)
        narrowed = list(arguments)
        for index in outs:
            if index and narrowed[index - 1].activity is Marked.CONST:
                narrowed[index] = RequestedArgument(Marked.CONST, arguments[index].value)
        count = sum(a.activity is Marked.OUT for a in narrowed)
        if count == room:
            return tuple(narrowed)
        raise Unsupported(
            self._call,
            f"the request's declared result holds {room} derivative{'s' if room != 1 else ''}, "
            f"but {len(outs)} scalar arguments of '{self._primal.name}' are active",
            "mark scalars that are no inputs with enzyme_const, or declare a struct with one "
            "member per active scalar as the result",
        )


def _default_activity(type_: Type) -> Marked:
    if is_pointer(type_):
        return Marked.DUP
    return Marked.CONST if isinstance(type_, IntType) else Marked.OUT


def result_count(call: Call) -> int | None:
    """How many scalar derivatives the declared result holds; None when it does not tell."""
    if call.argument_attributes and any(
        a.startswith("sret") for words in call.argument_attributes[:1] for a in words
    ):
        return None
    return _scalars(call.type)


def _is_used(call: Call) -> bool:
    function = call.parent.parent if call.parent is not None else None
    return function is None or any(call in i.operands for i in function.instructions())


def _scalars(type_: Type) -> int | None:
    if type_ == VOID:
        return 0
    if isinstance(type_, FloatType):
        return 1
    if isinstance(type_, VectorType):
        return type_.length
    if isinstance(type_, StructType):
        counts = [_scalars(e) for e in type_.elements]
        return None if None in counts else sum(c for c in counts if c is not None)
    return None
