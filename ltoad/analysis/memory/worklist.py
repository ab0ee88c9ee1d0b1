"""Which instructions an analysis visits again: those that read what has changed since."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from ltoad.analysis.shape.users import users_of
from ltoad.ir.instructions import Function, Instruction


class Worklist:
    """The instructions of a function, in rounds in program order, until nothing changes.

    An instruction reads its operands, and the facts that :meth:`read` was told of at its last
    visits.  :meth:`changed` is told of instructions, for their result, and of facts.
    """

    def __init__(self, function: Function) -> None:
        self._order = list(function.instructions())
        self._waits = dict.fromkeys(self._order, True)
        self._readers: dict[Hashable, dict[Instruction, None]] = {
            value: dict.fromkeys(users) for value, users in users_of(function).items()
        }
        self._visited: Instruction | None = None
        self._is_any = True

    @property
    def is_any(self) -> bool:
        """Whether another round has anything to visit."""
        return self._is_any

    def round(self) -> Iterator[Instruction]:
        """All instructions that wait when it is their turn."""
        self._is_any = False
        for instruction in self._order:
            if self._waits[instruction]:
                self._waits[instruction] = False
                self._visited = instruction
                yield instruction
        self._visited = None

    def read(self, fact: Hashable) -> None:
        """The instruction that is being visited rests on a fact."""
        if self._visited is not None:
            self._readers.setdefault(fact, {})[self._visited] = None

    def changed(self, fact: Hashable) -> None:
        """Have everything visited again that read a fact, or the result of an instruction."""
        for reader in self._readers.get(fact, ()):
            self._waits[reader] = True
            self._is_any = True
