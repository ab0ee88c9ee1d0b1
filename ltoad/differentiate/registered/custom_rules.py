"""Derivatives that the program brings along, in the form of those that are made here.

A function with a registered gradient is called through a *stub*, an internal
function that does nothing but call it.  The stub's augmented, reverse and
combined derivatives have the interface of every other function's, and call
what is registered.  So callers need not know about it, and LLVM inlines what
is in between.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.program.activity import Pattern
from ltoad.analysis.program.told import Substitute
from ltoad.causes.cause import Cause
from ltoad.causes.rules import INACTIVE_ARGUMENT, LOST_RULE, RULE_MISMATCH
from ltoad.differentiate.keys.signature import Interface, Mode
from ltoad.differentiate.registered.rule_shapes import GradientShape, Member, Returned
from ltoad.differentiate.support.allocate import allocate
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Call, Compare, Function
from ltoad.ir.layout import DataLayout
from ltoad.ir.module import Module
from ltoad.ir.symbols import Signature
from ltoad.ir.types import I64, PTR, VOID, StructType, is_floating, is_pointer
from ltoad.ir.values import Argument, ConstantSimple, GlobalReference, Value, integer, zero

_ABI = ("zeroext", "signext", "inreg", "byval(", "sret(", "align ")
_ALIGN = 16


def add_stub(module: Module, function: str) -> str:
    """Add a function that only calls ``function``; returns its name."""
    signature = module.signature(function)
    type_ = signature.type
    name = module.fresh_name(f"{function}.rule")
    arguments = [
        Argument(t, f"a{i}", i, _abi(words))
        for i, (t, words) in enumerate(
            zip(type_.parameters, signature.parameter_attributes, strict=True)
        )
    ]
    stub = Function(name, type_.result, arguments, prefix="internal")
    builder = Builder(Names(a.name for a in arguments), stub.add_block("entry"))
    result = builder.append(call_of(signature, arguments), "result")
    builder.ret(None if type_.result == VOID else result)
    module.add_function(stub)
    return name


def substitute_of(shape: GradientShape) -> Substitute:
    """The augmented primal, as what runs in the primal's place."""
    parameters: list[int | None] = [None] if shape.forwards.in_memory else []
    for index, type_ in enumerate(shape.primal.type.parameters):
        parameters += [index, None] if is_pointer(type_) else [index]
    return Substitute(shape.rule.augmented, tuple(parameters))


def refusal(module: Module, shape: GradientShape, pattern: Pattern) -> tuple[str, Cause] | None:
    """Reason and cause if a rule cannot be used with this activity."""
    for index, active in enumerate(pattern.arguments):
        type_ = shape.primal.type.parameters[index]
        if active and not is_pointer(type_) and not is_floating(type_):
            return (
                f"argument {index + 1} of '{shape.rule.function}' carries floats that depend on "
                "an active input in an integer, of which its gradient rule knows nothing",
                RULE_MISMATCH.advising("pass floating-point numbers as such, or behind a pointer"),
            )
        if not active and is_pointer(type_) and not _takes_null(module, shape, index):
            return (
                f"argument {index + 1} of '{shape.rule.function}' is inactive here and has no "
                f"shadow, but the gradient that '{shape.rule.source}' registers uses its shadow",
                INACTIVE_ARGUMENT.advising(
                    "pass active memory (enzyme_dup with a zeroed shadow), or let the rule test "
                    "whether this shadow is NULL"
                ),
            )
    return None


def dropped_argument(call: Call, function: str) -> tuple[str, Cause] | None:
    """Reason and cause if a call lacks an argument that the function's body does not use.

    Compilers put a poison value there, for the rule too.
    """
    for index, operand in enumerate(call.operands):
        if isinstance(operand, ConstantSimple) and operand.kind in ("poison", "undef"):
            return (
                f"argument {index + 1} of '{function}' has been optimised away here, because its "
                "body does not use it; but what the program registers for it may",
                LOST_RULE,
            )
    return None


