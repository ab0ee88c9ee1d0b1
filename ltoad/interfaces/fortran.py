"""A module of Fortran 2003 with interfaces bound to C."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ltoad.interfaces.prototypes import Parameter, Prototype, begin_of, described, prototypes
from ltoad.manifest import INTO, Manifest

_TYPES = {
    "ptr": "type(c_ptr)",
    "double": "real(c_double)",
    "float": "real(c_float)",
    "i1": "logical(c_bool)",
    "i8": "integer(c_int8_t)",
    "i16": "integer(c_int16_t)",
    "i32": "integer(c_int32_t)",
    "i64": "integer(c_int64_t)",
}
_LONGEST_NAME = 63


def module(manifest: Manifest, name: str) -> str:
    """A module of that name; addresses are of type c_ptr, such as ``c_loc(x)``."""
    lines = [
        f"! Derivatives for {manifest.target}, as `ltoad inspect` shows them.",
        f"module {name}",
        "    use, intrinsic :: iso_c_binding",
        "    implicit none",
    ]
    interfaces = []
    for begin in begin_of(manifest):
        interfaces += ["        ! to be called before a derivative", *_interface(begin)]
    for function in manifest.functions:
        _, *derivatives = prototypes(function)
        for prototype in map(_without_struct, filter(lambda p: p.is_callable, derivatives)):
            lines += _type(prototype)
            interfaces += ["", f"        ! {described(function)}", *_interface(prototype)]
    lines += ["    interface", *interfaces, "    end interface", f"end module {name}", ""]
    return "\n".join(lines)


def _without_struct(prototype: Prototype) -> Prototype:
    """Not all compilers can call functions that return structs."""
    if len(prototype.results) < 2 or prototype.returns_through:
        return prototype
    return replace(prototype, symbol=prototype.symbol + INTO, through=True)


def _own_name(prototype: Prototype) -> str:
    """A name that Fortran allows: C++'s are longer, and none begins with an underscore."""
    return prototype.symbol.lstrip("_")[-_LONGEST_NAME:].lstrip("_0123456789")


def _type(prototype: Prototype) -> Iterator[str]:
    if len(prototype.results) > 1:
        yield f"    type, bind(c) :: {_type_name(prototype)}"
        yield from (f"        {_TYPES[m.type]} :: {m.name}" for m in prototype.results)
        yield "    end type"


def _type_name(prototype: Prototype) -> str:
    return f"{_own_name(prototype)[: _LONGEST_NAME - 2]}_t"


def _interface(prototype: Prototype) -> Iterator[str]:
    names = [p.name for p in prototype.parameters]
    declared = [_declared(p) for p in prototype.parameters]
    whole = f"type({_type_name(prototype)})" if len(prototype.results) > 1 else ""
    kind, ending = "subroutine", ""
    if prototype.returns_through:
        names.insert(0, "into")
        declared.insert(0, f"{whole}, intent(out) :: into")
    elif prototype.results:
        kind, ending = "function", " result(returned)"
        declared.append(f"{whole or _TYPES[prototype.results[0].type]} :: returned")
    own = _own_name(prototype)
    yield f"        {kind} {own}({', '.join(names)}) &"
    yield f'                bind(c, name="{prototype.symbol}"){ending}'
    yield "            import"
    yield from (f"            {line}" for line in declared)
    yield f"        end {kind}"


def _declared(parameter: Parameter) -> str:
    return f"{_TYPES[parameter.type]}, value :: {parameter.name}"
