"""Reads the arguments of a request: markers, values, shadows and options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from callgraph.requests import request_kind
from ltoad.analysis.shape.users import users_of
from ltoad.causes.requests import (
    ARGUMENTS,
    NO_DESCRIPTOR,
    RESULT,
    SPLIT_STRUCT,
)
from ltoad.differentiate.keys.options import OPTION_MARKERS
from ltoad.differentiate.requests.descriptors import TAKEN, takes_numbers_for_descriptor
from ltoad.differentiate.requests.lost_markers import LOST, takes_code_for_data
from ltoad.differentiate.requests.operands import Operands
from ltoad.differentiate.requests.own_shadows import with_own_shadow
from ltoad.differentiate.requests.primal import find_primal, require_arguments
from ltoad.differentiate.requests.request import (
    Kind,
    Marked,
    Options,
    Request,
    RequestedArgument,
    declared_scalars,
    function_position,
    hidden_result,
    is_used,
)
from ltoad.differentiate.requests.split_structs import takes_struct_apart
from ltoad.differentiate.requests.struct_seeds import has_several_numbers, read_struct_seed
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.text import OWN_SHADOWS
from ltoad.ir.types import PTR, VOID, IntType, Type, is_floating, is_pointer
from ltoad.ir.values import Value, zero


def parse_request(call: Call, module: Module) -> Request:
    """Read a request; raises Unsupported for what cannot be understood."""
    kind = Kind(request_kind(call.callee_name))
    position = function_position(call)
    result_pointer = call.operands[0] if position else None
    primal = find_primal(call, module)
    if kind is Kind.TAPE_SIZE:
        return Request(call, kind, primal.name, (), result_pointer)
    parser = _ArgumentParser(call, kind, primal, call.operands[position + 1 :], module)
    parser.hidden = result_pointer if hidden_result(primal) is not None else None
    arguments = parser.parse()
    if module.has_named_metadata(OWN_SHADOWS):
        width = parser.options.width
        arguments = tuple(
            with_own_shadow(argument, index, primal, module, width)
            for index, argument in enumerate(arguments)
        )
    if kind in _AT_ONCE and not any(a.is_active for a in arguments):
        require_arguments(call, primal, module)
    return Request(
        call, kind, primal.name, arguments, result_pointer, parser.options, tuple(parser.seeds)
    )


_AT_ONCE = (Kind.GRADIENT, Kind.TANGENT)

_STRIDED = {"enzyme_dupv": Marked.DUP, "enzyme_dupnoneedv": Marked.DUPNONEED}
_IGNORED = {"enzyme_dup_return", "enzyme_active_return", "enzyme_not_overwritten", "enzyme_scalar"}
"""Options that are the default here, or only hints."""


_FORWARDS = (Kind.TANGENT, Kind.LINEAR)
"""Each active argument is followed by its tangents, numbers, too."""


class _ArgumentParser:
    """Distributes the arguments of a request over the primal's parameters."""

    def __init__(
        self, call: Call, kind: Kind, primal: Function, operands: Sequence[Value], module: Module
    ) -> None:
        self._call = call
        self._kind = kind
        self._primal = primal
        self._module = module
        self._operands = Operands(call, operands, module, self._wrong)
        self._referenced: list[int] = []
        self.hidden: Value | None = None
        self.options = Options()
        self.seeds: list[Value] = []

    def parse(self) -> tuple[RequestedArgument, ...]:
        arguments = []
        for index, parameter in enumerate(self._primal.arguments):
            arguments.append(self._argument(index, parameter.type))
        self._options_here()
        if self._kind is Kind.REVERSE:
            self._read_seeds()
        if self._kind in (Kind.REVERSE, Kind.LINEAR):
            self._read_tape()
        if self._kind is Kind.GRADIENT:
            self._read_parts(arguments)
        self._operands.check_end()
        if self._kind is not Kind.GRADIENT:
            return tuple(arguments)
        return self._resolve(arguments)

    # One argument

    def _argument(self, index: int, type_: Type) -> RequestedArgument:
        found = self._by_value(index, type_)
        if not self._referenced:
            return found
        size = self._referenced.pop()
        if size < self._module.layout.size_of(type_):
            raise self._wrong(
                f"argument {index + 1} is a {type_}, which is larger than the {size} bytes after "
                "enzyme_byref"
            )
        return replace(found, by_reference=True)

    def _by_value(self, index: int, type_: Type) -> RequestedArgument:
        if index == 0 and hidden_result(self._primal) is not None:
            return self._hidden_result()
        marked, stride = self._marker()
        self._options_here()
        if self._left_out(index, type_):
            return RequestedArgument(Marked.CONST, zero(type_))
        value = self._operands.next(f"argument {index + 1}")
        if marked is None and is_pointer(type_) and self._operands.is_filler(value):
            raise self._wrong(f"argument {index + 1} is missing")
        self._require_descriptor(index, value)
        activity = marked or self._default_activity(type_)
        if marked is None and is_floating(type_):
            self._require_whole_structs(index)
        if activity is Marked.CONST:
            return RequestedArgument(activity, value)
        if self._kind in _FORWARDS:
            found = self._with_tangents(index, activity, value, stride)
        else:
            found = self._with_adjoints(index, type_, marked, activity, value, stride)
        if marked is None and takes_code_for_data(found, self._module):
            raise self._wrong(f"argument {index + 1} {LOST}")
        return found

    def _require_descriptor(self, index: int, value: Value) -> None:
        if takes_numbers_for_descriptor(self._primal, index, value, self._call, self._module):
            raise Unsupported(
                self._call, f"argument {index + 1} of '{self._primal.name}' {TAKEN}", NO_DESCRIPTOR
            )

    def _require_whole_structs(self, index: int) -> None:
        """In forward mode nothing tells where the tangent of a struct in several registers is."""
        if self._kind in _FORWARDS and takes_struct_apart(self._primal):
            raise Unsupported(
                self._call,
                f"'{self._primal.name}' takes a struct by value that is several numbers for the "
                f"linker, and argument {index + 1}, which may be one of these, has no marker",
                SPLIT_STRUCT,
            )

    def _hidden_result(self) -> RequestedArgument:
        """A struct that comes back through memory: the request's result is its tangent."""
        if self.hidden is None and self._kind is Kind.TANGENT:
            raise Unsupported(
                self._call,
                f"'{self._primal.name}' returns a struct through memory, and the request's "
                "declared result is none",
                RESULT,
            )
        null = zero(PTR)
        if self._kind is not Kind.TANGENT or self.options.inactive_result:
            return RequestedArgument(Marked.CONST, null)
        return RequestedArgument(Marked.DUP, null, (null,) * self.options.width)

    def _left_out(self, index: int, type_: Type) -> bool:
        """Whether nothing is passed for an integer that is not looked at.

        flang gives a procedure with bind(C) the length of a text as a last argument; C passes none.
        """
        if self._operands.left or not isinstance(type_, IntType):
            return False
        return not users_of(self._primal).get(self._primal.arguments[index])

    def _with_tangents(
        self, index: int, activity: Marked, value: Value, stride: Value | None
    ) -> RequestedArgument:
        if activity is Marked.OUT:
            raise self._wrong(
                f"argument {index + 1} is enzyme_out, which belongs to reverse mode: in forward "
                "mode its tangent follows it, after enzyme_dup"
            )
        return RequestedArgument(activity, value, self._shadows(index, stride), stride)

    def _with_adjoints(
        self,
        index: int,
        type_: Type,
        marked: Marked | None,
        activity: Marked,
        value: Value,
        stride: Value | None,
    ) -> RequestedArgument:
        if activity is Marked.OUT:
            if is_pointer(type_):
                raise self._wrong(f"argument {index + 1} is a pointer and cannot be enzyme_out")
            return RequestedArgument(activity, value)
        if is_pointer(type_):
            return RequestedArgument(activity, value, self._shadows(index, stride), stride)
        if marked is None or isinstance(type_, IntType):
            return RequestedArgument(Marked.CONST, value)
        raise self._wrong(
            f"argument {index + 1} is a {type_} by value: in reverse mode it can be "
            "enzyme_out or enzyme_const"
        )

    def _shadows(self, index: int, stride: Value | None) -> tuple[Value, ...]:
        """The shadows of an argument, or its tangents: one a lane, or the first of a row."""
        lanes = self.options.width if stride is None else 1
        what = f"the shadow of argument {index + 1}"
        return tuple(self._operands.last(what) for _ in range(lanes))

    def _default_activity(self, type_: Type) -> Marked:
        if is_pointer(type_):
            return Marked.DUP
        if not is_floating(type_):
            return Marked.CONST
        return Marked.DUP if self._kind in _FORWARDS else Marked.OUT

    # Markers and options

    def _marker(self) -> tuple[Marked | None, Value | None]:
        """The activity that is marked at this place, and the stride of its lanes."""
        self._options_here()
        name = self._operands.take_marker()
        if not name:
            return None, None
        if name in _STRIDED:
            return _STRIDED[name], self._value_of(name)
        try:
            return Marked(name), None
        except ValueError:
            raise self._unknown(name) from None

    def _options_here(self) -> None:
        while (name := self._operands.marker()) in _IGNORED or name in _OPTIONS:
            self._operands.take_marker()
            if name in _OPTIONS:
                _OPTIONS[name](self)

    def read_width(self) -> None:
        self.options.width = self._operands.width(self.options.width)

    def read_size(self) -> None:
        size = self._operands.constant(self._value_of("enzyme_byref"))
        if size is None:
            raise self._wrong("the number after enzyme_byref is not known at link time")
        self._referenced.append(size)

    def read_tape(self) -> None:
        self.options.tape = self._value_of("enzyme_tape")

    def read_allocated(self) -> None:
        self.options.allocated = self._value_of("enzyme_allocated")

    def read_arena(self) -> None:
        self.options.arena = self._value_of("enzyme_arena")

    def read_seeds(self) -> None:
        lanes = range(self.options.width)
        self.options.seeds = tuple(self._value_of("enzyme_seed") for _ in lanes)

    def _value_of(self, option: str) -> Value:
        return self._operands.value_of(option)

    def _unknown(self, name: str) -> Unsupported:
        return Unsupported(
            self._call,
            f"the marker '{name}' is not supported yet in this place",
            ARGUMENTS.advising("use enzyme_const, enzyme_dup, enzyme_dupnoneed or enzyme_out"),
        )

    def _wrong(self, reason: str) -> Unsupported:
        count = len(self._primal.arguments)
        lanes = self.options.width
        shadow = "its shadow" if lanes == 1 else f"its {lanes} shadows, one for each lane"
        return Unsupported(
            self._call,
            f"wrong arguments for the derivative of '{self._primal.name}': {reason}",
            ARGUMENTS.advising(
                f"it has {count} parameter{'s' if count != 1 else ''}; pass each one after its "
                f"marker, and after an enzyme_dup pointer {shadow}"
            ),
        )

    # Reverse mode

    def _read_seeds(self) -> None:
        """After the arguments come the adjoints of the result."""
        result = self._primal.result_type
        if is_floating(result) and not self.options.inactive_result:
            for _ in range(self.options.width):
                self.seeds.append(self._operands.last("the adjoint of the result"))

    def _read_parts(self, arguments: list[RequestedArgument]) -> None:
        """The adjoints of a struct; memory in which it is returned has shadows with them."""
        several = has_several_numbers(self._primal, self._module)
        if not several or self.options.inactive_result or not self._operands.left:
            return
        lanes = range(self.options.width)
        parts = [read_struct_seed(self._primal, self._operands, self._module) for _ in lanes]
        self.options.parts = tuple(parts)
        if hidden_result(self._primal) is not None:
            shadows = tuple(seed for seed, *_ in parts)
            if not all(is_pointer(s.type) for s in shadows):
                raise self._wrong("the adjoint of the struct that it returns is not in memory")
            arguments[0] = RequestedArgument(Marked.DUP, zero(PTR), shadows)

    def _read_tape(self) -> None:
        self._options_here()
        if self.options.tape is None and self._operands.left:
            self.options.tape = self._operands.last("the tape")

    def _resolve(self, arguments: list[RequestedArgument]) -> tuple[RequestedArgument, ...]:
        """Settle what a marker before a struct in several registers covers.

        A marker goes with one argument.  A small struct passed by value is
        several for LLVM; when the declared result has room for fewer
        derivatives than there are active scalars, those that follow a
        constant without a marker of their own belong to it.
        """
        outs = [i for i, a in enumerate(arguments) if a.activity is Marked.OUT]
        room = self._room()
        lanes = self.options.width
        if room is None or len(outs) * lanes == room or self._call.type == VOID:
            return tuple(arguments)
        if not outs and not is_used(self._call):
            return tuple(arguments)
        narrowed = list(arguments)
        for index in outs:
            if index and narrowed[index - 1].activity is Marked.CONST:
                narrowed[index] = RequestedArgument(Marked.CONST, arguments[index].value)
        count = sum(a.activity is Marked.OUT for a in narrowed)
        if count * lanes == room:
            return tuple(narrowed)
        raise Unsupported(
            self._call,
            f"the request's declared result holds {room} derivative{'s' if room != 1 else ''}, "
            f"but {len(outs)} scalar arguments of '{self._primal.name}' are active"
            + (f" in {lanes} lanes" if lanes > 1 else ""),
            RESULT.advising(
                "mark scalars that are no inputs with enzyme_const, or declare a struct with one "
                "member per active scalar as the result"
            ),
        )

    def _room(self) -> int | None:
        """How many derivatives the declared result has room for, beside the primal result."""
        room = declared_scalars(self._call)
        if room is not None and self.options.primal_return and self._primal.result_type != VOID:
            return room - 1
        return room


