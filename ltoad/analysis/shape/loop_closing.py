"""Loop-closed SSA form: a value of a loop is used outside through phis of its exits only."""

from __future__ import annotations

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.ssa import ReachingDefinition, trivial
from ltoad.analysis.shape.users import all_operands, users_of
from ltoad.ir.builder import Names
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Function, Instruction, Phi
from ltoad.ir.values import Value


class LoopCloser:
    """Closes one loop after the other, innermost loops first.

    Only uses in ``returning`` blocks matter.  The users of all values are
    collected once; a new phi becomes a user of what it joins.
    """

    def __init__(
        self,
        function: Function,
        flow: ControlFlow,
        names: Names,
        returning: set[BasicBlock],
    ) -> None:
        self._flow = flow
        self._names = names
        self._returning = returning
        self._users = users_of(function)

    def close(self, loop: Loop) -> None:
        exits = list(dict.fromkeys(t for _, t in loop.exit_edges() if t in self._returning))
        for block in self._flow.ordered(loop.blocks):
            for value in block.instructions:
                users = self._users.get(value, ())
                outside = [u for u in users if self._escapes(u, value, loop)]
                if outside:
                    self._close_value(value, loop, exits, outside)

    def _escapes(self, user: Instruction, value: Value, loop: Loop) -> bool:
        if isinstance(user, Phi):
            return any(
                v is value and b not in loop.blocks and b in self._returning
                for v, b in zip(user.operands, user.blocks, strict=True)
            )
        block = user.parent
        if block in loop.blocks or block not in self._returning:
            return False
        return value in all_operands(user)

    def _close_value(
        self,
        value: Instruction,
        loop: Loop,
        exits: list[BasicBlock],
        outside: list[Instruction],
    ) -> None:
        definitions: dict[BasicBlock, Value] = {}
        new: list[Phi] = []
        # what throws has no result
        home = value.normal if isinstance(value, Invoke) else value.parent
        assert home is not None
        for target in exits:
            if self._flow.dominates(home, target):
                new.append(self._exit_phi(value, target))
                definitions[target] = new[-1]
        search = ReachingDefinition(
            value.type, definitions, self._flow.predecessors, self._names, value.name + ".lcssa"
        )
        for user in outside:
            self._connect(user, value, loop, definitions, search)
        phis: list[Instruction] = [*new, *self._fold(search.inserted, outside)]
        for user in outside:
            for operand in dict.fromkeys(o for o in all_operands(user) if o in phis):
                self._note(user, operand)
        for joining in phis:
            for used in joining.operands:
                self._note(joining, used)

    def _connect(
        self,
        user: Instruction,
        value: Instruction,
        loop: Loop,
        definitions: dict[BasicBlock, Value],
        search: ReachingDefinition,
    ) -> None:
        """Let a user outside have what the value is called there."""
        if not isinstance(user, Phi):
            assert user.parent is not None
            remap(user, {value: self._reaching(user.parent, definitions, search)})
            return
        for i, (operand, block) in enumerate(zip(user.operands, user.blocks, strict=True)):
            if operand is value and block not in loop.blocks and block in self._returning:
                user.operands[i] = self._reaching(block, definitions, search)

    def _fold(self, inserted: list[Phi], users: list[Instruction]) -> list[Phi]:
        """Remove phis that join one value only, as at the head of a later loop; returns the others.

        That loop may be closed already, and its own phi would be used behind it.
        """
        resolved = trivial(inserted)
        rest = [phi for phi in inserted if phi not in resolved]
        for phi in resolved:
            assert isinstance(phi, Phi)
            assert phi.parent is not None
            phi.parent.instructions.remove(phi)
        for user in (*users, *rest):
            remap(user, resolved)
        return rest

    def _note(self, user: Instruction, value: Value) -> None:
        users = self._users.setdefault(value, [])
        if not users or users[-1] is not user:
            users.append(user)

    def _reaching(
        self, block: BasicBlock, definitions: dict[BasicBlock, Value], search: ReachingDefinition
    ) -> Value:
        """What the value is called at the end of a block outside the loop."""
        above = [d for d in definitions if self._flow.dominates(d, block)]
        # Where one exit dominates, no other exit's phi can come in between.
        return definitions[above[0]] if len(above) == 1 else search.at_end(block)

    def _exit_phi(self, value: Instruction, target: BasicBlock) -> Phi:
        phi = Phi(value.type, name=self._names.fresh(value.name + ".lcssa"))
        for predecessor in self._flow.predecessors[target]:
            for successor in predecessor.successors:
                if successor is target:
                    phi.add_incoming(value, predecessor)
        target.insert(sum(1 for _ in target.phis()), phi)
        return phi


def handed_out(phi: Phi) -> Invoke | None:
    """The invoke whose result a phi hands out of a loop, if that is left when the invoke returns.

    The phi stands in the normal destination, where a derivative first has to take the result out of
    what it called.
    """
    for value in phi.operands:
        if isinstance(value, Invoke) and value.normal is phi.parent:
            return value
    return None
