"""Loops whose reverse sweep runs each iteration once more, instead of a tape of all of them.

A tape of what happens inside an iteration grows with the number of iterations
and leaves the cache.  If an iteration can be run again from what is left when the
forward sweep is over, the reverse sweep runs it forwards and then backwards,
and the tape is that of one iteration.  That is so if all that it reads was
written in the same iteration, or is never overwritten, or lies in a block that
it allocates and frees; carried values in registers are kept.  What it writes
must be the function's own memory, or be written once and for all, since running
it again writes old values there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ltoad.analysis.memory.coverage import Coverage
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.replay.outline import Body
from ltoad.differentiate.replay.own_blocks import OwnBlocks
from ltoad.ir.instructions import BasicBlock, Branch, Call, Instruction
from ltoad.ir.memory import Alloca, Fence, MemoryAccess
from ltoad.ir.values import Value

FORGETTABLE = ("memory(read)", "nounwind", "willreturn")
"""What the forward sweep's call of an iteration promises whose writes nobody else reads."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A loop to replay.  ``leaves_nothing``: nobody reads what its iterations write."""

    body: Body
    leaves_nothing: bool


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a loop that has a tape is not replayed, and where.

    ``is_small``: its tape takes no more than what would be kept in its place.
    """

    loop: Loop
    reason: str
    instruction: Instruction | None = None
    is_small: bool = False


def find_replay(
    plan: Plan, is_leaf: Callable[[str], bool]
) -> tuple[Replay | None, list[Objection]]:
    """The outermost loop for which running iterations again is right and saves a tape.

    With it come the reasons why others that contain it are not.
    """
    facts = plan.facts
    objections: list[Objection] = []
    promising = loops_with_inner_values(plan)
    pending = list(facts.form.forest.roots)
    while pending:
        loop = pending.pop(0)
        if loop not in promising:
            continue
        judge = Judge(facts, loop, is_leaf)
        objection = judge.objection()
        if objection is None:
            blocks = tuple(facts.form.flow.ordered(loop.blocks))
            body = Body(loop.header, facts.form.loops[loop].latch, blocks)
            return Replay(body, judge.leaves_nothing()), objections
        objections.append(objection)
        pending += loop.children
    return None, objections


def loops_with_inner_values(plan: Plan) -> set[Loop]:
    """The loops for which the tape has an entry for each iteration of a loop inside."""
    chains = plan.kept_chains
    chains += [plan.facts.form.loop_chain(call) for call in plan.tapes]
    return {loop for chain in chains for loop in chain[:-1]}


def leaves_in_the_middle(facts: Facts, loop: Loop) -> bool:
    """Whether what follows a loop may follow on a part of an iteration."""
    exits = {s for s, t in loop.exit_edges() if t in facts.form.returning}
    return exits != {facts.form.loops[loop].latch}


class Judge:
    """Looks at all that one loop does."""

    def __init__(self, facts: Facts, loop: Loop, is_leaf: Callable[[str], bool]) -> None:
        self._facts = facts
        self._loop = loop
        self._is_leaf = is_leaf
        self._overwrites = facts.overwrites
        self._coverage = Coverage(facts.form, facts.layout, loop, facts.overwrites.subscripts)
        blocks = facts.form.flow.ordered(loop.blocks)
        self._body = [i for b in blocks for i in b.instructions]
        self._blocks = OwnBlocks(facts, loop, self._body)
        self._writers = [i for i in self._body if self._overwrites.written(i)]

    def objection(self) -> Objection | None:
        """Why the reverse sweep may not run each iteration once more; None if it may."""
        found = self._loop_objection()
        if found is not None:
            return found
        if self._facts.form.loops[self._loop].trip_count is None:
            return Objection(self._loop, "only the run tells how often it iterates")
        tests: list[tuple[Callable[[Instruction], bool], list[Instruction], str]] = [
            (self._is_repeatable, self._body, "this must not be executed again"),
            (self._finds_what_it_read, self._body, "this reads memory that is overwritten later"),
            (self._may_write_again, self._writers, "this writes memory that others see"),
        ]
        for test, instructions, reason in tests:
            for instruction in instructions:
                if not test(instruction):
                    return Objection(self._loop, reason, instruction)
        return None

    def _loop_objection(self) -> Objection | None:
        if leaves_in_the_middle(self._facts, self._loop):
            return Objection(self._loop, "it can be left in the middle of an iteration")
        return None

    def leaves_nothing(self) -> bool:
        """Whether no code but the loop's own reads what it writes, and it surely ends."""
        if any(target not in self._facts.form.returning for _, target in self._loop.exit_edges()):
            return False
        counted = all(
            self._facts.form.loops[inner].trip_count is not None
            for inner in self._facts.form.forest.loops()
            if self._loop in inner.chain
        )
        return counted and all(
            self._is_own(writer)
            and all(r.parent in self._loop.blocks for r in self._overwrites.readers_after(writer))
            for writer in self._writers
        )

    def _is_repeatable(self, instruction: Instruction) -> bool:
        if isinstance(instruction, (Alloca, Fence)):
            return False
        if isinstance(instruction, MemoryAccess):
            return instruction.is_plain
        if not isinstance(instruction, Call):
            return instruction.opcode not in ("ret", "unreachable", "resume", "landingpad")
        if instruction.is_terminator:
            return False
        if self._blocks.handles(instruction):
            return True
        row = self._facts.rows.of(instruction)
        if row is not None:
            runs = row.runs_in_replay or (row.re_executable and row.effects.pure)
            return runs and not row.effects.input_output
        return self._is_plain_function(instruction)

    def _is_plain_function(self, call: Call) -> bool:
        summary = self._overwrites.summary_of(call)
        if summary.frees or summary.fresh or summary.stores_pointers:
            return False
        if self._facts.returns_address(call):
            return False
        return bool(call.callee_name) and self._is_leaf(call.callee_name)

    # Reads

    def _finds_what_it_read(self, reader: Instruction) -> bool:
        overwrites = self._overwrites
        regions = overwrites.read(reader)
        if regions and all(self._blocks.has(r.origin) for r in regions):
            return True
        changed = overwrites.changed_between_sweeps(reader) or any(
            writer not in overwrites.ignored and not self._exclude(writer, reader)
            for writer in overwrites.writers_after(reader)
        )
        if not changed:
            return True
        return self._coverage.covered(reader)

    def _exclude(self, writer: Instruction, reader: Instruction) -> bool:
        """Whether one run of the loop cannot execute both: they need different outcomes of a test.

        The test's condition does not change in the loop.
        """
        if writer.parent not in self._loop.blocks or len(self._loop.chain) > 1:
            return False
        one, other = self._tests(writer), self._tests(reader)
        return any(other.get(condition, side) != side for condition, side in one.items())

    def _tests(self, instruction: Instruction) -> dict[Value, int]:
        """The outcomes of tests on conditions from outside the loop that lead here."""
        flow = self._facts.form.flow
        found: dict[Value, int] = {}
        block = instruction.parent
        assert block is not None
        while block is not self._loop.header:
            self._add_test(block, found)
            block = flow.immediate_dominators[block]
        return found

    def _add_test(self, block: BasicBlock, found: dict[Value, int]) -> None:
        predecessors = self._facts.form.flow.predecessors[block]
        if len(predecessors) != 1:
            return
        branch = predecessors[0].terminator
        if not isinstance(branch, Branch) or len(set(branch.targets)) != 2:
            return
        condition = branch.operands[0]
        inside = isinstance(condition, Instruction) and condition.parent in self._loop.blocks
        if not inside:
            found[condition] = branch.targets.index(block)

    # Writes

    def _may_write_again(self, writer: Instruction) -> bool:
        if self._is_own(writer):
            return True
        outermost = len(self._loop.chain) == 1 and self._facts.key.mode is Mode.COMBINED
        if not outermost or not isinstance(writer, MemoryAccess):
            return False
        again = self._overwrites.writers_over(writer)
        return all(
            isinstance(other, MemoryAccess)
            and other.parent in self._loop.blocks
            and self._overwrites.same_iteration_only(writer, other, self._loop)
            for other in again
        )

    def _is_own(self, writer: Instruction) -> bool:
        """Whether only this function ever sees what is written."""
        return all(self._is_private(r.origin) for r in self._overwrites.written(writer))

    def _is_private(self, origin: Origin) -> bool:
        kept = self._facts.key.mode is not Mode.COMBINED
        returned = kept and self._facts.carriers.result_has_addresses()
        return origin.is_local and origin not in self._facts.pointers.escaped and not returned
