"""The arguments of a function, each a parameter of the signature or a size that it leaves out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from ltoad.frontends.containers import Container, held_by
from ltoad.frontends.debug_types import SourceType
from ltoad.frontends.dims import Dim, parse_dims
from ltoad.frontends.elements import COMPLEX64, COMPLEX128, Element, integer
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.prototype import Argument, Prototype
from ltoad.frontends.signature import Parameter, Role, Signature
from ltoad.frontends.structs import Struct, disagreement, refusal, with_offsets


class Passing(Enum):
    """How an argument is passed."""

    VALUE = "value"
    ADDRESS = "address"
    DESCRIPTOR = "descriptor"
    """The address of what Fortran knows of an array: its address, sizes and strides."""
    SLICE = "slice"
    """An address and a length."""
    FUNCTION = "function"
    ROWS = "rows"
    """The address of addresses of rows, ``double **``, or of more dimensions."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One argument of the function: a parameter, or a size that no parameter stands for.

    ``symbol`` is the function that is passed, if that is known already.  ``container`` is C++'s,
    of ``container_size`` bytes.
    """

    parameter: Parameter
    passing: Passing
    size: Dim | None = None
    symbol: str = ""
    container: Container | None = None
    container_size: int = 0
    is_allocatable: bool = False
    types: tuple[str, ...] = ()
    """LLVM's, of the argument."""
    is_copied: bool = False
    is_shielded: bool = False
    """Whether the function may write what is an input."""


def check_shape(
    parameter: Parameter,
    source: SourceType,
    spelled: str,
    signature: Signature,
    prototype: Prototype,
) -> None:
    """Whether a container has as many dimensions, and its fixed sizes are told."""
    sizes = source.sizes
    said = [dim.text for dim in parameter.dims]
    same = [size is None or word == str(size) for size, word in zip(sizes, said, strict=False)]
    if len(said) != len(sizes) or not all(same):
        names = iter("nmkl")
        example = ", ".join(next(names) if size is None else str(size) for size in sizes)
        raise differs(
            signature,
            prototype,
            f"'{parameter}' does not fit '{spelled}'",
            f"it is an array: `{source.container.spelled_element}[{example}]`"
            if source.container is not None and not source.container.is_text
            else "it is a text: `string`",
        )


def fits_value(element: Element, type_: str) -> bool:
    return element.ir == type_ or (element.kind == "bool" and type_ in ("i1", "i8", "i32"))


def slots_of(
    signature: Signature, wanted: Sequence[Parameter], prototype: Prototype
) -> Iterator[Slot]:
    """The function's arguments in order; sizes that the signature leaves out are put in."""
    pending = list(wanted)
    arguments = list(prototype.arguments)
    lengths = [p for p in wanted if p.is_text] if prototype.is_fortran else []
    if lengths:
        del arguments[-len(lengths) :]
    spare = len(arguments) - sum(_width(p, arguments) for p in wanted)
    while arguments:
        argument = arguments.pop(0)
        if spare > 0 and _is_left_out(argument, pending):
            size = _size_called(argument, signature, prototype)
            spare -= 1
            number = _size_parameter(argument, size)
            yield Slot(number, _passing(argument), size, types=argument.types)
            continue
        if not pending:
            raise differs(signature, prototype, "the function takes more arguments")
        parameter = pending.pop(0)
        if _width(parameter, [argument]) == 2 and arguments:
            arguments.pop(0)
        yield _slot(parameter, argument, signature, prototype)
    if pending:
        missing = ", ".join(str(p) for p in pending)
        raise differs(signature, prototype, f"the function takes no argument for: {missing}")
    for text in lengths:
        size = next(parse_dims(f"{text.dims[0]} - 1"))
        yield Slot(Parameter(f"{text.name}__length", integer(8)), Passing.VALUE, size)


def _width(parameter: Parameter, arguments: Sequence[Argument]) -> int:
    """The number of arguments: without debug information, complex numbers by value are two."""
    by_value = not parameter.is_array and not parameter.is_output and not parameter.by_address
    split = any(a.source is None and a.types == ("double",) for a in arguments)
    return 2 if by_value and parameter.element is COMPLEX128 and split else 1


