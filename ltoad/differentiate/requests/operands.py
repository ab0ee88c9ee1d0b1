"""The operands of a request, read from left to right: markers, and the values between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.causes.requests import WIDTH
from ltoad.config import MOST_LANES
from ltoad.differentiate.requests.request import marker_name
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import Alloca, Load, Store
from ltoad.ir.module import Module
from ltoad.ir.values import (
    ConstantExpression,
    ConstantInt,
    GlobalReference,
    Value,
    is_null,
)
from ltoad.rules.rows import MarkerRow
from ltoad.rules.table import lookup  # noqa: TID251 -- markers are names of LLVM

_INTERLEAVE = "enzyme_interleave"
_FITTING = ("ptrtoint", "inttoptr")


class Operands:
    """A cursor over the operands that follow a request's function.

    ``wrong`` makes the error for arguments that do not fit.  Behind
    ``enzyme_interleave`` stand the shadows of all arguments that come before it.
    """

    def __init__(
        self,
        call: Call,
        operands: Sequence[Value],
        module: Module,
        wrong: Callable[[str], Unsupported],
    ) -> None:
        self._call = call
        self._module = module
        self._wrong = wrong
        self._position = 0
        if self._shares_declaration:
            operands = [_as_written(o) for o in operands]
        names = [marker_name(o) for o in operands]
        cut = names.index(_INTERLEAVE) if _INTERLEAVE in names else len(names)
        self._operands = list(operands[:cut])
        self._last = list(operands[cut + 1 :])

    @property
    def left(self) -> int:
        """How many operands have not been read."""
        return len(self._operands) - self._position + len(self._last)

    def check_end(self) -> None:
        """Nothing may be left, but for what LLVM has put there."""
        if self.left and not self._is_filled():
            raise self._wrong(f"{self.left} argument{'s' if self.left > 1 else ''} too many")

    @property
    def _shares_declaration(self) -> bool:
        """Whether the request is one of Fortran without an interface, as its name tells."""
        return self._call.callee_name.endswith("_") and not self._call.function_type.variadic

    def _is_filled(self) -> bool:
        """Whether all that is left was put there by LLVM."""
        rest = [*self._operands[self._position :], *self._last]
        return all(map(self.is_filler, rest))

    def is_filler(self, value: Value) -> bool:
        """Whether a value without a marker stands for none, in a request in Fortran.

        Such requests have no interface, and those of one name share a declaration, of which the
        first has made the parameters: LLVM gives those with fewer arguments zeros for the others.
        """
        if not self._shares_declaration:
            return False
        return is_null(value) or (isinstance(value, ConstantInt) and not value.value)

    # Markers

    def marker(self) -> str:
        """The marker that comes next, or ""."""
        if self._position >= len(self._operands):
            return ""
        return marker_name(self._operands[self._position])

    def take_marker(self) -> str:
        """The marker that comes next, which is left behind, or ""."""
        name = self.marker()
        self._position += bool(name)
        return name

    def value_of(self, option: str) -> Value:
        """The value behind an option."""
        if self._position >= len(self._operands) or self.marker():
            raise self._wrong(f"there is no value after {option}")
        self._position += 1
        return self._operands[self._position - 1]

    def width(self, before: int) -> int:
        """The number of lanes behind ``enzyme_width``, if that agrees with one given before."""
        width = self.constant(self.value_of("enzyme_width"))
        if width is None or not 1 <= width <= MOST_LANES:
            raise Unsupported(
                self._call,
                "the width of this request is no constant between 1 and "
                f"{MOST_LANES} that is known at link time",
                WIDTH,
            )
        if before not in (1, width):
            raise self._wrong(f"the widths {before} and {width} contradict each other")
        return width

    # Values

    def next(self, what: str) -> Value:
        """The value that comes next."""
        if self._position >= len(self._operands):
            raise self._wrong(f"{what} is missing")
        value = self._operands[self._position]
        if marker_name(value):
            raise self._wrong(f"there is a marker where {what} belongs")
        self._position += 1
        return value

    def last(self, what: str) -> Value:
        """What belongs to an argument or follows all: next, or behind ``enzyme_interleave``."""
        return self._last.pop(0) if self._last else self.next(what)

    def constant(self, value: Value) -> int | None:
        """A number that is known now, also one that Fortran passes by reference."""
        if isinstance(value, Load):
            value = value.pointer
        if isinstance(value, GlobalReference) and self._module.has_global(value.name):
            variable = self._module.global_variable(value.name)
            value = variable.initializer or value if variable.is_constant else value
        if isinstance(value, Alloca):
            value = self._only_value(value) or value
        return value.value if isinstance(value, ConstantInt) else None

    def _only_value(self, variable: Alloca) -> Value | None:
        """What lies in a variable that is made for this call alone, as flang does."""
        block = self._call.parent
        function = block.parent if block is not None else None
        users = [i for i in function.instructions() if variable in i.operands] if function else []
        stores = [i for i in users if isinstance(i, Store) and i.value is not variable]
        others = [i for i in users if i not in stores and i is not self._call]
        marks = all(isinstance(i, Call) and _is_marker(i) for i in others)
        return stores[0].value if len(stores) == 1 and marks else None


def _as_written(value: Value) -> Value:
    """An operand before LLVM has made it fit another request's parameter: addresses and lengths of
    texts, which stand behind all arguments, become each other."""
    if isinstance(value, (ConstantExpression, Instruction)) and value.opcode in _FITTING:
        return value.operands[0]
    return value


def _is_marker(call: Call) -> bool:
    return isinstance(lookup(call.callee_name), MarkerRow)
