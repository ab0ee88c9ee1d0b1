"""In which members of a struct in registers addresses are.

Rust returns a slice as its address and its length.  A length is no address, which matters where it
is passed on: a function may keep it in a register in which there is an address at other times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.summaries import ANY_MEMBER, ANYWHERE_IN_RESULT, CallSummary
from ltoad.ir.instructions import Call, IndexedAggregate, Instruction
from ltoad.ir.types import StructType
from ltoad.ir.values import Value

_JOINING = frozenset(("phi", "select", "freeze"))


class Members:
    """The addresses in structs of one function; ``of`` tells where a value may point."""

    def __init__(
        self,
        of: Callable[[Value], Mapping[Origin, Congruence]],
        summary_of: Callable[[Call], CallSummary],
    ) -> None:
        self._of = of
        self._summary_of = summary_of

    def sources(self, instruction: Instruction) -> Iterable[Value]:
        """The values that the result of an instruction may be, or be a part of."""
        if isinstance(instruction, IndexedAggregate) and instruction.opcode == "extractvalue":
            return self._parts(instruction.operands[0], instruction.indices[0])
        return instruction.operands

    def with_addresses(self, value: Value) -> frozenset[int]:
        """The members of a value in which there are addresses."""
        if not isinstance(value.type, StructType):
            return ANYWHERE_IN_RESULT
        return frozenset(
            index
            for index in range(len(value.type.elements))
            if any(self._of(part) for part in self._parts(value, index))
        )

    def _parts(self, value: Value, index: int) -> Iterable[Value]:
        """What a member of a struct is made of, as far as that can be told."""
        pending, seen = [value], {value}
        while pending:
            struct = pending.pop()
            if isinstance(struct, Call):
                members = self._summary_of(struct).members
                if index in members or ANY_MEMBER in members:
                    yield struct
                continue
            if isinstance(struct, IndexedAggregate) and struct.opcode == "insertvalue":
                base, inserted = struct.operands
                inside = struct.indices[0] == index
                if inside:
                    yield inserted
                sources = [] if inside and len(struct.indices) == 1 else [base]
            elif isinstance(struct, Instruction) and struct.opcode in _JOINING:
                sources = list(struct.operands)
            else:
                yield struct
                continue
            pending += [s for s in sources if s not in seen]
            seen.update(sources)
