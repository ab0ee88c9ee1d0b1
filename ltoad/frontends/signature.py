"""Signatures: what a foreign function takes and gives, as a text.

Two forms say the same::

    double[n] x, double[k] p -> double[m]                     like NumPy's generalised ufuncs
    void f(const double x[n], int n, double p[k], out double y[m])       like a prototype in C

Arrays have their sizes in brackets; a name stands for one size wherever it occurs.  An integer that
is named like a size of an input is filled in, and is no argument in Python.  In the first form
inputs come before outputs, as they do in the foreign function; a number behind the arrow is what
the function returns, or an address behind all others.

``string name`` is text that ends with a zero, ``struct {double mass; double *x[n]} p`` a struct,
and ``double (*f)(double)`` or ``double f(double)`` a function.

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
from ltoad.frontends.elements import ELEMENTS, STRUCT, Element, integer
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.structs import Field, Struct


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
    struct: Struct | None = None
    is_text: bool = False
    callback: str = ""
    """The type of a function, as in C with ``(*)`` for its name."""

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

    @property
    def group(self) -> str:
        """The struct that this is a field of, or nothing."""
        return self.name.partition(".")[0] if "." in self.name else ""

    def __str__(self) -> str:
        if self.is_text or self.callback:
            return f"{'string' if self.is_text else 'callback'} {self.name}"
        dims = f"[{', '.join(map(str, self.dims))}]" if self.dims else ""
        words = [] if self.role in (Role.IN, Role.UNKNOWN) else [self.role.value]
        words += ["nodiff"] if self.nodiff else []
        return " ".join([*words, f"{self.struct or self.element}{dims}", self.name])


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

    @property
    def unknown_sizes(self) -> tuple[str, ...]:
        """The sizes that neither a dimension of an input nor an integer among the inputs tells."""
        told = {n for p in self.inputs for dim in p.dims for n in dim.names}
        told |= {p.name for p in self.inputs if not p.is_array and p.element.is_integer}
        return tuple(name for name in self.sizes if name not in told)

    def is_size(self, parameter: Parameter) -> bool:
        """Whether a parameter is an integer that the shapes of inputs tell.

        That of a struct is one for arrays of the same struct.
        """
        if parameter.is_array or not parameter.element.is_integer or parameter.callback:
            return False
        group, name = parameter.group, parameter.name.rpartition(".")[2]
        arrays = [p for p in self.parameters if p.is_input and p.is_array]
        told = [p for p in arrays if not group or p.group == group]
        return any(name in dim.names for p in told for dim in p.dims)

    def __str__(self) -> str:
        inputs, outputs = ", ".join(map(str, self.parameters)), ", ".join(map(str, self.results))
        return f"{inputs} -> {outputs}" if self.results else inputs


_NAME = r"[A-Za-z_]\w*"
_PATH = rf"{_NAME}(?:\.{_NAME})*"
_WORD = re.compile(rf"\s*({_NAME}(?:\((?:kind\s*=\s*)?\w+\))?(?:\*\d+(?![\w]))?)")
_DIMS = re.compile(r"\s*[\[(]([^\])]*)[\])]")
_PROTOTYPE = re.compile(rf"(?P<result>[^()]*?)\s*\b(?P<name>{_NAME})\s*\((?P<inside>.*)\)\s*;?\s*")
_ROLES = {"const": Role.IN, "in": Role.IN, "out": Role.OUT, "inout": Role.INOUT, "work": Role.WORK}
_IGNORED = frozenset(["restrict", "__restrict", "__restrict__", "extern", "static"])
_WORDS = r"((?:\b(?:const|in|out|inout|nodiff)\b\s*)*)"
_STRUCT = re.compile(rf"\s*{_WORDS}struct\b\s*({_NAME})?\s*(?:\{{(.*)\}})?(.*)", re.DOTALL)
_NAMED_STRUCT = re.compile(rf"\s*{_WORDS}(?:{_NAME}::)*({_NAME})()((?:[\s*&\[(].*)?)", re.DOTALL)
"""The name of a type that is none of numbers' is that of a struct."""
_KINDS = r"(?:[^()]|\(\s*(?:kind\s*=\s*)?\w+\s*\))*"
"""What has no brackets but those of Fortran's kinds of numbers."""
_CALLBACK = re.compile(
    rf"\s*([\w\s*]+(?:\(\s*(?:kind\s*=\s*)?\w+\s*\)\s*)?)\(\s*\*\s*({_NAME})\s*\)\s*\(({_KINDS})\)\s*"
)
_TEXT = re.compile(
    rf"\s*(?:(?:string|in\s+string)\s+({_NAME})?|const\s+char\s*\*\s*(?:const\s+)?({_NAME})?)\s*"
)
_TYPE = "|".join([*sorted(map(re.escape, ELEMENTS)), "void", "const", "struct"])
_ADJUSTED_CALLBACK = re.compile(
    rf"\s*([A-Za-z][\w\s*]*?[\s*])({_NAME})\s*\((\s*(?:{_TYPE})\b(?!\s*\()[^()]*)\)\s*"
)
"""C takes a parameter that is a function for its address; sizes of arrays are no types."""
_NAMED_CALLBACK = re.compile(rf"\s*callback\s+({_NAME})\s*")


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
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield piece
            piece = ""
        else:
            piece += letter
    if piece.strip():
        yield piece


