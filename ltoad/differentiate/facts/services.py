"""What the synthesis of one function asks of the module as a whole."""

from __future__ import annotations

from typing import Protocol

from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.linear_signature import LinearInterface
from ltoad.differentiate.keys.signature import Interface, Key
from ltoad.differentiate.keys.tangent_signature import TangentInterface
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.tape.scopes import Scopes
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import Value


class Services(Protocol):
    """Implemented by the engine."""

    module: Module

    def require(self, key: Key) -> tuple[str, Interface]:
        """Name and interface of a derivative, which is synthesised if it is not there."""
        ...

    def forward_rule(self, key: Key) -> DerivativeRule | None:
        """The derivative that is registered for a function in forward mode.

        Raises Unsupported if it is a library's, which has others than the one that is needed.
        """
        ...

    def plan_call(self, call: Call, facts: Facts) -> CallPlan | None:
        """How a call of a function without a row is differentiated; None if it is inactive."""
        ...

    def declare(self, name: str, type_: FunctionType) -> None:
        """See to it that a library function, intrinsic or helper can be called."""
        ...

    def scopes(self, function: str, width: int = 1, classes: int = 1) -> Scopes:
        """The alias scopes of a derivative function."""
        ...

    def require_tangent(self, key: Key) -> tuple[str, TangentInterface]:
        """Name and interface of a tangent function, like :meth:`require`."""
        ...

    def global_shadow(self, name: str, lane: int = 0) -> Value:
        """The shadow of a global variable in one lane."""
        ...

    def earlier_memory(self) -> Value:
        """What the run knows of memory from before the derivative; see
        :mod:`ltoad.differentiate.shadows.earlier`."""
        ...

    def require_linear(self, key: Key) -> tuple[str, LinearInterface]:
        """Name and interface of a linear function, like :meth:`require`."""
        ...

    def joining(self) -> str:
        """The function that a thread of a parallel region calls first, with its team."""

    def deferred(self, deallocator: str, type_: FunctionType, place: int) -> Value:
        """A function ``(block, i64 a, i64 b)`` that calls ``deallocator`` with what it takes: the
        block at ``place``."""
        ...

    def check_of_freed_inputs(self, function: str) -> Value:
        """A function that looks at the shadow of an input before it is freed."""
        ...
