"""C around a foreign function and its derivatives, so that all are called alike.

Every entry takes ``a``, the addresses of all inputs and outputs in the order of the signature, and
``d``, the sizes by name, in order.  Numbers are passed by address too.  Derivatives take a second
array of addresses, ``s``: shadows of the same, null for what has no derivative.

==========  =======================================================================
``value``   writes the outputs
``vjp``     the same, and adds Jᵀs to the shadows of inputs; those of outputs hold s,
            and zero afterwards
``jvp``     shadows of inputs hold a direction; those of outputs are set to its image
``jvp8``    as ``jvp``, with eight shadows of each one after the other
``hvp``     the derivative of ``vjp`` in a direction: ``b`` and ``t`` hold the tangents of
            what ``a`` and ``s`` lead to
``jvpjvp``  the derivative of ``jvp`` in a direction, in the same way
``third``   the derivative of ``hvp`` in a direction: ``w`` to ``z`` hold the tangents of what
            ``a`` to ``t`` lead to
``jvp3``    the derivative of ``jvpjvp``, in the same way
==========  =======================================================================

Entries return null, or what the function has done instead, such as to throw an exception of C++
(:mod:`ltoad.frontends.guard`).

Where a function has variables that calls could change, all entries of a library take one lock:
the variables are the library's own, and callers of every kind come through its entries.  First
calls of derivatives are made again there, and compared (:mod:`ltoad.frontends.repeated`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ltoad.frontends.adapter import adapted_result, adapted_types
from ltoad.frontends.binding import Binding
from ltoad.frontends.dims import Dim
from ltoad.frontends.fitting import Passing, Slot
from ltoad.frontends.repeated import entry_of, helpers
from ltoad.frontends.shim_types import (
    FAILURE,
    Outer,
    allocated_in,
    allocated_out,
    definition,
    descriptor,
    descriptor_type,
    function,
    struct_in,
    struct_out,
)
from ltoad.frontends.signature import Parameter, Role

ENTRIES = ("value", "vjp", "jvp", "jvp8", "hvp", "jvpjvp", "third", "jvp3")
WIDTH = 8
"""Directions of ``jvp8``."""

_ARRAYS = {"value": "a", **dict.fromkeys(("vjp", "jvp", "jvp8"), "as")}
_ARRAYS |= dict.fromkeys(("hvp", "jvpjvp"), "asbt")
_ARRAYS |= dict.fromkeys(("third", "jvp3"), "asbtwxyz")
"""The arrays of addresses that entries take."""

_LOCK = """\
#define _GNU_SOURCE
#include <pthread.h>
#ifdef PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP /* functions that are passed may call again */
static pthread_mutex_t ltoad_alone = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
#else
static pthread_mutex_t ltoad_alone = PTHREAD_MUTEX_INITIALIZER;
#endif
static inline void ltoad_leave(const int *entered)
{
    pthread_mutex_unlock(&ltoad_alone);
}
"""
_HEAD = """\
#include <stdint.h>
#include <stdlib.h>
extern int enzyme_const, enzyme_dup, enzyme_width;
void __enzyme_autodiff_ltoad(void *, ...);
void __enzyme_fwddiff_ltoad(void *, ...);
"""


def shim_of(
    binding: Binding,
    entries: Sequence[str],
    *,
    is_reentrant: bool,
    is_guarded: bool,
    is_repeated: bool,
) -> str:
    """The C source of some entries; calls wait for one another if it is not reentrant.

    If ``is_guarded`` they are what :mod:`ltoad.frontends.guard` calls.  If ``is_repeated``, first
    calls are made again where there are variables.
    """
    shim = _Shim(binding, is_reentrant, is_guarded, is_repeated and not is_reentrant)
    bodies = {
        "value": shim.value,
        "vjp": shim.vjp,
        "jvp": shim.jvp,
        "jvp8": shim.jvp8,
        "hvp": shim.hvp,
        "jvpjvp": shim.jvpjvp,
        "third": shim.third,
        "jvp3": shim.jvp3,
    }
    head = _HEAD if is_reentrant else _LOCK + _HEAD
    parts = [head, shim.declaration(), shim.primal(), shim.gradient(), shim.tangent()]
    parts += [shim.helpers()] if is_repeated and not is_reentrant else []
    return "\n".join([*parts, *(bodies[entry]() for entry in entries)])


def tells(binding: Binding, *, is_reentrant: bool) -> bool:
    """Whether entries may have something to say besides exceptions."""
    return binding.allocates or not is_reentrant


class _Shim:
    """The text for one binding."""

    def __init__(
        self, binding: Binding, is_reentrant: bool, is_guarded: bool, is_repeated: bool
    ) -> None:
        self._is_repeated = is_repeated
        self._binding = binding
        self._is_reentrant = is_reentrant
        self._is_guarded = is_guarded
        signature = binding.signature
        self._sizes = signature.sizes
        self._inputs = signature.inputs
        self._outputs = signature.outputs
        self._all = (*self._inputs, *self._outputs)

    def _spelled(self, name: str) -> str:
        """A size, or an integer of the caller's that is one."""
        return f"d[{self._sizes.index(name)}]"

    def _count(self, parameter: Parameter) -> str:
        """The number of elements."""
        return " * ".join(dim.in_c(self._spelled) for dim in parameter.dims) or "1"

    # The function

    def declaration(self) -> str:
        slots, returned = self._binding.slots, self._binding.returned
        types = [_type_of(slot, number) for number, slot in enumerate(slots)]
        result = returned.element.c if returned else "void"
        if returned is not None and returned.struct is not None:
            result = "struct ltoad_result"
        if self._binding.is_adapted:
            result, types = adapted_result(self._binding), adapted_types(self._binding)
        name = f'__asm__("{self._binding.symbol}")' if not self._binding.is_adapted else ""
        return "\n".join(
            [
                *self._types(),
                f"extern {result} {self._target}({', '.join(types) or 'void'}) {name};",
            ]
        )

    @property
    def _tells(self) -> bool:
        return tells(self._binding, is_reentrant=self._is_reentrant)

    @property
    def _target(self) -> str:
        return "ltoad_adapted" if self._binding.is_adapted else "ltoad_target"

    def _types(self) -> Iterator[str]:
        """Definitions of structs and functions that are passed."""
        if self._tells:
            yield FAILURE
        returned = self._binding.returned
        if returned is not None and returned.struct is not None:
            yield definition("ltoad_result", returned.struct)
        for number, slot in enumerate(self._binding.slots):
            parameter = slot.parameter
            if parameter.struct is not None:
                yield definition(f"ltoad_s{number}", parameter.struct)
            elif slot.passing is Passing.DESCRIPTOR:
                yield descriptor_type(number, len(parameter.dims))
            elif slot.passing is Passing.FUNCTION:
                is_fortran = self._binding.is_fortran
                yield function(number, slot.symbol, parameter.callback, is_fortran=is_fortran)

    def primal(self) -> str:
        """The function of inputs and outputs that do not overlap; nothing else is written."""
        lines = [f"static void ltoad_primal({', '.join(self._formals())})", "{", *self._before()]
        passed = [self._passed(slot, i) for i, slot in enumerate(self._binding.slots)]
        returned = self._binding.returned
        if self._binding.is_adapted and returned is not None:
            passed += self._room(returned)
        call = f"{self._target}({', '.join(passed)});"
        if returned is None or returned.is_array:
            lines.append(f"    {call}")
        elif returned.struct is not None and self._binding.is_adapted:
            lines += ["    struct ltoad_result r;", f"    {call}"]
            lines += [f"    {line}" for line in struct_out("r", returned, self._place)]
        elif returned.struct is not None:
            lines.append(f"    struct ltoad_result r = {call}")
            lines += [f"    {line}" for line in struct_out("r", returned, self._place)]
        else:
            lines.append(f"    *{self._output(returned)} = {call}")
        lines += [f"    {line}" for line in self._after()]
        lines += [f"    free({p.name}_w);" for p in self._work()]
        return "\n".join([*lines, "}", ""])

    def _room(self, returned: Parameter) -> list[str]:
        """What C++ is given for what a function returns, if that is no number."""
        if returned.is_array:
            return [self._output(returned), *self._lengths(returned)]
        return ["&r"] if returned.struct is not None else []

    def _lengths(self, parameter: Parameter) -> list[str]:
        return [dim.in_c(self._spelled) for dim in parameter.dims]

    def _after(self) -> Iterator[str]:
        """What structs hold goes where it belongs."""
        for number, slot in enumerate(self._binding.slots):
            parameter = slot.parameter
            if slot.is_allocatable:
                place = self._address(parameter)
                yield from allocated_out(number, parameter, place, self._lengths(parameter))
            if parameter.struct is None:
                continue
            if parameter.is_output:
                yield from struct_out(f"s{number}", parameter, self._place, self._outer(parameter))
            if parameter.dims:
                yield f"free(s{number});"

    def _outer(self, parameter: Parameter) -> Outer | None:
        return Outer(self._count(parameter), self._binding.is_fortran) if parameter.dims else None

    def _place(self, leaf: Parameter) -> str:
        """Where a field of a struct comes from or goes to, or its value if it is a size."""
        if self._binding.signature.is_size(leaf):
            dim = Dim(leaf.name.rpartition(".")[2])
            return f"&({leaf.element.c}){{({leaf.element.c})({dim.in_c(self._spelled)})}}"
        return self._output(leaf) if leaf.is_output else self._input(leaf)

    def _formals(self) -> Iterator[str]:
        yield "const int64_t *restrict d"
        for i, parameter in enumerate(self._inputs):
            yield f"const {parameter.element.c} *restrict x{i}"
        for i, parameter in enumerate(self._outputs):
            yield f"{parameter.element.c} *restrict y{i}"

    def _work(self) -> list[Parameter]:
        signature = self._binding.signature
        every = (*signature.parameters, *signature.results)
        return [p for p in every if p.role is Role.WORK]

    def _before(self) -> Iterator[str]:
        """Scratch memory, copies of what is changed in place, and integers that have addresses."""
        for parameter in self._work():
            size = f"sizeof({parameter.element.c})"
            name, type_ = f"{parameter.name}_w", parameter.element.c
            yield f"    {type_} *{name} = calloc({self._count(parameter)}, {size});"
        for parameter in self._binding.signature.parameters:
            if parameter.role is Role.INOUT:
                copy = f"{self._output(parameter)}[i] = {self._input(parameter)}[i]"
                yield f"    for (int64_t i = 0; i < {self._count(parameter)}; i++) {copy};"
        for index, slot in enumerate(self._binding.slots):
            parameter = slot.parameter
            if self._is_size(slot) and slot.passing is Passing.ADDRESS:
                yield f"    {parameter.element.c} n{index} = {self._size(slot)};"
            elif parameter.struct is not None:
                outer = self._outer(parameter)
                for line in struct_in(
                    f"s{index}", f"ltoad_s{index}", parameter, self._place, outer
                ):
                    yield f"    {line}"
            elif slot.passing is Passing.DESCRIPTOR:
                yield from (f"    {line}" for line in self._described(index, slot))
            elif slot.passing is Passing.FUNCTION and not slot.symbol:
                yield f"    ltoad_f{index} = (void *)*{self._input(parameter)};"

    def _described(self, index: int, slot: Slot) -> Iterator[str]:
        """The descriptor of an array of Fortran."""
        parameter = slot.parameter
        sizes, place = self._lengths(parameter), self._address(parameter)
        if slot.is_allocatable:
            yield from allocated_in(index, parameter, place, sizes)
        else:
            yield descriptor(index, parameter.element, place, sizes)

    def _is_size(self, slot: Slot) -> bool:
        return slot.size is not None or self._binding.signature.is_size(slot.parameter)

    def _size(self, slot: Slot) -> str:
        dim = slot.size or Dim(slot.parameter.name)
        return f"({slot.parameter.element.c})({dim.in_c(self._spelled)})"

    def _passed(self, slot: Slot, index: int) -> str:
        parameter = slot.parameter
        if slot.passing is Passing.FUNCTION:
            return f"(void *)ltoad_call{index}"
        if slot.passing is Passing.DESCRIPTOR:
            return f"&d{index}"
        if slot.passing is Passing.SLICE:
            return f"{self._address(parameter)}, {self._count(parameter)}"
        if slot.container is not None:
            return ", ".join([f"(void *){self._address(parameter)}", *self._lengths(parameter)])
        if parameter.struct is not None:
            by_value = slot.passing is Passing.VALUE and not self._binding.is_adapted
            by_value = by_value or bool(parameter.dims)
            return f"s{index}" if by_value else f"&s{index}"
        if self._is_size(slot):
            return f"&n{index}" if slot.passing is Passing.ADDRESS else self._size(slot)
        if slot.passing is Passing.VALUE:
            return f"*{self._input(parameter)}"
        return self._address(parameter)

    def _address(self, parameter: Parameter) -> str:
        if parameter.role is Role.WORK:
            return f"{parameter.name}_w"
        if parameter.is_output:
            return self._output(parameter)
        return f"({parameter.element.c} *){self._input(parameter)}"

    def _input(self, parameter: Parameter) -> str:
        names = [p.name for p in self._inputs]
        return f"x{names.index(parameter.name)}"

    def _output(self, parameter: Parameter) -> str:
        names = [p.name for p in self._outputs]
        return f"y{names.index(parameter.name)}"

    # Entries

    def helpers(self) -> str:
        """What makes first calls again."""
        return helpers(self._all, self._count)

    def value(self) -> str:
        passed = ", ".join(["d", *(f"a[{i}]" for i in range(len(self._all)))])
        return self._entry("value", [f"ltoad_primal({passed});"])

    def vjp(self) -> str:
        passed = ["d"]
        for i, parameter in enumerate(self._all):
            passed += [f"a[{i}]", f"s[{i}]"] if _is_active(parameter) else [f"a[{i}]"]
        call = f"ltoad_gradient({', '.join(passed)});"
        return self._entry("vjp", [call])

    def gradient(self) -> str:
        """``vjp`` with all addresses as arguments of their own, so that it can be derived."""
        return self._typed("ltoad_gradient", "__enzyme_autodiff_ltoad")

    def tangent(self) -> str:
        """``jvp`` in the same way."""
        return self._typed("ltoad_tangent", "__enzyme_fwddiff_ltoad")

    def _typed(self, name: str, request: str) -> str:
        formals = ["const int64_t *restrict d"]
        passed = ["(void *)ltoad_primal", "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            type_ = parameter.element.c
            const = "const " if i < len(self._inputs) else ""
            formals.append(f"{const}{type_} *restrict p{i}")
            if _is_active(parameter):
                formals.append(f"{type_} *restrict q{i}")
                passed.append(f"enzyme_dup, p{i}, q{i}")
            else:
                passed.append(f"enzyme_const, p{i}")
        head = f"static inline void {name}({', '.join(formals)})"
        return f"{head}\n{{\n    {request}({', '.join(passed)});\n}}\n"

    def jvp(self) -> str:
        return self._entry("jvp", [self._forward(lambda i: f"s[{i}]")])

    def jvp8(self) -> str:
        if self._binding.is_offered:  # one direction at a time
            call = self._forward(lambda i: f"s[{WIDTH} * {i} + lane]")
            loop = f"for (int lane = 0; lane < {WIDTH}; lane++)"
            return self._entry("jvp8", [loop, f"    {call}"])

        def lanes(i: int) -> str:
            return ", ".join(f"s[{WIDTH * i + lane}]" for lane in range(WIDTH))

        return self._entry("jvp8", [self._forward(lanes, f"enzyme_width, {WIDTH}")])

    def _forward(self, shadows: Callable[[int], str], *options: str) -> str:
        """A request for tangents; ``shadows`` are those of an active argument, by its number."""
        passed = ["(void *)ltoad_primal", *options, "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            active = f"enzyme_dup, a[{i}], {shadows(i)}"
            passed.append(active if _is_active(parameter) else f"enzyme_const, a[{i}]")
        return f"__enzyme_fwddiff_ltoad({', '.join(passed)});"

    def hvp(self) -> str:
        return self._second("hvp", "ltoad_gradient")

    def jvpjvp(self) -> str:
        return self._second("jvpjvp", "ltoad_tangent")

    def _second(self, name: str, first: str) -> str:
        passed = [f"(void *){first}", "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            if _is_active(parameter):
                passed.append(f"enzyme_dup, a[{i}], b[{i}], enzyme_dup, s[{i}], t[{i}]")
            else:
                passed.append(f"enzyme_const, a[{i}]")
        call = f"__enzyme_fwddiff_ltoad({', '.join(passed)});"
        return self._entry(name, [call])

    def third(self) -> str:
        inner = self._in_a_direction("ltoad_bend", "ltoad_gradient")
        return inner + self._third("third", "ltoad_bend")

    def jvp3(self) -> str:
        return self._in_a_direction("ltoad_bow", "ltoad_tangent") + self._third("jvp3", "ltoad_bow")

    def _in_a_direction(self, name: str, first: str) -> str:
        """``hvp`` or ``jvpjvp`` with all addresses as arguments of their own."""
        formals, passed = ["const int64_t *restrict d"], ["enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            type_ = parameter.element.c
            const = "const " if i < len(self._inputs) else ""
            formals.append(f"{const}{type_} *restrict p{i}")
            if _is_active(parameter):
                formals += [f"{type_} *restrict {letter}{i}" for letter in "qrw"]
                passed.append(f"enzyme_dup, p{i}, r{i}, enzyme_dup, q{i}, w{i}")
            else:
                passed.append(f"enzyme_const, p{i}")
        call = f"__enzyme_fwddiff_ltoad((void *){first}, {', '.join(passed)});"
        return f"static inline void {name}({', '.join(formals)})\n{{\n    {call}\n}}\n"

    def _third(self, name: str, second: str) -> str:
        passed = [f"(void *){second}", "enzyme_const, d"]
        for i, parameter in enumerate(self._all):
            pairs = zip("asbt", "wxyz", strict=True) if _is_active(parameter) else ()
            passed += [f"enzyme_dup, {one}[{i}], {other}[{i}]" for one, other in pairs]
            passed += [] if _is_active(parameter) else [f"enzyme_const, a[{i}]"]
        return self._entry(name, [f"__enzyme_fwddiff_ltoad({', '.join(passed)});"])

    def _entry(self, name: str, body: Sequence[str]) -> str:
        plain = ""
        if not self._is_reentrant:
            if name != "value" and self._is_repeated:
                plain = self._plain(name, body)
                body = [f"ltoad_alone_{name}({passed(name)});"]
            leave = "__attribute__((cleanup(ltoad_leave)))"
            lock = f"const int entered {leave} = pthread_mutex_lock(&ltoad_alone);"
            body = [lock, *body]
        lines = "".join(f"    {line}\n" for line in body)
        if self._is_guarded:
            hidden = '__attribute__((visibility("hidden")))'
            return f"{plain}{hidden} void {guarded(name)}({formals(name)})\n{{\n{lines}}}\n"
        told = "ltoad_told()" if self._tells else "0"
        head = f"const char *ltoad_{name}({formals(name)})"
        return f"{plain}{head}\n{{\n{lines}    return {told};\n}}\n"

    def _plain(self, name: str, body: Sequence[str]) -> str:
        """An entry without a lock, and what makes its first call again."""
        lines = "".join(f"    {line}\n" for line in body)
        head = f"__attribute__((noinline)) static void ltoad_plain_{name}({formals(name)})"
        lanes = WIDTH if name == "jvp8" else 1
        inputs, every = len(self._inputs), len(self._all)
        again = entry_of(name, _ARRAYS[name], lanes, every, inputs)
        return f"{head}\n{{\n{lines}}}\n{again}"


def guarded(entry: str) -> str:
    """What an entry is called within its guard."""
    return f"ltoad_guarded_{entry}"


def formals(entry: str) -> str:
    """The parameters of an entry."""
    return ", ".join([*(f"void *const *{name}" for name in _ARRAYS[entry]), "const int64_t *d"])


def passed(entry: str) -> str:
    """The same as arguments."""
    return ", ".join([*_ARRAYS[entry], "d"])


def _is_active(parameter: Parameter) -> bool:
    """Outputs without derivatives asked for have shadows nevertheless: numbers may pass there."""
    active = parameter.is_output and parameter.element.is_differentiable
    return active or parameter.is_differentiable


def _type_of(slot: Slot, number: int) -> str:
    element = slot.parameter.element.c
    if slot.parameter.struct is not None:
        return f"struct ltoad_s{number}" + (" *" if slot.passing is Passing.ADDRESS else "")
    types = {
        Passing.VALUE: element,
        Passing.ADDRESS: f"{element} *",
        Passing.DESCRIPTOR: f"struct ltoad_d{number} *",
        Passing.SLICE: f"{element} *, uint64_t",
        Passing.FUNCTION: "void *",
    }
    return types[slot.passing]
