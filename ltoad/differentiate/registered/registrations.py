"""What a program says about its functions: custom derivatives, inactivity, likenesses.

Plain data, by function; :mod:`registration_reader` finds them in a module,
:mod:`rule_shapes` says whether a rule fits its function, and
:mod:`program_rules` what all this means for differentiation.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.offers import Offers


@dataclass(frozen=True, slots=True)
class GradientRule:
    """Reverse mode: ``augmented`` and ``reverse`` stand for the derivative of ``function``."""

    function: str
    augmented: str
    reverse: str
    source: str


@dataclass(frozen=True, slots=True)
class DerivativeRule:
    """Forward mode: ``derivative`` computes the result and as many tangents as its ``width``."""

    function: str
    derivative: str
    source: str
    width: int = 1


@dataclass(frozen=True, slots=True)
class SplitDerivativeRule:
    """Forward mode in two parts: ``derivative`` takes what ``augmented`` kept."""

    function: str
    augmented: str
    derivative: str
    source: str


@dataclass(frozen=True, slots=True)
class LikeFunction:
    """``function`` has the derivative of the function that is known as ``known``."""

    function: str
    known: str
    source: str


@dataclass(frozen=True, slots=True)
class LikeAllocation:
    """``function`` returns fresh memory of as many bytes as argument ``size_argument`` says.

    ``passed`` are the arguments of ``deallocator``: -1 is the memory, any
    other number the argument of the allocation that is passed once more.
    """

    function: str
    size_argument: int
    passed: tuple[int, ...]
    deallocator: str
    source: str


@dataclass(frozen=True, slots=True)
class Registrations:
    """Everything that a program says, and what is wrong with the way it says it.

    Functions and globals are given with what registers them, for messages.
    ``globals`` are the registering globals themselves, which mention
    functions without meaning to call them.  ``offers`` are derivatives that other objects have.
    """

    gradients: dict[str, GradientRule] = field(default_factory=dict)
    derivatives: dict[str, DerivativeRule] = field(default_factory=dict)
    split_derivatives: dict[str, SplitDerivativeRule] = field(default_factory=dict)
    like_functions: dict[str, LikeFunction] = field(default_factory=dict)
    like_allocations: dict[str, LikeAllocation] = field(default_factory=dict)
    inactive_functions: dict[str, str] = field(default_factory=dict)
    inactive_globals: dict[str, str] = field(default_factory=dict)
    without_frees: dict[str, str] = field(default_factory=dict)
    globals: tuple[str, ...] = ()
    offers: Offers = field(default_factory=Offers)
    problems: tuple[Diagnostic, ...] = ()

    @property
    def functions(self) -> dict[str, str]:
        """Functions whose calls mean something of their own, and what says so."""
        found = dict(self.inactive_functions)
        found |= {r.function: r.source for r in self.gradients.values()}
        found |= {r.function: r.source for r in self.derivatives.values()}
        found |= {r.function: r.source for r in self.split_derivatives.values()}
        found |= {r.function: r.source for r in self.like_functions.values()}
        found |= {r.function: r.source for r in self.like_allocations.values()}
        return found
