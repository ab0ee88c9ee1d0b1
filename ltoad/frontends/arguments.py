"""What callers pass, and what they get back: structs as dicts, dataclasses or NumPy's records,
text as ``str`` or ``bytes``, functions as those of ctypes, Numba or cffi.

A front end sees the fields of structs as arguments of their own; :class:`Arguments` takes apart
what is passed, and puts together what comes back.
"""

from __future__ import annotations

import ctypes
import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ltoad.frontends.code_addresses import is_code
from ltoad.frontends.errors import ArgumentError, ShapeError
from ltoad.frontends.signature import Parameter, Signature


@dataclasses.dataclass(frozen=True, slots=True)
class Place:
    """An argument: one parameter, or those of a struct, by their places in the signature."""

    name: str
    first: int
    parameters: tuple[Parameter, ...]

    @property
    def is_struct(self) -> bool:
        return bool(self.parameters[0].group)


def places_of(parameters: Sequence[Parameter]) -> tuple[Place, ...]:
    """The arguments that some parameters make."""
    found: list[Place] = []
    for index, parameter in enumerate(parameters):
        group = parameter.group
        if group and found and found[-1].name == group:
            last = found.pop()
            found.append(Place(group, last.first, (*last.parameters, parameter)))
        else:
            found.append(Place(group or parameter.name, index, (parameter,)))
    return tuple(found)


@dataclasses.dataclass(frozen=True, slots=True)
class Filled:
    """An integer of a struct that is filled in: the extent of an array beside it."""

    name: str
    array: str
    axis: int

    def check(self, group: str, value: Any) -> None:
        """Raises ShapeError if a caller gives it, and it is another number."""
        given, array = _peek(value, self.name), _peek(value, self.array)
        if given is None or array is None:
            return
        shape = np.shape(array)
        is_told = isinstance(given, (int, np.integer)) and len(shape) > self.axis
        if is_told and given != shape[self.axis]:
            raise ShapeError(
                f"argument '{group}' has {self.name} = {given}, but its {self.array} has the "
                f"shape {tuple(shape)}"
            )


def arguments_of(function: str, signature: Signature) -> Arguments:
    """Those of a function that is loaded."""
    return Arguments(function, signature.inputs, _filled_in(signature))


def _filled_in(signature: Signature) -> dict[str, tuple[Filled, ...]]:
    """The integers of structs that are no arguments, by the structs."""
    found: dict[str, list[Filled]] = {}
    for size in signature.parameters:
        if not size.group or not signature.is_size(size):
            continue
        name = size.name.rpartition(".")[2]
        for array in signature.inputs:
            axes = [i for i, dim in enumerate(array.dims) if dim.text == name]
            if array.group == size.group and axes:
                inner = array.name.partition(".")[2]
                found.setdefault(size.group, []).append(
                    Filled(size.name.partition(".")[2], inner, axes[0])
                )
    return {group: tuple(some) for group, some in found.items()}


class Arguments:
    """The arguments of a function in Python."""

    def __init__(
        self,
        function: str,
        parameters: Sequence[Parameter],
        filled: Mapping[str, tuple[Filled, ...]] | None = None,
    ) -> None:
        self.function = function
        self._filled = filled or {}
        self.places = places_of(parameters)
        self.names = [place.name for place in self.places]
        self.is_plain = not any(
            p.group or p.is_text or p.callback for place in self.places for p in place.parameters
        )

    def in_order(self, args: Sequence[Any], named: Mapping[str, Any]) -> Sequence[Any]:
        """All arguments by place; raises ArgumentError that names what is missing or unknown."""
        if not named and len(args) == len(self.names):
            return args
        rest = self.names[len(args) :]
        unknown = [name for name in named if name not in rest]
        missing = [name for name in rest if name not in named]
        head = f"{self.function}({', '.join(self.names)})"
        if len(args) > len(self.names) or (missing and not named):
            more = f": '{missing[0]}' is missing" if missing else ""
            raise ArgumentError(f"{head} takes {len(self.names)} arguments, not {len(args)}{more}")
        if unknown or missing:
            wrong = f"no argument '{unknown[0]}'" if unknown else f"needs '{missing[0]}'"
            raise ArgumentError(f"{head}: {wrong}")
        return [*args, *(named[name] for name in rest)]

    def flat(self, args: Sequence[Any], *, may_lack: bool = False) -> Sequence[Any]:
        """A value for each parameter; None for fields that a dict leaves out, where it may."""
        if self.is_plain:
            return args
        found: list[Any] = []
        for place, value in zip(self.places, args, strict=True):
            if place.is_struct:
                sizes = self._filled.get(place.name, ())
                for size in sizes:
                    size.check(place.name, value)
                found += _fields(place, value, [s.name for s in sizes], may_lack=may_lack)
            else:
                found.append(_plain(place.parameters[0], value))
        return found


def _plain(parameter: Parameter, value: Any) -> Any:
    if parameter.is_text and isinstance(value, (str, bytes)):
        text = value.encode() if isinstance(value, str) else value
        if b"\0" in text:
            raise ArgumentError(f"argument '{parameter.name}' has a zero in it")
        return np.frombuffer(text + b"\0", np.uint8)
    return _address(parameter, value) if parameter.callback else value