def _is_left_out(argument: Argument, pending: Sequence[Parameter]) -> bool:
    """Whether an argument is an integer, and the next parameter of the signature is none."""
    return _is_integer(argument) and not (
        pending and not pending[0].is_array and pending[0].element.is_integer
    )


def _is_integer(argument: Argument) -> bool:
    if argument.type in ("i32", "i64"):
        return True
    source = argument.source
    plain = source is not None and source.element is not None and source.rank == 0
    return plain and source.element.is_integer and source.addresses == 0  # type: ignore[union-attr]


def _passing(argument: Argument) -> Passing:
    return Passing.ADDRESS if argument.type == "ptr" else Passing.VALUE


def _size_parameter(argument: Argument, size: Dim) -> Parameter:
    told = argument.source.element if argument.source is not None else None
    element = told or integer(8 if argument.type == "i64" else 4)
    return Parameter(argument.name or str(size), element)


def _size_called(argument: Argument, signature: Signature, prototype: Prototype) -> Dim:
    """The size that an integer is: the one of its name, or the only one there is."""
    sizes = signature.sizes
    by_name = {name.lower(): name for name in sizes}
    name = by_name.get(argument.name.lower(), sizes[0] if len(sizes) == 1 else "")
    if not name:
        raise differs(
            signature,
            prototype,
            f"the function's integer '{argument.name or argument.type}' is not in the signature",
            "write it, as `int n`, at its place; sizes of arrays are filled in",
        )
    return Dim(name)


def _slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    container = argument.source.container if argument.source is not None else None
    if parameter.struct is not None and container is None:
        return _struct_slot(parameter, argument, signature, prototype)
    if parameter.callback:
        return _function_slot(parameter, argument, signature, prototype)
    source = argument.source
    if source is not None and source.container is not None:
        return _container_slot(parameter, argument, signature, prototype)
    if source is not None and _is_other(source, parameter):
        raise differs(signature, prototype, f"'{parameter}' does not fit '{argument}'")
    if prototype.is_fortran and source is not None and source.addresses:
        words = f"'{argument.name}' is a number that is allocatable or a pointer of Fortran"
        raise differs(signature, prototype, words, "take a number without that attribute")
    if source is not None and (source.is_slice or source.has_descriptor):
        return _described_slot(parameter, argument, signature, prototype)
    if argument.type != "ptr":
        complex_ = parameter.element is COMPLEX64 and argument.type == "<2 x float>"
        complex_ = complex_ or (parameter.element is COMPLEX128 and argument.type == "double")
        fits = fits_value(parameter.element, argument.type) or complex_
        if parameter.is_array or parameter.is_output or parameter.by_address or not fits:
            raise differs(signature, prototype, f"'{parameter}' does not fit '{argument}'")
        return Slot(parameter, Passing.VALUE, types=argument.types)
    return _addressed_slot(parameter, argument, signature, prototype)


def _addressed_slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    """A number or an array behind an address."""
    if argument.source is not None and argument.source.addresses > 1:
        return _rows_slot(parameter, argument, signature, prototype)
    if parameter.role is Role.UNKNOWN:
        parameter = replace(parameter, role=role_of(argument))
    check_element(parameter, argument.source, signature, prototype)
    _check_access(parameter, argument, signature, prototype)
    return Slot(parameter, Passing.ADDRESS, is_shielded=not _is_read_only(argument))


def _is_read_only(argument: Argument) -> bool:
    """Whether nothing is written behind an address, as far as somebody tells."""
    is_const = argument.source is not None and argument.source.is_const
    return is_const or argument.is_intent_in or argument.access == "readonly"


