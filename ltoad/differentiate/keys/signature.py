"""What identifies a derivative, and the interface that follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from ltoad.analysis.program.activity import Pattern
from ltoad.analysis.types.carriers import Carriers
from ltoad.differentiate.keys.options import NO_OPTIONS, DerivativeOptions
from ltoad.ir.instructions import Function
from ltoad.ir.types import (
    PTR,
    VOID,
    FunctionType,
    StructType,
    Type,
    is_pointer,
)


class Mode(Enum):
    """The function that is synthesised.

    COMBINED runs both sweeps.  REPLAYED does so, too, in the reverse sweep of a
    loop, with a tape in its caller's arena that is given back at once.
    AUGMENTED runs the forward sweep and leaves a tape; REVERSE takes the tape
    and runs the reverse sweep, LINEAR takes it and computes tangents.  TANGENT is forward mode:
    primal and tangents in one sweep.
    """

    COMBINED = "gradient"
    REPLAYED = "replayed"
    AUGMENTED = "augmented"
    REVERSE = "reverse"
    LINEAR = "linear"
    TANGENT = "tangent"

    @property
    def both_sweeps(self) -> bool:
        """Whether the function runs one sweep after the other, at once."""
        return self in (Mode.COMBINED, Mode.REPLAYED)


@dataclass(frozen=True, slots=True)
class Key:
    """One derivative of one function.

    ``overwritten[i]``: what argument i points to may change between the
    sweeps (split modes; False throughout in the others).  ``width`` is the
    number of lanes: directions that are differentiated at a time.  ``unneeded`` are
    pointer arguments of which nobody wants what the primal leaves there, ``result_unneeded``:
    nor what it returns (COMBINED).  ``linearised``: the
    tape is for a linear sweep as well (split modes).  ``options``: what else a request says.
    """

    function: str
    pattern: Pattern
    mode: Mode
    overwritten: tuple[bool, ...]
    width: int = 1
    unneeded: frozenset[int] = frozenset()
    result_unneeded: bool = False
    linearised: bool = False
    options: DerivativeOptions = NO_OPTIONS

    def with_mode(self, mode: Mode) -> Key:
        return replace(self, mode=mode)

    @property
    def shared(self) -> Key:
        """The key of the plan, which all that read a tape share with what writes it."""
        reads = self.mode in (Mode.REVERSE, Mode.LINEAR)
        return self.with_mode(Mode.AUGMENTED) if reads else self


@dataclass(frozen=True, slots=True)
class Interface:
    """The parameters and results of a derivative function, in order.

    Parameters: all primal arguments, the shadows of active pointer arguments,
    then by mode the adjoint of the result (not AUGMENTED, when the
    pattern's result is an active float), the tape (REVERSE) and the arena
    (all but COMBINED).  Results, as fields of a struct: the primal result
    (COMBINED unless unneeded, AUGMENTED), the result's shadow (AUGMENTED, a pointer, or a struct
    or an array in which there are some), the tape (AUGMENTED), the adjoints of
    active float arguments (not AUGMENTED), ``adjoints`` by type: a word in which
    floats are passed has an image of these.  With a ``width`` there are as many
    shadows of each pointer, of each adjoint, and of the result's shadow, one
    after another.
    """

    primal: tuple[Type, ...]
    shadow_arguments: tuple[int, ...]
    adjoint_arguments: tuple[int, ...]
    adjoints: tuple[Type, ...]
    primal_result: Type | None
    shadow_result: Type | None
    result_adjoint: Type | None
    mode: Mode
    width: int = 1

    @property
    def takes_arena(self) -> bool:
        return self.mode is not Mode.COMBINED

    @property
    def parameters(self) -> tuple[Type, ...]:
        types = [*self.primal, *([PTR] * (len(self.shadow_arguments) * self.width))]
        if self.result_adjoint is not None:
            types += [self.result_adjoint] * self.width
        if self.mode is Mode.REVERSE:
            types.append(PTR)
        if self.takes_arena:
            types.append(PTR)
        return tuple(types)

    @property
    def fields(self) -> tuple[Type, ...]:
        types: list[Type] = []
        if self.primal_result is not None:
            types.append(self.primal_result)
        if self.shadow_result is not None:
            types += [self.shadow_result] * self.width
        if self.mode is Mode.AUGMENTED:
            types.append(PTR)
        types += [t for t in self.adjoints for _ in range(self.width)]
        return tuple(types)

    @property
    def result(self) -> Type:
        return StructType(self.fields) if self.fields else VOID

    @property
    def type(self) -> FunctionType:
        return FunctionType(self.result, self.parameters)


def interface_of(function: Function, key: Key, carriers: Carriers) -> Interface:
    """The interface of a derivative of ``function``."""
    actives = [
        (a, active) for a, active in zip(function.arguments, key.pattern.arguments, strict=True)
    ]
    result = function.result_type
    forwards = key.mode not in (Mode.REVERSE, Mode.REPLAYED) and not key.result_unneeded
    backwards = key.mode is not Mode.AUGMENTED
    adjoint_arguments = [a for a, on in actives if on and not is_pointer(a.type) and backwards]
    wanted = key.pattern.result and result != VOID
    floats = wanted and carriers.result_has_floats()
    addresses = wanted and carriers.result_has_addresses()
    return Interface(
        primal=tuple(a.type for a in function.arguments),
        shadow_arguments=tuple(a.index for a, on in actives if on and is_pointer(a.type)),
        adjoint_arguments=tuple(a.index for a in adjoint_arguments),
        adjoints=tuple(carriers.adjoint_type(a) for a in adjoint_arguments),
        primal_result=result if forwards and result != VOID else None,
        shadow_result=result if addresses and not backwards else None,
        result_adjoint=carriers.result_adjoint_type() if floats and backwards else None,
        mode=key.mode,
        width=key.width,
    )
