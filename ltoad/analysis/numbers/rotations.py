"""Pointers that take turns: phis of a loop that pass their values on to each other in a circle.

The two buffers of a time step are such pointers.  In one iteration each of them leads to another
place than the others, though any of them comes by every place in time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ltoad.analysis.numbers.subscripts import Address, Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Phi
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value


def rotation(value: Value, header: BasicBlock, latch: BasicBlock) -> tuple[Phi, ...] | None:
    """Header phis that hand pointers round; each takes the value of the next; None if not so."""
    turns: list[Phi] = []
    here = value
    while isinstance(here, Phi) and here.parent is header and here not in turns:
        turns.append(here)
        here = here.incoming_from(latch)
    if here is not value or not turns or not is_pointer(value.type):
        return None
    return tuple(turns)


class Rotations:
    """Answers for one function."""

    def __init__(self, form: NormalForm, subscripts: Subscripts) -> None:
        self._form = form
        self._subscripts = subscripts
        self._loops = {loop.header: loop for loop in form.loops}

    def starts(
        self, one: Address, other: Address, around: Loop | None
    ) -> Iterator[tuple[Address, Address]]:
        """What two addresses can be in one iteration of ``around``, by where it all started.

        Nothing, if they do not belong to two pointers that a loop around hands round.
        """
        found = self._turns(one.base, other.base, around)
        if found is None:
            return
        loop, turns, distance = found
        preheader = self._form.loops[loop].preheader
        firsts = [
            self._subscripts.address(phi.incoming_from(preheader), preheader.terminator)
            for phi in turns
        ]
        for place, first in enumerate(firsts):
            second = firsts[(place + distance) % len(firsts)]
            yield _moved(one, first), _moved(other, second)

    def _turns(
        self, one: Value, other: Value, around: Loop | None
    ) -> tuple[Loop, tuple[Phi, ...], int] | None:
        """The loop, its pointers, and how many turns the one is behind the other."""
        if one is other or not isinstance(one, Phi) or one.parent is None or around is None:
            return None
        loop = self._loops.get(one.parent)
        if loop is None or loop not in around.chain:
            return None
        turns = rotation(one, loop.header, self._form.loops[loop].latch)
        if turns is None or other not in turns:
            return None
        return loop, turns, turns.index(other)


def _moved(address: Address, start: Address) -> Address:
    return replace(address, base=start.base, offset=start.offset + address.offset)
