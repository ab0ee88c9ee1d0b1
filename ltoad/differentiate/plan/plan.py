"""The plan of a derivative: everything decided before any of it is written.

:mod:`ltoad.differentiate.plan.make` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.plan.control import ReverseControl
from ltoad.differentiate.plan.gathers import Gather
from ltoad.differentiate.plan.idle import Idle
from ltoad.differentiate.plan.kept_blocks import KeptBlocks
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.recompute import Recomputation
from ltoad.differentiate.shadows.deferral import frees_shadow
from ltoad.differentiate.tape.slots import Slot
from ltoad.differentiate.tape.tape import Tape
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.memory import Store
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Plan:
    """Decisions for one function and key, shared by the modes of the pair.

    ``slots`` has the stored nodes; what is needed and not stored is computed
    again.  ``loops`` are those that a slot has entries for.  ``tapes`` keeps, for split
    calls, the callee's tape, and for sorting calls the permutation.  ``arrays`` has the
    copies of arrays that library routines read, by operand.  ``delayed``
    are stores that are executed after the reverse sweep, ``delayed_slots`` the
    slots of value, address and of the flag that they were reached, ``dropped`` stores
    that are not executed at all.  ``shadowed`` are
    pointers whose shadow the forward sweep computes.  ``arena_shadows`` are
    allocations whose shadow lives in the arena.  ``ascending`` are loops whose
    reverse runs forwards, ``short_runs`` those whose adjoint is only worth vectors if
    it is long, ``gathers`` those whose adjoint is written place by place, ``idle`` is
    what is left out where its results were not chosen.  ``blocks`` are
    copies of memory, beside the slots.  ``problems`` are constructs without a derivative.
    """

    facts: Facts
    control: ReverseControl
    recomputation: Recomputation
    tape: Tape
    slots: dict[Node, Slot]
    loops: dict[Node, tuple[Loop, ...]]
    blocks: KeptBlocks
    calls: dict[Call, CallPlan]
    tapes: dict[Call, Slot]
    arrays: dict[Call, dict[int, Slot]]
    delayed: list[Store]
    delayed_slots: dict[Store, tuple[Slot, Slot, Slot]]
    dropped: set[Store]
    shadowed: set[Value]
    arena_shadows: frozenset[Call]
    ascending: set[Loop]
    short_runs: set[Loop]
    gathers: dict[Loop, Gather]
    idle: Idle
    problems: tuple[Unsupported, ...]

    @property
    def uses_arena(self) -> bool:
        return self.tape.uses_arena or bool(self.tapes) or bool(self.arrays) or bool(self.blocks)

    @property
    def kept_chains(self) -> list[tuple[Loop, ...]]:
        """For whatever the tape keeps, the loops that it has entries for."""
        chain = self.facts.form.loop_chain
        chains = [self.loops[node] for node in self.slots]
        return chains + [chain(load) for block in self.blocks for load in block.loads]

    def frees_shadow(self, block: Value) -> bool:
        """Whether who frees a block has to free a shadow as well."""
        return frees_shadow(block, self.facts, self.arena_shadows)
