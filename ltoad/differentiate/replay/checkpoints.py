"""Loops whose reverse sweep goes back to checkpoints, within a bound on the tape.

A checkpoint holds what the iterations of a loop overwrite and read again: the
state.  The forward sweep runs pieces of the loop and keeps the state before each;
the reverse sweep gives memory that state back, and differentiates the piece in the
same way, down to single iterations (Griewank and Walther, "Algorithm 799: revolve",
2000, with pieces of equal length).  The state is made of whole objects whose
extent is known, and of the intervals that stores certainly cover.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.regions import Region
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.shape.loops import Loop
from ltoad.causes.code import CHECKPOINTS
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.intervals import Block, Intervals
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.replay.outline import Body
from ltoad.differentiate.replay.replay import (
    Judge,
    Objection,
    leaves_in_the_middle,
    loops_with_inner_values,
)
from ltoad.differentiate.replay.turns import LiveBuffers, live_buffers
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Branch, Call, Instruction, Switch
from ltoad.ir.memory import Alloca, MemoryAccess, Store
from ltoad.ir.module import Module
from ltoad.ir.types import is_pointer
from ltoad.ir.values import ConstantInt, GlobalReference, Value
from ltoad.rules.rows import AllocationRow, TransferRow


@dataclass(frozen=True, slots=True)
class Checkpointing:
    """A loop with checkpoints.

    ``state`` is what each holds, in terms of values outside the loop and its header phis.
    ``visible``: others see the memory, so it gets its last contents back.
    """

    loop: Loop
    body: Body
    state: tuple[Block, ...]
    visible: bool


def find_checkpointing(
    plan: Plan,
    module: Module,
    repeats: Callable[[str], bool],
    only: Collection[Loop] | None = None,
    *,
    inner: bool = True,
) -> tuple[Checkpointing | None, list[Objection]]:
    """The outermost loop with a tape, one of ``only`` if these are given, that can go back to
    checkpoints.

    Loops inside others are asked only if ``inner``.  With it come the reasons why others that
    contain it cannot.
    """
    facts = plan.facts
    objections: list[Objection] = []
    promising = loops_with_tapes(plan)
    pending = list(facts.form.forest.roots)
    while pending:
        loop = pending.pop(0)
        if loop not in promising:
            continue
        if only is not None and loop not in only:
            pending += loop.children
            continue
        found = _Judge(facts, module, loop, repeats).judge()
        if isinstance(found, Checkpointing):
            if only is not None or _saves_memory(found, plan):
                return found, objections
            found = Objection(loop, "its states would take more than its tape", is_small=True)
        objections.append(found)
        pending += loop.children if inner else ()
    return None, objections


def find_leaving(
    plan: Plan,
    module: Module,
    repeats: Callable[[str], bool],
    only: Collection[Loop] | None = None,
) -> Loop | None:
    """A loop around all others that can go back to checkpoints once it is left at its end only.

    It is one of ``only`` if these are given, wherever they are.
    """
    roots = [loop for loop in plan.facts.form.forest.roots if loop in loops_with_tapes(plan)]
    for loop in roots if only is None else only:
        if not leaves_in_the_middle(plan.facts, loop) or not _may_be_redirected(loop):
            continue
        found = _Judge(plan.facts, module, loop, repeats).judge(leaving=True)
        if isinstance(found, Checkpointing) and (only or _saves_memory(found, plan)):
            return loop
    return None


def _may_be_redirected(loop: Loop) -> bool:
    """Whether no exception leaves a loop, or brings it back to its start."""
    sources = [source for source, _ in loop.exit_edges()] + loop.latches
    return all(isinstance(source.terminator, (Branch, Switch)) for source in sources)


def unmarkable(objection: Objection) -> Unsupported:
    """That a loop which the program marks cannot have checkpoints."""
    instruction = objection.instruction or objection.loop.header.instructions[0]
    return Unsupported(
        instruction,
        f"a loop is marked for checkpoints, but {objection.reason}",
        CHECKPOINTS,
    )


_FEW = 64
"""Iterations whose tape is no matter, unless loops inside have tapes of their own."""


def loops_with_tapes(plan: Plan) -> set[Loop]:
    """The loops whose tape may be long."""
    form = plan.facts.form
    found = loops_with_inner_values(plan)
    found.update(loop for call in plan.tapes for loop in form.loop_chain(call))
    for loop in {loop for chain in plan.kept_chains for loop in chain}:
        trips = form.loops[loop].trip_count
        if not isinstance(trips, ConstantInt) or trips.value >= _FEW:
            found.add(loop)
    return found


def _saves_memory(found: Checkpointing, plan: Plan) -> bool:
    """Not where each iteration keeps a few numbers, and a state has as many as the run tells."""
    form = plan.facts.form
    if found.loop in loops_with_inner_values(plan):
        return True
    if any(found.loop in form.loop_chain(call) for call in plan.tapes):
        return True
    return all(block.size.as_constant() is not None for block in found.state)


class _Judge(Judge):
    """Looks at all that one loop does, where each iteration starts from a checkpoint."""

    def __init__(
        self, facts: Facts, module: Module, loop: Loop, repeats: Callable[[str], bool]
    ) -> None:
        super().__init__(facts, loop, repeats)
        self._module = module
        self._intervals = Intervals(
            facts.form,
            facts.layout,
            loop,
            facts.overwrites.subscripts,
            facts.overwrites.conditions,
        )

    def judge(self, *, leaving: bool = False) -> Checkpointing | Objection:
        """What checkpoints hold; ``leaving``: it does not matter where the loop is left."""
        objection = self._shape_objection(leaving=leaving)
        if objection is not None:
            return objection
        accesses = self._accesses()
        live = live_buffers(self._facts, self._loop, self._intervals)
        blocks: dict[Block, None] = {}
        for access, regions in accesses.items():
            if any(self._facts.is_shared_origin(r.origin) for r in regions):
                return Objection(self._loop, "threads share the memory that it changes", access)
            state = self._state(access, regions)
            if access in live and all(self._is_private(r.origin) for r in regions):
                state = _with_whole_objects(live[access], state)
            if state is None:
                return Objection(self._loop, "memory of unknown extent has to be kept", access)
            blocks.update(dict.fromkeys(state))
        return Checkpointing(
            self._loop,
            Body(
                self._loop.header,
                self._facts.form.loops[self._loop].latch,
                tuple(self._facts.form.flow.ordered(self._loop.blocks)),
            ),
            tuple(blocks),
            not all(self._is_private(r.origin) for regions in accesses.values() for r in regions),
        )

    def _shape_objection(self, *, leaving: bool) -> Objection | None:
        found = self._loop_objection()
        if found is not None and not leaving:
            return found
        for instruction in self._body:
            if not self._is_repeatable(instruction) or self._stores_address(instruction):
                return Objection(self._loop, "this must not be executed again", instruction)
        return None

    def _stores_address(self, instruction: Instruction) -> bool:
        """Whether the shadows of what memory holds would have to be checkpointed, too."""
        return isinstance(instruction, Store) and is_pointer(instruction.value.type)

    def _is_repeatable(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Call):
            row = self._facts.rows.of(instruction)
            if isinstance(row, TransferRow):
                return True
        return super()._is_repeatable(instruction)

    def _accesses(self) -> dict[Instruction, tuple[Region, ...]]:
        """What makes up the state: accesses of the loop, with the regions that they touch.

        It is what they write over memory that an iteration reads, or that others see; and what
        they read, where code behind the loop writes.
        """
        overwrites = self._overwrites
        found: dict[Instruction, tuple[Region, ...]] = {}
        for reader in self._body:
            if self._finds_what_it_read(reader):
                continue
            outside = overwrites.changed_between_sweeps(reader)
            for writer in overwrites.writers_after(reader):
                if writer not in overwrites.ignored:
                    inside = writer.parent in self._loop.blocks
                    outside = outside or not inside
                    if inside:
                        found[writer] = overwrites.written(writer)
            if outside:
                changed = (r for r in overwrites.read(reader) if self._is_changed(r, reader))
                found[reader] = (*found.get(reader, ()), *changed)
        for writer in self._writers:
            if writer not in found and not self._may_write_again(writer):
                found[writer] = overwrites.written(writer)
        return found

    def _is_changed(self, region: Region, reader: Instruction) -> bool:
        """Whether one of the regions that an instruction reads is written afterwards: a call may
        read others, too."""
        return self._overwrites.regions_clobbered((region,), reader)

    # The extent

    def _state(self, access: Instruction, regions: tuple[Region, ...]) -> list[Block] | None:
        """Memory that contains all that an access may touch."""
        whole: dict[Block, None] = {}
        written = bool(self._overwrites.written(access))
        for region in regions:
            if self._is_constant(region.origin):
                continue
            block = self._object(region.origin)
            if block is not None and not written and not region.origin.is_local:
                block = replace(block, only_read=True)
            if block is None:
                plain = isinstance(access, MemoryAccess)
                plain = plain or regions == self._overwrites.written(access)
                return self._intervals.touched(access) if plain else None
            whole[block] = None
        return list(whole)

    def _is_constant(self, origin: Origin) -> bool:
        name = origin.key
        if origin.kind is not OriginKind.GLOBAL or not isinstance(name, str):
            return False
        return self._module.has_global(name) and self._module.global_variable(name).is_constant

    def _object(self, origin: Origin) -> Block | None:
        """A whole object that is there before the loop, and the only one that was made there."""
        if origin.kind is OriginKind.GLOBAL and isinstance(origin.key, str):
            if not self._module.has_global(origin.key):
                return None
            type_ = self._module.global_variable(origin.key).value_type
            size = self._facts.layout.alloc_size_of(type_)
            return Block(GlobalReference(origin.key), Polynomial(), Polynomial.constant(size))
        if not isinstance(origin.key, Instruction) or not self._is_before(origin.key):
            return None
        size_of = _allocated(origin.key, self._facts)
        return None if size_of is None else Block(origin.key, Polynomial(), size_of)

    def _is_before(self, made: Instruction) -> bool:
        form = self._facts.form
        if made.parent is None or made.parent in self._loop.blocks:
            return False
        # what another loop allocates is more than one object
        once = set(form.loop_chain(made)) <= set(self._loop.chain)
        return once and form.flow.dominates(made.parent, self._loop.header)


def _with_whole_objects(live: LiveBuffers, state: list[Block] | None) -> list[Block] | None:
    """Where too few iterations leave the extent of buffers unknown, objects are kept whole."""
    if live.few is None:
        return list(live.blocks)
    if state is None:
        return None
    return [*live.blocks, *(replace(b, positive=(*b.positive, live.few)) for b in state)]


def _allocated(made: Instruction, facts: Facts) -> Polynomial | None:
    """The bytes of a local object."""
    if isinstance(made, Alloca):
        size = Polynomial.constant(facts.layout.alloc_size_of(made.allocated_type))
        return size * _number(made.operands[0]) if made.operands else size
    if not isinstance(made, Call):
        return None
    row = facts.rows.of(made)
    if not isinstance(row, AllocationRow) or row.old_argument is not None:
        return None
    if row.pointer_argument is not None:
        return None
    size = Polynomial.constant(1)
    for index in row.size_arguments:
        size = size * _number(made.operands[index])
    return size


def _number(value: Value) -> Polynomial:
    if isinstance(value, ConstantInt):
        return Polynomial.constant(value.value)
    return Polynomial.symbol(value)
