"""What the contracts of derivative libraries say of functions whose bodies are not there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ltoad.frontends.prototype import Argument, Prototype, is_called
from ltoad.manifest import ExportedFunction, parameter_types, read_manifests, result_type

Libraries = Sequence[tuple[str, bytes]]
"""Files with derivatives, and the contracts in them."""


def offered_prototypes(libraries: Libraries, name: str) -> tuple[Prototype, ...]:
    """The functions that are called so, of libraries that bring their derivatives along.

    Contracts tell LLVM's types, and behind which addresses something is written; no names.
    """
    found = {f.symbol: f for f in _exported(libraries) if is_called(f.symbol, name)}
    if name in found:
        found = {name: found[name]}
    return tuple(map(_prototype, found.values()))


def has_state(libraries: Libraries, symbol: str) -> bool:
    """Whether a function of a library may use variables, so that calls have to wait."""
    return any(f.state for f in _exported(libraries) if f.symbol == symbol)


def names_of(libraries: Libraries) -> list[str]:
    """All functions that libraries have derivatives of."""
    return sorted({f.symbol for f in _exported(libraries)})


def _exported(libraries: Libraries) -> Iterator[ExportedFunction]:
    for origin, content in libraries:
        for manifest in read_manifests(origin, content):
            yield from manifest.functions


def _prototype(exported: ExportedFunction) -> Prototype:
    arguments = tuple(
        Argument(
            ("ptr",) if type_.startswith("byval(") else (type_,),
            "readonly" if type_ == "ptr" and index not in exported.writes else "",
            is_copied=type_.startswith("byval("),
        )
        for index, type_ in enumerate(parameter_types(exported.signature))
    )
    language = "Fortran" if re.fullmatch(r"_QM\w+|[a-z0-9_]+_", exported.symbol) else ""
    result = result_type(exported.signature)
    return Prototype(exported.symbol, result, arguments, language, is_offered=True)
