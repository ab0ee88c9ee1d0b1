"""Loops whose vector code would wait for its own stores.

``for j: for i > j: y[i] += ...`` goes over ``y`` again and again, each time from one element later.
In scalar code each load gets the value of one earlier store from the processor's store buffer. A
vector load covers halves of two earlier stores, and has to wait until both have reached the
cache (Intel, "64 and IA-32 Architectures Optimization Reference Manual", Store Forwarding).  If the
runs are short, that is soon afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store

_ALIGNED = 64
"""Bytes by which runs may be shifted without vectors meeting halves of others."""


class ShortRuns:
    """Finds such loops among the innermost ones of a function."""

    def __init__(self, form: NormalForm, layout: DataLayout, subscripts: Subscripts) -> None:
        self._form = form
        self._layout = layout
        self._subscripts = subscripts

    def updating(self) -> Iterator[Loop]:
        """Loops that update elements in place, each run shifted against the one before."""
        for loop in self._candidates():
            if any(updated for _, updated in self._loads(loop)):
                yield loop

    def reading(self) -> Iterator[tuple[Loop, list[Load]]]:
        """Loops with loads from such places, which their adjoints update.

        Where the loop itself updates a place, the adjoint only reads.
        """
        for loop in self._candidates():
            loads = [load for load, updated in self._loads(loop) if not updated]
            if loads:
                yield loop, loads

    def _loads(self, loop: Loop) -> list[tuple[Load, bool]]:
        """Loads from such places, and whether the place is stored to as well."""
        accesses = list(self._shifted(loop))
        stores = [access for access in accesses if isinstance(access, Store)]
        return [
            (load, any(self._same_place(load, store) for store in stores))
            for load in accesses
            if isinstance(load, Load)
        ]

    def _candidates(self) -> Iterator[Loop]:
        for loop in self._form.loops:
            if loop.parent is not None and not loop.children:
                yield loop

    def _shifted(self, loop: Loop) -> Iterator[Load | Store]:
        """Accesses to consecutive elements, from another one on in each iteration around."""
        assert loop.parent is not None
        inner, outer = (self._form.loops[at].counter for at in (loop, loop.parent))
        for block in self._form.flow.ordered(loop.blocks):
            for access in block.instructions:
                if not isinstance(access, (Load, Store)):
                    continue
                offset = self._subscripts.address(access.pointer, access).offset
                step, shift = (offset.step(at) for at in (inner, outer))
                size = self._layout.size_of(access.access_type)
                if step is None or not shift or abs(step) != size:
                    continue
                if abs(shift) < _ALIGNED:
                    yield access

    def _same_place(self, load: Load, store: Store) -> bool:
        one = self._subscripts.address(load.pointer, load)
        other = self._subscripts.address(store.pointer, store)
        return one.base is other.base and one.offset.terms == other.offset.terms
