"""Registered forward derivatives in two parts: an augmented primal, and a tangent from its tape.

Forward mode runs both one after the other, in one function that has the form
of a derivative in one part (:mod:`tangent_rules`).
"""

from __future__ import annotations

from ltoad.causes.cause import Cause
from ltoad.causes.requests import FROM_TAPE
from ltoad.differentiate.keys.linear_signature import LinearInterface
from ltoad.differentiate.registered.custom_rules import call_of
from ltoad.differentiate.registered.registrations import (
    GradientRule,
    Registrations,
    SplitDerivativeRule,
)
from ltoad.differentiate.registered.rule_shapes import Member, SplitShape, is_doubled, split_shape
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import I64, VOID, StructType, is_pointer
from ltoad.ir.values import Argument, ConstantSimple, Value, integer, zero

_ALIGN = 16


def linear_shape(module: Module, rules: Registrations, rule: GradientRule) -> SplitShape:
    """How a registered tangent from a tape is called; raises Unsupported without one.

    The tape is that of the registered gradient, so both must have one augmented primal.
    """
    split = rules.split_derivatives.get(rule.function)
    if split is None or split.augmented != rule.augmented:
        raise Unsupported(
            None,
            f"'{rule.source}' registers a gradient of '{rule.function}', whose tangents are "
            "computed from a tape here, but no tangent from the tape of its augmented primal",
            FROM_TAPE.advising(
                f"register one as __enzyme_register_splitderivative_{rule.function}[] = "
                f"{{{rule.function}, {rule.augmented}, tangent}}, or ask with __enzyme_fwddiff"
            ),
        )
    return split_shape(module, split)


def lone_split_rule(rules: Registrations, name: str) -> tuple[str, Cause]:
    """Reason and cause for a rule that nothing makes a tape for."""
    rule = rules.split_derivatives[name]
    return (
        f"'{rule.source}' registers a tangent from a tape for '{name}', but no gradient comes with "
        "it, and the tapes of gradients are those that there are",
        FROM_TAPE.advising(
            f"register __enzyme_register_gradient_{name}[] with '{rule.augmented}', too, or ask "
            "with "
            "__enzyme_fwddiff"
        ),
    )


def write_linear_rule(
    module: Module, shape: SplitShape, interface: LinearInterface, name: str, suffix: str
) -> Function:
    """The linear function of a stub: a call of what is registered."""
    arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(interface.parameters)]
    function = Function(name, interface.result, arguments, prefix="internal", suffix=suffix)
    builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
    derived = dict(
        zip(interface.active_arguments, arguments[len(interface.primal) :], strict=False)
    )
    passed: list[Value] = []
    for index, type_ in enumerate(interface.primal):
        passed.append(arguments[index])
        if is_doubled(type_):
            passed.append(derived.get(index, zero(type_)))
    tape = arguments[-1]
    passed += (
        [tape] if shape.tape_in_memory else [_load(builder, tape, m, module) for m in shape.tape]
    )
    tangent = builder.append(call_of(shape.derivative, passed), "tangent")
    if interface.tangent is None:
        builder.ret()
    else:
        builder.ret(builder.insert_value(ConstantSimple(interface.result, "poison"), tangent, 0))
    return function


def compose_split_rule(module: Module, rule: SplitDerivativeRule) -> str:
    """Add a function that runs both parts of a rule; returns its name.

    It has the primal's parameters, floats and pointers each followed by tangent
    or shadow, and returns result and tangent.  Raises MismatchError for functions
    that do not fit the primal.
    """
    shape = split_shape(module, rule)
    name = module.fresh_name(f"{rule.function}.split")
    types = [t for p in shape.primal.type.parameters for t in ([p, p] if is_doubled(p) else [p])]
    arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(types)]
    result = shape.primal.type.result
    returned = VOID if result == VOID else StructType((result, result))
    function = Function(name, returned, arguments, prefix="internal")
    builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
    image = _augmented(builder, shape, arguments, module)
    tape = (
        [image] if shape.tape_in_memory else [_load(builder, image, m, module) for m in shape.tape]
    )
    tangent = builder.append(call_of(shape.derivative, [*arguments, *tape]), "tangent")
    if result == VOID:
        builder.ret()
    else:
        assert shape.result is not None
        primal = _load(builder, image, shape.result, module)
        pair = builder.insert_value(ConstantSimple(returned, "poison"), primal, 0)
        builder.ret(builder.insert_value(pair, tangent, 1))
    module.add_function(function)
    return name


def _augmented(
    builder: Builder, shape: SplitShape, arguments: list[Argument], module: Module
) -> Value:
    """Call the augmented primal; returns where the image of what it returns lies."""
    passed: list[Value] = []
    rest = iter(arguments)
    for type_ in shape.primal.type.parameters:
        passed.append(next(rest))
        if is_doubled(type_):
            other = next(rest)
            passed += [other] if is_pointer(type_) else []
    if shape.forwards.type == VOID:
        builder.append(call_of(shape.augmented, passed))
        return zero(I64)
    image = builder.alloca(shape.forwards.type, "image", align=_ALIGN)
    if shape.forwards.in_memory:
        builder.append(call_of(shape.augmented, [image, *passed]))
    else:
        returned = builder.append(call_of(shape.augmented, passed), "returned")
        builder.store(returned, image, align=_ALIGN)
    return image


def _load(builder: Builder, image: Value, member: Member, module: Module) -> Value:
    place = builder.byte_offset(image, integer(I64, member.offset))
    return builder.load(member.type, place, align=module.layout.align_of(member.type))
