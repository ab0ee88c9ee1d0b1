"""A module of Rust with an extern block."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.interfaces.prototypes import Parameter, Prototype, begin_of, described, prototypes
from ltoad.manifest import Manifest

_TYPES = {
    "ptr": "*mut c_void",
    "double": "f64",
    "float": "f32",
    "i1": "bool",
    "i8": "i8",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
}


def extern_block(manifest: Manifest) -> str:
    """Source to include with ``mod``; addresses are of type ``*mut c_void``."""
    lines = [
        f"// Derivatives for {manifest.target}, as `ltoad inspect` shows them.",
        "#![allow(dead_code, non_camel_case_types)]",
        "",
        "use std::ffi::c_void;",
    ]
    declared: list[str] = []
    for begin in begin_of(manifest):
        declared += ["    // To be called before a derivative.", *_declaration(begin)]
    for function in manifest.functions:
        declared += ["", f"    // {described(function)}"]
        _, *derivatives = prototypes(function)
        for prototype in filter(lambda p: p.is_callable, derivatives):
            lines += _struct(prototype)
            declared += _declaration(prototype)
    return "\n".join([*lines, "", 'extern "C" {', *declared, "}", ""])


def _struct(prototype: Prototype) -> Iterator[str]:
    if len(prototype.results) > 1:
        yield ""
        yield "#[repr(C)]"
        yield "#[derive(Clone, Copy, Debug)]"
        yield f"pub struct {prototype.symbol}_t {{"
        yield from (f"    pub {_spelled(member)}," for member in prototype.results)
        yield "}"


def _declaration(prototype: Prototype) -> Iterator[str]:
    parameters = list(map(_spelled, prototype.parameters))
    returned = ""
    if prototype.returns_through:
        parameters.insert(0, f"into: *mut {prototype.symbol}_t")
    elif len(prototype.results) > 1:
        returned = f" -> {prototype.symbol}_t"
    elif prototype.results:
        returned = f" -> {_TYPES[prototype.results[0].type]}"
    yield f"    pub fn {prototype.symbol}({', '.join(parameters)}){returned};"


def _spelled(parameter: Parameter) -> str:
    return f"{parameter.name}: {_TYPES[parameter.type]}"
