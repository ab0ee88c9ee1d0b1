"""Signatures: what a foreign function takes and gives, as a text.

Two forms say the same::

    double[n] x, double[k] p -> double[m]                     like NumPy's generalised ufuncs
    void f(const double x[n], int n, double p[k], out double y[m])       like a prototype in C

Arrays have their sizes in brackets; a name stands for one size wherever it occurs.  An integer that
is named like a size of an input is filled in, and is no argument in Python.  In the first form
inputs come before outputs, as they do in the foreign function; a number behind the arrow is what
the function returns, or an address behind all others.

Words before a type: ``const`` or ``in`` (read), ``out`` (written), ``inout`` (changed in place; in
Python a new array comes back), ``work`` (scratch memory that Python does not see), ``nodiff`` (no
derivatives are asked for).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from ltoad.frontends.dims import Dim, parse_dims
from ltoad.frontends.elements import ELEMENTS, Element
from ltoad.frontends.errors import SignatureError


class Role(Enum):
    """What a function does with an argument."""

    IN = "in"
    OUT = "out"
    INOUT = "inout"
    WORK = "work"
    UNKNOWN = "unknown"
    """An address in a prototype of which nothing is said."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """An argument or a result: a number (no ``dims``) or an array."""

    name: str
    element: Element
    dims: tuple[Dim, ...] = ()
    role: Role = Role.IN
    nodiff: bool = False
    by_address: bool = False
    """Whether a number is written as an address: ``double *x``."""

    @property
    def is_array(self) -> bool:
        return bool(self.dims)

    @property
    def is_input(self) -> bool:
        return self.role in (Role.IN, Role.INOUT)

    @property
    def is_output(self) -> bool:
        return self.role in (Role.OUT, Role.INOUT)

    @property
    def is_differentiable(self) -> bool:
        return self.element.is_differentiable and not self.nodiff

    def __str__(self) -> str:
        dims = f"[{', '.join(map(str, self.dims))}]" if self.dims else ""
        words = [] if self.role in (Role.IN, Role.UNKNOWN) else [self.role.value]
        words += ["nodiff"] if self.nodiff else []
        return " ".join([*words, f"{self.element}{dims}", self.name])


@dataclass(frozen=True, slots=True)
class Signature:
    """The parameters of a function in order, and ``results`` behind an arrow or before the name.

    ``is_prototype``: all parameters are there, in the function's order, and the only result is
    what it returns.
    """

    parameters: tuple[Parameter, ...]
    results: tuple[Parameter, ...]
    is_prototype: bool = False

    @property
    def inputs(self) -> tuple[Parameter, ...]:
        """What is passed in Python, in order; sizes are filled in."""
        return tuple(p for p in self.parameters if p.is_input and not self.is_size(p))

    @property
    def outputs(self) -> tuple[Parameter, ...]:
        """What comes back in Python, in order."""
        return tuple(p for p in (*self.parameters, *self.results) if p.is_output)

    @property
    def sizes(self) -> tuple[str, ...]:
        """The names of all sizes, in order."""
        dims = [d for p in (*self.parameters, *self.results) for d in p.dims]
        return tuple(dict.fromkeys(n for dim in dims for n in dim.names))

    def is_size(self, parameter: Parameter) -> bool:
        """Whether a parameter is an integer that the shapes of inputs tell."""
        if parameter.is_array or not parameter.element.is_integer:
            return False
        arrays = [p for p in self.parameters if p.is_input and p.is_array]
        return any(parameter.name in dim.names for p in arrays for dim in p.dims)

    def __str__(self) -> str:
        inputs, outputs = ", ".join(map(str, self.parameters)), ", ".join(map(str, self.results))
        return f"{inputs} -> {outputs}" if self.results else inputs


_NAME = r"[A-Za-z_]\w*"
_WORD = re.compile(rf"\s*({_NAME}(?:\((?:kind\s*=\s*)?\w+\))?(?:\*\d+(?![\w]))?)")
_DIMS = re.compile(r"\s*[\[(]([^\])]*)[\])]")
_PROTOTYPE = re.compile(rf"(?P<result>[^()]*?)\s*\b(?P<name>{_NAME})\s*\((?P<inside>.*)\)\s*;?\s*")
_ROLES = {"const": Role.IN, "in": Role.IN, "out": Role.OUT, "inout": Role.INOUT, "work": Role.WORK}
_IGNORED = frozenset(["restrict", "__restrict", "__restrict__", "struct", "extern", "static"])


def parse_signature(text: str) -> Signature:
    """The signature that a text says; raises SignatureError with the piece that is not one."""
    if "->" not in text and (match := _PROTOTYPE.fullmatch(text.strip())) is not None:
        return _prototype(match["result"], match["inside"])
    before, arrow, after = text.partition("->")
    if "->" in after:
        raise SignatureError(f"'{text}' has more than one arrow")
    parameters = [_parameter(item, Role.IN) for item in _split(before)]
    results = [_parameter(item, Role.OUT) for item in _split(after)]
    if not arrow and not any(p.is_output for p in parameters):
        raise SignatureError(
            f"'{text}' says nothing of outputs",
            remedy='write them behind an arrow, "double[n] -> double", or mark them with out',
        )
    return _named(Signature(tuple(parameters), tuple(results)))


def _prototype(result: str, inside: str) -> Signature:
    items = [] if inside.strip() in ("", "void") else list(_split(inside))
    parameters = [_parameter(item, Role.UNKNOWN) for item in items]
    returned = () if result.strip() in ("", "void") else (_parameter(result, Role.OUT),)
    return _named(Signature(tuple(parameters), returned, is_prototype=True))


def _split(text: str) -> Iterator[str]:
    """The pieces between commas that are in no brackets."""
    depth, piece = 0, ""
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            yield piece
            piece = ""
        else:
            piece += letter
    if piece.strip():
        yield piece


def _parameter(text: str, role: Role) -> Parameter:
    """One parameter, such as ``const double x[n]``; ``role`` if no word says another one."""
    rest, said, nodiff = text.strip(), None, False
    if rest.startswith("("):
        rest = f"double[{rest[1:].partition(')')[0]}]{rest.partition(')')[2]}"
    words: list[str] = []
    while (match := _WORD.match(rest)) is not None and _continues(words, match[1]):
        word, rest = match[1], rest[match.end() :]
        if word in _ROLES:
            said = _ROLES[word] if said is None or word != "const" else said
        elif word == "nodiff":
            nodiff = True
        elif word not in _IGNORED:
            words.append(word)
    element = ELEMENTS.get(" ".join(words))
    if element is None:
        raise SignatureError(
            f"'{text.strip()}' does not begin with a type of numbers",
            remedy="types are double, float, int, size_t, float64, real(8) and the like",
        )
    dims, name, by_address = _declarator(rest, text)
    if said is None:
        said = Role.IN if not dims and not by_address and role is Role.UNKNOWN else role
    return Parameter(name, element, dims, said, nodiff, by_address)


def _continues(words: list[str], word: str) -> bool:
    """Whether a word is one more of a type, and not the name of the parameter."""
    if word in _ROLES or word in _IGNORED or word == "nodiff":
        return True
    longer = " ".join([*words, word])
    return any(name == longer or name.startswith(f"{longer} ") for name in ELEMENTS)


def _declarator(rest: str, text: str) -> tuple[tuple[Dim, ...], str, bool]:
    """Sizes and name behind a type, in either order, and whether an address is written."""
    dims: tuple[Dim, ...] = ()
    name, by_address = "", False
    while rest := rest.strip():
        if rest[0] in "*&":
            by_address, rest = True, rest[1:]
        elif (match := _DIMS.match(rest)) is not None:
            dims, rest = (*dims, *_sizes(match[1])), rest[match.end() :]
        elif not name and (match := re.match(_NAME, rest)) is not None:
            name, rest = match[0], rest[match.end() :]
            name = "" if name in _IGNORED or name == "const" else name
        else:
            raise SignatureError(f"'{text.strip()}' goes on with '{rest}', which is not understood")
    return dims, name, by_address


def _sizes(text: str) -> Iterator[Dim]:
    return parse_dims(text) if text.strip() else iter(())


def _named(signature: Signature) -> Signature:
    """Every parameter with a name of its own."""
    taken: set[str] = set()

    def named(parameter: Parameter, base: str) -> Parameter:
        name = parameter.name or base
        if name in taken and parameter.name:
            raise SignatureError(f"two parameters are called {name}")
        taken.add(name)
        return replace(parameter, name=name)

    count = len(signature.results)
    parameters = tuple(named(p, f"arg{i}") for i, p in enumerate(signature.parameters))
    results = tuple(
        named(p, "result" if count == 1 else f"result{i}") for i, p in enumerate(signature.results)
    )
    return replace(signature, parameters=parameters, results=results)
