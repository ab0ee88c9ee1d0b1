"""``__enzyme_batch``: a function for several arguments at a time.

``__enzyme_batch(f, enzyme_width, n, …)`` takes ``n`` values after
``enzyme_vector`` or without a marker, one for all lanes after ``enzyme_scalar``,
and after ``enzyme_buffer, stride`` the address of the first of ``n``
that lie ``stride`` bytes after one another.  It returns the ``n`` results.

The call becomes one of an internal function that calls ``f`` once a lane, in
order, and is inlined; derivatives go through it like through any other.
"""

from __future__ import annotations

import re

from ltoad.causes.requests import ARGUMENTS, NO_BODY
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.lowering.site import Site
from ltoad.differentiate.requests.operands import Operands
from ltoad.differentiate.requests.request import (
    Kind,
    Marked,
    Options,
    Request,
    RequestedArgument,
    function_position,
    hidden_result,
    requested_function,
)
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import I64, VOID, StructType, Type
from ltoad.ir.values import Argument, ConstantSimple, GlobalReference, Value, integer

_BATCH = re.compile(r"(?:__|^)enzyme_batch")
_SCALAR, _VECTOR, _BUFFER, _WIDTH = (
    "enzyme_scalar",
    "enzyme_vector",
    "enzyme_buffer",
    "enzyme_width",
)
_ABI = ("byval(", "zeroext", "signext")


def lower_batches(module: Module) -> list[Diagnostic]:
    """Replace all batches of a module by calls; returns what was wrong."""
    names = [n for n in module.declaration_names() if _BATCH.search(n)]
    problems: list[Diagnostic] = []
    if not names:
        return problems
    writer = _Writer(module)
    for name in list(module.function_names()):
        if not any(n in module.function_text(name) for n in names):
            continue
        caller, _ = copy_function(module.function(name), name)
        local = name_numbers(caller)
        for call in list(caller.instructions()):
            if not isinstance(call, Call) or not _BATCH.search(call.callee_name):
                continue
            try:
                writer.lower(_parse(call, module), caller, local)
            except Unsupported as problem:
                problem.instruction = call
                problems.append(diagnostic_of(problem, module, name))
        module.replace_function(caller)
    return problems


def _parse(call: Call, module: Module) -> Request:
    name = requested_function(call)
    if not name or not module.defines(name):
        raise Unsupported(
            call,
            f"the function of this batch, '{name}', has no body in the bitcode of this link"
            if name
            else "the function of this batch is not known at link time",
            NO_BODY.advising("pass a function of this program, by its name"),
        )
    return _Parser(call, module.function(name), module).parse()


class _Parser:
    def __init__(self, call: Call, primal: Function, module: Module) -> None:
        self._call = call
        self._primal = primal
        self._first = function_position(call)
        self._operands = Operands(call, call.operands[self._first + 1 :], module, self._wrong)
        self._width = 1

    def parse(self) -> Request:
        hidden = hidden_result(self._primal) is not None
        parameters = self._primal.arguments[1 if hidden else 0 :]
        arguments = tuple(self._argument(i, p.type) for i, p in enumerate(parameters))
        while self._operands.marker() == _WIDTH:
            self._read_width()
        self._operands.check_end()
        result = self._call.operands[0] if self._first else None
        if hidden and result is None:
            raise self._wrong("the function returns a struct through memory, the request does not")
        options = Options(width=self._width)
        return Request(self._call, Kind.BATCH, self._primal.name, arguments, result, options)

    def _argument(self, index: int, type_: Type) -> RequestedArgument:
        while self._operands.marker() == _WIDTH:
            self._read_width()
        marker = self._operands.take_marker()
        what = f"argument {index + 1}"
        if marker == _SCALAR:
            value = self._operands.next(what)
            return _in_lanes((value,) * self._width)
        if marker in ("", _VECTOR):
            return _in_lanes(tuple(self._operands.next(what) for _ in range(self._width)))
        if marker == _BUFFER:
            stride = self._operands.value_of(_BUFFER)
            return _in_lanes((self._operands.next(what),), stride)
        raise self._wrong(f"'{marker}' has no meaning in a batch")

    def _read_width(self) -> None:
        self._operands.take_marker()
        self._width = self._operands.width(self._width)

    def _wrong(self, reason: str) -> Unsupported:
        count = len(self._primal.arguments)
        return Unsupported(
            self._call,
            f"wrong arguments for a batch of '{self._primal.name}': {reason}",
            ARGUMENTS.advising(
                f"it has {count} parameter{'s' if count != 1 else ''}; write enzyme_width and the "
                "number of lanes, then for each parameter enzyme_scalar and its value, "
                "enzyme_vector "
                "and a value for each lane, or enzyme_buffer, the bytes from lane to lane, and an "
                "address"
            ),
        )


def _in_lanes(values: tuple[Value, ...], stride: Value | None = None) -> RequestedArgument:
    """An argument of a batch: a value a lane, or the address of the first with a stride."""
    return RequestedArgument(Marked.DUP, values[0], values, stride)


class _Writer:
    """Writes the functions that call others once a lane, one for each width."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._written: dict[tuple[str, int], str] = {}

    def lower(self, request: Request, caller: Function, names: Names) -> None:
        """Put the call in the place of a batch."""
        primal = self._module.function(request.function)
        width = request.options.width
        site = Site(request, caller, names, None)
        function = self._module.function(self._function(primal, width))
        arguments = self._arguments(request, primal, site)
        call = site.call(function.name, function.type, arguments, function)
        fields = range(width if primal.result_type != VOID else 0)
        site.finish([site.builder.extract_value(call, k) for k in fields])

    def _arguments(self, request: Request, primal: Function, site: Site) -> list[Value]:
        """The arguments lane by lane, each with the place of a struct that is returned."""
        width = request.options.width
        columns = []
        hidden = hidden_result(primal)
        if hidden is not None:
            result = request.result_pointer
            assert result is not None
            places = [site.builder.gep(hidden, result, [integer(I64, k)]) for k in range(width)]
            columns.append(places)
        parameters = primal.arguments[len(columns) :]
        for argument, parameter in zip(request.arguments, parameters, strict=True):
            columns.append(site.lanes(argument, parameter.type))
        return [column[k] for k in range(width) for column in columns]

    def _function(self, primal: Function, width: int) -> str:
        key = (primal.name, width)
        if key not in self._written:
            self._written[key] = self._write(primal, width)
        return self._written[key]

    def _write(self, primal: Function, width: int) -> str:
        name = self._module.fresh_name(f"{primal.name}.batch{width}")
        arguments: list[Argument] = []
        for k in range(width):
            for a in primal.arguments:
                words = tuple(w for w in a.attributes if w.startswith(_ABI))
                arguments.append(Argument(a.type, f"a{a.index}.{k}", len(arguments), words))
        void = primal.result_type == VOID
        result_type = VOID if void else StructType((primal.result_type,) * width)
        function = Function(name, result_type, arguments, prefix="internal", suffix="alwaysinline")
        builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
        result: Value = ConstantSimple(result_type, "poison")
        count = len(primal.arguments)
        convention = self._module.signature(primal.name).convention
        for k in range(width):
            lane = arguments[k * count : (k + 1) * count]
            call = Call(
                GlobalReference(primal.name),
                primal.type,
                lane,
                convention=convention,
                argument_attributes=[a.attributes for a in lane],
            )
            returned = builder.append(call, "" if void else "lane")
            if not void:
                result = builder.insert_value(result, returned, k)
        builder.ret(None if void else result)
        self._module.add_function(function)
        return name
