"""C for the function itself, of inputs and outputs that do not overlap, in the entries of
:mod:`ltoad.frontends.shim`."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.frontends.adapter import adapted_result, adapted_types
from ltoad.frontends.binding import Binding
from ltoad.frontends.dims import Dim
from ltoad.frontends.fitting import Passing, Slot
from ltoad.frontends.shim_memory import Copy, Rows
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


def tells(binding: Binding, *, is_reentrant: bool) -> bool:
    """Whether entries may have something to say besides exceptions."""
    return binding.allocates or not is_reentrant


class Primal:
    """The function with inputs and outputs in plain memory."""

    def __init__(self, binding: Binding, is_reentrant: bool) -> None:
        self._binding = binding
        self._is_reentrant = is_reentrant
        signature = binding.signature
        self._sizes = signature.sizes
        self.inputs = signature.inputs
        self.outputs = signature.outputs
        self._copies = dict(self._shielded())

    def _spelled(self, name: str) -> str:
        """A size, or an integer of the caller's that is one."""
        return f"d[{self._sizes.index(name)}]"

    def count(self, parameter: Parameter) -> str:
        """The number of elements."""
        return " * ".join(dim.in_c(self._spelled) for dim in parameter.dims) or "1"

    def declaration(self) -> str:
        """The function as it is compiled, and types that it needs."""
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
    def tells(self) -> bool:
        """Whether entries may have something to say besides exceptions."""
        return tells(self._binding, is_reentrant=self._is_reentrant)

    @property
    def _target(self) -> str:
        return "ltoad_adapted" if self._binding.is_adapted else "ltoad_target"

    def _types(self) -> Iterator[str]:
        """Definitions of structs and functions that are passed."""
        if self.tells:
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
        if returned is not None and returned.is_array and returned.struct is not None:
            lines += [f"    {line}" for line in self._structs_out(returned, call)]
        elif returned is None or returned.is_array:
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
        own: list[Copy | Rows] = [*self._rows(), *self._copies.values()]
        lines += [f"    {line}" for memory in own for line in memory.after()]
        lines += [f"    free({p.name}_w);" for p in self._work()]
        return "\n".join([*lines, "}", ""])

    def _room(self, returned: Parameter) -> list[str]:
        """What C++ is given for what a function returns, if that is no number."""
        if returned.is_array:
            place = "r" if returned.struct is not None else self._output(returned)
            return [place, *self._lengths(returned)]
        return ["&r"] if returned.struct is not None else []

    def _structs_out(self, returned: Parameter, call: str) -> Iterator[str]:
        """A call that gives structs, and what becomes of them."""
        count = self.count(returned)
        yield f"struct ltoad_result *r = calloc({count}, sizeof(struct ltoad_result));"
        yield call
        yield from struct_out("r", returned, self._output, self._outer(returned))
        yield "free(r);"

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
                yield from struct_out(f"s{number}", parameter, self._output, self._outer(parameter))
            if parameter.dims:
                yield f"free(s{number});"

    def _outer(self, parameter: Parameter) -> Outer | None:
        return Outer(self.count(parameter), self._binding.is_fortran) if parameter.dims else None

    def _place(self, leaf: Parameter) -> str:
        """Where a field of a struct comes from or goes to, or its value if it is a size."""
        if self._binding.signature.is_size(leaf):
            dim = Dim(leaf.name.rpartition(".")[2])
            return f"&({leaf.element.c}){{({leaf.element.c})({dim.in_c(self._spelled)})}}"
        if leaf.name in self._copies:
            return self._copies[leaf.name].name
        return self._output(leaf) if leaf.is_output else self._input(leaf)

    def _formals(self) -> Iterator[str]:
        yield "const int64_t *restrict d"
        for i, parameter in enumerate(self.inputs):
            yield f"const {parameter.element.c} *restrict x{i}"
        for i, parameter in enumerate(self.outputs):
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
            yield f"    {type_} *{name} = calloc({self.count(parameter)}, {size});"
        yield from (f"    {line}" for line in self._changed())
        for copy in self._copies.values():
            yield from (f"    {line}" for line in copy.before())
        for rows in self._rows():
            yield from (f"    {line}" for line in rows.before())
        for index, slot in enumerate(self._binding.slots):
            parameter = slot.parameter
            is_size = self._is_size(slot) and not parameter.is_output
            if is_size and slot.passing is Passing.ADDRESS:
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

    def _changed(self) -> Iterator[str]:
        """Outputs that are inputs as well begin as these, or as the sizes that they are."""
        for parameter in self._binding.signature.parameters:
            if parameter.role is not Role.INOUT:
                continue
            if self._binding.signature.is_size(parameter):
                yield f"*{self._output(parameter)} = *{self._place(parameter)};"
            else:
                copied = f"{self._output(parameter)}[i] = {self._input(parameter)}[i];"
                yield f"for (int64_t i = 0; i < {self.count(parameter)}; i++) {copied}"

    def _shielded(self) -> Iterator[tuple[str, Copy]]:
        """Copies of inputs that the function may write, by the names of these."""
        for number, slot in enumerate(self._binding.slots):
            own = slot.parameter
            if own.role is not Role.IN or slot.container is not None or self._is_size(slot):
                continue
            if own.struct is None and slot.is_shielded and not own.callback:
                yield own.name, self._copy(f"c{number}", own)
            if own.struct is not None and not own.dims:
                for place, (path, field) in enumerate(own.struct.leaves()):
                    if field.by_address and not field.is_const:
                        leaf = self._leaf(f"{own.name}.{path}")
                        yield leaf.name, self._copy(f"c{number}_{place}", leaf)

    def _leaf(self, name: str) -> Parameter:
        return next(p for p in self.inputs if p.name == name)

    def _copy(self, name: str, parameter: Parameter) -> Copy:
        return Copy(name, parameter.element, self._input(parameter), self.count(parameter))

    def _rows(self) -> Iterator[Rows]:
        for index, slot in enumerate(self._binding.slots):
            own = slot.parameter
            if slot.passing is Passing.ROWS:
                base, sizes = self._address(own), self._lengths(own)
                yield Rows(f"w{index}", own.element, base, sizes, own.is_output)

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
        if slot.passing in (Passing.DESCRIPTOR, Passing.ROWS):
            return f"&d{index}" if slot.passing is Passing.DESCRIPTOR else f"w{index}"
        if slot.passing is Passing.SLICE:
            return f"{self._address(parameter)}, {self.count(parameter)}"
        if slot.container is not None:
            place = f"s{index}" if parameter.struct is not None else self._address(parameter)
            return ", ".join([f"(void *){place}", *self._lengths(parameter)])
        if parameter.struct is not None:
            by_value = slot.passing is Passing.VALUE and not self._binding.is_adapted
            by_value = by_value or bool(parameter.dims)
            return f"s{index}" if by_value else f"&s{index}"
        if self._is_size(slot) and not parameter.is_output:
            return f"&n{index}" if slot.passing is Passing.ADDRESS else self._size(slot)
        if slot.passing is Passing.VALUE:
            return f"*{self._input(parameter)}"
        return self._address(parameter)

    def _address(self, parameter: Parameter) -> str:
        if parameter.role is Role.WORK:
            return f"{parameter.name}_w"
        if parameter.is_output:
            return self._output(parameter)
        if parameter.name in self._copies:
            return self._copies[parameter.name].name
        return f"({parameter.element.c} *){self._input(parameter)}"

    def _input(self, parameter: Parameter) -> str:
        names = [p.name for p in self.inputs]
        return f"x{names.index(parameter.name)}"

    def _output(self, parameter: Parameter) -> str:
        names = [p.name for p in self.outputs]
        return f"y{names.index(parameter.name)}"


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
        Passing.ROWS: "void *",
    }
    return types[slot.passing]
