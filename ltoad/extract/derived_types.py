"""The derived types of a Fortran program, from the tables that flang keeps of them.

Such a table is a constant of a type of the module ``__fortran_type_info``, which comes with flang:
what it says of a type is what Fortran's runtime knows when it makes, assigns and frees objects.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import prod

from ltoad.ir.symbols import parse_global
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    GlobalReference,
    Value,
)

_INFO = "%_QM__fortran_type_infoT"
_TABLE = re.compile(
    rf"^@([-\w$.]+) = ([^\n]*?\bconstant (?:\[\d+ x )*{_INFO}"
    r"(?:derivedtype|component|procptrcomponent|specialbinding|value)\b[^\n]*)",
    re.MULTILINE,
)
_COUNTS = {"derivedtype": 15, "component": 12}
"""Of members, in the release of flang whose tables are read here."""


class Genre(IntEnum):
    """What a component is in its object."""

    DATA = 1
    POINTER = 2
    ALLOCATABLE = 3
    AUTOMATIC = 4


class Category(IntEnum):
    """What a component holds."""

    INTEGER = 0
    REAL = 1
    COMPLEX = 2
    CHARACTER = 3
    LOGICAL = 4
    DERIVED = 5


@dataclass(frozen=True)
class Component:
    """A component: ``offset`` in bytes, ``count`` elements in the object itself, side by side.

    ``characters`` is the length of a character, 0 if it is deferred; ``derived`` the name of the
    table of the declared type, "" for none; ``initial`` the name of the initial value, or "".
    """

    genre: Genre
    category: Category
    kind: int
    rank: int
    offset: int
    count: int
    characters: int
    derived: str
    initial: str

    @property
    def supported(self) -> bool:
        """Not so are arrays of more than seven dimensions, and those whose bounds are parameters
        of the type."""
        return self.genre is not Genre.AUTOMATIC and self.rank <= MOST_RANKS

    @property
    def of_any_type(self) -> bool:
        """Whether it is allocatable, and only the run tells what it holds (``class(*)``)."""
        unlimited = self.category is Category.DERIVED and not self.derived
        return unlimited and self.genre is Genre.ALLOCATABLE


MOST_RANKS = 7
"""Of an array that is handled as a whole."""


@dataclass(frozen=True)
class DerivedType:
    """A type by the name of its table; ``procedures`` are the offsets of its procedure pointers
    with the procedures that they lead to at first.  ``finaliser`` is called with an object before
    it goes, ``of_elements`` with each element of an array; "" for none.  Objects that are
    components of others are assigned by a procedure of the program if there is a
    ``defined_assignment``, and read by one if there is ``defined_input``.  Of a type that is not
    ``supported`` nothing else is known.
    """

    name: str
    size: int
    components: tuple[Component, ...] = ()
    procedures: tuple[tuple[int, str], ...] = ()
    finaliser: str = ""
    of_elements: str = ""
    defined_assignment: bool = False
    defined_input: bool = False
    extends: str = ""
    initialised: bool = True
    destroyed: bool = True
    finalised: bool = True
    supported: bool = True


def derived_types(text: str) -> dict[str, DerivedType]:
    """The derived types of a module by the name of their tables."""
    tables = {match[1]: match[2] for match in _TABLE.finditer(text)}
    reader = _Reader(tables)
    names = [name for name, table in tables.items() if f"constant {_INFO}derivedtype" in table]
    return {name: reader.derived_type(name) for name in names}


@dataclass(frozen=True)
class _Reader:
    """The text of tables by their names."""

    tables: Mapping[str, str]

    def derived_type(self, name: str) -> DerivedType:
        value = parse_global(name, self.tables[name]).initializer
        fields = _elements(value)
        if len(fields) != _COUNTS["derivedtype"]:
            return DerivedType(name, 0, supported=False)
        size = _integer(fields[2])
        if _extent(fields[5]):
            return DerivedType(name, size, supported=False)
        components = [self._component(row) for row in self._rows(fields[6])]
        special = self._special(fields[8])
        known = [c for c in components if c is not None and c.supported]
        inherits = bool(_integer(fields[10])) and bool(known)
        needless = [bool(_integer(fields[k])) for k in (11, 12, 13)]
        return DerivedType(
            name,
            size,
            tuple(known),
            tuple((_integer(row[1]), _symbol(row[2])) for row in self._rows(fields[7])),
            special.get(_SCALAR_FINAL, special.get(_ELEMENTAL_FINAL, "")),
            special.get(_ELEMENTAL_FINAL, ""),
            any(which in special for which in _ASSIGNMENTS),
            any(which in special for which in _INPUT),
            known[0].derived if inherits else "",
            initialised=not needless[0],
            destroyed=not needless[1],
            finalised=not needless[2],
            supported=special.keys() <= _KNOWN and len(known) == len(components),
        )

    def _rows(self, descriptor: Value | None) -> list[tuple[Value | None, ...]]:
        """The elements of the array that a descriptor describes."""
        table = self.tables.get(_symbol(_at(descriptor, 0)))
        if table is None or not _extent(descriptor):
            return []
        return [_elements(row) for row in _elements(parse_global("table", table).initializer)]

    def _component(self, row: tuple[Value | None, ...]) -> Component | None:
        if len(row) != _COUNTS["component"]:
            return None
        genre = Genre(_integer(row[1]))
        bounds = self._bounds(row[10]) if genre is Genre.DATA and _integer(row[4]) else []
        if None in bounds:
            return None
        return Component(
            genre,
            Category(_integer(row[2])),
            _integer(row[3]),
            _integer(row[4]),
            _integer(row[6]),
            prod(max(0, extent) for extent in bounds if extent is not None),
            _integer(_at(row[7], 2)) if _integer(_at(row[7], 0)) == _EXPLICIT else 0,
            _symbol(_at(row[8], 0)),
            _symbol(row[11]),
        )

    def _bounds(self, descriptor: Value | None) -> list[int | None]:
        """Extents; None for one that depends on a parameter of the type."""
        table = self.tables.get(_symbol(_at(descriptor, 0)))
        if table is None:
            return [None]
        values = _flat(parse_global("table", table).initializer)
        lower, upper = values[0::2], values[1::2]
        return [
            _integer(_at(b, 2)) - _integer(_at(a, 2)) + 1
            if _integer(_at(a, 0)) == _integer(_at(b, 0)) == _EXPLICIT
            else None
            for a, b in zip(lower, upper, strict=True)
        ]

    def _special(self, descriptor: Value | None) -> dict[int, str]:
        """Procedures that the runtime calls, by what it calls them for; -1 for one that takes a
        descriptor where objects go by their addresses here."""
        found = {}
        for row in self._rows(descriptor):
            which, by_descriptor = _integer(row[0]), _integer(row[1])
            final = which in (_ELEMENTAL_FINAL, _SCALAR_FINAL)
            found[-1 if final and by_descriptor else which] = _symbol(row[5])
        return found


_EXPLICIT = 2
_ELEMENTAL_FINAL, _SCALAR_FINAL = 7, 9
_ASSIGNMENTS, _INPUT, _OUTPUT = (1, 2), (3, 4), (5, 6)
_KNOWN = {*_ASSIGNMENTS, *_INPUT, *_OUTPUT, _ELEMENTAL_FINAL, _SCALAR_FINAL}


def _elements(value: Value | None) -> tuple[Value | None, ...]:
    return value.elements if isinstance(value, ConstantAggregate) else ()


def _at(value: Value | None, index: int) -> Value | None:
    elements = _elements(value)
    return elements[index] if index < len(elements) else None


def _flat(value: Value | None) -> list[Value | None]:
    """The values of a table of two dimensions, in order."""
    rows = _elements(value)
    nested = [row for row in rows if isinstance(_at(row, 0), ConstantAggregate)]
    return [one for row in nested for one in _elements(row)] if nested else list(rows)


def _integer(value: Value | None) -> int:
    """Zero also for what is part of a zeroed whole."""
    return value.value if isinstance(value, ConstantInt) else 0


def _symbol(value: Value | None) -> str:
    """The name of what an address leads to; "" for none."""
    if isinstance(value, ConstantAggregate):
        return _symbol(_at(value, 0))
    if isinstance(value, ConstantExpression):
        return _symbol(value.operands[0])
    return value.name if isinstance(value, GlobalReference) else ""


def _extent(descriptor: Value | None) -> int:
    """Of the only dimension of an array."""
    return _integer(_at(_at(_at(descriptor, 7), 0), 1))
