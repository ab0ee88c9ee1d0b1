"""What a program's registrations mean for differentiation: stubs, rows, facts.

Registered gradients get stubs (:mod:`custom_rules`).  Everything else that a
program tells of its functions is a row like those of :mod:`ltoad.rules`, which
goes before them (:class:`~ltoad.rules.table.Rows`), or a fact for the analyses
(:mod:`ltoad.analysis.program.told`).
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import TypeVar

from ltoad.analysis.program.told import Told
from ltoad.causes.rules import REGISTRATION, RULE_MISMATCH
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.registered.custom_rules import add_stub, substitute_of
from ltoad.differentiate.registered.inline_controls import growing, lower_controls
from ltoad.differentiate.registered.offered import offered_shape
from ltoad.differentiate.registered.registrations import (
    DerivativeRule,
    LikeAllocation,
    LikeFunction,
    Registrations,
)
from ltoad.differentiate.registered.rule_shapes import GradientShape, MismatchError, gradient_shape
from ltoad.differentiate.registered.split_rules import compose_split_rule
from ltoad.ir.module import Module
from ltoad.ir.text import MIXED_TOLD, OWN_SHADOWS, TEXTS_TOLD
from ltoad.ir.types import FunctionType, IntType, is_floating, is_pointer
from ltoad.offers import Offer
from ltoad.rules.effects import Effects
from ltoad.rules.registrars import allocation, deallocation
from ltoad.rules.rows import (
    AllocationRow,
    DeallocationRow,
    InactiveRow,
    Row,
    ScalarRow,
    SeveralRow,
    ZeroRow,
)
from ltoad.rules.table import (
    Rows,
    inactive_row,
    lookup,  # noqa: TID251 -- the rows of the program are made here
    may_be_own,
)


@dataclass(frozen=True, slots=True)
class ProgramRules:
    """``stubs`` by registered function, ``shapes`` and ``offers`` by stub; ``rows`` of callees;
    ``growing`` return more each time they are differentiated."""

    registrations: Registrations
    stubs: dict[str, str]
    shapes: dict[str, GradientShape]
    rows: Rows
    told: Told
    offers: dict[str, Offer]
    growing: frozenset[str] = frozenset()

    @property
    def functions(self) -> frozenset[str]:
        """Functions whose derivative is known without their body."""
        return frozenset(self.stubs) | frozenset(self.rows.told)

    def needs_stub(self, name: str, *, forward: bool) -> bool:
        """Whether a request for this function is one for what the program or a row says of it."""
        return name in self.functions or (forward and name in self.registrations.derivatives)

    @property
    def like_functions(self) -> frozenset[str]:
        """Functions that are differentiated like others."""
        return frozenset(self.registrations.like_functions)

    @property
    def globals(self) -> frozenset[str]:
        """Globals that name functions without meaning to call them."""
        return frozenset(self.registrations.globals)


def make_program_rules(
    module: Module, registrations: Registrations
) -> tuple[ProgramRules, list[Diagnostic]]:
    """The meaning of registrations, and what is wrong with them; adds stubs to the module
    and lowers inline control in it.
    """
    problems = list(registrations.problems)
    rows, wrong = _rows(module, registrations)
    controls, misused = lower_controls(module)
    rows |= controls
    problems += wrong + misused + _contradictions(registrations)
    registrations, unfit = _with_composed(module, registrations)
    problems += unfit
    stubs, shapes, misfits = _registered(module, registrations)
    problems += misfits
    taken = registrations.functions.keys() | stubs.keys()
    everything = registrations.offers.functions.items()
    offers = {name: offer for name, offer in everything if _is_open(module, name, taken)}
    for name, offer in offers.items():
        stubs[name] = add_stub(module, name)
        shapes[stubs[name]] = offered_shape(module, offer, offer.usual)
    told = Told(
        rules={shape.rule.function: substitute_of(shape) for shape in shapes.values()},
        stubs=stubs,
        without_frees=frozenset(registrations.without_frees),
        inactive_globals=frozenset(registrations.inactive_globals),
        shared_globals=frozenset(filter(module.has_global, registrations.offers.globals)),
        stateful=frozenset(stubs[name] for name, offer in offers.items() if offer.state),
        written={name: o.active_memory for name, o in offers.items() if not o.anything},
        vouched=frozenset(stubs[name] for name in offers),
    )
    grown = growing(module)
    by_stub = {stubs[name]: offer for name, offer in offers.items()}
    own = [n for n in module.function_names() if may_be_own(n)]
    told_texts = module.has_named_metadata(TEXTS_TOLD)
    own_shadows = module.has_named_metadata(OWN_SHADOWS)
    mixed = module.has_named_metadata(MIXED_TOLD)
    known = Rows(rows, own, texts_told=told_texts, own_shadows=own_shadows, mixed_told=mixed)
    return ProgramRules(registrations, stubs, shapes, known, told, by_stub, grown), problems


def _registered(
    module: Module, registrations: Registrations
) -> tuple[dict[str, str], dict[str, GradientShape], list[Diagnostic]]:
    """Stubs of functions with a registered gradient, the gradients' shapes by stub, and what does
    not fit its function."""
    stubs: dict[str, str] = {}
    shapes: dict[str, GradientShape] = {}
    problems = []
    for name, rule in registrations.gradients.items():
        try:
            shape = gradient_shape(module, rule)
        except MismatchError as mismatch:
            problems.append(Diagnostic(mismatch.reason, RULE_MISMATCH.advising(mismatch.remedy)))
            continue
        stubs[name] = add_stub(module, name)
        shapes[stubs[name]] = shape
    return stubs, shapes, problems


def _is_open(module: Module, name: str, taken: Container[str]) -> bool:
    """Whether an offer is of use: the program has the function, and no rule or row for it."""
    return module.declares(name) and name not in taken and lookup(name) is None


def _with_composed(
    module: Module, registrations: Registrations
) -> tuple[Registrations, list[Diagnostic]]:
    """Split forward rules become derivatives that run both parts, unless there is one already."""
    derivatives, problems = dict(registrations.derivatives), []
    for name, rule in registrations.split_derivatives.items():
        try:
            composed = compose_split_rule(module, rule)
        except MismatchError as mismatch:
            problems.append(Diagnostic(mismatch.reason, RULE_MISMATCH.advising(mismatch.remedy)))
            continue
        derivatives.setdefault(name, DerivativeRule(name, composed, rule.source))
    return replace(registrations, derivatives=derivatives), problems


def _contradictions(registrations: Registrations) -> list[Diagnostic]:
    inactive_too = registrations.gradients.keys() & registrations.inactive_functions.keys()
    return [
        Diagnostic(
            f"'{name}' has a registered gradient "
            f"('{registrations.gradients[name].source}') and is inactive by "
            f"{registrations.inactive_functions[name]}",
            REGISTRATION.advising("remove one of the two"),
        )
        for name in sorted(inactive_too)
    ]


def _rows(module: Module, registrations: Registrations) -> tuple[dict[str, Row], list[Diagnostic]]:
    rows = {name: inactive_row(name) for name in registrations.inactive_functions}
    problems = []
    for like in registrations.like_functions.values():
        row = _like_function(module, like)
        if isinstance(row, Diagnostic):
            problems.append(row)
        else:
            rows[like.function] = row
    for memory in registrations.like_allocations.values():
        found = _like_allocation(module, memory)
        if isinstance(found, Diagnostic):
            problems.append(found)
        else:
            rows |= found
    return rows, problems


_LIKE = (ScalarRow, SeveralRow, ZeroRow, InactiveRow)


def _like_function(module: Module, like: LikeFunction) -> Row | Diagnostic:
    row = lookup(like.known)
    where = f"'{like.source}' says that '{like.function}' is like '{like.known}'"
    if not isinstance(row, _LIKE):
        return Diagnostic(
            f"{where}, of which no derivative is known",
            REGISTRATION.advising("name a function of <math.h>, or register a gradient"),
        )
    type_ = module.signature(like.function).type
    wrong = isinstance(row, ScalarRow) and (
        len(type_.parameters) != len(row.partials)
        or not is_floating(type_.result)
        or any(p is not None and not is_floating(t)
               for p, t in zip(row.partials, type_.parameters, strict=True))
    )  # fmt: skip
    if wrong:
        return Diagnostic(
            f"{where}, but it has other parameters: {type_}",
            REGISTRATION.advising("name a function of the same floating-point parameters"),
        )
    # the primal may do more than the function that it is like, and its result may be another:
    # it is of a family of its own, lest it is taken for the cosine in the derivative of a sine
    effects = Effects(unknown=True)
    family = f"{row.family} of the program"
    return replace(row, names=(like.function,), family=family, effects=effects, re_executable=False)


AnyRow = TypeVar("AnyRow", AllocationRow, DeallocationRow)

_FREEING = 3
"""As many arguments of a deallocator can be kept until the reverse sweep is over."""


def _like_allocation(module: Module, like: LikeAllocation) -> dict[str, Row] | Diagnostic:
    type_ = module.signature(like.function).type
    freeing = module.signature(like.deallocator).type
    sizes = type_.parameters[like.size_argument : like.size_argument + 1]
    place = like.passed.index(-1)
    fits = (
        is_pointer(type_.result)
        and len(sizes) == 1
        and isinstance(sizes[0], IntType)
        and len(freeing.parameters) == len(like.passed)
        and is_pointer(freeing.parameters[place])
        and len(freeing.parameters) <= _FREEING
        and all(isinstance(p, IntType) or is_pointer(p) for p in freeing.parameters)
    )
    if not fits:
        return Diagnostic(
            f"'{like.source}' does not fit '{like.function}': {type_}, freed by "
            f"'{like.deallocator}': {freeing}",
            REGISTRATION.advising(
                "give the index of an integer argument (the size in bytes) of a function that "
                "returns "
                "a pointer, and one number for each argument of the deallocator: the memory and "
                "up to "
                "two integers or addresses"
            ),
        )
    size = like.passed.index(like.size_argument) if like.size_argument in like.passed else None
    made = allocation([like.function], like.size_argument, deallocator=like.deallocator)
    rows: dict[str, Row] = {like.function: _with_pools(made, type_)}
    if lookup(like.deallocator) is None:
        row = deallocation([like.deallocator], pointer_argument=place, size_argument=size)
        rows[like.deallocator] = _with_pools(row, freeing, besides=place)
    return rows


def _with_pools(row: AnyRow, type_: FunctionType, besides: int | None = None) -> AnyRow:
    """What else is passed by its address, such as a pool, is read and changed."""
    pools = {i for i, p in enumerate(type_.parameters) if is_pointer(p)} - {besides}
    effects = replace(row.effects, reads=frozenset(pools), writes=frozenset(pools))
    return replace(row, effects=effects)
