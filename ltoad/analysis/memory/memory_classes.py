"""The memory of a function in classes that never overlap, for what LLVM is told of aliases."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.pointers import Pointers
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.values import Value

_MOST_ORIGINS = 48
_MOST_CLASSES = 8
_MOST_PLACES = 32
"""Accesses to one object that are compared with one another."""


class MemoryClasses:
    """Classes by number, from 0; ``count`` is at least 1.

    Origins are in one class if they may be the same memory, in one step or several.  An object
    by itself, such as a workspace that is carved into vectors, is several classes if the accesses
    to it are ``apart``: never at the same place.
    """

    def __init__(
        self,
        function: Function,
        pointers: Pointers,
        may_alias: Callable[[Origin, Origin], bool],
        apart: Callable[[MemoryAccess, MemoryAccess], bool],
    ) -> None:
        self._pointers = pointers
        self._classes: dict[Origin, frozenset[int]] = {}
        self._of_pointer: dict[Value, frozenset[int]] = {}
        self.count = 1
        accesses = [i for i in function.instructions() if isinstance(i, MemoryAccess)]
        origins = list(dict.fromkeys(o for a in accesses for o in pointers.of(a.pointer)))
        if len(origins) > _MOST_ORIGINS:
            return
        groups = _united(origins, may_alias)
        self.count = max(min(len(groups), _MOST_CLASSES), 1)
        for number, group in enumerate(groups):
            here = frozenset([min(number, _MOST_CLASSES - 1)])
            self._classes.update(dict.fromkeys(group, here))
        passed = {o for i in function.instructions() if isinstance(i, Call) for o in i.operands}
        for group in groups:
            if len(group) == 1:
                inside = [a for a in accesses if pointers.of(a.pointer).keys() == set(group)]
                self._divide(group[0], inside, passed, apart)

    def of(self, pointer: Value) -> frozenset[int] | None:
        """The classes that a pointer may lead to; None if any."""
        if pointer in self._of_pointer:
            return self._of_pointer[pointer]
        origins = self._pointers.of(pointer)
        if not origins or any(o not in self._classes for o in origins):
            return None
        return frozenset().union(*(self._classes[o] for o in origins))

    def of_access(self, access: Instruction) -> frozenset[int] | None:
        """The classes that an instruction accesses; None if any."""
        return self.of(access.pointer) if isinstance(access, MemoryAccess) else None

    def _divide(
        self,
        origin: Origin,
        accesses: list[MemoryAccess],
        passed: set[Value],
        apart: Callable[[MemoryAccess, MemoryAccess], bool],
    ) -> None:
        """Make several classes of an object, if there are still some to give."""
        room = _MOST_CLASSES - self.count
        if len(accesses) > _MOST_PLACES or room < 1:
            return
        groups: list[list[MemoryAccess]] = []
        for access in accesses:
            near = [
                g
                for g in groups
                if any(o.pointer is access.pointer or not apart(access, o) for o in g)
            ]
            groups = [g for g in groups if g not in near]
            groups.append([access, *(other for g in near for other in g)])
        if not 1 < len(groups) <= room + 1:
            return
        (first,) = self._classes[origin]
        numbers = [first, *range(self.count, self.count + len(groups) - 1)]
        self.count += len(groups) - 1
        self._classes[origin] = frozenset(numbers)
        for number, group in zip(numbers, groups, strict=True):
            for access in group:
                if access.pointer not in passed:  # a call may touch more than is accessed there
                    self._of_pointer[access.pointer] = frozenset([number])


def _united(
    origins: list[Origin], may_alias: Callable[[Origin, Origin], bool]
) -> list[list[Origin]]:
    """Groups of origins that may be one."""
    groups: list[list[Origin]] = []
    for origin in origins:
        near = [g for g in groups if any(may_alias(origin, o) for o in g)]
        groups = [g for g in groups if g not in near]
        groups.append([origin, *(o for g in near for o in g)])
    return sorted(groups, key=lambda group: min(map(origins.index, group)))
