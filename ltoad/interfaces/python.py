"""A module of Python that loads a shared library by ctypes."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.interfaces.prototypes import Prototype, begin_of, described, prototypes
from ltoad.manifest import Manifest

_TYPES = {
    "ptr": "c_void_p",
    "double": "c_double",
    "float": "c_float",
    "i1": "c_bool",
    "i8": "c_int8",
    "i16": "c_int16",
    "i32": "c_int32",
    "i64": "c_int64",
}
_HEAD = '''\
"""Derivatives for {target}, as `ltoad inspect` shows them.

`load("libNAME.so")` has the library's functions and their derivatives as attributes.  Arrays
of NumPy and ctypes are passed where addresses belong; structs that come back have attributes.
"""

import ctypes
from ctypes import c_bool, c_double, c_float, c_int8, c_int16, c_int32, c_int64, c_void_p


class _Address(c_void_p):
    """An address, of an array or of anything else that has one."""

    @classmethod
    def from_param(cls, value):
        data = getattr(value, "ctypes", None)
        if data is not None:
            return c_void_p(data.data)
        if isinstance(value, (ctypes.Array, ctypes.Structure, ctypes._SimpleCData)):
            return c_void_p(value.value if isinstance(value, c_void_p) else ctypes.addressof(value))
        return c_void_p.from_param(value)


def _struct(name, *members):
    return type(name, (ctypes.Structure,), {{"_fields_": list(members)}})


def _through(function, struct):
    """A function that returns a struct which the other one writes."""

    def call(*arguments):
        into = struct()
        function(into, *arguments)
        return into

    return call


'''


def loader(manifest: Manifest) -> str:
    """Source of a module with a function ``load``."""
    body: list[str] = []
    for begin in begin_of(manifest):
        body += ["    # to be called before a derivative", *_attribute(begin)]
    for number, function in enumerate(manifest.functions):
        body += ["", f"    # {described(function)}"]
        known = {f.symbol for f in manifest.functions[:number]}
        for prototype in prototypes(function):
            if prototype.is_callable and prototype.symbol not in known:
                body += _attribute(prototype)
    return (
        _HEAD.format(target=manifest.target)
        + "def load(path):\n    library = ctypes.CDLL(path)\n"
        + "\n".join(body)
        + "\n    return library\n"
    )


def _attribute(prototype: Prototype) -> Iterator[str]:
    name = prototype.symbol
    types = ["_Address" if p.type == "ptr" else _TYPES[p.type] for p in prototype.parameters]
    returned = _TYPES[prototype.results[0].type] if prototype.results else "None"
    if len(prototype.results) > 1:
        members = ", ".join(f'("{r.name}", {_TYPES[r.type]})' for r in prototype.results)
        yield f'    struct = _struct("{name}", {members})'
        returned = "struct"
    if prototype.returns_through:
        types.insert(0, "_Address")
        returned = "None"
    yield f"    library.{name}.argtypes = [{', '.join(types)}]"
    yield f"    library.{name}.restype = {returned}"
    if prototype.returns_through:
        yield f"    library.{name} = _through(library.{name}, struct)"
