"""A signature fitted to a function: which argument of the function each parameter is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from ltoad.frontends.dims import Dim
from ltoad.frontends.elements import COMPLEX64, COMPLEX128, Element
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.prototype import Argument, Prototype
from ltoad.frontends.signature import Parameter, Role, Signature


class Passing(Enum):
    """How an argument is passed."""

    VALUE = "value"
    ADDRESS = "address"


@dataclass(frozen=True, slots=True)
class Slot:
    """One argument of the function: a parameter, or a size that no parameter stands for."""

    parameter: Parameter
    passing: Passing
    size: Dim | None = None


@dataclass(frozen=True, slots=True)
class Binding:
    """``signature`` has the roles of all parameters; ``returned`` is what the function returns."""

    symbol: str
    signature: Signature
    slots: tuple[Slot, ...]
    returned: Parameter | None
    is_fortran: bool


def bind(signature: Signature, prototype: Prototype) -> Binding:
    """Fit a signature; raises SignatureError that shows both sides where they differ."""
    returned = _returned(signature, prototype)
    results = tuple(r for r in signature.results if r is not returned)
    wanted = [*signature.parameters, *results]
    slots = list(_slots(signature, wanted, prototype))
    by_name = {slot.parameter.name: slot.parameter for slot in slots}
    parameters = tuple(by_name.get(p.name, p) for p in signature.parameters)
    told = replace(signature, parameters=parameters)
    _require_outputs(told, prototype)
    return Binding(prototype.symbol, told, tuple(slots), returned, prototype.is_fortran)


def _require_outputs(signature: Signature, prototype: Prototype) -> None:
    if not signature.outputs:
        raise SignatureError(
            f"nothing comes back from {prototype}", remedy="mark what it writes with `out`"
        )


def _differs(
    signature: Signature, prototype: Prototype, what: str, remedy: str = ""
) -> SignatureError:
    return SignatureError(
        f"{what}\n  signature:   {signature}\n  function:    {prototype}", remedy=remedy
    )


_RETURNED_COMPLEX = {"{ double, double }": COMPLEX128, "<2 x float>": COMPLEX64}


def _returned(signature: Signature, prototype: Prototype) -> Parameter | None:
    if prototype.result == "void":
        if signature.is_prototype and signature.results:
            raise _differs(signature, prototype, "the function returns nothing")
        return None
    last = signature.results[-1] if signature.results else None
    if last is None or last.is_array:
        raise _differs(
            signature,
            prototype,
            f"the function returns a number ({prototype.result}), which is not in the signature",
            "write it behind the arrow, as the last result",
        )
    complex_ = _RETURNED_COMPLEX.get(prototype.result)
    if (complex_ or last.element) != last.element or (
        complex_ is None and not _fits_value(last.element, prototype.result)
    ):
        raise _differs(signature, prototype, f"the function returns {prototype.result}")
    return last


def _fits_value(element: Element, type_: str) -> bool:
    return element.ir == type_ or (element.kind == "bool" and type_ in ("i1", "i8", "i32"))


def _slots(
    signature: Signature, wanted: Sequence[Parameter], prototype: Prototype
) -> Iterator[Slot]:
    """The function's arguments in order; sizes that the signature leaves out are put in."""
    pending = list(wanted)
    arguments = list(prototype.arguments)
    spare = len(arguments) - sum(_width(p, prototype) for p in wanted)
    while arguments:
        argument = arguments.pop(0)
        if spare > 0 and _is_left_out(argument, pending):
            size = _size_called(argument, signature, prototype)
            spare -= 1
            yield Slot(_size_parameter(argument, size), _passing(argument), size)
            continue
        if not pending:
            raise _differs(signature, prototype, "the function takes more arguments")
        parameter = pending.pop(0)
        if _width(parameter, prototype) == 2 and arguments:
            arguments.pop(0)
        yield _slot(parameter, argument, signature, prototype)
    if pending:
        missing = ", ".join(str(p) for p in pending)
        raise _differs(signature, prototype, f"the function takes no argument for: {missing}")


def _width(parameter: Parameter, prototype: Prototype) -> int:
    """The number of IR's arguments: C passes a complex number by value as two."""
    by_value = not parameter.is_array and not parameter.is_output and not prototype.is_fortran
    return 2 if by_value and parameter.element is COMPLEX128 and not parameter.by_address else 1


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
    from ltoad.frontends.elements import integer

    told = argument.source.element if argument.source is not None else None
    element = told or integer(8 if argument.type == "i64" else 4)
    return Parameter(argument.name or str(size), element)


def _size_called(argument: Argument, signature: Signature, prototype: Prototype) -> Dim:
    """The size that an integer is: the one of its name, or the only one there is."""
    sizes = signature.sizes
    by_name = {name.lower(): name for name in sizes}
    name = by_name.get(argument.name.lower(), sizes[0] if len(sizes) == 1 else "")
    if not name:
        raise _differs(
            signature,
            prototype,
            f"the function's integer '{argument.name or argument.type}' is not in the signature",
            "write it, as `int n`, at its place; sizes of arrays are filled in",
        )
    return Dim(name)


def _slot(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> Slot:
    complex_ = parameter.element is COMPLEX64 and argument.type == "<2 x float>"
    if argument.type != "ptr":
        complex_ = complex_ or (_width(parameter, prototype) == 2 and argument.type == "double")
        fits = _fits_value(parameter.element, argument.type) or complex_
        if parameter.is_array or parameter.is_output or parameter.by_address or not fits:
            raise _differs(signature, prototype, f"'{parameter}' does not fit '{argument}'")
        return Slot(parameter, Passing.VALUE)
    if parameter.role is Role.UNKNOWN:
        parameter = replace(parameter, role=role_of(argument))
    _check_element(parameter, argument, signature, prototype)
    _check_access(parameter, argument, signature, prototype)
    return Slot(parameter, Passing.ADDRESS)


def role_of(argument: Argument) -> Role:
    """What becomes of the memory behind an address, as far as the compiled code tells."""
    is_const = argument.source is not None and argument.source.is_const
    if is_const or argument.access == "readonly":
        return Role.IN
    return Role.OUT if argument.access == "writeonly" else Role.INOUT


def _check_element(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> None:
    element = argument.source.element if argument.source is not None else None
    if element is None:
        return
    both = element, parameter.element
    whole = all(e.is_integer or e.kind == "bool" for e in both) and both[0].size == both[1].size
    if not whole and (element.kind, element.size) != (both[1].kind, both[1].size):
        raise _differs(
            signature, prototype, f"'{parameter}' has {both[1].name}, the function {element.name}"
        )


def _check_access(
    parameter: Parameter, argument: Argument, signature: Signature, prototype: Prototype
) -> None:
    is_const = argument.source is not None and argument.source.is_const
    if parameter.role is Role.OUT and (is_const or argument.access == "readonly"):
        raise _differs(signature, prototype, f"'{parameter}' is an output, but is only read")
    if parameter.role is Role.IN and argument.access == "writeonly":
        raise _differs(
            signature,
            prototype,
            f"'{parameter}' is an input, but is only written",
            "mark it with `out`, or write it behind the arrow",
        )
