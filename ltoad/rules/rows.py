"""What one row of the table says: a class for each kind of callee or opcode.

Every analysis and both modes read the row, and nothing else compares function names.  The kind of
a row is its class; what becomes of calls of that kind is said by its handler
(:mod:`ltoad.differentiate.callees`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from ltoad.rules.effects import PURE, Effects
from ltoad.rules.expression import Expr, functions_of
from ltoad.rules.functions import FUNCTIONS
from ltoad.rules.owners import Owner


@dataclass(frozen=True, slots=True)
class Output:
    """One float among several: a field of the result (0 when it is no struct) or,
    with ``pointer``, what argument ``index`` points to."""

    index: int
    partials: tuple[Expr | None, ...]
    pointer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """Everything known about one callee or opcode.

    ``family`` is the name of the mathematical function (sin for sinf and
    llvm.sin.f64).  ``re_executable``: may run again in the reverse sweep with the same result,
    as long as the memory it reads is unchanged.

    A kind says of all its rows: ``repeats``, a derivative may call it once more than the primal
    does (input and output aside); ``runs_in_replay``, an iteration of a loop that calls it may be
    run again.
    """

    repeats: ClassVar[bool] = False
    runs_in_replay: ClassVar[bool] = False

    names: tuple[str, ...]
    family: str
    effects: Effects = PURE
    re_executable: bool = False

    @property
    def all_partials(self) -> tuple[Expr | None, ...]:
        """The partials of all results by all arguments; none where there are no formulas."""
        return ()

    @property
    def helpers(self) -> tuple[str, ...]:
        """Base names of the functions of :mod:`ltoad.rules.helpers` that the partials call."""
        called = {name for p in self.all_partials if p is not None for name in functions_of(p)}
        return tuple(sorted(name for name in called if FUNCTIONS[name].helper))


@dataclass(frozen=True, slots=True, kw_only=True)
class FormulaRow(Row):
    """One float out.  ``partials`` has an entry per argument, None where the
    argument is inactive (an integer, or no influence on the derivative)."""

    repeats: ClassVar[bool] = True
    runs_in_replay: ClassVar[bool] = True

    partials: tuple[Expr | None, ...]

    @property
    def all_partials(self) -> tuple[Expr | None, ...]:
        return self.partials


@dataclass(frozen=True, slots=True, kw_only=True)
class ScalarRow(FormulaRow):
    """Floats in, one float out."""

    @property
    def is_cheap(self) -> bool:
        """Whether to compute it again costs no more than to keep its result."""
        return self.family in _CHEAP

    @property
    def follows_from_operands(self) -> bool:
        """Whether the same operands give the same result, whatever lies in memory."""
        return self.re_executable and self.effects.pure

    @property
    def is_fused(self) -> bool:
        """Whether it is a product and a sum in one, or may be."""
        return self.family in _FUSED


_CHEAP = frozenset(
    (
        *("fabs", "copysign", "fmax", "fmin", "maximum", "minimum", "canonicalize", "sqrt"),
        *("floor", "ceil", "trunc", "rint", "round", "nearbyint", "fma", "fmuladd"),
        "strong product",
    )
)
_FUSED = frozenset(("fma", "fmuladd"))


@dataclass(frozen=True, slots=True, kw_only=True)
class CastRow(FormulaRow):
    """fpext, fptrunc; the derivative is the same cast, the adjoint its inverse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputsRow(Row):
    """More than one float out; ``outputs`` says where and with which partials."""

    repeats: ClassVar[bool] = True

    outputs: tuple[Output, ...]

    @property
    def all_partials(self) -> tuple[Expr | None, ...]:
        return tuple(p for output in self.outputs for p in output.partials)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralRow(OutputsRow):
    """Floats in, several out: fields of the result, or through pointers."""

    runs_in_replay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ComplexRow(OutputsRow):
    """A function of complex numbers; ``outputs`` count real and imaginary parts
    of the operands and of the result."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlasRow(Row):
    """See :mod:`ltoad.rules.blas`."""

    repeats: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ZeroRow(Row):
    """Pure, derivative zero almost everywhere (or no float at all)."""

    repeats: ClassVar[bool] = True
    runs_in_replay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class FunnelShiftRow(ZeroRow):
    """A shift to one side that fills up with the bits of a second word."""

    to_right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtremumRow(ZeroRow):
    """One of two integers: the first if it compares to the second by ``predicate``."""

    predicate: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InactiveRow(Row):
    """Data that carry no derivative; ``effects`` say what happens to memory,
    and floats written by it have derivative zero.

    ``makes_exception``: the result is memory for an exception object.  ``tells_size``: the result
    is how large a block is that argument 0 points to, by what the allocator gave.
    ``owners``: objects with blocks of characters, which may lie elsewhere afterwards.
    ``scan_format``: the format by which text becomes numbers behind the arguments that follow; the
    result counts them.  ``extracts``: the type of the number that is read from text to the place
    behind argument ``extracted``, by its letter in the names of C++'s ABI.  ``inside``: the result
    leads into the object behind this argument, or nowhere.  ``into_stream``: the characters behind
    argument 1, as many as argument 2 says, go into the stream behind argument 0.  ``character``:
    this argument is a character that a string or a stream keeps.  ``filled``: so many bytes of new
    memory behind argument 0 are integers afterwards, and addresses of what has no derivative.
    """

    makes_exception: bool = False
    owners: tuple[Owner, ...] = ()
    tells_size: bool = False
    scan_format: int | None = None
    extracts: str = ""
    extracted: int = 1
    inside: int | None = None
    into_stream: bool = False
    character: int | None = None
    filled: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StateRow(InactiveRow):
    """An address that a library's object keeps in itself, at the place behind argument 0: it leads
    to nothing active."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptRow(InactiveRow):
    """Behind argument 0 lies an address that a library's object keeps in itself from now on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndRow(InactiveRow):
    """The destructor behind argument 0 is called for the object behind argument 1, whose class has
    the table that is argument 2."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AllocationRow(Row):
    """Fresh memory: ``size_arguments`` multiply to its size in bytes.

    ``pointer_argument``: the address is stored there (posix_memalign) rather
    than returned.  ``old_argument``: the block that a realloc takes over.
    """

    repeats: ClassVar[bool] = True

    size_arguments: tuple[int, ...]
    zeroed: bool = False
    alignment_argument: int | None = None
    deallocator: str = "free"
    pointer_argument: int | None = None
    old_argument: int | None = None
    old_size_argument: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeallocationRow(Row):
    """Which arguments hold the block, and its size and alignment where they are passed.

    ``whole_arena``: it is the books of many blocks.  ``knows_size``: its memory is malloc's, which
    tells how large a block is.
    """

    repeats: ClassVar[bool] = True

    pointer_argument: int = 0
    size_argument: int | None = None
    alignment_argument: int | None = None
    whole_arena: bool = False
    knows_size: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DeferralRow(Row):
    """Argument 2 is freed later, as a derivative that is differentiated does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TransferRow(Row):
    """A block of memory is written whole: arguments by index, size in ``unit`` bytes."""

    repeats: ClassVar[bool] = True
    runs_in_replay: ClassVar[bool] = True

    destination: int
    size: int
    unit: int = 1

    @property
    def places(self) -> tuple[int, ...]:
        """The arguments that point to blocks, the written one first."""
        return (self.destination,)


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyRow(TransferRow):
    """A copy from ``source``; with ``overlapping``, from a block that may overlap."""

    source: int
    overlapping: bool

    @property
    def places(self) -> tuple[int, ...]:
        return (self.destination, self.source)


@dataclass(frozen=True, slots=True, kw_only=True)
class EndedCopyRow(CopyRow):
    """A copy that returns the end of what it has written (mempcpy)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FillRow(TransferRow):
    """A fill with the byte ``value``, or with zeros where there is none."""

    value: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PointerRow(Row):
    """The result points where argument 0 points; the same call makes the shadow.

    ``of_each_thread``: each thread has a copy of its own of what lies there, which for the first
    one is the thing itself.
    """

    repeats: ClassVar[bool] = True

    of_each_thread: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MirroredRow(Row):
    """Changes or follows the links of a data structure; the same call on the shadows
    does so to the shadow structure, which was built by the same steps.

    ``prepared_by``: a function of the runtime that has the shadow structure know what the call
    looks at besides links, which it is told by argument ``node``, the shadow and the primal one.
    ``found_by``: one that finds the links which it follows where these are from before the
    derivative, told of the nodes ``found_from``, which are part of a structure already.
    """

    prepared_by: str = ""
    node: int = 0
    found_by: str = ""
    found_from: frozenset[int] = frozenset()


