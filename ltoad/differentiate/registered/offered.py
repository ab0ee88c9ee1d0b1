"""Derivatives that libraries and other units offer, as rules of a program.

Which symbols are called depends on what is active at a call; their types do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.registered.registrations import DerivativeRule, GradientRule
from ltoad.differentiate.registered.rule_shapes import GradientShape, Member, Returned, is_doubled
from ltoad.ir.module import Module
from ltoad.ir.text import with_used
from ltoad.ir.types import PTR, VOID, FunctionType, StructType, Type, is_floating, is_pointer
from ltoad.manifest import DerivativeNames, Terms, in_memory, promise_name
from ltoad.offers import Offer


def wanted_terms(module: Module, function: str, key: Key) -> Terms:
    """What the derivative of a call has to be taken by."""
    types = module.signature(function).type.parameters
    wanted = []
    for index, (type_, active) in enumerate(zip(types, key.pattern.arguments, strict=True)):
        address = "dupnoneed" if index in key.unneeded else "dup"
        wanted.append((address if is_pointer(type_) else "out") if active else "const")
    return Terms(tuple(wanted), key.width)


def offered_shape(module: Module, offer: Offer, terms: Terms) -> GradientShape:
    """How the derivatives of an offer are called, which are declared for that."""
    names = offer.names(terms)
    _declare(module, offer, names, terms.width)
    primal = module.signature(offer.symbol)
    numbers = [i for i, p in enumerate(primal.type.parameters) if is_floating(p)]
    slopes = [primal.type.parameters[i] for i in numbers for _ in range(terms.width)]
    result = primal.type.result
    forwards = PTR if result == VOID else StructType((PTR, result))
    places = module.layout.field_offsets(StructType(tuple(slopes)))
    members = [Member(place, type_) for place, type_ in zip(places, slopes, strict=True)]
    return GradientShape(
        rule=GradientRule(offer.symbol, names.augmented, names.reverse, offer.source),
        primal=primal,
        augmented=module.signature(names.augmented),
        reverse=module.signature(names.reverse),
        forwards=Returned(forwards, in_memory=False),
        backwards=_returned(slopes),
        result=None if result == VOID else Member(8, result),
        tape=(Member(0, PTR),),
        tape_in_memory=False,
        adjoints=dict(zip(numbers, members[:: terms.width], strict=True)),
        within=(module.signature(names.augmented_in), module.signature(names.reverse_in)),
        gradient=module.signature(names.gradient),
        both=_returned([*([] if result == VOID else [result]), *slopes]),
    )


def _returned(types: Sequence[Type]) -> Returned:
    """How numbers come back that are more than one, or one, or none."""
    whole = StructType(tuple(types)) if len(types) > 1 else (*types, VOID)[0]
    return Returned(whole, in_memory([str(t) for t in types]))


def offered_tangent(module: Module, offer: Offer, terms: Terms) -> DerivativeRule:
    """The derivative in forward mode, which is declared."""
    names = offer.names(terms)
    _declare(module, offer, names, terms.width)
    return DerivativeRule(offer.symbol, names.forward, offer.source, terms.width)


def _declare(module: Module, offer: Offer, names: DerivativeNames, width: int) -> None:
    primal = module.signature(offer.symbol)
    type_ = primal.type
    base, doubled = _Parameters(), _Parameters()
    for parameter, words in zip(type_.parameters, primal.parameter_attributes, strict=True):
        base.add(parameter, words, shadows=width * is_pointer(parameter))
        doubled.add(parameter, words, shadows=width * is_doubled(parameter))
    result = type_.result
    numbers = [p for p in type_.parameters if is_floating(p) for _ in range(width)]
    slopes = _returned(numbers)
    both = _returned([*([] if result == VOID else [result]), *numbers])
    adjoint = [result] * width if is_floating(result) else []
    forwards = PTR if result == VOID else StructType((PTR, result))
    base.declare(module, names.augmented, forwards)
    base.declare(module, names.augmented_in, forwards, PTR)
    base.returning(both).declare(module, names.gradient, both.type, *adjoint)
    if offer.has_forward:
        tangent = VOID if result == VOID else StructType((result,) * (1 + width))
        doubled.declare(module, names.forward, tangent)
    for last in (*adjoint, PTR):
        base.add(last)
    base = base.returning(slopes)
    base.declare(module, names.reverse, slopes.type)
    base.declare(module, names.reverse_in, slopes.type, PTR)


class _Parameters:
    """Parameters of a derivative, with the attributes by which structs are passed by value."""

    def __init__(self) -> None:
        self._types: list[Type] = []
        self._words: list[tuple[str, ...]] = []
        self._in_memory = False

    def returning(self, returned: Returned) -> _Parameters:
        """The same, behind the address of where the result goes if that is in memory."""
        made = _Parameters()
        made._in_memory = returned.in_memory
        made._types, made._words = list(self._types), list(self._words)
        return made

    def add(self, type_: Type, words: Sequence[str] = (), *, shadows: int = 0) -> None:
        """One more, followed by so many shadows or tangents."""
        self._types += [type_] * (1 + shadows)
        by_value = tuple(w for w in words if w.startswith(("byval(", "align ")))
        kept = by_value if any(w.startswith("byval(") for w in by_value) else ()
        self._words += [kept, *([()] * shadows)]

    def declare(self, module: Module, name: str, result: Type, *last: Type) -> None:
        """Declare a function with these parameters and some more."""
        first = [PTR] if self._in_memory else []
        types = (*first, *self._types, *last)
        type_ = FunctionType(VOID if self._in_memory else result, types)
        words = [*([()] * len(first)), *self._words, *([()] * len(last))]
        module.declare(name, type_, parameter_attributes=words)


def with_contracts(text: str, taken: Iterable[tuple[Offer, Terms]]) -> str:
    """The module with a reference to the contract of each derivative that others bring.

    A library without it has another signature, or another format, and does not link.  Nor
    does one whose functions do more than this client was made for.
    """
    needs = []
    names: dict[str, None] = {}
    for offer, terms in taken:
        names[offer.names(terms).contract] = None
        if not offer.anything:
            names[promise_name(offer.symbol, state=offer.state, writes=offer.writes)] = None
    for name in names:
        if f'@"{name}" =' not in text and f"@{name} =" not in text:
            needs.append(f'@"needs.{name}"')
            text += f'@"{name}" = external constant i8\n'
            text += f'{needs[-1]} = private constant ptr @"{name}"\n'
    return with_used(text, needs)