def _parameter(text: str, role: Role) -> Parameter:
    """One parameter, such as ``const double x[n]``; ``role`` if no word says another one."""
    special = _special(text, role)
    if special is not None:
        return special
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
    if element is None and (match := _NAMED_STRUCT.fullmatch(text)) is not None:
        return _struct(text, match, role)
    if element is None:
        raise SignatureError(
            f"'{text.strip()}' does not begin with a type of numbers",
            remedy="types are double, float, int, size_t, float64, real(8) and the like",
        )
    dims, name, by_address = _declarator(rest, text)
    if said is None:
        said = Role.IN if not dims and not by_address and role is Role.UNKNOWN else role
    return Parameter(name, element, dims, said, nodiff, by_address)


def _special(text: str, role: Role) -> Parameter | None:
    """A struct, a function or a string."""
    if (match := _STRUCT.fullmatch(text)) is not None:
        return _struct(text, match, role)
    match = _CALLBACK.fullmatch(text) or _ADJUSTED_CALLBACK.fullmatch(text)
    if match is not None:
        type_ = f"{match[1].strip()} (*)({match[3].strip()})"
        return Parameter(match[2], integer(8), nodiff=True, callback=type_)
    if (match := _NAMED_CALLBACK.fullmatch(text)) is not None:
        return Parameter(match[1], integer(8), nodiff=True, callback="?")
    if (match := _TEXT.fullmatch(text)) is not None:
        name = match[1] or match[2] or ""
        return Parameter(name, integer(1, signed=False), (), Role.IN, True, is_text=True)
    return None


def _struct(text: str, match: re.Match[str], role: Role) -> Parameter:
    words = match[1].split()
    roles = [_ROLES[word] for word in words if word in _ROLES and word != "const"]
    said = roles[0] if roles else Role.IN if "const" in words else None
    dims, name, by_address = _declarator(match[4], text)
    body = [_field(item) for item in (match[3] or "").split(";") if item.strip()]
    if not body and not match[2]:
        raise SignatureError(f"'{text.strip()}' says neither the name nor the fields of a struct")
    if said is None:
        said = Role.IN if not by_address and not dims and role is Role.UNKNOWN else role
    struct = Struct(match[2] or "", tuple(body))
    return Parameter(name, STRUCT, dims, said, "nodiff" in words, by_address, struct)


def _field(text: str) -> Field:
    found = _parameter(text, Role.IN)
    if not found.name or found.is_text or found.callback:
        raise SignatureError(f"'{text.strip()}' is no field of a struct that can be passed")
    if found.by_address and not found.dims:
        raise SignatureError(
            f"nothing tells how long '{found.name}' is", remedy="write its size: `double *x[n]`"
        )
    element = None if found.struct else found.element
    return Field(found.name, element, found.dims, found.struct, found.by_address)


def _continues(words: list[str], word: str) -> bool:
    """Whether a word is one more of a type, and not the name of the parameter."""
    if word in _ROLES and word != "const" and words:
        return False  # a parameter may be called `in` or `out`
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
        elif not name and (match := re.match(_PATH, rest)) is not None:
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
        if parameter.is_text:
            return replace(parameter, name=name, dims=(Dim(f"{name}__bytes"),))
        return replace(parameter, name=name)

    count = len(signature.results)
    parameters = tuple(named(p, f"arg{i}") for i, p in enumerate(signature.parameters))
    results = tuple(
        named(p, "result" if count == 1 else f"result{i}") for i, p in enumerate(signature.results)
    )
    return replace(signature, parameters=parameters, results=results)
