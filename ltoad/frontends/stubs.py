"""Stubs of loaded functions: what each takes and gives, as type checkers and editors read it.

Arrays of NumPy have their number of dimensions and element type in their own types; sizes stand
beside every array as a text, as in the signature.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ltoad.frontends.arguments import Place, places_of
from ltoad.frontends.elements import Element
from ltoad.frontends.function import Foreign
from ltoad.frontends.signature import Parameter

_PYTHON = {"float": "float", "complex": "complex", "int": "int", "uint": "int", "bool": "bool"}


@dataclass(frozen=True, slots=True)
class Framework:
    """How a framework's arrays are called; ``like`` is what functions take for one."""

    module: str
    imports: tuple[str, ...] = ()
    array: str = "Any"
    like: str = "Any"


FRAMEWORKS = {
    "ltoad.frontends.numpy": Framework("ltoad.numpy", ("import numpy as np",)),
    "ltoad.frontends.torch.function": Framework(
        "ltoad.torch", ("from torch import Tensor",), "Tensor", "Tensor"
    ),
    "ltoad.frontends.jax.function": Framework(
        "ltoad.jax",
        ("from jax import Array", "from jax.typing import ArrayLike"),
        "Array",
        "ArrayLike",
    ),
    "ltoad.frontends.tensorflow.function": Framework("ltoad.tensorflow"),
}
"""By the module of the loaded function's class."""


def stub_of(functions: Mapping[str, Any], others: Mapping[str, str]) -> str:
    """The stub of a module: loaded functions by their names, and types of its other names."""
    writer = _Writer()
    blocks = [writer.function(name, function) for name, function in functions.items()]
    lines = [*_HEAD, "from collections.abc import Callable, Sequence"]
    lines += ["from typing import Annotated, Any, Generic, Literal, TypeVar, overload", ""]
    lines += sorted(writer.imports)
    if writer.aliases:
        lines += ["", '_G = TypeVar("_G")', '_J = TypeVar("_J")']
        lines += [f"{name} = {text}" for name, text in writer.aliases.items()]
    for block in blocks:
        lines += ["", *block]
    if others:
        lines += ["", *(f"{name}: {type_}" for name, type_ in others.items())]
    return "\n".join(lines) + "\n"


_HEAD = (
    "# Written by `ltoad stub`.",
    "# Methods take what this function takes; those of its class take anything.",
    '# mypy: disable-error-code="override"',
    "# pyright: reportIncompatibleMethodOverride=false",
)