_FUNCTION = ctypes.CFUNCTYPE(None).__mro__[-2]
"""What all functions of ctypes are."""


def _address(parameter: Parameter, value: Any) -> int:
    """Where the machine code of a function is; the caller has to keep it alive."""
    address = getattr(value, "address", value)  # Numba's cfunc
    if isinstance(value, _FUNCTION):
        address = ctypes.cast(value, ctypes.c_void_p).value  # type: ignore[arg-type]
    if not isinstance(address, int) or isinstance(address, bool) or not is_code(address):
        raise ArgumentError(
            f"argument '{parameter.name}' is a {type(value).__name__}, no function of C; "
            "take ctypes.CFUNCTYPE or numba.cfunc, or tell load() of a compiled one by callbacks="
        )
    return address


def _peek(value: Any, path: str) -> Any:
    """A field of what a caller gives, None if it has none."""
    for name in path.split("."):
        if isinstance(value, Mapping):
            value = value.get(name)
        else:
            value = getattr(value, name, None)
    return value


def _fields(
    place: Place, value: Any, filled: Sequence[str] = (), *, may_lack: bool = False
) -> list[Any]:
    """The fields of a struct in the order of its parameters; those of ``filled`` may be there."""
    found = []
    paths = [parameter.name.partition(".")[2] for parameter in place.parameters]
    for path in paths:
        inner = value
        for name in path.split("."):
            if may_lack and (inner is None or (isinstance(inner, Mapping) and name not in inner)):
                inner = None
                break
            inner = _field(inner, name, f"{place.name}.{path}")
        found.append(inner)
    if (unknown := _unknown_field(value, [*paths, *filled])) is not None:
        raise ArgumentError(f"argument '{place.name}' has no field '{unknown}'")
    return found


def _unknown_field(value: Any, paths: Iterable[str]) -> str | None:
    """What a dict has, or one in it, that is no field."""
    if not isinstance(value, Mapping):
        return None
    inside: dict[str, list[str]] = {}
    for path in paths:
        first, _, rest = path.partition(".")
        inside.setdefault(first, []).append(rest)
    for name, part in value.items():
        if name not in inside:
            return str(name)
        if (deeper := _unknown_field(part, filter(None, inside[name]))) is not None:
            return f"{name}.{deeper}"
    return None


def _field(value: Any, name: str, path: str) -> Any:
    try:
        if isinstance(value, Mapping):
            return value[name]
        if isinstance(value, (np.void, np.ndarray)) and value.dtype.names is not None:
            return value[name]
        return getattr(value, name)
    except (KeyError, ValueError, AttributeError):
        raise ArgumentError(f"argument '{path.partition('.')[0]}' has no '{path}'") from None


def rebuilt(paths: Sequence[str], values: Sequence[Any], like: Any = None) -> Any:
    """A struct of the form of ``like`` with some fields, by their paths; a dict without a form.

    Fields without a value are zero in dataclasses and records, and left out of dicts.
    """
    tree: dict[str, Any] = {}
    for path, value in zip(paths, values, strict=True):
        at = tree
        *outer, last = path.split(".")
        for name in outer:
            at = at.setdefault(name, {})
        at[last] = value
    return _formed(tree, like)


def _formed(tree: dict[str, Any], like: Any) -> Any:
    if isinstance(like, (np.void, np.ndarray)) and like.dtype.names is not None:
        found = np.zeros(like.shape, like.dtype)
        _fill(found, tree)
        return found[()] if isinstance(like, np.void) else found
    if dataclasses.is_dataclass(like) and not isinstance(like, type):
        fields = {f.name: getattr(like, f.name) for f in dataclasses.fields(like) if f.init}
        return type(like)(**{name: _member(tree.get(name, 0), old) for name, old in fields.items()})
    forms = like if isinstance(like, Mapping) else {}
    return {name: _member(value, forms.get(name)) for name, value in tree.items()}


def _member(value: Any, like: Any) -> Any:
    return _formed(value, like) if isinstance(value, dict) else value


def _fill(record: Any, tree: dict[str, Any]) -> None:
    for name, value in tree.items():
        if isinstance(value, dict):
            _fill(record[name], value)
        else:
            record[name] = value


def packed(
    places: Sequence[Place], values: Sequence[Any], like: Callable[[Place], Any] | None = None
) -> Any:
    """Values for parameters, as those of the arguments that they belong to; alone if there is one.

    ``like`` tells the form of a struct.
    """
    found = []
    rest = iter(values)
    for place in places:
        own = [_scalar(next(rest)) for _ in place.parameters]
        form = like(place) if like is not None else None
        paths = [p.name.partition(".")[2] for p in place.parameters]
        found.append(rebuilt(paths, own, form) if place.is_struct else own[0])
    return found[0] if len(found) == 1 else tuple(found)


def _scalar(value: Any) -> Any:
    return value[()] if isinstance(value, np.ndarray) else value