class Snapshot(Enum):
    """What happens to the copy of a loop's state, in the sweep that does it."""

    SCHEDULE = auto()
    RESERVE = auto()
    KEEP = auto()
    KEEP_LAST = auto()
    RESTORE = auto()
    RESTORE_CHANGED = auto()
    GIVE_BACK = auto()

    @property
    def is_late(self) -> bool:
        """Whether it is the reverse sweep that does it."""
        return self not in (Snapshot.SCHEDULE, Snapshot.RESERVE, Snapshot.KEEP)


@dataclass(frozen=True, slots=True, kw_only=True)
class SnapshotRow(Row):
    """Keeps memory for the reverse sweep, or gives it its contents back."""

    what: Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class SortRow(Row):
    """Permutes the elements behind argument 0; (base, count, size, comparator)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConvertedRow(Row):
    """What the conversion of the bits behind argument 0 as an integer adds to the result: nothing
    (-0.0), unless they are those of an active number, which has no derivative that way."""

    repeats: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ZeroTestRow(Row):
    """Whether argument 0 is zero, and no derivative of it is anything else."""

    repeats: ClassVar[bool] = True
    runs_in_replay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerRow(Row):
    """No meaning for values or memory contents; derivatives drop it freely.

    ``annotates``: it says something of a variable to tools such as this one.
    ``declares_scopes``: from here on, what accesses claim of alias scopes holds.
    """

    repeats: ClassVar[bool] = True
    runs_in_replay: ClassVar[bool] = True

    annotates: bool = False
    declares_scopes: bool = False

    @property
    def tells(self) -> bool:
        return self.annotates or self.declares_scopes


@dataclass(frozen=True, slots=True, kw_only=True)
class ReductionRow(Row):
    """A sum of vector elements."""

    repeats: ClassVar[bool] = True
    runs_in_replay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedRow(Row):
    """No derivative, or none in this form; ``remedy`` says what to do.

    ``always``: also where no active value is seen to go in, since it leads on to other code.
    ``moves_unseen``: it moves data that no argument shows, so that functions that call it are no
    better.
    """

    remedy: str
    always: bool = False
    moves_unseen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ShadowWorkRow(RefusedRow):
    """Linear in the numbers in memory and among the arguments: the tangent is the same call on the
    tangents.  There is no adjoint."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoweredRow(RefusedRow):
    """Rewritten into simpler instructions before any analysis.

    ``lowering`` names the way, ``reduction`` the operation of a reduction; ``remedy`` is for what
    stays (vectors of unknown length).
    """

    lowering: str
    reduction: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnsupportedRow(RefusedRow):
    """Known, and known to have no derivative yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineRow(Row):
    """An opcode with control, memory or structure, handled by the engine itself."""