def _takes_null(module: Module, shape: GradientShape, index: int) -> bool:
    """Whether the functions of a rule are prepared for an argument without a shadow.

    They are if they do not use the shadow, or compare it.  What has no body
    here is given NULL, with which it cannot do harm in silence.
    """
    doubled = sum(is_pointer(t) for t in shape.primal.type.parameters[:index])
    place = index + doubled + 1
    return all(
        _spares(module, name, place + (1 if returned.in_memory else 0))
        for name, returned in (
            (shape.rule.augmented, shape.forwards),
            (shape.rule.reverse, shape.backwards),
        )
    )


def _spares(module: Module, name: str, index: int) -> bool:
    if not module.defines(name):
        return True
    function = module.function(name)
    shadow = function.arguments[index]
    users = [i for i in function.instructions() if shadow in i.operands]
    return not users or any(isinstance(user, Compare) for user in users)


def write_rule(
    module: Module, shape: GradientShape, interface: Interface, name: str, suffix: str
) -> Function:
    """The derivative of a stub in the mode of ``interface``."""
    writer = _Writer(module, shape, interface, name, suffix)
    if interface.mode is Mode.AUGMENTED:
        writer.write_augmented()
    elif interface.mode is Mode.REVERSE:
        writer.write_reverse()
    else:
        writer.write_combined()
    return writer.function


