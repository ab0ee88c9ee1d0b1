"""The tangent function: the primal with derived values beside the active ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import Users, users_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.plan.lane_loops import lane_loops
from ltoad.differentiate.sweeps.lane_sweep import Lanes, write_lanes
from ltoad.differentiate.sweeps.tangent_writer import TangentWriter
from ltoad.differentiate.tape.frame import Frame
from ltoad.ir.instructions import BasicBlock, Branch, Instruction, Phi, Return
from ltoad.ir.values import Value

WriteReturn = Callable[["TangentSweep", Instruction], None]


class TangentSweep(TangentWriter):
    """Writes the whole function."""

    def __init__(
        self,
        facts: Facts,
        frame: Frame,
        services: Services,
        width: int,
        arguments: dict[Value, Value],
        derived: dict[Value, Sequence[Value]],
        on_return: WriteReturn,
    ) -> None:
        super().__init__(facts, frame, services, width)
        self._values |= arguments
        self._derived |= derived
        self._on_return = on_return
        self._lane_loops: dict[BasicBlock, Loop] = {
            loop.header: loop for loop in lane_loops(facts, width)
        }
        self._users: Users = users_of(facts.form.function) if self._lane_loops else {}
        self._lanes: dict[BasicBlock, Lanes] = {}
        """By the header of a loop that runs once for each lane."""
        self._plain: set[BasicBlock] = set()
        """The blocks of such loops, which are as the primal's."""

    def write(self) -> BasicBlock:
        """Write all blocks; returns the entry's copy."""
        written = self._write_blocks(self.facts.form.flow.order)
        self._finish_phis()
        return written[0]

    def _write_block(self, block: BasicBlock) -> None:
        loop = self._lane_loops.get(block)
        if loop is not None:
            self._write_lanes(loop)
        super()._write_block(block)

    def _write_lanes(self, loop: Loop) -> None:
        made = write_lanes(self, loop, self._users)
        if made is None:
            return
        header = self._blocks[loop.header]
        end = self._blocks[self.facts.form.loops[loop].preheader].terminator
        assert isinstance(end, Branch)
        end.targets = [made.first if t is header else t for t in end.targets]
        self.builder.position(made.last)
        self.builder.br(header)
        self.builder.position(header)
        self._derived |= made.derived
        self._lanes[loop.header] = made
        self._plain |= loop.blocks

    def _has_derived_phis(self, phi: Phi) -> bool:
        return phi.parent not in self._plain and super()._has_derived_phis(phi)

    def _finish_derived(self, phi: Phi, value: Value, block: BasicBlock) -> None:
        if phi.parent not in self._plain:
            super()._finish_derived(phi, value, block)

    def _origin(self, phi: Phi, block: BasicBlock) -> BasicBlock:
        assert phi.parent is not None
        lanes = self._lanes.get(phi.parent)
        inside = lanes is not None and block in self._plain
        return super()._origin(phi, block) if lanes is None or inside else lanes.last

    def _write_both(self, instruction: Instruction) -> None:
        if isinstance(instruction, Return):
            self._on_return(self, instruction)
        elif instruction.parent in self._plain:
            self.copy(instruction)
        else:
            super()._write_both(instruction)
