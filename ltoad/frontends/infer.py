"""A signature from debug information and the interfaces of Fortran, where these tell enough."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ltoad.frontends.binding import RETURNED_COMPLEX
from ltoad.frontends.debug_types import SourceType
from ltoad.frontends.dims import Dim
from ltoad.frontends.elements import ELEMENTS, FLOAT32, FLOAT64, STRUCT, Element, integer
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.fitting import role_of
from ltoad.frontends.fortran_interface import Dummy
from ltoad.frontends.prototype import Argument, Prototype
from ltoad.frontends.signature import Parameter, Role, Signature
from ltoad.frontends.structs import Struct


def infer(prototype: Prototype, interface: Mapping[str, Dummy]) -> Signature:
    """The signature of a function by what its source says of its arguments.

    Arrays of which it tells no sizes have the length that the next integer says, and what is
    written behind an address of which only the first element is used is a number.  Raises
    SignatureError where sizes or types are not told.
    """
    told = [Dummy() for _ in prototype.arguments]
    if _is_of(interface, prototype):
        told = list(interface.values())
        named = zip(prototype.arguments, interface, strict=False)
        arguments = tuple(replace(argument, name=name) for argument, name in named)
        prototype = replace(prototype, arguments=arguments)
    parameters = [_parameter(i, prototype, told) for i in range(len(told))]
    results = tuple(_result(prototype))
    return Signature(tuple(parameters), results, is_prototype=True)


def _is_of(interface: Mapping[str, Dummy], prototype: Prototype) -> bool:
    """Whether these are the arguments; the lengths of texts come behind all others, and texts have
    no names in debug information."""
    arguments = prototype.arguments
    texts = sum(dummy.is_text for dummy in interface.values())
    named = zip(arguments, interface, strict=False)
    same = all(argument.name.lower() in ("", name) for argument, name in named)
    return same and len(interface) + texts == len(arguments)


_BY_VALUE: dict[str, Element] = {
    "double": FLOAT64,
    "float": FLOAT32,
    "i32": ELEMENTS["int"],
    "i64": ELEMENTS["long"],
}
"""Numbers of LLVM."""


def _result(prototype: Prototype) -> Iterator[Parameter]:
    known = dict(_BY_VALUE)
    if prototype.result == "void" and prototype.returned is None:
        return
    known |= RETURNED_COMPLEX if prototype.returned is None else {}
    if prototype.returned is not None and prototype.returned.container is not None:
        yield _container(prototype.returned, "result", Role.OUT, prototype)
        return
    if prototype.returned is not None:
        yield _struct(prototype.returned, "result", Role.OUT)
        return
    element = known.get(prototype.result)
    if element is None:
        raise _unknown(prototype, f"it returns {prototype.result}")
    yield Parameter("result", element, role=Role.OUT)


def _parameter(index: int, prototype: Prototype, interface: Sequence[Dummy]) -> Parameter:
    argument, told = prototype.arguments[index], interface[index]
    source = argument.source
    name = argument.name or f"arg{index}"
    if told.is_text or _is_text(index, prototype):
        return _text(name)
    if source is not None and source.container is not None:
        return _container(source, name, Role.UNKNOWN, prototype)
    if told.unclear:
        raise _unknown(prototype, f"the size '{told.unclear}' of '{name}' is not understood")
    return _plain(index, prototype, interface, name)


def _plain(index: int, prototype: Prototype, interface: Sequence[Dummy], name: str) -> Parameter:
    """A number, an array of numbers, or a struct."""
    argument, told = prototype.arguments[index], interface[index]
    source = argument.source
    if told.is_derived:
        raise _unknown(
            prototype, f"nothing tells the fields of '{name}'", "struct {double a; int n} p"
        )
    if source is not None and source.struct is not None and _is_one(index, prototype):
        return _struct(source, name, role_of(argument) if source.addresses else Role.IN)
    element = source.element if source is not None else None
    if source is None and prototype.is_fortran and argument.type in _BY_VALUE:
        # flang's debug information leaves out dummies with the attribute VALUE
        return Parameter(name, _BY_VALUE[argument.type])
    if source is None or element is None:
        raise _unknown(prototype, f"the type of argument {index + 1} is not known")
    if argument.type != "ptr":
        return Parameter(name, element)
    if not source.rank and (not source.addresses or source.is_reference):
        return Parameter(name, element, (), _role_of_number(argument, element, told), False, True)
    role = role_of(argument) if told.role is Role.UNKNOWN else told.role
    if not source.rank and argument.only_first and (role is Role.OUT or argument.is_set):
        return Parameter(name, element, (), Role.OUT, by_address=True)
    behind = _size_behind(index, prototype.arguments, interface)
    sizes = list(_sizes(name, source, told, behind))
    own_size = source.has_descriptor or source.is_slice
    if own_size and role is Role.OUT and (None in told.dims or not told.dims):
        sizes = [None]  # the caller says how long it is, and nobody else
    dims = tuple(size for size in sizes if size is not None)
    if len(dims) < len(sizes):
        is_result = index == 0 and prototype.is_result_first
        raise _unknown(
            prototype,
            f"nothing tells how long {'its result' if is_result else repr(name)} is",
            result="double[n] y" if is_result else "double",
        )
    return Parameter(name, element, dims, role)


def _container(source: SourceType, name: str, role: Role, prototype: Prototype) -> Parameter:
    """A container of C++, which knows its own size if it is an input."""
    assert source.container is not None
    assert source.element is not None
    if source.container.is_text and role is Role.UNKNOWN:
        return _text(name)
    if role is Role.OUT and None in source.sizes:
        spelled = source.container.spelled_element
        result = f"{spelled}[{', '.join('nmkl'[: len(source.sizes)])}]"
        why = "nothing tells how long what it returns is"
        raise _unknown(prototype, why, "double[n] x", result)
    several = len(source.sizes) > 1
    told = (
        str(size) if size is not None else f"{name}_{axis}" if several else f"{name}_size"
        for axis, size in enumerate(source.sizes)
    )
    held = source.container.struct
    struct = Struct(held.name) if held is not None else None
    return Parameter(name, source.element, tuple(map(Dim, told)), role, struct=struct)


def _struct(source: SourceType, name: str, role: Role) -> Parameter:
    """One struct, of which its name is enough here: binding finds the fields."""
    by_address = bool(source.addresses)
    return Parameter(name, STRUCT, (), role, False, by_address, Struct(source.name))


def _is_one(index: int, prototype: Prototype) -> bool:
    """Whether a struct comes alone: by value or reference, or with no integer behind it, which
    could say how many there are."""
    source = prototype.arguments[index].source
    if source is None or source.addresses > 1 or source.rank:
        return False
    return not source.addresses or source.is_reference or not _is_counted(index, prototype)


def _is_counted(index: int, prototype: Prototype) -> bool:
    following = prototype.arguments[index + 1 : index + 2]
    sources = [argument.source for argument in following]
    return any(s is None or (s.element is not None and s.element.is_integer) for s in sources)


def _is_text(index: int, prototype: Prototype) -> bool:
    """``const char *`` is text, unless an integer behind it says how many bytes these are."""
    source = prototype.arguments[index].source
    if source is None or source.element is None or source.rank or source.addresses != 1:
        return False
    is_char = source.name == "char" and source.element.size == 1 and source.is_const
    return is_char and not source.is_reference and not _is_counted(index, prototype)


def _text(name: str) -> Parameter:
    dims = (Dim(f"{name}__bytes"),)
    return Parameter(name, integer(1, signed=False), dims, Role.IN, True, is_text=True)


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
    if source.is_slice:
        yield Dim(f"{name}_size")
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


def _unknown(
    prototype: Prototype, why: str, example: str = "double[n] x, int n", result: str = "double"
) -> SignatureError:
    return SignatureError(
        f"{prototype}: {why}", remedy=f'say the signature, for example "{example} -> {result}"'
    )