class _Writer:
    """Writes one function of one block."""

    def __init__(
        self, module: Module, shape: GradientShape, interface: Interface, name: str, suffix: str
    ) -> None:
        self._shape = shape
        self._interface = interface
        self._layout = module.layout
        arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(interface.parameters)]
        for argument, words in zip(arguments, shape.primal.parameter_attributes, strict=False):
            argument.attributes = _abi(words)
        self.function = Function(name, interface.result, arguments, prefix="internal")
        self.function.suffix = suffix
        names = Names(a.name for a in arguments)
        self._builder = Builder(names, self.function.add_block("entry"))
        count = len(interface.primal)
        width = interface.width
        self._shadows: dict[int, Sequence[Value]] = {}
        for index in interface.shadow_arguments:
            self._shadows[index] = arguments[count : count + width]
            count += width
        self._rest = arguments[count:]

    def write_augmented(self) -> None:
        memory = self._rest[-1]
        image = self._forwards(memory if self._shape.tape else None, memory)
        tape = image if self._shape.tape else zero(PTR)
        self._return([*self._results(image), tape])

    def write_reverse(self) -> None:
        self._return(self._backwards(self._rest[-2], self._rest[-1]))

    def write_combined(self) -> None:
        if self._shape.gradient is not None:
            self._write_gradient(self._shape.gradient)
            return
        image = self._forwards(None)
        self._return([*self._results(image), *self._backwards(image)])

    def _write_gradient(self, gradient: Signature) -> None:
        """By one function for both sweeps."""
        interface, shape = self._interface, self._shape
        arguments = [*self._doubled(), *self._seeds()]
        image = self._image(shape.both, None) if shape.both.in_memory else zero(PTR)
        returned: Value | None = self._call(gradient, shape.both, image, arguments)
        if shape.both.in_memory:
            returned = self._builder.load(shape.both.type, image)
        first = 0 if shape.primal.type.result == VOID else 1
        numbers = [i for i, t in enumerate(shape.primal.type.parameters) if is_floating(t)]
        members = [0] if interface.primal_result is not None else []
        width = interface.width
        for index in interface.adjoint_arguments:
            place = first + numbers.index(index) * width
            members += range(place, place + width)
        if returned is None:
            self._return([])
            return
        whole = isinstance(returned.type, StructType)
        self._return(
            [self._builder.extract_value(returned, m) if whole else returned for m in members]
        )

    # The two calls

    def _forwards(self, memory: Value | None, arena: Value | None = None) -> Value:
        """Call the augmented primal; returns where the image of what it returns lies."""
        shape = self._shape
        image = self._image(shape.forwards, memory)
        callee, arguments = shape.augmented, self._doubled()
        if arena is not None and shape.within is not None:
            callee, arguments = shape.within[0], [*arguments, arena]
        returned = self._call(callee, shape.forwards, image, arguments)
        if returned is not None:
            self._builder.store(returned, image, align=_ALIGN)
        return image

    def _results(self, image: Value) -> list[Value]:
        member = self._shape.result
        wanted = self._interface.primal_result is not None
        return [self._member(image, member)] if member is not None and wanted else []

    def _backwards(self, tape: Value, arena: Value | None = None) -> list[Value]:
        """Call the reverse function; returns the adjoints of active arguments."""
        shape, interface = self._shape, self._interface
        arguments = [*self._doubled(), *self._seeds()]
        if shape.tape_in_memory:
            arguments.append(tape)
        else:
            arguments += [self._member(tape, member) for member in shape.tape]
        image = self._image(shape.backwards, None)
        callee = shape.reverse
        if arena is not None and shape.within is not None:
            callee, arguments = shape.within[1], [*arguments, arena]
        returned = self._call(callee, shape.backwards, image, arguments)
        if returned is not None:
            self._builder.store(returned, image, align=_ALIGN)
        return [
            self._member(image, _in_lane(shape.adjoints[i], lane, self._layout))
            for i in interface.adjoint_arguments
            for lane in range(interface.width)
        ]

    # Pieces

    def _doubled(self) -> list[Value]:
        """The primal's arguments, each pointer followed by its shadows, NULL if it has none."""
        passed: list[Value] = []
        for index, type_ in enumerate(self._interface.primal):
            passed.append(self.function.arguments[index])
            if is_pointer(type_):
                passed += self._shadows.get(index, [zero(type_)] * self._interface.width)
        return passed

    def _seeds(self) -> list[Value]:
        """The adjoints of a floating-point result, zero if nobody asks for them."""
        if not self._shape.takes_adjoint:
            return []
        given = self._interface.result_adjoint is not None
        nothing = zero(self._shape.primal.type.result)
        return [self._rest[i] if given else nothing for i in range(self._interface.width)]

    def _image(self, returned: Returned, memory: Value | None) -> Value:
        if returned.type == VOID:
            return zero(PTR)
        if memory is None:
            return self._builder.alloca(returned.type, "image", align=_ALIGN)
        size = integer(I64, self._layout.alloc_size_of(returned.type))
        return allocate(self._builder, memory, size)

    def _call(
        self, callee: Signature, returned: Returned, image: Value, arguments: Sequence[Value]
    ) -> Value | None:
        before = [image] if returned.in_memory else []
        result = self._builder.append(call_of(callee, [*before, *arguments]), "result")
        return None if result.type == VOID else result

    def _member(self, image: Value, member: Member) -> Value:
        place = self._builder.byte_offset(image, integer(I64, member.offset))
        return self._builder.load(member.type, place, align=self._layout.align_of(member.type))

    def _return(self, values: Sequence[Value]) -> None:
        if self._interface.result == VOID:
            self._builder.ret()
            return
        result: Value = ConstantSimple(self._interface.result, "poison")
        for index, value in enumerate(values):
            result = self._builder.insert_value(result, value, index)
        self._builder.ret(result)


def _in_lane(member: Member, lane: int, layout: DataLayout) -> Member:
    """The derivative in a lane; those of one number stand side by side."""
    return Member(member.offset + lane * layout.alloc_size_of(member.type), member.type)


def call_of(callee: Signature, arguments: Sequence[Value]) -> Call:
    """A call by the callee's calling convention."""
    return Call(
        GlobalReference(callee.name),
        callee.type,
        arguments,
        convention=callee.convention,
        result_attributes=[w for w in callee.result_attributes if w.startswith(_ABI)],
        argument_attributes=[_abi(words) for words in callee.parameter_attributes],
    )


def _abi(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for word in words if word.startswith(_ABI))


def use_stubs(function: Function, stubs: dict[str, str]) -> None:
    """Let every call in ``function`` of a function with a rule go through its stub."""
    if function.name in stubs.values():
        return
    for instruction in function.instructions():
        if isinstance(instruction, Call) and instruction.callee_name in stubs:
            instruction.callee = GlobalReference(stubs[instruction.callee_name])
