"""The functions of a derivative library, as any language calls them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ltoad.manifest import (
    ExportedFunction,
    Manifest,
    in_memory,
    is_address,
    parameter_types,
    result_type,
)

FLOATS = ("float", "double")
ADDRESS = "ptr"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter, or a member of a result, of LLVM's type ``type``."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Prototype:
    """One function: ``results`` of more than one member are a struct.

    ``returns_through``: the struct's address is passed first, and nothing is returned, by the
    members' sizes or because that is wanted (``through``).
    """

    symbol: str
    parameters: tuple[Parameter, ...]
    results: tuple[Parameter, ...]
    through: bool = False

    @property
    def returns_through(self) -> bool:
        return self.through or in_memory([result.type for result in self.results])

    @property
    def is_callable(self) -> bool:
        """Whether only types occur that every language has."""
        return all(p.type in TYPES for p in (*self.parameters, *self.results))


TYPES = frozenset(("ptr", "double", "float", "i1", "i8", "i16", "i32", "i64"))


def described(function: ExportedFunction) -> str:
    """The function and the activities that its derivatives are for."""
    return f"{function.symbol}{function.terms}"


def prototypes(function: ExportedFunction) -> Iterator[Prototype]:
    """The primal, and its derivatives."""
    types, result = parameter_types(function.signature), result_type(function.signature)
    results = [] if result == "void" else [Parameter("result", result)]
    lanes = _lanes(function.width)
    yield Prototype(function.symbol, _parameters(types, lanes), tuple(results))
    base = _parameters(types, lanes, (ADDRESS,))
    slopes = [
        Parameter(f"d{i}{lane}", t) for i, t in enumerate(types) if t in FLOATS for lane in lanes
    ]
    adjoint = [Parameter(f"adjoint{lane}", result) for lane in lanes if result in FLOATS]
    tape = Parameter("tape", "ptr")
    yield Prototype(function.gradient, (*base, *adjoint), (*results, *slopes))
    yield Prototype(function.augmented, base, (tape, *results))
    yield Prototype(function.reverse, (*base, *adjoint, tape), tuple(slopes))
    forward = Prototype(
        function.forward,
        _parameters(types, lanes, (ADDRESS, *FLOATS)),
        (*results, *(Parameter(f"tangent{lane}", result) for lane in lanes)) if results else (),
    )
    if function.forward and not forward.returns_through:  # LLVM returns it otherwise than C
        yield forward


def _lanes(width: int) -> list[str]:
    """What tells the names of a parameter's shadows from one another."""
    return [""] if width == 1 else [f"_{lane}" for lane in range(width)]


def _parameters(
    types: Sequence[str], lanes: Sequence[str], doubled: Collection[str] = ()
) -> tuple[Parameter, ...]:
    """Those of types that are ``doubled`` are followed by a shadow or tangent for each lane."""
    found: list[Parameter] = []
    for index, type_ in enumerate(types):
        found.append(Parameter(f"a{index}", type_))
        plain = ADDRESS if is_address(type_) else type_
        if plain in doubled:
            found += [Parameter(f"da{index}{lane}", plain) for lane in lanes]
    return tuple(found)


def begin_of(manifest: Manifest) -> Iterator[Prototype]:
    """The functions to call before a derivative, if there are any."""
    for name in manifest.begin.split():
        yield Prototype(name, (), ())
