"""A signature from debug information, where that tells enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.frontends.binding import role_of
from ltoad.frontends.dims import Dim
from ltoad.frontends.elements import ELEMENTS, FLOAT32, FLOAT64, Element
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.prototype import Argument, Prototype
from ltoad.frontends.signature import Parameter, Role, Signature


def infer(prototype: Prototype) -> Signature:
    """The signature of a function whose arrays have the length that the next integer says.

    What is written behind an address of which only the first element is used is a number.  Raises
    SignatureError where sizes or types are not told.
    """
    arguments = prototype.arguments
    parameters = [
        _parameter(i, argument, arguments, prototype) for i, argument in enumerate(arguments)
    ]
    results = tuple(_result(prototype))
    return Signature(tuple(parameters), results, is_prototype=True)


def _result(prototype: Prototype) -> Iterator[Parameter]:
    known: dict[str, Element] = {"double": FLOAT64, "float": FLOAT32}
    known |= {"i32": ELEMENTS["int"], "i64": ELEMENTS["long"]}
    if prototype.result == "void":
        return
    element = known.get(prototype.result)
    if element is None:
        raise _unknown(prototype, f"it returns {prototype.result}")
    yield Parameter("result", element, role=Role.OUT)


def _parameter(
    index: int, argument: Argument, arguments: Sequence[Argument], prototype: Prototype
) -> Parameter:
    element = argument.source.element if argument.source is not None else None
    if element is None:
        raise _unknown(prototype, f"the type of argument {index + 1} is not known")
    name = argument.name or f"arg{index}"
    if argument.type != "ptr":
        return Parameter(name, element)
    if element.is_integer and argument.source is not None and not argument.source.addresses:
        return Parameter(name, element, by_address=True)
    role = role_of(argument)
    if argument.only_first and (role is Role.OUT or argument.is_set):
        return Parameter(name, element, (), Role.OUT, by_address=True)
    size = _size_behind(index, arguments)
    if size is None:
        raise _unknown(prototype, f"nothing tells how long '{name}' is")
    return Parameter(name, element, (Dim(size),), role)


def _size_behind(index: int, arguments: Sequence[Argument]) -> str | None:
    """The next integer's name, or else the one before."""
    integers = [
        (i, a.name)
        for i, a in enumerate(arguments)
        if a.name and a.source is not None and a.source.element is not None
        if a.source.element.is_integer and not a.source.addresses and not a.source.rank
    ]
    behind = [name for i, name in integers if i > index]
    before = [name for i, name in integers if i < index]
    return behind[0] if behind else before[-1] if before else None


def _unknown(prototype: Prototype, why: str) -> SignatureError:
    return SignatureError(
        f"{prototype}: {why}",
        remedy='say the signature, for example "double[n] x, int n -> double"',
    )
