"""An outlined loop: a block whose body is a call of the iteration."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.numbers.rotations import rotation
from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.replay.outline import Outlined
from ltoad.ir.instructions import Instruction, Phi
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Argument, Constant, Value

MOST_CARRIED = 16
"""Numbers that a run may return."""


class OneBlockLoop:
    """What it takes in, hands on and leaves behind.

    ``carried`` phis are numbers; ``turns`` has those of addresses that are handed round, in their
    order.  ``results`` is what a run of the loop has to return, of which some is ``used_behind``.
    """

    def __init__(self, outlined: Outlined) -> None:
        self.block = outlined.block
        self.phis = list(self.block.phis())
        self.body = self.block.instructions[len(self.phis) : -1]
        users = users_of(outlined.whole)
        self.used_behind = [
            i
            for i in self.block.instructions
            if any(u.parent is not self.block for u in users.get(i, ()))
        ]
        self.turns = {
            phi: turns
            for phi in self.phis
            if is_pointer(phi.type) and (turns := rotation(phi, self.block, self.block)) is not None
        }
        self.carried = [phi for phi in self.phis if phi not in self.turns]
        wanted = [self.next_of(phi) for phi in self.carried]
        wanted += [i for i in self.used_behind if i not in self.turns]
        self.results = list(dict.fromkeys(v for v in wanted if not isinstance(v, Constant)))

    def next_of(self, phi: Phi) -> Value:
        """What a phi is in the next iteration."""
        return phi.incoming_from(self.block)

    def first_of(self, phi: Phi) -> Value:
        """What a phi is in the first iteration."""
        (first,) = (v for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not self.block)
        return first

    def can_be_cut(self) -> bool:
        """Whether few numbers are carried from one iteration to the next, and no address."""
        handed = [*self.carried, *self.results]
        plain = not any(is_pointer(v.type) for v in handed)
        return plain and len(self.results) <= MOST_CARRIED

    def inputs(self, others: Sequence[Value]) -> list[Value]:
        """Values from outside that the body and ``others`` use."""
        inside = {*self.phis, *self.body}
        used = [o for i in self.body for o in i.operands]
        used += [self.next_of(phi) for phi in self.carried]
        return [
            v
            for v in dict.fromkeys([*used, *others])
            if isinstance(v, (Instruction, Argument)) and v not in inside
        ]