def _rows_slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    """A matrix by the addresses of its rows: what compiled code does with these tells nothing of
    the elements."""
    source = argument.source
    assert source is not None
    if len(parameter.dims) != source.addresses or source.rank or prototype.is_rust:
        names = ", ".join("nmkl"[: source.addresses])
        raise differs(
            signature,
            prototype,
            f"'{parameter}' does not fit '{argument}'",
            f"addresses of rows are an array of {source.addresses} dimensions: `{source.name}"
            f"[{names}]`",
        )
    if parameter.role is Role.UNKNOWN:
        parameter = replace(parameter, role=Role.IN if source.is_const else Role.INOUT)
    check_element(parameter, source, signature, prototype)
    if parameter.role is Role.OUT and source.is_const:
        raise differs(signature, prototype, f"'{parameter}' is an output, but is only read")
    return Slot(parameter, Passing.ROWS, is_shielded=not source.is_const)


def _is_other(source: SourceType, parameter: Parameter) -> bool:
    """Whether the function takes a function or a struct that is not of such numbers throughout."""
    if source.struct is None:
        return source.is_function
    elements = {field.element for _, field in source.struct.leaves()}
    return not source.addresses or elements != {parameter.element}


def known_struct(
    parameter: Parameter, found: Struct | None, signature: Signature, prototype: Prototype
) -> Parameter:
    """With the fields that debug information tells."""
    said = parameter.struct or Struct("")
    # flang calls every derived type an integer
    found = found or (said if said.fields else None)
    if found is None:
        raise differs(signature, prototype, f"'{parameter.name}' is no struct there")
    if said.name and found.name and said.name != found.name:
        raise differs(signature, prototype, f"the struct there is called {found.name}")
    told = found
    if said.fields and found is not said:
        wrong = disagreement(said, found)
        if wrong:
            raise differs(signature, prototype, wrong)
        told = with_offsets(said, found)
    wrong = refusal(told)
    unsized = [n for n, f in told.leaves() if f.by_address and not f.dims]
    if unsized and not wrong:
        wrong = f"nothing tells how long '{parameter.name}.{unsized[0]}' is"
    if wrong:
        remedy = 'say the fields: "struct {double a; int n; double *x[n]} p"'
        if prototype.is_rust and unsized:
            wrong = f"the memory of '{parameter.name}' is Rust's own: {told.name}"
            remedy = "write a function that takes slices, also for what it gives: `y: &mut [f64]`"
        raise differs(signature, prototype, wrong, remedy)
    if parameter.dims and any(f.by_address for _, f in told.leaves()):
        raise differs(signature, prototype, "arrays of structs that have addresses in them")
    return replace(parameter, struct=told)


def _struct_slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    source = argument.source
    if source is not None and source.struct is not None and (held := held_by(source.struct.name)):
        what = f"'{argument}' holds {held}, which is neither a number nor a struct of numbers"
        raise differs(signature, prototype, what, "take several containers of numbers")
    by_value = source is not None and source.struct is not None and not source.addresses
    by_value = by_value and not source.rank and not prototype.is_fortran  # type: ignore[union-attr]
    plain = source is not None and source.struct is None and source.element is not None
    if plain and not prototype.is_fortran:
        what = f"'{argument}' is no struct, and '{parameter.struct}' no type of numbers"
        raise differs(signature, prototype, what, "types are double, float, int, size_t, …")
    if by_value and prototype.is_rust and "i1" in argument.types:
        raise differs(signature, prototype, "truth in a struct by value", "take it by reference")
    if by_value and (parameter.is_array or parameter.is_output or parameter.by_address):
        raise differs(signature, prototype, f"'{parameter}' does not fit '{argument}'")
    is_hidden = argument.types == ("ptr",) and not argument.is_copied
    if by_value and is_hidden and not prototype.is_rust:
        raise differs(signature, prototype, f"'{argument}' has a copy constructor")
    if not by_value and argument.type != "ptr":
        raise differs(signature, prototype, f"'{parameter}' does not fit '{argument}'")
    if parameter.role is Role.UNKNOWN:
        parameter = replace(parameter, role=Role.IN if by_value else role_of(argument))
    if not prototype.is_fortran and source is None:
        raise differs(signature, prototype, "nothing tells of the struct", "compile with -g")
    found = source.struct if source is not None and not prototype.is_fortran else None
    parameter = known_struct(parameter, found, signature, prototype)
    if not by_value:
        _check_access(parameter, argument, signature, prototype)
    passing = Passing.VALUE if by_value else Passing.ADDRESS
    return Slot(parameter, passing, types=argument.types, is_copied=argument.is_copied)


