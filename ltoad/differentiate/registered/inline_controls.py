"""Inline control: ``__enzyme_ignore_derivatives``, ``__enzyme_call_inactive``, and others.

Each call is pointed at a small internal function that does what is asked for
in the primal, for which there is a row that says what the derivative does.
``__enzyme_virtualreverse`` returns its argument: the shadow of an address of code is
the address, because calls go by the primal's.  ``__enzyme_iter(n, k)`` is ``n`` in the primal,
and ``k`` more each time it is differentiated: :func:`lengthen` writes that.
So it works in functions that are not differentiated as well.  Calls and
floating-point instructions that carry ``"enzyme_inactive"``, as an attribute or
as metadata, are treated likewise, and so are sums that round (:mod:`roundings`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ltoad.causes.rules import INLINE_CONTROL
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.registered.roundings import SPELLINGS, roundings
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_function, name_numbers, remap
from ltoad.ir.instructions import Call, Function, Instruction, Phi
from ltoad.ir.module import Module
from ltoad.ir.types import (
    VOID,
    FloatType,
    FunctionType,
    IntType,
    Type,
    is_floating,
    is_pointer,
)
from ltoad.ir.values import Argument, GlobalReference, Value
from ltoad.rules.registrars import effects, inactive, zero
from ltoad.rules.rows import Row
from ltoad.rules.table import inactive_row

_CONTROL = re.compile(r"__enzyme_(ignore_derivatives|call_inactive|iter|virtualreverse)")
_INACTIVE = '"enzyme_inactive"'
_GROWING = '"enzyme_iter"'
"""Also keeps LLVM from inlining the function while derivatives are still to be made of it."""
_METADATA = "enzyme_inactive"


def lower_controls(module: Module) -> tuple[dict[str, Row], list[Diagnostic]]:
    """Lower all inline control of a module; returns the rows of what is called instead."""
    lowering = _Lowering(module)
    lowering.run()
    return lowering.rows, lowering.problems


def growing(module: Module) -> frozenset[str]:
    """The functions that stand for ``__enzyme_iter`` in a module whose control is lowered."""
    groups = module.attribute_groups_with(_GROWING)
    names = module.function_names() if groups else ()
    return frozenset(n for n in names if groups & set(module.signature(n).attribute_groups))


def lengthen(call: Call, names: Names) -> None:
    """Let a call of such a function return as many more as its second argument says."""
    number, more = call.operands
    block = call.parent
    assert block is not None
    total = Instruction("add", call.type, [number, more], name=names.fresh("iterations"))
    total.parent = block
    block.instructions.insert(block.instructions.index(call), total)
    call.operands[0] = total


class _Lowering:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._groups = module.attribute_groups_with(_INACTIVE)
        self._adapters: dict[tuple[str, FunctionType], str] = {}
        self.rows: dict[str, Row] = {}
        self.problems: list[Diagnostic] = []

    def run(self) -> None:
        names = [n for n in self._module.declaration_names() if _CONTROL.search(n)]
        marks = [*names, *self._groups]
        if self._module.mentions("!" + _METADATA):
            marks.append("!" + _METADATA)
        marks += [s for s in SPELLINGS if self._module.mentions(s)]
        if not marks:
            return
        for name in list(self._module.function_names()):
            body = self._module.function_text(name).partition("\n")[2]
            if any(mark in body for mark in marks):
                self._lower_function(name)

    def _lower_function(self, name: str) -> None:
        caller, _ = copy_function(self._module.function(name), name)
        local = name_numbers(caller)
        for instruction in list(caller.instructions()):
            try:
                self._lower(caller, instruction, local)
            except Unsupported as problem:
                self.problems.append(diagnostic_of(problem, self._module, name))
        for instruction in roundings(caller):
            self._stop_gradient(caller, instruction, local)
        self._module.replace_function(caller)

    def _lower(self, caller: Function, instruction: Instruction, names: Names) -> None:
        if not isinstance(instruction, Call):
            if instruction.metadata_node(_METADATA) is not None:
                self._stop_gradient(caller, instruction, names)
            return
        control = _CONTROL.search(instruction.callee_name)
        if control is None:
            if self._is_marked(instruction):
                self._call_inactive(instruction, instruction.callee, instruction.operands)
        elif control[1] == "call_inactive":
            self._call_inactive(instruction, instruction.operands[0], instruction.operands[1:])
        elif control[1] == "iter" and len(instruction.operands) > 1:
            self._count(instruction)
        else:
            self._pass_on(instruction, stops=control[1] == "ignore_derivatives")

    def _is_marked(self, call: Call) -> bool:
        words = {_INACTIVE, *self._groups}
        marked = any(word in words for word in call.function_attributes)
        return marked or call.metadata_node(_METADATA) is not None

    # What takes a call's place

    def _pass_on(self, call: Call, *, stops: bool) -> None:
        """The call returns its first argument, with derivative zero if it ``stops``."""
        if not call.operands or call.type == VOID or _is_by_address(call):
            raise Unsupported(
                call,
                f"'{call.callee_name}' is not called with a number that it returns",
                INLINE_CONTROL,
            )
        given = call.operands[0]
        if is_pointer(call.type) and stops:
            raise Unsupported(
                call,
                f"'{call.callee_name}' is called with an address",
                INLINE_CONTROL.advising("pass the numbers that lie there"),
            )
        kind = "ignore" if stops else "same"
        type_ = FunctionType(call.type, (given.type,))
        name = self._adapter(f"__ltoad_{kind}", type_)
        if stops:
            self.rows[name] = _stopping_row(name, type_)
        _redirect(call, name, type_, [given])

    def _count(self, call: Call) -> None:
        """A number of iterations, and how many more each derivative takes."""
        number, more = call.operands[:2]
        integers = all(isinstance(t, IntType) for t in (call.type, number.type, more.type))
        if not integers or number.type != call.type or more.type != call.type:
            raise Unsupported(
                call,
                f"'{call.callee_name}' is not called with two integers of the type that it returns",
                INLINE_CONTROL.advising("give it a number of iterations and how many are added"),
            )
        type_ = FunctionType(call.type, (call.type, call.type))
        _redirect(call, self._adapter("__ltoad_iterations", type_), type_, [number, more])

    def _stop_gradient(self, caller: Function, instruction: Instruction, names: Names) -> None:
        if not is_floating(instruction.type):
            raise Unsupported(
                instruction,
                f"an instruction that is marked '{_METADATA}' is no floating-point operation",
                INLINE_CONTROL.advising("mark calls and floating-point operations only"),
            )
        type_ = FunctionType(instruction.type, (instruction.type,))
        name = self._adapter("__ltoad_ignore", type_)
        self.rows[name] = _stopping_row(name, type_)
        stopped = Call(GlobalReference(name), type_, [instruction], name=names.fresh("ignored"))
        for user in caller.instructions():
            if instruction in user.operands:
                remap(user, {instruction: stopped})
        block = instruction.parent
        assert block is not None
        last = list(block.phis())[-1] if isinstance(instruction, Phi) else instruction
        stopped.parent = block
        block.instructions.insert(block.instructions.index(last) + 1, stopped)

    def _call_inactive(self, call: Call, function: Value, arguments: Sequence[Value]) -> None:
        known = isinstance(function, GlobalReference) and not self._module.has_global(function.name)
        if not isinstance(function, GlobalReference) or not known or _is_by_address(call):
            raise Unsupported(
                call,
                "an inactive call is not one of a function that is known at link time, with "
                "arguments and result by value",
                INLINE_CONTROL.advising(
                    "call the function by its name, and let it take and return numbers and "
                    "addresses"
                ),
            )
        type_ = FunctionType(call.type, tuple(a.type for a in arguments))
        called = self._module.signature(function.name).type
        if len(called.parameters) > len(arguments) or (
            len(called.parameters) < len(arguments) and not called.variadic
        ):
            raise Unsupported(
                call,
                f"'{function.name}' is called with {len(arguments)} arguments, but takes {called}",
                INLINE_CONTROL.advising("pass the function, then its arguments"),
            )
        name = self._adapter(function.name, type_, called)
        self.rows[name] = inactive_row(name)
        _redirect(call, name, type_, arguments)

    # Adapters

    def _adapter(self, name: str, type_: FunctionType, called: FunctionType | None = None) -> str:
        """A function of this type: it calls ``name`` or, without ``called``, passes on."""
        key = (name, type_)
        if key not in self._adapters:
            fresh = self._module.fresh_name(f"{name}.inactive" if called else name)
            arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(type_.parameters)]
            function = Function(fresh, type_.result, arguments, prefix="internal")
            if len(arguments) > 1 and called is None:
                function.suffix = self._module.add_attribute_group(_GROWING)
            builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
            if called is None:
                result: Value = _converted(builder, arguments[0], type_.result)
            else:
                result = _forwarded(builder, name, called, arguments, type_.result)
            builder.ret(None if type_.result == VOID else result)
            self._module.add_function(function)
            self._adapters[key] = fresh
        return self._adapters[key]


def _stopping_row(name: str, type_: FunctionType) -> Row:
    """By address: a C++ reference."""
    if is_pointer(type_.parameters[0]):
        return inactive([name], effects(reads=[0]))
    return zero([name]) if is_floating(type_.result) else inactive([name], again=True)


def _forwarded(
    builder: Builder, name: str, called: FunctionType, arguments: Sequence[Value], result: Type
) -> Value:
    fixed = called.parameters
    passed = [_converted(builder, a, t) for a, t in zip(arguments, fixed, strict=False)]
    passed += arguments[len(fixed) :]
    returned = builder.append(Call(GlobalReference(name), called, passed), "result")
    return returned if result == VOID else _converted(builder, returned, result)


def _converted(builder: Builder, value: Value, wanted: Type) -> Value:
    """Undo the promotions of variadic arguments, and look behind references."""
    if value.type == wanted:
        return value
    if isinstance(value.type, FloatType) and isinstance(wanted, FloatType):
        wider = _WIDTHS.index(wanted.kind) > _WIDTHS.index(value.type.kind)
        return builder.cast("fpext" if wider else "fptrunc", value, wanted)
    if isinstance(value.type, IntType) and isinstance(wanted, IntType):
        return builder.resize(value, wanted)
    if is_pointer(value.type):
        return builder.load(wanted, value)
    raise Unsupported(
        None,
        f"a {value.type} is passed where a {wanted} is expected",
        INLINE_CONTROL.advising("declare the parameters of the function that is called"),
    )


_WIDTHS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128")


def _is_by_address(call: Call) -> bool:
    words = [word for some in call.argument_attributes for word in some]
    return any(word.startswith(("sret(", "byval(")) for word in words)


def _redirect(call: Call, name: str, type_: FunctionType, arguments: Sequence[Value]) -> None:
    call.callee = GlobalReference(name)
    call.function_type = type_
    call.operands = list(arguments)
    call.argument_attributes = ((),) * len(arguments)
    call.function_attributes = ()
    call.result_attributes = ()
    call.tail = ""
    call.flags = ()
    call.convention = ""
    call.metadata = call.debug_place
