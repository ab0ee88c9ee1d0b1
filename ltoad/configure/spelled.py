"""Signatures as manifests spell them: LLVM's types, and the members of structs by value."""

from __future__ import annotations

import re
from typing import Any

from ltoad.ir.text import LOCAL

_BY_VALUE = re.compile(r"byval\((.*)\)")
_NAMED = re.compile(LOCAL)


def signature_of(function: Any, module: Any) -> str:
    """The signature of a function of an llvmlite module, such as ``double (ptr, i32)``."""
    result = str(function.global_value_type).split(" (", maxsplit=1)[0]
    return f"{result} ({', '.join(spelled_type(a, module) for a in function.arguments)})"


def spelled_type(argument: Any, module: Any) -> str:
    """The type of an argument; of a struct by value, its members in the place of its name."""
    type_ = value_type(argument)
    if not type_:
        return str(argument.type)
    bodies = {}
    for struct in module.struct_types:
        name, _, body = str(struct).partition(" = type ")
        bodies[name] = body
    members = type_
    while _NAMED.search(members):
        members = _NAMED.sub(lambda m: bodies.get(m[0], "opaque"), members)
    return f"byval({members.replace(' ', '').replace(',', ';')})"


def words_of(argument: Any) -> list[str]:
    """The attributes of an argument, which llvmlite gives as bytes."""
    return [bytes(attribute).decode() for attribute in argument.attributes]


def value_type(argument: Any) -> str:
    """The type of the struct that an argument is a copy of, or nothing."""
    for word in words_of(argument):
        found = _BY_VALUE.fullmatch(word)
        if found:
            return found[1]
    return ""


def passed_type(argument: Any) -> str:
    """The type of an argument where it is passed on, by value if it is a copy."""
    type_ = value_type(argument)
    if not type_:
        return str(argument.type)
    align = next((f" {word}" for word in words_of(argument) if word.startswith("align ")), "")
    return f"ptr byval({type_}){align}"
