"""Containers of C++'s library as arguments, by their names in debug information.

``std::vector`` and ``std::array``, also of one another, ``std::span``, and texts; and the first
three of structs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.frontends.elements import COMPLEX64, COMPLEX128, ELEMENTS, STRUCT, Element, integer
from ltoad.frontends.structs import Struct


@dataclass(frozen=True, slots=True)
class Container:
    """``name`` is the type as C++ spells it; ``sizes`` are those of its dimensions, None for one
    that only the run tells.

    ``is_view``: it holds no elements of its own.  ``struct``: what its elements are if they are no
    numbers; ``name`` has ``{}`` in the place of their name then.
    """

    name: str
    element: Element
    sizes: tuple[int | None, ...]
    is_const: bool = False
    is_view: bool = False
    is_text: bool = False
    spelled_element: str = ""
    struct: Struct | None = None

    def name_of(self, element: str) -> str:
        """The type, if structs are called so."""
        return self.name.replace("{}", element) if self.struct is not None else self.name

    def element_of(self, element: str) -> str:
        """The type of an element, if structs are called so."""
        return element if self.struct is not None else self.spelled_element

    @property
    def needs(self) -> str:
        """The standard that has it, where it is a later one than compilers take by themselves."""
        return "c++20" if self.name.startswith("std::span<") else ""


_ELEMENTS = frozenset(
    [
        *("double", "float", "int", "unsigned int", "long", "unsigned long", "long long"),
        *("unsigned long long", "short", "unsigned short", "signed char", "unsigned char"),
    ]
)
_COMPLEX = {"std::complex<double>": COMPLEX128, "std::complex<float>": COMPLEX64}
_TEMPLATE = re.compile(r"(?:std::)?(vector|array|span|basic_string|basic_string_view)<(.*)>")
_TEXTS = {"basic_string": "std::string", "basic_string_view": "std::string_view"}
_VERSION = re.compile(r"\bstd::(?:__\w+::)+")
"""Libraries have their types in namespaces of a version."""
_DYNAMIC = 2**64 - 1


def container_of(name: str) -> Container | None:
    """The container of the namespace ``std`` that is called so, if it is one that can be made."""
    template = _template(name)
    if template is None:
        return None
    kind, inside = template
    if kind in _TEXTS:
        is_view, char = kind == "basic_string_view", integer(1, signed=False)
        text = Container(_TEXTS[kind], char, (None,), is_view, is_view, is_text=True)
        return text if inside[0] == "char" else None
    pattern = _pattern(kind, inside)
    if pattern is None:
        return None
    return (_span if kind == "span" else _nested)(pattern, inside[0], _extent(kind, inside))


def held_by(name: str) -> str:
    """What the container of that name holds, as C++ spells it; empty for others."""
    template = _template(name)
    return "" if template is None else template[1][0].removeprefix("const ")


def of_structs(name: str, inner: Struct) -> Container | None:
    """The container that is called so, of such structs."""
    template = _template(name)
    if template is None or template[0] in _TEXTS:
        return None
    kind, inside = template
    pattern = _pattern(kind, inside)
    if pattern is None:
        return None
    is_const = kind == "span" and inside[0].startswith("const ")
    return Container(
        pattern.replace("{}", "const {}") if is_const else pattern,
        STRUCT,
        (_extent(kind, inside),),
        is_const=is_const,
        is_view=kind == "span",
        spelled_element=inner.name,
        struct=inner,
    )


def _template(name: str) -> tuple[str, list[str]] | None:
    """The name of a container's template, and what it is given."""
    match = _TEMPLATE.fullmatch(_VERSION.sub("std::", name))
    return None if match is None else (match[1], [p.strip() for p in _pieces(match[2])])


def _pattern(kind: str, inside: list[str]) -> str | None:
    """How a container is spelled, with ``{}`` in the place of what it holds; None for a vector
    whose memory comes from elsewhere."""
    if kind == "vector":
        usual = len(inside) == 1 or inside[1].startswith("std::allocator<")
        return "std::vector<{}>" if usual else None
    extent = _extent(kind, inside)
    return f"std::{kind}<{{}}>" if extent is None else f"std::{kind}<{{}}, {extent}>"


def _extent(kind: str, inside: list[str]) -> int | None:
    """How many elements a container has, None for one of which only the run tells."""
    if kind == "vector" or len(inside) == 1:
        return None
    size = int(re.sub(r"\D", "", inside[1]) or 0)
    return None if size == _DYNAMIC else size


def complex_of(name: str) -> Element | None:
    """The complex number of the namespace ``std`` that is called so."""
    return _COMPLEX.get(f"std::{name}")


def _pieces(text: str) -> Iterator[str]:
    """What is between commas that are in no brackets."""
    depth, piece = 0, ""
    for letter in text:
        depth += (letter in "<(") - (letter in ">)")
        if letter == "," and depth == 0:
            yield piece
            piece = ""
        else:
            piece += letter
    yield piece


def _element(name: str) -> tuple[str, Element] | None:
    if name in _COMPLEX:
        return name, _COMPLEX[name]
    return (name, ELEMENTS[name]) if name in _ELEMENTS else None


def _nested(pattern: str, inner: str, size: int | None) -> Container | None:
    """One that has elements of its own, which may be such ones again."""
    if (element := _element(inner)) is not None:
        return Container(pattern.format(inner), element[1], (size,), spelled_element=inner)
    found = container_of(inner) if inner.startswith("std::") else None
    if found is None or found.is_view or found.is_text:
        return None
    name, sizes = pattern.format(found.name), (size, *found.sizes)
    return Container(name, found.element, sizes, spelled_element=found.spelled_element)


def _span(pattern: str, inner: str, size: int | None) -> Container | None:
    is_const = inner.startswith("const ")
    element = _element(inner.removeprefix("const "))
    if element is None:
        return None
    name = pattern.format(inner)
    return Container(name, element[1], (size,), is_const, is_view=True, spelled_element=element[0])
