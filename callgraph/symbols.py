"""Names to entities across units, by a linker's rules.

A local symbol (``internal``, ``private``) belongs to its unit, and so does an
``appending`` variable such as ``llvm.global_ctors``.  Any other name means one
entity in the whole program: a strong definition wins over replaceable ones,
the first replaceable one wins over later ones, and a body that is only
``available_externally`` is better than none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from callgraph.facts import AliasFacts, Declaration, FunctionFacts, GlobalFacts, UnitFacts
from ltoad.errors import InputError

Entity = FunctionFacts | GlobalFacts | AliasFacts | Declaration

_LOCAL = frozenset({"internal", "private", "appending"})
# How much a definition counts against another of the same name; 3 is strong.
_STRENGTH = {
    "available_externally": 1,
    "weak": 2,
    "weak_odr": 2,
    "linkonce": 2,
    "linkonce_odr": 2,
    "common": 2,
}
_UNDEFINED = 0
_STRONG = 3


class Symbol(NamedTuple):
    """The identity of an entity; ``unit`` is empty for all but local ones."""

    name: str
    unit: str = ""

    def __str__(self) -> str:
        return f"{self.name} ({self.unit})" if self.unit else self.name


@dataclass(frozen=True, slots=True)
class Resolved:
    """An entity that was chosen for a symbol, and the unit that it comes from."""

    entity: Entity
    unit: str

    @property
    def defined(self) -> bool:
        return _strength(self.entity) != _UNDEFINED


@dataclass(frozen=True, slots=True)
class SymbolTable:
    """What every name in every unit means."""

    entities: Mapping[Symbol, Resolved]
    locals: frozenset[Symbol]

    def lookup(self, unit: str, name: str) -> Symbol:
        """The symbol that ``name`` stands for inside ``unit``.

        A name that no unit declares gets a symbol too, that of an external one.
        """
        local = Symbol(name, unit)
        return local if local in self.locals else Symbol(_link_name(name))


def _link_name(name: str) -> str:
    # A leading \1 only tells LLVM not to add the platform's prefix to the name.
    return name.removeprefix("\x01")


def _strength(entity: Entity) -> int:
    if isinstance(entity, Declaration) or (isinstance(entity, GlobalFacts) and not entity.defined):
        return _UNDEFINED
    return _STRENGTH.get(entity.linkage, _STRONG)


def _entities(unit: UnitFacts) -> Iterable[Entity]:
    yield from unit.definitions
    yield from unit.aliases
    yield from unit.globals
    yield from unit.declarations


def resolve(units: Iterable[UnitFacts]) -> SymbolTable:
    """Resolve all names of ``units``, in time linear in their number.

    Raises :class:`InputError` when two units have the same name, or when two
    of them define the same symbol strongly.
    """
    chosen: dict[Symbol, Resolved] = {}
    local: set[Symbol] = set()
    seen: set[str] = set()
    for unit in units:
        if unit.name in seen:
            raise InputError(f"two units are called {unit.name}")
        seen.add(unit.name)
        for entity in _entities(unit):
            if entity.linkage in _LOCAL:
                symbol = Symbol(entity.name, unit.name)
                local.add(symbol)
                chosen[symbol] = Resolved(entity, unit.name)
            else:
                symbol = Symbol(_link_name(entity.name))
                chosen[symbol] = _stronger(symbol, chosen.get(symbol), Resolved(entity, unit.name))
    return SymbolTable(chosen, frozenset(local))


def _stronger(symbol: Symbol, old: Resolved | None, new: Resolved) -> Resolved:
    if old is None:
        return new
    before, after = _strength(old.entity), _strength(new.entity)
    if before == after == _STRONG:
        raise InputError(
            f"{symbol} is defined in {old.unit} and in {new.unit}",
            remedy="leave one of the two definitions out of the link",
        )
    return new if after > before else old
