"""Derivatives that libraries and other units offer, as rules of a program.

Which symbols are called depends on what is active at a call; their types do not.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace

from ltoad.analysis.activity import Pattern
from ltoad.differentiate.registrations import DerivativeRule, GradientRule
from ltoad.differentiate.rule_shapes import GradientShape, gradient_shape, is_doubled
from ltoad.ir.module import Module
from ltoad.ir.text import with_used
from ltoad.ir.types import PTR, VOID, FunctionType, StructType, Type, is_floating, is_pointer
from ltoad.manifest import DerivativeNames, Offer


def wanted_activities(
    module: Module, function: str, pattern: Pattern, unneeded: Container[int] = ()
) -> tuple[str, ...]:
    """The activities in a library's terms that a call needs; ``unneeded`` memory is not read."""
    types = module.signature(function).type.parameters
    wanted = []
    for index, (type_, active) in enumerate(zip(types, pattern.arguments, strict=True)):
        address = "dupnoneed" if index in unneeded else "dup"
        wanted.append((address if is_pointer(type_) else "out") if active else "const")
    return tuple(wanted)


def offered_shape(module: Module, offer: Offer, activities: tuple[str, ...]) -> GradientShape:
    """How the derivatives of an offer are called, which are declared for that."""
    names = offer.names(activities)
    _declare(module, offer, names)
    rule = GradientRule(offer.symbol, names.augmented, names.reverse, offer.source)
    shape = gradient_shape(module, rule, by_value=True)
    within = module.signature(names.augmented_in), module.signature(names.reverse_in)
    return replace(shape, within=within, gradient=module.signature(names.gradient))


def offered_tangent(module: Module, offer: Offer, activities: tuple[str, ...]) -> DerivativeRule:
    """The derivative in forward mode, which is declared."""
    names = offer.names(activities)
    _declare(module, offer, names)
    return DerivativeRule(offer.symbol, names.forward, offer.source)


def _declare(module: Module, offer: Offer, names: DerivativeNames) -> None:
    primal = module.signature(offer.symbol)
    type_ = primal.type
    base, doubled = _Parameters(), _Parameters()
    for parameter, words in zip(type_.parameters, primal.parameter_attributes, strict=True):
        base.add(parameter, words, twice=is_pointer(parameter))
        doubled.add(parameter, words, twice=is_doubled(parameter))
    numbers = [p for p in type_.parameters if is_floating(p)]
    returned = StructType(tuple(numbers)) if len(numbers) > 1 else (*numbers, VOID)[0]
    result = type_.result
    adjoint = [result] if is_floating(result) else []
    forwards = PTR if result == VOID else StructType((PTR, result))
    base.declare(module, names.augmented, forwards)
    base.declare(module, names.augmented_in, forwards, PTR)
    if offer.has_forward:
        tangent = VOID if result == VOID else StructType((result, result))
        doubled.declare(module, names.forward, tangent)
    everything = ([] if result == VOID else [result]) + numbers
    whole = StructType(tuple(everything)) if len(everything) > 1 else (*everything, VOID)[0]
    base.declare(module, names.gradient, whole, *adjoint)
    for last in (*adjoint, PTR):
        base.add(last)
    base.declare(module, names.reverse, returned)
    base.declare(module, names.reverse_in, returned, PTR)


class _Parameters:
    """Parameters of a derivative, with the attributes by which structs are passed by value."""

    def __init__(self) -> None:
        self._types: list[Type] = []
        self._words: list[tuple[str, ...]] = []

    def add(self, type_: Type, words: Sequence[str] = (), *, twice: bool = False) -> None:
        """One more, followed by its shadow if it is there ``twice``."""
        self._types += [type_, type_] if twice else [type_]
        by_value = tuple(w for w in words if w.startswith(("byval(", "align ")))
        kept = by_value if any(w.startswith("byval(") for w in by_value) else ()
        self._words += [kept, ()] if twice else [kept]

    def declare(self, module: Module, name: str, result: Type, *last: Type) -> None:
        """Declare a function with these parameters and some more."""
        type_ = FunctionType(result, (*self._types, *last))
        words = [*self._words, *([()] * len(last))]
        module.declare(name, type_, parameter_attributes=words)


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
