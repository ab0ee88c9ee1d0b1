"""A header for C and C++."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.interfaces.prototypes import Parameter, Prototype, begin_of, described, prototypes
from ltoad.manifest import ExportedFunction, Manifest, derivative_names

_TYPES = {
    "ptr": "void *",
    "double": "double ",
    "float": "float ",
    "i1": "bool ",
    "i8": "int8_t ",
    "i16": "int16_t ",
    "i32": "int32_t ",
    "i64": "int64_t ",
}


def header(manifest: Manifest, name: str) -> str:
    """Declarations of all derivatives; ``name`` tells this header from others.

    What C cannot call is left out, with a remark.
    """
    guard = f"{name.upper()}_H"
    lines = [
        f"/* Derivatives for {manifest.target}, as `ltoad inspect` shows them. */",
        f"#ifndef {guard}",
        f"#define {guard}",
        "",
        "#include <stdbool.h>",
        "#include <stdint.h>",
        "",
        "#ifdef __cplusplus",
        'extern "C" {',
        "#endif",
    ]
    begins = list(begin_of(manifest))
    if begins:
        lines += [
            "",
            "/* To be called before a derivative: makes shadows of variables ready. */",
        ]
        lines += [line for begin in begins for line in _declaration(begin)]
    for function in manifest.functions:
        lines += ["", f"/* {described(function)} */"]
        lines += _contract(function)
        _, *derivatives = prototypes(function)
        for prototype in derivatives:
            if prototype.is_callable:
                lines += _declaration(prototype)
            else:
                lines.append(f"/* C cannot call {prototype.symbol}. */")
    return "\n".join([*lines, "", "#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])


def _contract(function: ExportedFunction) -> Iterator[str]:
    """A reference that does not link with a library of another contract."""
    name = derivative_names(function.symbol, function.signature, function.terms).contract
    yield "#ifdef __GNUC__"
    yield f"extern const char {name};"
    yield f"static const char *const needs_{name} __attribute__((used)) = &{name};"
    yield "#endif"


def _declaration(prototype: Prototype) -> Iterator[str]:
    returned, parameters = "void ", list(map(_spelled, prototype.parameters))
    if len(prototype.results) > 1:
        yield f"struct {prototype.symbol} {{"
        yield from (f"    {_spelled(member)};" for member in prototype.results)
        yield "};"
        returned = f"struct {prototype.symbol} "
        if prototype.returns_through:
            returned, parameters = "void ", [f"{returned}*into", *parameters]
    elif prototype.results:
        returned = _TYPES[prototype.results[0].type]
    yield f"{returned}{prototype.symbol}({', '.join(parameters) or 'void'});"


def _spelled(parameter: Parameter) -> str:
    return f"{_TYPES[parameter.type]}{parameter.name}"
