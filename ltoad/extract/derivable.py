"""What derivative libraries offer, written into the program as registrations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ltoad.errors import InputError
from ltoad.extract.exported import body_hash
from ltoad.extract.requested import FLOATS
from ltoad.ir.text import array_of_addresses, bodies
from ltoad.manifest import ACTIVITIES, ExportedFunction, Manifest


@dataclass(frozen=True, slots=True)
class DerivativeLibrary:
    """A manifest and the file it was found in."""

    origin: str
    manifest: Manifest


def write_library_rules(text: str, module: Any, libraries: Sequence[DerivativeLibrary]) -> str:
    """The module with a registration for each function without a body that a library derives.

    ``module`` is what ``text`` was printed from.  Raises InputError where library and program
    do not fit together.
    """
    known = {f.name: f for f in module.functions}
    lines: list[str] = []
    taken: dict[str, str] = {}
    texts = bodies(text) if libraries else {}
    for library in libraries:
        for exported in library.manifest.functions:
            function = known.get(exported.symbol)
            if function is None:
                continue
            if exported.symbol in taken:
                raise _twice(exported.symbol, taken[exported.symbol], library.origin)
            taken[exported.symbol] = library.origin
            _check_target(library, str(module.triple))
            _check_signature(library, exported, function)
            _check_body(library, exported, function, texts)
            if function.is_declaration:  # else the body is as good, and nothing can be lost
                lines += _registration(exported, set(known))
    return "\n".join([text, *lines, ""]) if lines else text


def _registration(exported: ExportedFunction, known: set[str]) -> list[str]:
    result, parameters = _types(exported.signature)
    base = [t for p in parameters for t in ([p, p] if p == "ptr" else [p])]
    doubled = [t for p in parameters for t in ([p, p] if p == "ptr" or p in FLOATS else [p])]
    numbers = [p for p in parameters if p in FLOATS]
    adjoint = [result] if result in FLOATS else []
    forwards = "ptr" if result == "void" else f"{{ ptr, {result} }}"
    returned = f"{{ {', '.join(numbers)} }}" if len(numbers) > 1 else (*numbers, "void")[0]
    tangent = "void" if result == "void" else f"{{ {result}, {result} }}"
    told = f'"{ACTIVITIES}"="{",".join(exported.arguments)}"'
    declared = [
        (exported.augmented, forwards, base),
        (exported.reverse, returned, [*base, *adjoint, "ptr"]),
    ]
    rules: list[tuple[str, tuple[str, ...]]] = []
    rules.append(("gradient", (exported.symbol, exported.augmented, exported.reverse)))
    if exported.forward:
        declared.append((exported.forward, tangent, doubled))
        rules.append(("derivative", (exported.symbol, exported.forward)))
    lines = [
        f'declare {type_} @"{name}"({", ".join(types)}) {told}'
        for name, type_, types in declared
        if name not in known
    ]
    for kind, symbols in rules:
        name = f"__enzyme_register_{kind}_ltoad.library.{exported.symbol}"
        lines.append(array_of_addresses(name, symbols))
    return lines


def _types(signature: str) -> tuple[str, list[str]]:
    result, _, rest = signature.partition(" (")
    inside = rest.removesuffix(")")
    return result, inside.split(", ") if inside else []


def _check_target(library: DerivativeLibrary, target: str) -> None:
    one, other = (t.partition("-")[0] for t in (library.manifest.target, target))
    if one != other:
        raise InputError(
            f"{library.origin}: its derivatives are for {library.manifest.target}, and the program "
            f"is for {target}",
            remedy="link the library that was built for the program's target",
        )


def _check_signature(library: DerivativeLibrary, exported: ExportedFunction, function: Any) -> None:
    spelled_here = str(function.global_value_type)
    if spelled_here != exported.signature:
        raise InputError(
            f"{library.origin}: derives {exported.symbol} as {exported.signature}, and the program "
            f"declares it as {spelled_here}",
            remedy="include the library's header where it is called, or build the library again",
        )


def _check_body(
    library: DerivativeLibrary, exported: ExportedFunction, function: Any, texts: Mapping[str, str]
) -> None:
    if function.is_declaration:
        return
    if body_hash(texts, exported.symbol) != exported.hash:
        raise InputError(
            f"{library.origin}: its derivative of {exported.symbol} was made from another body "
            "than the one that the program brings along",
            remedy="build the library again, or take the body out of the program",
        )


def _twice(symbol: str, one: str, other: str) -> InputError:
    return InputError(
        f"{one} and {other} both bring derivatives of {symbol}",
        remedy="link one of them",
    )
