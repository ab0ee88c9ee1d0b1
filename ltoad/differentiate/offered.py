"""Derivatives that libraries and other units offer, as rules of a program.

Which symbols are called depends on what is active at a call; their types do not.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.activity import Pattern
from ltoad.differentiate.registrations import DerivativeRule, GradientRule
from ltoad.differentiate.rule_shapes import GradientShape, gradient_shape, is_doubled
from ltoad.ir.module import Module
from ltoad.ir.text import with_used
from ltoad.ir.types import PTR, VOID, FunctionType, StructType, Type, is_floating, is_pointer
from ltoad.manifest import DerivativeNames, Offer


def wanted_activities(module: Module, function: str, pattern: Pattern) -> tuple[str, ...]:
    """The activities in a library's terms that a call needs."""
    types = module.signature(function).type.parameters
    return tuple(
        ("dup" if is_pointer(type_) else "out") if active else "const"
        for type_, active in zip(types, pattern.arguments, strict=True)
    )


def offered_shape(module: Module, offer: Offer, activities: tuple[str, ...]) -> GradientShape:
    """How the derivatives of an offer are called, which are declared for that."""
    names = offer.names(activities)
    _declare(module, offer, names)
    rule = GradientRule(offer.symbol, names.augmented, names.reverse, offer.source)
    return gradient_shape(module, rule)


def offered_tangent(module: Module, offer: Offer, activities: tuple[str, ...]) -> DerivativeRule:
    """The derivative in forward mode, which is declared."""
    names = offer.names(activities)
    _declare(module, offer, names)
    return DerivativeRule(offer.symbol, names.forward, offer.source)


def _declare(module: Module, offer: Offer, names: DerivativeNames) -> None:
    type_ = module.signature(offer.symbol).type
    base: list[Type] = []
    doubled: list[Type] = []
    for parameter in type_.parameters:
        base += [parameter] * (2 if is_pointer(parameter) else 1)
        doubled += [parameter] * (2 if is_doubled(parameter) else 1)
    numbers = [p for p in type_.parameters if is_floating(p)]
    returned = StructType(tuple(numbers)) if len(numbers) > 1 else (*numbers, VOID)[0]
    result = type_.result
    adjoint = [result] if is_floating(result) else []
    forwards = PTR if result == VOID else StructType((PTR, result))
    module.declare(names.augmented, FunctionType(forwards, tuple(base)))
    module.declare(names.reverse, FunctionType(returned, (*base, *adjoint, PTR)))
    if offer.has_forward:
        tangent = VOID if result == VOID else StructType((result, result))
        module.declare(names.forward, FunctionType(tangent, tuple(doubled)))


def with_contracts(text: str, taken: Iterable[tuple[Offer, tuple[str, ...]]]) -> str:
    """The module with a reference to the contract of each derivative that others bring.

    A library without it has another signature, or another format, and does not link.
    """
    needs = []
    for offer, activities in taken:
        contract = offer.names(activities).contract
        if f'@"{contract}" =' not in text and f"@{contract} =" not in text:
            needs.append(f'@"needs.{contract}"')
            text += f'@"{contract}" = external constant i8\n'
            text += f'{needs[-1]} = private constant ptr @"{contract}"\n'
    return with_used(text, needs)
