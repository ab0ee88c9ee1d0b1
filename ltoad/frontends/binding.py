"""A signature fitted to a function: which argument of the function each parameter is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from ltoad.frontends.containers import Container
from ltoad.frontends.debug_types import SourceType
from ltoad.frontends.elements import COMPLEX64, COMPLEX128
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.fitting import (
    Passing,
    Slot,
    check_element,
    check_shape,
    differs,
    fits_value,
    known_struct,
    slots_of,
)
from ltoad.frontends.prototype import Prototype
from ltoad.frontends.signature import Parameter, Signature


@dataclass(frozen=True, slots=True)
class Binding:
    """``signature`` has the roles of all parameters, and the fields of structs in their place;
    ``returned`` is what the function returns."""

    symbol: str
    signature: Signature
    slots: tuple[Slot, ...]
    returned: Parameter | None
    is_fortran: bool
    is_offered: bool = False
    """Whether it is a library's, which has derivatives by one direction at a time."""
    returned_container: Container | None = None
    returns_reference: bool = False
    is_rust: bool = False
    result_type: str = "void"

    @property
    def allocates(self) -> bool:
        """Whether the function may give arrays another size."""
        return any(slot.is_allocatable for slot in self.slots)

    @property
    def is_adapted(self) -> bool:
        """Whether code has to stand between the function and its entries."""
        if self.is_rust:
            structs = (s.parameter.struct for s in self.slots if s.passing is Passing.VALUE)
            result = self.returned.struct if self.returned is not None else None
            return any(struct is not None for struct in (result, *structs))
        containers = (self.returned_container, *(slot.container for slot in self.slots))
        return any(container is not None for container in containers)


def bind(
    signature: Signature, prototype: Prototype, callbacks: Mapping[str, str] | None = None
) -> Binding:
    """Fit a signature; raises SignatureError that shows both sides where they differ.

    ``callbacks`` are the symbols of functions that are passed, by the names of parameters.
    """
    first = _with_result_first(signature, prototype)
    if first is not None and prototype.is_result_first:
        return _bound(first, prototype, callbacks)
    try:
        return _bound(signature, prototype, callbacks)
    except SignatureError:
        if first is None:
            raise
        with suppress(SignatureError):
            return _bound(first, prototype, callbacks)
        raise


def _with_result_first(signature: Signature, prototype: Prototype) -> Signature | None:
    """The order in which functions of Fortran that return an array take its address."""
    result = signature.results[0] if len(signature.results) == 1 else None
    if signature.is_prototype or not prototype.is_fortran or result is None or not result.is_array:
        return None
    return replace(signature, parameters=(result, *signature.parameters), results=())


def _bound(
    signature: Signature, prototype: Prototype, callbacks: Mapping[str, str] | None
) -> Binding:
    returned = _returned(signature, prototype)
    results = tuple(r for r in signature.results if r.name != (returned.name if returned else ""))
    wanted = [*signature.parameters, *results]
    symbols = callbacks or {}
    slots = [
        replace(slot, symbol=symbols.get(slot.parameter.name, ""))
        for slot in slots_of(signature, wanted, prototype)
    ]
    unknown = set(symbols) - {s.parameter.name for s in slots if s.passing is Passing.FUNCTION}
    if unknown:
        raise differs(signature, prototype, f"no function is passed as '{min(unknown)}'")
    by_name = {slot.parameter.name: slot.parameter for slot in slots}
    if returned is not None:
        by_name[returned.name] = returned
    parameters = [by_name.get(p.name, p) for p in signature.parameters if p.name not in symbols]
    told = replace(
        signature,
        parameters=tuple(leaf for p in parameters for leaf in leaves(p)),
        results=tuple(leaf for p in signature.results for leaf in leaves(by_name.get(p.name, p))),
    )
    _require_outputs(told, prototype)
    _require_sizes(told, prototype)
    given = prototype.returned if returned is not None and returned.is_array else None
    return Binding(
        prototype.symbol,
        told,
        tuple(slots),
        returned,
        prototype.is_fortran,
        prototype.is_offered,
        given.container if given is not None else None,
        given is not None and given.is_reference,
        prototype.is_rust,
        prototype.result,
    )


def leaves(parameter: Parameter) -> Iterator[Parameter]:
    """The parameter, or those that stand for the fields of a struct."""
    if parameter.struct is None:
        yield parameter
        return
    for path, field in parameter.struct.leaves():
        assert field.element is not None
        yield replace(
            parameter,
            name=f"{parameter.name}.{path}",
            element=field.element,
            dims=(*parameter.dims, *field.dims),
            by_address=False,
            struct=None,
        )


def _require_outputs(signature: Signature, prototype: Prototype) -> None:
    if not signature.outputs:
        raise SignatureError(
            f"nothing comes back from {prototype}", remedy="mark what it writes with `out`"
        )


def _require_sizes(signature: Signature, prototype: Prototype) -> None:
    for name in signature.unknown_sizes[:1]:
        raise differs(
            signature,
            prototype,
            f"no input tells the size {name}",
            f"make it an argument, `int {name}`, or write a number",
        )


RETURNED_COMPLEX = {"{ double, double }": COMPLEX128, "<2 x float>": COMPLEX64}


def _returned(signature: Signature, prototype: Prototype) -> Parameter | None:
    if prototype.result == "void" and prototype.returned is None:
        if signature.is_prototype and signature.results:
            raise differs(signature, prototype, "the function returns nothing")
        return None
    last = signature.results[-1] if signature.results else None
    if prototype.returned is not None and prototype.returned.container is not None:
        return _returned_container(last, prototype.returned, signature, prototype)
    if last is None or last.is_array:
        raise differs(
            signature,
            prototype,
            f"the function returns a number ({prototype.result}), which is not in the signature",
            "write it behind the arrow, as the last result",
        )
    if last.struct is not None:
        source = prototype.returned
        if source is None or source.addresses or source.struct is None or last.by_address:
            raise differs(signature, prototype, "the function returns no struct")
        if source.is_hidden and not prototype.is_rust:
            raise differs(signature, prototype, f"'{source}' has a copy constructor")
        if "i1" in prototype.result:
            raise differs(signature, prototype, "truth in a struct that is returned")
        return known_struct(last, source.struct, signature, prototype)
    complex_ = RETURNED_COMPLEX.get(prototype.result)
    if (complex_ or last.element) != last.element or (
        complex_ is None and not fits_value(last.element, prototype.result)
    ):
        raise differs(signature, prototype, f"the function returns {prototype.result}")
    return last


def _returned_container(
    last: Parameter | None, source: SourceType, signature: Signature, prototype: Prototype
) -> Parameter:
    """A container that comes back is the last result, an array."""
    container = source.container
    assert container is not None
    is_other = last is None or (last.struct is None) != (container.struct is None)
    if last is None or is_other or last.is_text or container.is_text:
        raise differs(
            signature,
            prototype,
            f"the function returns {source}",
            f"an array with its size, `-> {container.spelled_element}[n]`, is what it gives; take "
            "no text from it",
        )
    check_shape(last, source, str(source), signature, prototype)
    check_element(last, source, signature, prototype)
    if container.struct is not None:
        return known_struct(last, container.struct, signature, prototype)
    return last