@dataclass
class _Writer:
    imports: set[str] = field(default_factory=set)
    aliases: dict[str, str] = field(default_factory=dict)

    def function(self, name: str, function: Any) -> list[str]:
        framework = FRAMEWORKS[type(function).__module__]
        self.imports |= {f"import {framework.module}", *framework.imports}
        if framework.module == "ltoad.numpy":
            return self._numpy(name, function)
        foreign: Foreign = function.foreign
        given = [self._argument(place, framework) for place in places_of(foreign.inputs)]
        results = [_sized(framework.array, place) for place in places_of(foreign.outputs)]
        call = f"({_listed(given)}) -> {_one_of(results)}: ..."
        lines = [f"class _{name}({framework.module}.Function):", f"    {_documented(foreign)}"]
        lines += [f"    def __call__{call}"]
        lines += [f"    def apply{call}"] if framework.module == "ltoad.torch" else []
        return [*lines, f"{name}: _{name}"]

    def _argument(self, place: Place, framework: Framework) -> tuple[str, str]:
        parameter = place.parameters[0]
        special = _special(place)
        if special:
            return place.name, special
        if not parameter.is_array:
            number = _PYTHON[parameter.element.kind]
            return place.name, number if framework.like == "Any" else f"{framework.like} | {number}"
        return place.name, _sized(framework.like, place)

    # NumPy

    def _numpy(self, name: str, function: Any) -> list[str]:
        foreign: Foreign = function.foreign
        given = [self._taken(place) for place in places_of(foreign.inputs)]
        outputs = places_of(foreign.outputs)
        results = [self._given(place) for place in outputs]
        value = _one_of(results)
        takes, several = _listed(given), ", ".join(type_ for _, type_ in given)
        primals = f"primals: tuple[{several or '()'}], tangents: Sequence[Any]"
        loose = _listed(given, ["*", "sparse: Literal[False] = False"])
        sparse = _listed(given, ["*", "sparse: Literal[True]"])
        lines = [
            f"class _{name}(ltoad.numpy.Function, Generic[_G, _J]):",
            f"    {_documented(foreign)}",
            f"    def __call__({takes}) -> {value}: ...",
            f"    def jvp(self, {primals}) -> tuple[{value}, {value}]: ...",
            f"    def vjp({takes}) -> tuple[{value}, Callable[..., _G]]: ...",
            f"    @overload\n    def jacobian({loose}) -> _J: ...",
            f"    @overload\n    def jacobian({sparse}) -> Any: ...",
        ]
        if _is_number(foreign.outputs):
            lines += [
                f"    def grad({takes}) -> _G: ...",
                f"    def value_and_grad({takes}) -> tuple[{value}, _G]: ...",
                f"    def hvp(self, {primals}) -> _G: ...",
            ]
        active = [p for p in foreign.inputs if p.is_differentiable]
        lines += self._choices(name, active, outputs)
        own = self._parameters([p for p in active if p.name in function.wrt], outputs)
        return [*lines, f"{name}: _{name}[{own}]"]

    def _choices(
        self, name: str, active: Sequence[Parameter], outputs: Sequence[Place]
    ) -> Iterator[str]:
        """``by``, which tells of what type gradients are."""
        plain = [p for p in active if not p.group]
        groups = dict.fromkeys(p.group for p in active if p.group)
        for parameter in plain:
            chosen = self._parameters([parameter], outputs)
            word = f'Literal["{parameter.name}"]'
            yield f"    @overload\n    def by(self, name: {word}, /) -> _{name}[{chosen}]: ..."
        names = ", ".join(f'"{n}"' for n in (*(p.name for p in active), *groups))
        if names:
            more = f"*names: Literal[{names}]"
            overload = "    @overload\n" if plain else ""
            yield f"{overload}    def by(self, {more}) -> _{name}[Any, Any]: ..."

    def _parameters(self, chosen: Sequence[Parameter], outputs: Sequence[Place]) -> str:
        """The types of a gradient and of a Jacobian by some inputs."""
        if any(place.is_struct for place in (*places_of(chosen), *outputs)) or not chosen:
            return "Any, Any"
        gradient = _one_of([self._array(p.element, p.dims) for p in chosen])
        rows = [
            _one_of([self._array(p.element, (*y.parameters[0].dims, *p.dims)) for p in chosen])
            for y in outputs
        ]
        return f"{gradient}, {_one_of(rows)}"

    def _taken(self, place: Place) -> tuple[str, str]:
        parameter = place.parameters[0]
        special = _special(place)
        if special:
            return place.name, special
        number = _PYTHON[parameter.element.kind]
        if not parameter.is_array:
            return place.name, number
        rank = len(parameter.dims)
        alias = f"_{number.capitalize()}{rank}D"
        shape = ", ".join(["int"] * rank)
        nested = f"{'Sequence[' * rank}{number}{']' * rank}"
        kinds = " | ".join(_ABSTRACT[number])
        self.aliases[alias] = f"np.ndarray[tuple[{shape}], np.dtype[{kinds}]] | {nested}"
        return place.name, _sized(alias, place)

    def _given(self, place: Place) -> str:
        if place.is_struct:
            return "Any"
        parameter = place.parameters[0]
        return _sized(self._array(parameter.element, parameter.dims), place)

    def _array(self, element: Element, dims: Sequence[Any]) -> str:
        scalar = "np.bool_" if element.kind == "bool" else f"np.{element.name}"
        if not dims:
            return scalar
        alias = f"_{element.name.capitalize()}{len(dims)}D"
        shape = ", ".join(["int"] * len(dims))
        self.aliases[alias] = f"np.ndarray[tuple[{shape}], np.dtype[{scalar}]]"
        return alias


_ABSTRACT = {
    "bool": ("np.bool_",),
    "int": ("np.integer[Any]", "np.bool_"),
    "float": ("np.floating[Any]", "np.integer[Any]", "np.bool_"),
    "complex": ("np.complexfloating[Any, Any]", "np.floating[Any]", "np.integer[Any]"),
}


def _special(place: Place) -> str:
    """The type of what is neither a number nor an array."""
    parameter = place.parameters[0]
    if parameter.is_text:
        return "str | bytes"
    return "Any" if place.is_struct or parameter.callback else ""


def _sized(type_: str, place: Place) -> str:
    if place.is_struct:
        return "Any"
    dims = ", ".join(map(str, place.parameters[0].dims))
    return f'Annotated[{type_}, "{dims}"]' if dims else type_


def _is_number(outputs: Sequence[Parameter]) -> bool:
    return len(outputs) == 1 and not outputs[0].dims and outputs[0].element.kind == "float"


def _one_of(types: Sequence[str]) -> str:
    return types[0] if len(types) == 1 else f"tuple[{', '.join(types)}]"


def _listed(given: Sequence[tuple[str, str]], more: Sequence[str] = ()) -> str:
    """Parameters; by place only, where one is called like a word of Python's."""
    reserved = any(keyword.iskeyword(name) for name, _ in given)
    words = [f"{name}_: {t}" if reserved else f"{name}: {t}" for name, t in given]
    return ", ".join(["self", *words, *(["/"] if reserved else []), *more])


def _documented(foreign: Foreign) -> str:
    return f'"""{foreign.signature}"""'
