"""Declarations in C of what a derivative library exports."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.manifest import ExportedFunction, Manifest

C_TYPES = {
    "ptr": "void *",
    "double": "double ",
    "float": "float ",
    "i1": "bool ",
    "i8": "int8_t ",
    "i16": "int16_t ",
    "i32": "int32_t ",
    "i64": "int64_t ",
    "void": "void ",
}
FLOATS = ("float", "double")
MOST_IN_REGISTERS = 2
"""Members of a struct that C returns like LLVM does."""


def header(manifest: Manifest, guard: str) -> str:
    """A header for C and C++; what neither can call is left out, with a remark."""
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
    for function in manifest.functions:
        lines += ["", *_declarations(function)]
    return "\n".join([*lines, "", "#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])


def _declarations(function: ExportedFunction) -> Iterator[str]:
    result, _, rest = function.signature.partition(" (")
    types = [t for t in rest.removesuffix(")").split(", ") if t]
    numbers = [t for t in types if t in FLOATS]
    spelled = f"{function.symbol}({', '.join(function.arguments)})"
    if not {result, *types} <= C_TYPES.keys() or len(numbers) > MOST_IN_REGISTERS:
        yield f"/* {spelled}: C cannot call its derivatives. */"
        return
    yield f"/* {spelled} */"
    base = [w for i, t in enumerate(types) for w in _passed(i, t, doubled=t == "ptr")]
    both = [w for i, t in enumerate(types) for w in _passed(i, t, doubled=t in ("ptr", *FLOATS))]
    if result == "void":
        yield from _prototype(function.augmented, "void *", base)
    else:
        yield from _struct(function.augmented, ["void *tape", f"{C_TYPES[result]}result"])
        yield from _prototype(function.augmented, f"struct {function.augmented} ", base)
    adjoint = [f"{C_TYPES[result]}adjoint"] if result in FLOATS else []
    returned = C_TYPES[(*numbers, "void")[0]]
    if len(numbers) > 1:
        yield from _struct(function.reverse, [f"{C_TYPES[t]}d{i}" for i, t in enumerate(numbers)])
        returned = f"struct {function.reverse} "
    yield from _prototype(function.reverse, returned, [*base, *adjoint, "void *tape"])
    if function.forward and result == "void":
        yield from _prototype(function.forward, "void ", both)
    elif function.forward:
        members = [f"{C_TYPES[result]}result", f"{C_TYPES[result]}tangent"]
        yield from _struct(function.forward, members)
        yield from _prototype(function.forward, f"struct {function.forward} ", both)


def _passed(index: int, type_: str, *, doubled: bool) -> list[str]:
    shadow = [f"{C_TYPES[type_]}da{index}"] if doubled else []
    return [f"{C_TYPES[type_]}a{index}", *shadow]


def _struct(name: str, members: list[str]) -> Iterator[str]:
    yield f"struct {name} {{"
    yield from (f"    {member};" for member in members)
    yield "};"


def _prototype(name: str, returned: str, parameters: list[str]) -> Iterator[str]:
    yield f"{returned}{name}({', '.join(parameters) or 'void'});"
