"""Registered forward derivatives in two parts: an augmented primal, and a tangent from its tape.

Forward mode runs both one after the other, in one function that has the form
of a derivative in one part (:mod:`tangent_rules`).
"""

from __future__ import annotations

from ltoad.differentiate.custom_rules import call_of
from ltoad.differentiate.registrations import SplitDerivativeRule
from ltoad.differentiate.rule_shapes import Member, SplitShape, is_doubled, split_shape
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import I64, VOID, StructType, is_pointer
from ltoad.ir.values import Argument, ConstantSimple, Value, integer, zero

_ALIGN = 16


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
