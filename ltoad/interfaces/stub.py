"""A module of LLVM IR that says by metadata and by registrations which derivatives there are.

Whoever links it with a program's bitcode, Enzyme included, finds the library's functions with
custom derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.interfaces.prototypes import Parameter, Prototype, prototypes
from ltoad.ir.text import array_of_addresses
from ltoad.manifest import ExportedFunction, Manifest


def stub(manifest: Manifest) -> str:
    """The module's text; of several sets of activities it has the first of each function."""
    functions = {f.symbol: f for f in reversed(manifest.functions) if f.width == 1}
    lines = [f'target triple = "{manifest.target}"', ""]
    nodes: list[str] = []
    for function in functions.values():
        known = {p.symbol: p for p in prototypes(function)}
        rules = {"enzyme_augment": function.augmented, "enzyme_gradient": function.reverse}
        rules |= {"enzyme_derivative": function.forward} if function.forward in known else {}
        if not all(known[s].is_callable for s in (function.symbol, *rules.values())):
            continue
        attached = []
        for kind, symbol in rules.items():
            attached.append(f"!{kind} !{len(nodes)}")
            nodes.append(f'!{len(nodes)} = !{{ptr @"{symbol}"}}')
        lines.append(_declared(known[function.symbol], " ".join(attached)))
        lines += [_declared(known[symbol]) for symbol in rules.values()]
        lines += [*_registrations(function, known), ""]
    return "\n".join([*lines, *nodes, ""])


def _registrations(function: ExportedFunction, known: dict[str, Prototype]) -> list[str]:
    gradient = (function.symbol, function.augmented, function.reverse)
    name = f"__enzyme_register_{{}}_{function.symbol}"
    found = [array_of_addresses(name.format("gradient"), gradient)]
    if function.forward in known:
        derivative = (function.symbol, function.forward)
        found.append(array_of_addresses(name.format("derivative"), derivative))
    return found


def _declared(prototype: Prototype, attached: str = "") -> str:
    types = [parameter.type for parameter in prototype.parameters]
    result = _whole(prototype.results)
    if prototype.returns_through:
        types.insert(0, f"ptr sret({result})")
        result = "void"
    words = f"declare {attached} " if attached else "declare "
    return f'{words}{result} @"{prototype.symbol}"({", ".join(types)})'


def _whole(results: Sequence[Parameter]) -> str:
    if len(results) > 1:
        return f"{{ {', '.join(r.type for r in results)} }}"
    return results[0].type if results else "void"
