"""The memory of a function in classes that never overlap, for what LLVM is told of aliases."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.origins import Origin
from ltoad.analysis.pointers import Pointers
from ltoad.ir.instructions import Function, Instruction, MemoryAccess
from ltoad.ir.values import Value

_MOST_ORIGINS = 48
_MOST_CLASSES = 8


class MemoryClasses:
    """Classes by number, from 0; ``count`` is at least 1.

    Origins are in one class if they may be the same memory, in one step or several.
    """

    def __init__(
        self,
        function: Function,
        pointers: Pointers,
        may_alias: Callable[[Origin, Origin], bool],
    ) -> None:
        self._pointers = pointers
        self._class: dict[Origin, int] = {}
        accesses = [i for i in function.instructions() if isinstance(i, MemoryAccess)]
        origins = list(
            dict.fromkeys(o for a in accesses if a.operands for o in pointers.of(a.pointer))
        )
        if len(origins) <= _MOST_ORIGINS:
            self._unite(origins, may_alias)
        self.count = max(self._class.values(), default=0) + 1

    def of(self, pointer: Value) -> frozenset[int] | None:
        """The classes that a pointer may lead to; None if any."""
        origins = self._pointers.of(pointer)
        if not origins or any(o not in self._class for o in origins):
            return None
        return frozenset(self._class[o] for o in origins)

    def of_access(self, access: Instruction) -> frozenset[int] | None:
        """The classes that an instruction accesses; None if any."""
        if not isinstance(access, MemoryAccess) or access.opcode == "fence":
            return None
        return self.of(access.pointer)

    def _unite(self, origins: list[Origin], may_alias: Callable[[Origin, Origin], bool]) -> None:
        groups: list[list[Origin]] = []
        for origin in origins:
            near = [g for g in groups if any(may_alias(origin, o) for o in g)]
            groups = [g for g in groups if g not in near]
            groups.append([origin, *(o for g in near for o in g)])
        groups.sort(key=lambda group: min(map(origins.index, group)))
        for number, group in enumerate(groups):
            self._class.update(dict.fromkeys(group, min(number, _MOST_CLASSES - 1)))
