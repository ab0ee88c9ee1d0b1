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
    match = _TEMPLATE.fullmatch(_VERSION.sub("std::", name))
    if match is None:
        return None
    kind, inside = match[1], [piece.strip() for piece in _pieces(match[2])]
    if kind in _TEXTS:
        is_view, char = kind == "basic_string_view", integer(1, signed=False)
        text = Container(_TEXTS[kind], char, (None,), is_view, is_view, is_text=True)
        return text if inside[0] == "char" else None
    if kind == "vector":
        usual = len(inside) == 1 or inside[1].startswith("std::allocator<")
        return _nested("std::vector<{}>", inside[0], None) if usual else None
    size = int(re.sub(r"\D", "", inside[1]) or 0) if len(inside) > 1 else _DYNAMIC
    if kind == "array":
        return _nested(f"std::array<{{}}, {size}>", inside[0], size)
    return _span(inside[0], size)


def held_by(name: str) -> str:
    """What the container of that name holds, as C++ spells it; empty for others."""
    match = _TEMPLATE.fullmatch(_VERSION.sub("std::", name))
    first = next(_pieces(match[2])) if match is not None else ""
    return first.strip().removeprefix("const ")


def of_structs(name: str, inner: Struct) -> Container | None:
    """The container that is called so, of such structs."""
    match = _TEMPLATE.fullmatch(_VERSION.sub("std::", name))
    if match is None or match[1] in _TEXTS:
        return None
    kind, inside = match[1], [piece.strip() for piece in _pieces(match[2])]
    if kind == "vector":
        usual = len(inside) == 1 or inside[1].startswith("std::allocator<")
        pattern, sizes = "std::vector<{}>", (None,)
        return (
            Container(pattern, STRUCT, sizes, False, False, False, inner.name, inner)
            if usual
            else None
        )
    size = int(re.sub(r"\D", "", inside[1]) or 0) if len(inside) > 1 else _DYNAMIC
    told = None if size == _DYNAMIC else size
    if kind == "array":
        return Container(
            f"std::array<{{}}, {size}>", STRUCT, (told,), spelled_element=inner.name, struct=inner
        )
    const = "const " if inside[0].startswith("const ") else ""
    pattern = f"std::span<{const}{{}}>" if told is None else f"std::span<{const}{{}}, {size}>"
    return Container(pattern, STRUCT, (told,), bool(const), True, False, inner.name, inner)


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


def _span(inner: str, size: int) -> Container | None:
    is_const = inner.startswith("const ")
    element = _element(inner.removeprefix("const "))
    if element is None:
        return None
    dynamic = size == _DYNAMIC
    name = f"std::span<{inner}>" if dynamic else f"std::span<{inner}, {size}>"
    sizes = (None if dynamic else size,)
    return Container(name, element[1], sizes, is_const, is_view=True, spelled_element=element[0])
