"""Derivative requests in the program: ``__enzyme_autodiff`` and its family."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from callgraph.requests import is_marker, request_kind
from ltoad.differentiate.keys.options import NO_OPTIONS, DerivativeOptions
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.parse_types import text_type
from ltoad.ir.types import VOID, FloatType, StructType, Type, VectorType
from ltoad.ir.values import ConstantExpression, GlobalReference, MetadataOperand, Value


class Kind(Enum):
    """What a request asks for."""

    GRADIENT = "autodiff"
    TANGENT = "fwddiff"
    AUGMENTED = "augmentfwd"
    REVERSE = "reverse"
    LINEAR = "fwdsplit"
    TAPE_SIZE = "augmentsize"
    BATCH = "batch"


class Marked(Enum):
    """How a request treats one argument of the primal."""

    CONST = "enzyme_const"
    DUP = "enzyme_dup"
    DUPNONEED = "enzyme_dupnoneed"
    OUT = "enzyme_out"


@dataclass(frozen=True, slots=True)
class RequestedArgument:
    """One argument: its activity, its value and its shadows, or tangents, one a lane.

    With a ``stride`` there is one shadow, and those of the following lanes lie
    that many bytes after one another.  ``by_reference``: the value and the shadows
    are addresses of where they lie.
    """

    activity: Marked
    value: Value
    shadows: tuple[Value, ...] = ()
    stride: Value | None = None
    by_reference: bool = False

    @property
    def is_active(self) -> bool:
        return self.activity is not Marked.CONST


Seed = tuple[Value, ...]
"""The adjoint of a result, in one lane: an address or the whole, or its parts in order."""


@dataclass(slots=True)
class Options:
    """What a request says by the way.

    ``width``: the number of lanes.  ``primal_return``: the primal result is
    wanted, too, and ``no_primal_return``: it is not.  ``inactive_result``: the result has no
    derivative.
    ``keeps_tape``: the reverse sweep does not free it.  ``derivative``: what becomes a part
    of the key, and goes on to callees.
    ``tape`` is where a tape lies, in memory of the caller if the ``allocated`` bytes
    are given; ``arena`` is one of the caller's, in which all of the tape lies.
    ``seeds`` are the adjoints of a gradient's result, 1 without them; ``parts`` those of a result
    that is several numbers.
    """

    width: int = 1
    primal_return: bool = False
    no_primal_return: bool = False
    inactive_result: bool = False
    keeps_tape: bool = False
    derivative: DerivativeOptions = NO_OPTIONS
    tape: Value | None = None
    allocated: Value | None = None
    arena: Value | None = None
    seeds: tuple[Value, ...] = ()
    parts: tuple[Seed, ...] = ()


@dataclass(frozen=True, slots=True)
class Request:
    """A call that asks for a derivative.

    ``result_pointer`` is where a struct of derivatives goes that the calling
    convention returns through memory.  ``seeds``: the adjoints of the result, one a
    lane, in split mode.
    """

    call: Call
    kind: Kind
    function: str
    arguments: tuple[RequestedArgument, ...]
    result_pointer: Value | None
    options: Options = field(default_factory=Options)
    seeds: tuple[Value, ...] = ()


def is_request(instruction: Instruction) -> bool:
    """Whether a call asks for a derivative."""
    name = instruction.callee_name if isinstance(instruction, Call) else ""
    return bool(name) and request_kind(name) is not None


def marker_name(value: Value) -> str:
    """The marker that an argument is, or "".

    C and Rust load the marker's value, Fortran 77 passes its address with an
    underscore at the end; producers of IR write ``metadata !"enzyme_const"``.
    """
    if isinstance(value, MetadataOperand):
        word = value.text.removeprefix('!"').removesuffix('"')
        return word if is_marker(word) else ""
    if isinstance(value, Load):
        value = value.pointer
    if isinstance(value, GlobalReference) and is_marker(value.name):
        return value.name.rstrip("_")
    return ""


def function_position(call: Call) -> int:
    """Where the function of a request stands: after the address of a result in memory."""
    words = call.argument_attributes[0] if call.argument_attributes else ()
    return 1 if any(word.startswith("sret") for word in words) else 0


def requested_function(call: Call) -> str:
    """The function that a request is about, or "" if it is not written down."""
    position = function_position(call)
    return function_name(call.operands[position]) if position < len(call.operands) else ""


def function_name(value: Value | None) -> str:
    """The function that a value is the address of, or ""."""
    if isinstance(value, ConstantExpression) and value.operands:
        return function_name(value.operands[0])
    return value.name if isinstance(value, GlobalReference) else ""


def hidden_result(primal: Function) -> Type | None:
    """The type of the struct that a function returns through memory, its first argument."""
    words = primal.arguments[0].attributes if primal.arguments else ()
    return _returned_through_memory(words, primal.name)


def declared_result(call: Call) -> Type:
    """The type that a request is declared to return, in registers or through memory."""
    words = call.argument_attributes[0] if call.argument_attributes else ()
    return _returned_through_memory(words, call.callee_name) or call.type


def _returned_through_memory(words: Sequence[str], name: str) -> Type | None:
    for attribute in words:
        if attribute.startswith("sret("):
            text = attribute.removeprefix("sret(").removesuffix(")")
            return text_type(text, f"the result of {name}")
    return None


def declared_scalars(call: Call) -> int | None:
    """How many scalars a request's declared result holds; None when it does not tell."""
    return None if function_position(call) else _scalars(call.type)


def is_used(call: Call) -> bool:
    """Whether anything uses the result of a request."""
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
