"""A signature from debug information and the interfaces of Fortran, where these tell enough."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ltoad.frontends.binding import role_of
from ltoad.frontends.debug_types import SourceType
from ltoad.frontends.dims import Dim
from ltoad.frontends.elements import ELEMENTS, FLOAT32, FLOAT64, Element
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.fortran_interface import Dummy
from ltoad.frontends.prototype import Argument, Prototype
from ltoad.frontends.signature import Parameter, Role, Signature


def infer(prototype: Prototype, interface: Mapping[str, Dummy]) -> Signature:
    """The signature of a function by what its source says of its arguments.

    Arrays of which it tells no sizes have the length that the next integer says, and what is
    written behind an address of which only the first element is used is a number.  Raises
    SignatureError where sizes or types are not told.
    """
    told = [_told(argument, interface) for argument in prototype.arguments]
    parameters = [_parameter(i, prototype, told) for i in range(len(told))]
    results = tuple(_result(prototype))
    return Signature(tuple(parameters), results, is_prototype=True)


def _told(argument: Argument, interface: Mapping[str, Dummy]) -> Dummy:
    return interface.get(argument.name.lower(), Dummy())


def _result(prototype: Prototype) -> Iterator[Parameter]:
    known: dict[str, Element] = {"double": FLOAT64, "float": FLOAT32}
    known |= {"i32": ELEMENTS["int"], "i64": ELEMENTS["long"]}
    if prototype.result == "void":
        return
    element = known.get(prototype.result)
    if element is None:
        raise _unknown(prototype, f"it returns {prototype.result}")
    yield Parameter("result", element, role=Role.OUT)


def _parameter(index: int, prototype: Prototype, interface: Sequence[Dummy]) -> Parameter:
    argument, told = prototype.arguments[index], interface[index]
    source = argument.source
    element = source.element if source is not None else None
    if source is None or element is None:
        raise _unknown(prototype, f"the type of argument {index + 1} is not known")
    name = argument.name or f"arg{index}"
    if argument.type != "ptr":
        return Parameter(name, element)
    if not source.addresses and not source.rank:
        return Parameter(name, element, (), _role_of_number(argument, element, told), False, True)
    role = role_of(argument) if told.role is Role.UNKNOWN else told.role
    if not source.rank and argument.only_first and (role is Role.OUT or argument.is_set):
        return Parameter(name, element, (), Role.OUT, by_address=True)
    behind = _size_behind(index, prototype.arguments, interface)
    sizes = list(_sizes(name, source, told, behind))
    if source.has_descriptor and role is Role.OUT and None in told.dims:
        sizes = [None]  # the caller says how long it is, and nobody else
    dims = tuple(size for size in sizes if size is not None)
    if len(dims) < len(sizes):
        raise _unknown(prototype, f"nothing tells how long '{name}' is")
    return Parameter(name, element, dims, role)


def _role_of_number(argument: Argument, element: Element, told: Dummy) -> Role:
    """Of a number that Fortran passes by reference; integers are sizes unless they are set."""
    if told.role is not Role.UNKNOWN:
        return told.role
    role = Role.OUT if argument.is_set else role_of(argument)
    return Role.IN if element.is_integer and role is Role.INOUT else role


def _sizes(name: str, source: SourceType, told: Dummy, behind: Dim | None) -> Iterator[Dim | None]:
    """The sizes of an array; None where nothing tells."""
    if not source.rank:
        yield behind
        return
    fixed = [Dim(str(size)) if size is not None else None for size in source.sizes]
    for axis, size in enumerate(told.dims if len(told.dims) == source.rank else fixed):
        if size is None and source.has_descriptor:
            yield Dim(f"{name}_{axis}" if source.rank > 1 else f"{name}_size")
        elif size is None and source.rank == 1 and not source.addresses:
            yield behind
        else:
            yield size if not source.addresses else None


def _size_behind(
    index: int, arguments: Sequence[Argument], interface: Sequence[Dummy]
) -> Dim | None:
    """The next integer that is given, or else the one before."""
    integers = [
        (i, a.name)
        for i, a in enumerate(arguments)
        if a.name and a.source is not None and a.source.element is not None
        if a.source.element.is_integer and not a.source.addresses and not a.source.rank
        if _role_of_number(a, a.source.element, interface[i]) is not Role.OUT
    ]
    behind = [name for i, name in integers if i > index]
    before = [name for i, name in integers if i < index]
    return Dim(behind[0]) if behind else Dim(before[-1]) if before else None


def _unknown(prototype: Prototype, why: str) -> SignatureError:
    return SignatureError(
        f"{prototype}: {why}",
        remedy='say the signature, for example "double[n] x, int n -> double"',
    )
