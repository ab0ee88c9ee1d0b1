"""May memory that a load read have changed before the reverse sweep reads it again?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ltoad.analysis.loops import Loop
from ltoad.analysis.normal_form import NormalForm
from ltoad.analysis.offsets import ANYWHERE, Congruence
from ltoad.analysis.origins import Origin, OriginKind
from ltoad.analysis.pointers import Pointers
from ltoad.analysis.subscripts import Address, Subscripts
from ltoad.analysis.summaries import NOTHING, CallSummary
from ltoad.ir.instructions import Call, Instruction, MemoryAccess
from ltoad.ir.layout import DataLayout
from ltoad.ir.values import Value
from ltoad.rules.table import lookup

_UNBOUNDED = 1 << 62


@dataclass(frozen=True, slots=True)
class Region:
    """``size`` bytes at ``where`` of an origin; ``address`` when it is one access."""

    origin: Origin
    where: Congruence
    size: int
    address: Address | None = None


@dataclass(frozen=True, slots=True)
class Writer:
    """An instruction and all that it may write."""

    instruction: Instruction
    regions: tuple[Region, ...]


class Overwrites:
    """The writes of a function, and which reads they may clobber.

    ``later`` tells of memory that outlives the function whether somebody may
    write it between the forward and the reverse sweep (split mode);
    ``ignored`` are writes that do not happen before the reverse sweep.
    """

    def __init__(
        self,
        form: NormalForm,
        pointers: Pointers,
        layout: DataLayout,
        summary_of: Callable[[Call], CallSummary],
        later: Callable[[Origin], bool],
    ) -> None:
        self._form = form
        self._pointers = pointers
        self._layout = layout
        self._summary_of = summary_of
        self._later = later
        self._subscripts = Subscripts(form, layout)
        self.ignored: set[Instruction] = set()
        self._writers = [
            Writer(i, regions)
            for block in form.flow.order
            for i in block.instructions
            if (regions := self.written(i))
        ]
        self._position = {
            i: n for block in form.flow.order for n, i in enumerate(block.instructions)
        }

    def written(self, instruction: Instruction) -> tuple[Region, ...]:
        """The regions that an instruction may write."""
        if isinstance(instruction, MemoryAccess):
            if instruction.opcode in ("load", "fence"):
                return ()
            return self._behind(instruction)
        if isinstance(instruction, Call):
            summary = self._summary_of(instruction)
            # what a library function frees stays until the reverse sweep is over
            gone = NOTHING if lookup(instruction.callee_name) is not None else summary.frees
            return self._translated(instruction, summary.writes | gone)
        return ()

    def read(self, instruction: Instruction) -> tuple[Region, ...]:
        """The regions that an instruction may read."""
        if isinstance(instruction, MemoryAccess):
            return () if instruction.opcode in ("store", "fence") else self._behind(instruction)
        if isinstance(instruction, Call):
            return self._translated(instruction, self._summary_of(instruction).reads)
        return ()

    def clobbered(self, reader: Instruction) -> bool:
        """Whether anything that runs after ``reader`` may write what it read."""
        return self.regions_clobbered(self.read(reader), reader)

    def regions_clobbered(self, regions: tuple[Region, ...], since: Instruction) -> bool:
        """Whether anything that runs after ``since`` may write one of ``regions``."""
        if any(not r.origin.root.is_local and self._later(r.origin.root) for r in regions):
            return True
        return any(
            self._overlap(regions, writer.regions)
            for writer in self._writers
            if writer.instruction not in self.ignored and self.runs_after(writer.instruction, since)
        )

    def read_later(self, writer: Instruction) -> bool:
        """Whether anything that runs after ``writer`` may read what it wrote."""
        regions = self.written(writer)
        return any(
            self._overlap(regions, self.read(i))
            for block in self._form.flow.order
            for i in block.instructions
            if self.runs_after(i, writer)
        )

    def invariant_in(self, reader: Instruction, loop: Loop) -> bool:
        """Whether a read gives the same in all iterations of one execution of ``loop``."""
        if not isinstance(reader, MemoryAccess) or reader.opcode != "load":
            return False
        address = reader.pointer
        if isinstance(address, Instruction) and address.parent in loop.blocks:
            return False
        regions = self.read(reader)
        return not any(
            writer.instruction.parent in loop.blocks and self._overlap(regions, writer.regions)
            for writer in self._writers
        )

    def same_iteration_only(self, write: MemoryAccess, access: MemoryAccess, loop: Loop) -> bool:
        """Whether two accesses in ``loop`` never meet in different iterations of it."""
        regions, others = self._behind(write), self._behind(access)
        if write is not access and not self._overlap(regions, others):
            return True
        one, other = regions[0].address, others[0].address
        if one is None or other is None or one.base is not other.base:
            return False
        if one.offset.terms != other.offset.terms or one.base in _defined_in(loop):
            return False
        slope = one.offset.slope(self._form.loops[loop].counter)
        step = None if slope is None else slope.as_constant()
        return step is not None and abs(step) >= max(regions[0].size, others[0].size)

    def written_again(self, writer: Instruction, besides: Sequence[Instruction]) -> bool:
        """Whether anything but ``besides`` that runs after ``writer`` may write there too."""
        regions = self.written(writer)
        return any(
            self._overlap(regions, other.regions)
            for other in self._writers
            if other.instruction not in besides and self.runs_after(other.instruction, writer)
        )

    def runs_after(self, second: Instruction, first: Instruction) -> bool:
        """Whether ``second`` may execute after ``first`` has."""
        one, other = first.parent, second.parent
        assert one is not None
        assert other is not None
        if one is other and self._position[second] > self._position[first]:
            return True
        return self._form.flow.reaches(one, other)

    def _behind(self, access: MemoryAccess) -> tuple[Region, ...]:
        size = self._layout.size_of(access.type if access.opcode == "load" else access.access_type)
        if access.opcode in ("atomicrmw", "cmpxchg"):
            size = self._layout.size_of(access.operands[1].type)
        address = self._subscripts.address(access.pointer, access)
        return tuple(
            Region(origin, where, size, address)
            for origin, where in self._pointers.of(access.pointer).items()
        )

    def _translated(self, call: Call, origins: frozenset[Origin]) -> tuple[Region, ...]:
        return tuple(
            Region(inner, ANYWHERE, _UNBOUNDED)
            for origin in origins
            for inner in self._pointers.translate(origin, call)
        )

    def _overlap(self, some: tuple[Region, ...], others: tuple[Region, ...]) -> bool:
        return any(
            self._pointers.may_alias(a.origin, b.origin)
            and (a.origin != b.origin or a.where.overlaps(a.size, b.where, b.size))
            and not self._never_meet(a, b)
            for a in some
            for b in others
        )

    def _never_meet(self, one: Region, other: Region) -> bool:
        if one.address is None or other.address is None:
            return False
        return self._subscripts.disjoint(one.address, one.size, other.address, other.size)


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