def _mark_primal_return(parser: _ArgumentParser) -> None:
    parser.options.primal_return = True


def _mark_inactive_result(parser: _ArgumentParser) -> None:
    parser.options.inactive_result = True


def _mark_keeps_tape(parser: _ArgumentParser) -> None:
    parser.options.keeps_tape = True


def _mark_no_primal_return(parser: _ArgumentParser) -> None:
    """What is not returned is the primal's result: tangents are."""
    parser.options.primal_return, parser.options.no_primal_return = False, True


def _choose(marker: str) -> Callable[[_ArgumentParser], None]:
    def apply(parser: _ArgumentParser) -> None:
        parser.options.derivative = parser.options.derivative.marked(marker)

    return apply


_OPTIONS: dict[str, Callable[[_ArgumentParser], None]] = {
    "enzyme_width": _ArgumentParser.read_width,
    "enzyme_byref": _ArgumentParser.read_size,
    "enzyme_tape": _ArgumentParser.read_tape,
    "enzyme_allocated": _ArgumentParser.read_allocated,
    "enzyme_arena": _ArgumentParser.read_arena,
    "enzyme_seed": _ArgumentParser.read_seeds,
    "enzyme_primal_return": _mark_primal_return,
    "enzyme_const_return": _mark_inactive_result,
    "enzyme_nofree": _mark_keeps_tape,
    "enzyme_noret": _mark_no_primal_return,
    **{marker: _choose(marker) for marker in OPTION_MARKERS},
}
