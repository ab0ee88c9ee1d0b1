"""Types of functions that are passed as arguments, as a signature writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ltoad.frontends.elements import ELEMENTS
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.prototype import Prototype
from ltoad.frontends.signature import Signature


def types_of(callback: str) -> tuple[str, list[str]]:
    """What a function returns and takes in C, without the names of parameters.

    Raises SignatureError for types that are neither numbers nor addresses.
    """
    result, _, formals = callback.partition("(*)")
    inside = formals.strip()[1:-1]
    words = [word for word in inside.split(",") if word.strip() not in ("", "void")]
    return _plain(result), [_plain(word) for word in words]


_WORD = r"\w+\*\d+|\w+\s*\(\s*(?:kind\s*=\s*)?\w+\s*\)|\w+|\*"


def _plain(text: str) -> str:
    words = re.findall(_WORD, text)
    for count in (len(words), len(words) - 1):
        kept = [w for w in words[:count] if w not in ("const", "restrict")]
        name = " ".join(w for w in kept if w != "*")
        name = re.sub(r"\s*([()])\s*|kind\s*=\s*", r"\1", name)
        if name == "void" or name in ELEMENTS:
            spelled = "void" if name == "void" else ELEMENTS[name].c
            return spelled + " " + "*" * kept.count("*") if "*" in kept else spelled
    raise SignatureError(f"'{text.strip()}' is no type that a function can have in a signature")


def require_same(signature: Signature, name: str, function: Prototype) -> None:
    """Raises SignatureError if a function does not fit the parameter that it is passed for."""
    parameter = next((p for p in signature.parameters if p.name == name), None)
    if parameter is None or not parameter.callback:
        raise SignatureError(f"'{name}' is no function in '{signature}'")
    result, formals = types_of(parameter.callback)
    if function.is_fortran:
        formals = by_reference(formals)
    found = [type_ for argument in function.arguments for type_ in argument.types]
    if list(map(_ir, formals)) != found or _ir(result) != function.result:
        raise SignatureError(f"{function} does not fit '{parameter.callback}'")


def by_reference(formals: Sequence[str]) -> list[str]:
    """As Fortran passes them: numbers by their addresses."""
    return [formal if "*" in formal else f"{formal} *" for formal in formals]


def _ir(type_: str) -> str:
    return "ptr" if "*" in type_ else dict(_irs()).get(type_, type_)


def _irs() -> Iterator[tuple[str, str]]:
    for element in ELEMENTS.values():
        yield element.c, element.ir