def _function_slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    source = argument.source
    if argument.type != "ptr" or (source is not None and not source.is_function):
        raise differs(signature, prototype, f"'{argument}' is no function")
    return Slot(parameter, Passing.FUNCTION)


def _described_slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    """An array that comes with its sizes."""
    source = argument.source
    assert source is not None
    if len(parameter.dims) != source.rank:
        raise differs(signature, prototype, f"'{parameter}' does not fit '{argument}'")
    if parameter.role is Role.UNKNOWN:
        role = role_of(argument) if source.is_slice else Role.INOUT
        parameter = replace(parameter, role=role)
    if source.is_pointer and parameter.is_output:
        what = f"'{parameter}' is an output, and a pointer, which may point elsewhere afterwards"
        raise differs(signature, prototype, what, "take an array that is no pointer")
    check_element(parameter, argument.source, signature, prototype)
    if source.is_slice:
        _check_access(parameter, argument, signature, prototype)
    if source.is_slice:
        return Slot(parameter, Passing.SLICE, is_shielded=not _is_read_only(argument))
    own, is_kept = source.is_allocatable, argument.is_intent_in or source.is_allocatable
    return Slot(parameter, Passing.DESCRIPTOR, is_allocatable=own, is_shielded=not is_kept)


def _container_slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    """A container of C++, by value or by reference."""
    source = argument.source
    assert source is not None
    container = source.container
    assert container is not None
    is_other = (parameter.struct is None) != (container.struct is None)
    if is_other or parameter.is_text != container.is_text:
        array = f"an array: `{container.spelled_element}[n]`"
        expected = "a text: `string`" if container.is_text else array
        what = f"'{parameter}' does not fit '{argument}'"
        raise differs(signature, prototype, what, f"it is {expected}")
    check_shape(parameter, source, str(argument), signature, prototype)
    check_element(parameter, source, signature, prototype)
    if container.struct is not None:
        parameter = known_struct(parameter, container.struct, signature, prototype)
    own = not source.addresses and not container.is_view
    is_read = own or (source.is_const if not container.is_view else container.is_const)
    if parameter.role is Role.UNKNOWN:
        parameter = replace(parameter, role=Role.IN if is_read else Role.INOUT)
    if parameter.is_output and is_read:
        raise differs(signature, prototype, f"'{parameter}' is an output, but is only read")
    by_address = source.addresses > 0
    passing = Passing.ADDRESS if by_address else Passing.VALUE
    size = source.struct.size if source.struct is not None else 0
    return Slot(parameter, passing, container=container, container_size=size)


def role_of(argument: Argument) -> Role:
    """What becomes of the memory behind an address, as far as the compiled code tells."""
    is_const = argument.source is not None and argument.source.is_const
    if is_const or argument.access == "readonly":
        return Role.IN
    return Role.OUT if argument.access == "writeonly" else Role.INOUT


def check_element(
    parameter: Parameter, source: SourceType | None, signature: Signature, prototype: Prototype
) -> None:
    element = source.element if source is not None else None
    if element is None:
        return
    both = element, parameter.element
    whole = all(e.is_integer or e.kind == "bool" for e in both) and both[0].size == both[1].size
    if not whole and (element.kind, element.size) != (both[1].kind, both[1].size):
        raise differs(
            signature, prototype, f"'{parameter}' has {both[1].name}, the function {element.name}"
        )


def _check_access(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> None:
    is_const = argument.source is not None and argument.source.is_const
    if parameter.role is Role.OUT and (is_const or argument.access == "readonly"):
        raise differs(signature, prototype, f"'{parameter}' is an output, but is only read")
    if parameter.role is Role.IN and argument.access == "writeonly":
        raise differs(
            signature,
            prototype,
            f"'{parameter}' is an input, but is only written",
            "mark it with `out`, or write it behind the arrow",
        )


def differs(
    signature: Signature, prototype: Prototype, what: str, remedy: str = ""
) -> SignatureError:
    return SignatureError(
        f"{what}\n  signature:   {signature}\n  function:    {prototype}", remedy=remedy
    )
