"""May memory that a load read have changed before the reverse sweep reads it again?"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from copy import copy
from functools import cached_property

from ltoad.analysis.memory.offsets import ANYWHERE
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.memory.regions import Access, AccessIndex, Region
from ltoad.analysis.memory.restricted import claims_of
from ltoad.analysis.memory.summaries import NOTHING, CallSummary
from ltoad.analysis.numbers.geometry import Geometry
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.values import Value
from ltoad.rules.rows import DeallocationRow

_UNBOUNDED = 1 << 62


class Overwrites:
    """The writes of a function, and which reads they may clobber.

    ``later`` tells of memory that outlives the function whether somebody may
    write it between the forward and the reverse sweep (split mode);
    ``apart`` knows of more origins that are not one than the pointers tell.
    ``ignored`` are writes that do not happen before the reverse sweep.
    ``subscripts`` and ``conditions`` are those of the function, for others as well.
    """

    def __init__(
        self,
        form: NormalForm,
        pointers: Pointers,
        layout: DataLayout,
        summary_of: Callable[[Call], CallSummary],
        later: Callable[[Origin], bool],
        apart: Callable[[Origin, Origin], bool] | None = None,
        geometry: Geometry | None = None,
    ) -> None:
        self._apart = apart
        self._form = form
        self._pointers = pointers
        self._layout = layout
        self.summary_of = summary_of
        self._later = later
        self._changed: dict[Origin, bool] = {}
        self._following: dict[BasicBlock, set[BasicBlock]] = {}
        self._geometry = geometry or Geometry(form, layout)
        self.subscripts = self._geometry.subscripts
        self.conditions = self._geometry.conditions
        self.ignored: frozenset[Instruction] = frozenset()
        self._position: dict[Instruction, int] = {}
        self._ends: dict[BasicBlock, tuple[int, int]] = {}
        for block in form.flow.order:
            first = len(self._position)
            for instruction in block.instructions:
                self._position[instruction] = len(self._position)
            self._ends[block] = first, len(self._position) - 1
        self._writers = self._index(self.written)

    def without(self, writes: Iterable[Instruction]) -> Overwrites:
        """The same, but that these writes do not happen before the reverse sweep."""
        made = copy(self)
        made.ignored = self.ignored | frozenset(writes)
        return made

    @cached_property
    def _readers(self) -> AccessIndex:
        return self._index(self.read)

    def _index(self, regions_of: Callable[[Instruction], tuple[Region, ...]]) -> AccessIndex:
        accesses = (
            Access(instruction, position, regions)
            for instruction, position in self._position.items()
            if (regions := regions_of(instruction))
        )
        return AccessIndex(accesses, self._may_alias)

    def _may_alias(self, one: Origin, other: Origin) -> bool:
        if self._apart is not None and self._apart(one, other):
            return False
        return self._pointers.may_alias(one, other)

    def written(self, instruction: Instruction) -> tuple[Region, ...]:
        """The regions that an instruction may write."""
        if isinstance(instruction, MemoryAccess):
            return () if isinstance(instruction, Load) else self._behind(instruction)
        if isinstance(instruction, Call):
            summary = self.summary_of(instruction)
            # what a library function frees stays until the reverse sweep is over
            gone = NOTHING if self._form.rows.of(instruction) is not None else summary.frees
            return self._translated(instruction, summary.writes | gone)
        return ()

    def read(self, instruction: Instruction) -> tuple[Region, ...]:
        """The regions that an instruction may read."""
        if isinstance(instruction, MemoryAccess):
            return () if isinstance(instruction, Store) else self._behind(instruction)
        if isinstance(instruction, Call):
            return self._translated(instruction, self.summary_of(instruction).reads)
        return ()

    def clobbered(self, reader: Instruction) -> bool:
        """Whether anything that runs after ``reader`` may write what it read."""
        read = self.read(reader)
        if not read and isinstance(reader, Load):
            return self._frees_anything
        if self._changed_later(read):
            return True
        return any(
            writer not in self.ignored and not self._has_moved_on(writer, reader)
            for writer in self.writers_after(reader)
        )

    @cached_property
    def _frees_anything(self) -> bool:
        """Whether a call frees at once, in any memory: what libraries own, which a load without a
        known place reads, may be among that."""
        calls = (i for i in self._position if isinstance(i, Call))
        rows = ((self._form.rows.of(c), c) for c in calls)
        return any(
            self.summary_of(call).frees and not isinstance(row, DeallocationRow)
            for row, call in rows
        )

    def _has_moved_on(self, writer: Instruction, reader: Instruction) -> bool:
        """Whether a write never meets what was read before, though it meets what is read later."""
        if not self._form.loop_chain(reader):
            return False
        least = int(self._waits(writer, reader))
        return all(
            self._is_disjoint_later(read, written, least)
            for read in self.read(reader)
            for written in self.written(writer)
            if self._overlap((read,), (written,))
        )

    def _waits(self, later: Instruction, since: Instruction) -> bool:
        """Whether one instruction runs after another one only in a later iteration of the outermost
        loop around both."""
        one, other = since.parent, later.parent
        assert one is not None
        assert other is not None
        if one is other and self._position[later] > self._position[since]:
            return False
        return other not in self._in_same_iteration(one)

    def _in_same_iteration(self, start: BasicBlock) -> Collection[BasicBlock]:
        """The blocks that may run after another one in the same iteration of the outermost loop
        around it."""
        known = self._following.get(start)
        if known is None:
            outermost = self._form.forest.chain(start)[0]
            known = self._following[start] = set[BasicBlock]()
            pending = [start]
            while pending:
                for block in pending.pop().successors:
                    inside = block in outermost.blocks and block is not outermost.header
                    if inside and block not in known:
                        known.add(block)
                        pending.append(block)
        return known

    def _is_disjoint_later(self, first: Region, later: Region, least: int) -> bool:
        one, other = first.address, later.address
        if one is None or other is None:
            return False
        return self._geometry.disjoint_later(one, first.size, other, later.size, least)

    def regions_clobbered(self, regions: tuple[Region, ...], since: Instruction) -> bool:
        """Whether anything that runs after ``since``, and before the function returns, may write
        one of ``regions``."""
        if self._changed_later(regions):
            return True
        return any(writer not in self.ignored for writer in self._writers_after(regions, since))

    def writers_after(self, reader: Instruction) -> Iterator[Instruction]:
        """What may write, after ``reader`` and before the function returns, what it read."""
        return self._writers_after(self.read(reader), reader)

    def _writers_after(
        self, regions: tuple[Region, ...], since: Instruction
    ) -> Iterator[Instruction]:
        """Without what clean-up for exceptions writes or frees: no reverse sweep comes after it."""
        returning = self._form.returning
        return (w for w in self._after(self._writers, regions, since) if w.parent in returning)

    def readers_after(self, writer: Instruction) -> Iterator[Instruction]:
        """What may read, after ``writer``, what it wrote."""
        return self._after(self._readers, self.written(writer), writer)

    def writers_over(self, writer: Instruction) -> Iterator[Instruction]:
        """What may write, after ``writer``, where it wrote."""
        return self._after(self._writers, self.written(writer), writer)

    def changed_between_sweeps(self, reader: Instruction) -> bool:
        """Whether callers may write what was read before the reverse sweep runs."""
        return self._changed_later(self.read(reader))

    def _changed_later(self, regions: tuple[Region, ...]) -> bool:
        if self._later is never:
            return False
        return any(map(self._is_changed_later, {r.origin for r in regions}))

    def _is_changed_later(self, origin: Origin) -> bool:
        known = self._changed.get(origin)
        if known is None:
            known = self._changed[origin] = any(map(self._later, self._roots(origin)))
        return known

    def _roots(self, origin: Origin) -> Iterator[Origin]:
        """What leads to memory when the function has returned: others may have it by then, also if
        the function has allocated it."""
        identities = self._pointers.identities
        for memory in identities.of(origin):
            if not memory.root.is_local:
                yield memory.root
            elif memory.kind is OriginKind.HEAP:
                yield from identities.holders(memory)

    def writes(self, instruction: Instruction, regions: tuple[Region, ...]) -> bool:
        """Whether an instruction may write one of ``regions``."""
        return self._overlap(self.written(instruction), regions)

    def read_later(self, writer: Instruction) -> bool:
        """Whether anything that runs after ``writer`` may read what it wrote."""
        return any(True for _ in self.readers_after(writer))

    def never_written(self, reader: Instruction) -> bool:
        """Whether nothing in the function may write what is read."""
        last = len(self._position)
        return not any(
            self._overlap((region,), writer.regions)
            for region in self.read(reader)
            for writer in self._writers.near(region, 0, last)
        )

    def invariant_in(self, reader: Instruction, loop: Loop) -> bool:
        """Whether a read gives the same in all iterations of one execution of ``loop``."""
        if not isinstance(reader, Load):
            return False
        address = reader.pointer
        if isinstance(address, Instruction) and address.parent in loop.blocks:
            return False
        return not self.written_in(reader, loop)

    def written_in(
        self,
        reader: Instruction,
        loop: Loop,
        besides: Callable[[Instruction], bool] = lambda _: False,
    ) -> bool:
        """Whether anything in ``loop`` that is not ``besides`` may write what ``reader`` reads."""
        first = min(self._ends[block][0] for block in loop.blocks)
        last = max(self._ends[block][1] for block in loop.blocks)
        return any(
            writer.instruction.parent in loop.blocks
            and not besides(writer.instruction)
            and self._overlap((region,), writer.regions, loop.parent)
            for region in self.read(reader)
            for writer in self._writers.near(region, first, last)
        )

    def changes_before(self, reader: MemoryAccess, loop: Loop) -> bool:
        """Whether anything in ``loop`` may write what ``reader`` reads before it does so.

        An update in place does not: each iteration writes what it has read itself.
        """
        chain = self._form.loop_chain(reader)

        def afterwards(writer: Instruction) -> bool:
            return (
                isinstance(writer, MemoryAccess)
                and chain[-1:] == self._form.loop_chain(writer)[-1:] == (loop,)
                and self._position[writer] > self._position[reader]
                and self.same_iteration_only(writer, reader, loop)
            )

        return self.written_in(reader, loop, afterwards)

    def written_between(
        self,
        reader: MemoryAccess,
        start: BasicBlock,
        end: BasicBlock,
        besides: Instruction | None = None,
    ) -> bool:
        """Whether anything but ``besides`` between the ends of two blocks may write what
        ``reader`` reads.

        ``start`` dominates ``end``, and is executed first.
        """
        between = {end}
        pending = [end]
        while pending:
            for block in self._form.flow.predecessors[pending.pop()]:
                if block is not start and block not in between:
                    between.add(block)
                    pending.append(block)
        first, last = self._ends[start][1], len(self._position)
        return any(
            writer.instruction.parent in between
            and writer.instruction is not besides
            and self._overlap((region,), writer.regions)
            for region in self.read(reader)
            for writer in self._writers.near(region, first, last)
        )

    def written_until(self, reader: MemoryAccess, later: Instruction) -> bool:
        """Whether anything behind ``reader``, up to and with ``later`` in the same block, may write
        what it reads."""
        first, last = self._position[reader] + 1, self._position[later]
        return any(
            self._overlap((region,), writer.regions)
            for region in self.read(reader)
            for writer in self._writers.near(region, first, last)
        )

    def meet(self, write: Instruction, access: Instruction, loop: Loop | None) -> bool:
        """Whether two accesses may touch the same memory, in one iteration of ``loop`` if that is
        given."""
        touched = (*self.read(access), *self.written(access))
        return self._overlap(self.written(write), touched, loop)

    def never_meet(self, one: MemoryAccess, other: MemoryAccess) -> bool:
        """Whether two accesses never touch the same memory."""
        return not self._overlap(self._behind(one), self._behind(other))

    def may_feed(self, writer: Instruction, reader: Instruction) -> bool:
        """Whether one instruction may read what another one writes, in whatever order they run."""
        return self._overlap(self.written(writer), self.read(reader))

    def same_iteration_only(
        self,
        write: MemoryAccess,
        access: MemoryAccess,
        loop: Loop,
        around: Loop | None = None,
    ) -> bool:
        """Whether two accesses in ``loop`` never meet in different iterations of it.

        ``around``: within one iteration of that loop.
        """
        regions, others = self._behind(write), self._behind(access)
        if write is not access and not self._overlap(regions, others, around):
            return True
        one, other = regions[0].address, others[0].address
        if one is None or other is None or one.base is not other.base:
            return False
        if one.offset.terms != other.offset.terms or one.base in _defined_in(loop):
            return False
        step = one.offset.step(self._form.loops[loop].counter)
        return step is not None and abs(step) >= max(regions[0].size, others[0].size)

    def written_again(self, writer: Instruction, besides: Collection[Instruction]) -> bool:
        """Whether anything but ``besides`` that runs after ``writer`` may write there too."""
        return any(other not in besides for other in self.writers_over(writer))

    def _after(
        self, index: AccessIndex, regions: tuple[Region, ...], since: Instruction
    ) -> Iterator[Instruction]:
        """The accesses that may touch one of ``regions`` and may run after ``since``."""
        first, last = self._first_after(since), len(self._position)
        for region in regions:
            for access in index.near(region, first, last):
                if self.runs_after(access.instruction, since) and self._overlap(
                    (region,), access.regions
                ):
                    yield access.instruction

    def _first_after(self, since: Instruction) -> int:
        """The first position from which control can have come by ``since`` before.

        The order of blocks is one in which only a loop leads back.
        """
        chain = self._form.loop_chain(since)
        if chain:
            return self._ends[chain[0].header][0]
        return self._position[since] + 1

    def runs_after(self, second: Instruction, first: Instruction) -> bool:
        """Whether ``second`` may execute after ``first`` has."""
        one, other = first.parent, second.parent
        assert one is not None
        assert other is not None
        if one is other and self._position[second] > self._position[first]:
            return True
        return self._form.flow.reaches(one, other)

    def _behind(self, access: MemoryAccess) -> tuple[Region, ...]:
        size = self._layout.size_of(access.access_type)
        address = self.subscripts.address(access.pointer, access)
        claims = claims_of(access.metadata)
        return tuple(
            Region(origin, where, size, address, claims)
            for origin, where in self._pointers.of(access.pointer).items()
        )

    def _translated(self, call: Call, origins: frozenset[Origin]) -> tuple[Region, ...]:
        return tuple(
            Region(inner, ANYWHERE, _UNBOUNDED)
            for origin in origins
            for inner in self._pointers.translate(origin, call)
        )

    def _overlap(
        self, some: tuple[Region, ...], others: tuple[Region, ...], around: Loop | None = None
    ) -> bool:
        """Whether regions may meet, at all or in one iteration of the loop ``around``."""
        return any(
            self._may_alias(a.origin, b.origin)
            and (a.origin != b.origin or a.where.overlaps(a.size, b.where, b.size))
            and not self._form.restricted(a.claims, b.claims)
            and not self._never_meet(a, b)
            and not self._take_turns(a, b, around)
            for a in some
            for b in others
        )

    def _take_turns(self, one: Region, other: Region, around: Loop | None) -> bool:
        """Whether two accesses are off pointers that never lead to the same memory at a time."""
        if one.address is None or other.address is None:
            return False
        pairs = list(self._geometry.rotations.starts(one.address, other.address, around))
        return bool(pairs) and all(
            self._geometry.disjoint(first, one.size, second, other.size)
            or self._are_apart(first.base, second.base)
            for first, second in pairs
        )

    def _are_apart(self, one: Value, other: Value) -> bool:
        some, others = self._pointers.of(one), self._pointers.of(other)
        return bool(some and others) and not any(
            self._may_alias(a, b) for a in some for b in others
        )

    def _never_meet(self, one: Region, other: Region) -> bool:
        if one.address is None or other.address is None:
            return False
        return self._geometry.disjoint(one.address, one.size, other.address, other.size)


def _defined_in(loop: Loop) -> set[Value]:
    return {i for block in loop.blocks for i in block.instructions}


def never(_: Origin) -> bool:
    """For combined mode: nobody writes between the sweeps."""
    return False


def outliving(overwritten: tuple[bool, ...]) -> Callable[[Origin], bool]:
    """For split mode: arguments as told by the caller, all else may be written."""

    def later(origin: Origin) -> bool:
        if origin.kind is OriginKind.ARGUMENT:
            assert isinstance(origin.key, int)
            return overwritten[origin.key]
        return True

    return later
