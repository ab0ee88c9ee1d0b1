"""Gradients and directional derivatives as functions of Numba."""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.errors import TypingError
from numba.extending import overload

from ltoad.errors import LtoadError
from ltoad.frontends.function import Foreign, load
from ltoad.frontends.numba.code import forward_code, reverse_code

Wanted = str | Sequence[str] | None


def grad(function: Callable[..., Any], by: Wanted = None) -> Any:
    """A function of Numba with the same arguments that gives the gradient of one number.

    ``function`` is one that Numba compiles, or is compiled by it now.  The gradient is by all
    arguments that are floats, or by those named: an array or a number for each, a tuple of several.
    Calls raise numba.TypingError for arguments without a derivative.
    """
    return _reverse(function, by, has_value=False)


def value_and_grad(function: Callable[..., Any], by: Wanted = None) -> Any:
    """As :func:`grad`, with the value in front."""
    return _reverse(function, by, has_value=True)


def jvp(function: Callable[..., Any], by: Wanted = None) -> Any:
    """A function ``(primals, tangents)`` of Numba that gives the value and its change.

    Both are tuples; tangents are those of all arguments that are floats, or of those named.
    """
    called = _dispatcher(function)
    names = list(inspect.signature(called.py_func).parameters)

    def build(given: Sequence[Any]) -> Any:
        primals, tangents = given
        _require(isinstance(primals, types.BaseTuple), "primals are a tuple of the arguments")
        _require(isinstance(tangents, types.BaseTuple), "tangents are a tuple")
        foreign = _loaded(called, names, tuple(primals))
        wrt = _chosen(foreign, by)
        _require(len(tangents) == len(wrt), f"there is a tangent for each of {', '.join(wrt)}")
        wanted = {p.name: len(p.dims) for p in foreign.inputs}
        for name, tangent in zip(wrt, tangents, strict=True):
            rank = tangent.ndim if isinstance(tangent, types.Array) else 0
            _require(rank == wanted[name], f"the tangent of '{name}' is {tangent}")
        return _compiled(forward_code(foreign, names, wrt), foreign, "jvp")

    return _generated(Formals(["primals", "tangents"], "primals, tangents", {}), build, called)


def _reverse(function: Callable[..., Any], by: Wanted, *, has_value: bool) -> Any:
    called = _dispatcher(function)
    formals = _formals(called)
    names = formals.names

    def build(given: Sequence[Any]) -> Any:
        foreign = _loaded(called, names, given)
        if len(foreign.outputs) != 1 or not foreign.outputs[0].element.is_differentiable:
            raise TypingError(f"{foreign.name} does not give one floating-point number: use jvp")
        code = reverse_code(foreign, names, _chosen(foreign, by), has_value=has_value)
        return _compiled(code, foreign, "vjp")

    return _generated(formals, build, called)


@dataclass(frozen=True, slots=True)
class Formals:
    """Arguments of a function: their names, the same as ``def`` has them, and the values of names
    for defaults in that."""

    names: list[str]
    spelled: str
    defaults: dict[str, Any]


def _formals(called: Any) -> Formals:
    """Those of a function that Numba compiles."""
    spelled, defaults = [], {}
    parameters = inspect.signature(called.py_func).parameters
    for index, (name, parameter) in enumerate(parameters.items()):
        if parameter.default is parameter.empty:
            spelled.append(name)
        else:
            defaults[f"ltoad_default{index}"] = parameter.default
            spelled.append(f"{name}=ltoad_default{index}")
    return Formals(list(parameters), ", ".join(spelled), defaults)


def _dispatcher(function: Any) -> Any:
    return function if hasattr(function, "py_func") else numba.njit(function)


def _generated(formals: Formals, build: Callable[[Sequence[Any]], Any], called: Any) -> Any:
    """A function of Numba with these arguments, of which ``build`` makes one for their types."""
    names = ", ".join(formals.names)
    scope: dict[str, Any] = {"build": build, **formals.defaults}
    exec(f"def stub({names}): raise NotImplementedError", scope)
    exec(f"def typed({names}): return build([{names}])", scope)
    exec(f"def derivative({formals.spelled}): return stub({names})", scope)
    overload(scope["stub"], strict=False)(scope["typed"])
    found = scope["derivative"]
    found.__name__ = found.__qualname__ = f"derivative_of_{called.py_func.__name__}"
    return numba.njit(found, nogil=True)


def _compiled(code: str, foreign: Foreign, entry: str) -> Any:
    """The written function, with the entry's address in it."""
    address = foreign.entry_address(entry)
    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    scope: dict[str, Any] = {"np": np, "entry": prototype(address)}
    exec(code, scope)
    _alive.append(foreign)
    return scope["derivative"]


_alive: list[Foreign] = []
"""Machine code that compiled functions call has to stay."""


def _require(fits: bool, what: str) -> None:
    if not fits:
        raise TypingError(what)


def _loaded(called: Any, names: Sequence[str], given: Sequence[Any]) -> Foreign:
    """The function for these types, as a source; raises TypingError that names the argument."""
    if len(given) != len(names):
        raise TypingError(f"{called.py_func.__name__} takes {', '.join(names)}")
    spelled = ", ".join(_spelled(n, t) for n, t in zip(names, given, strict=True))
    signature = (*(_plain(types.unliteral(t)) for t in given),)
    called.compile(signature)
    returned = types.unliteral(called.overloads[signature].signature.return_type)
    leaves = list(returned) if isinstance(returned, types.BaseTuple) else [returned]
    for leaf in leaves:
        _require(isinstance(leaf, types.Number), f"{called.py_func.__name__} returns {leaf}")
    try:
        return load(called, f"{spelled} -> {', '.join(map(str, leaves))}")
    except LtoadError as error:
        raise TypingError(str(error)) from error


def _plain(type_: Any) -> Any:
    """The type that the function is derived for: arrays are contiguous."""
    return types.Array(type_.dtype, type_.ndim, "C") if isinstance(type_, types.Array) else type_


def _spelled(name: str, type_: Any) -> str:
    """A parameter in words of signatures; each dimension is a size of its own."""
    plain = types.unliteral(type_)
    element = plain.dtype if isinstance(plain, types.Array) else plain
    if not isinstance(element, (types.Float, types.Integer, types.Boolean, types.Complex)):
        raise TypingError(f"argument '{name}' is {type_}, which has no derivatives here")
    word = "bool" if isinstance(element, types.Boolean) else str(element)
    if not isinstance(plain, types.Array):
        return f"{word} {name}"
    return f"{word}[{', '.join(f'{name}_{axis}' for axis in range(plain.ndim))}] {name}"


def _chosen(foreign: Foreign, by: Wanted) -> list[str]:
    able = [p.name for p in foreign.inputs if p.is_differentiable]
    wanted = able if by is None else [by] if isinstance(by, str) else list(by)
    for name in wanted:
        if name not in able:
            raise TypingError(f"{foreign.name} has no derivative by '{name}'")
    _require(bool(wanted), f"{foreign.name} has no argument with a derivative")
    return [name for name in able if name in wanted] if by is None else wanted
