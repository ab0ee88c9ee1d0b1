"""In which loops a value changes: the tape has no entry for each iteration of the others.

A pointer that is loaded for each k in a loop over i and k is the same for all i.
LLVM cannot move such a load out of the loops, but one entry for each k is enough.

Strict aliasing helps here: where a loop loads a pointer in each iteration, no store of a float in
the loop can have overwritten it, or the next load would find a float.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.overwrite import Overwrites
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Call, Instruction, Phi
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import FloatType, is_pointer
from ltoad.ir.values import Value
from ltoad.rules.registrars import words

_FORMULAS = frozenset(
    words(
        """
        add sub mul and or xor shl lshr ashr sext zext trunc getelementptr select icmp freeze
        ptrtoint inttoptr bitcast
        """
    )
)
_DEPTH = 24


class Variation:
    """Answers for one function."""

    def __init__(self, form: NormalForm, overwrites: Overwrites, types: MemoryTypes) -> None:
        self._form = form
        self._overwrites = overwrites
        self._types = types
        self._known: dict[tuple[Value, Loop], bool] = {}
        self._starts: dict[Value, tuple[Value, ...]] = {}
        for info in form.loops.values():
            self._starts[info.counter] = ()
            for phi, found in info.inductions.items():
                self._starts[phi] = (found.start, *([found.stride] if found.stride else []))

    def loops(self, value: Value) -> tuple[Loop, ...]:
        """The loops around a value, outermost first, that give it another value."""
        chain = self._form.loop_chain(value)
        if not isinstance(value, Load) and not self._is_function(value):
            return chain
        return tuple(loop for loop in chain if self._varies(value, loop, _DEPTH))

    def _is_function(self, value: Value) -> bool:
        """Whether this is a mathematical function's value: LLVM leaves it in its loop since it may
        set ``errno``."""
        return isinstance(value, Call) and self._form.rows.is_function(value)

    def _varies(self, value: Value, loop: Loop, depth: int) -> bool:
        if not isinstance(value, Instruction) or value.parent not in loop.blocks:
            return False
        if depth == 0:
            return True
        if (value, loop) not in self._known:
            self._known[value, loop] = self._is_varied(value, loop, depth - 1)
        return self._known[value, loop]

    def _float_stores(self, load: Load) -> Callable[[Instruction], bool]:
        """What cannot have written a pointer that is loaded once more."""
        is_address = is_pointer(load.type) and self._types.tagged_kind(load) is ADDRESS

        def is_harmless(writer: Instruction) -> bool:
            if not is_address or not isinstance(writer, Store):
                return False
            return isinstance(self._types.tagged_kind(writer), FloatType)

        return is_harmless

    def _is_varied(self, value: Instruction, loop: Loop, depth: int) -> bool:
        if isinstance(value, Phi):
            if value.parent is loop.header or value not in self._starts:
                return True
            return any(self._varies(start, loop, depth) for start in self._starts[value])
        if isinstance(value, Load):
            if not value.is_plain:
                return True
            if self._overwrites.written_in(value, loop, self._float_stores(value)):
                return True
        elif value.opcode not in _FORMULAS and not self._is_function(value):
            return True
        return any(self._varies(operand, loop, depth) for operand in value.operands)
