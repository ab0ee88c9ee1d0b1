"""What the language of a function promises that its instructions do not say."""

from __future__ import annotations

from ltoad.ir.instructions import Function
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.metadata import MetadataReference
from ltoad.ir.module import Module

_FORTRAN_ROOT = "Flang function root"
_DEEPEST = 16


class Languages:
    """Tells languages by the roots of the type descriptors (TBAA) that accesses carry."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._fortran: dict[str, bool] = {}

    def is_exact(self, function: Function) -> bool:
        """Whether signed integers do not overflow in a function, though LLVM is not told.

        In Fortran a program whose integers overflow does not conform (ISO/IEC 1539-1:2018,
        10.1.5.2.4); flang marks arithmetic accordingly from version 20 on.
        """
        accesses = (i for i in function.instructions() if isinstance(i, MemoryAccess))
        return any(map(self.is_of_fortran, accesses))

    def is_of_fortran(self, access: MemoryAccess) -> bool:
        """Whether an access was written in Fortran.

        There EQUIVALENCE lays numbers over numbers, but nothing over addresses.
        """
        tag = access.metadata_node("tbaa")
        return tag is not None and self._is_fortran(tag)

    def _is_fortran(self, tag: str) -> bool:
        if tag not in self._fortran:
            self._fortran[tag] = self._root(tag).startswith(_FORTRAN_ROOT)
        return self._fortran[tag]

    def _root(self, reference: str) -> str:
        """The name of the node that all parents lead to."""
        if not reference[1:].isdigit():
            return ""
        node = self._module.metadata(int(reference[1:]))
        for _ in range(_DEEPEST):
            parents = [o for o in node.operands if isinstance(o, MetadataReference)]
            if not parents:
                return str(node.operands[0]).strip('"') if node.operands else ""
            node = self._module.metadata(parents[0].number)
        return ""
