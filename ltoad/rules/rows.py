"""What one row of the table says, and the registrars that make rows.

A registrar names the mathematical class of what it registers; every analysis
and both modes read the row, and nothing else compares function names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from ltoad.rules.expression import Expr, as_expr, functions_of
from ltoad.rules.functions import FUNCTIONS

VARIADIC = -1
"""The argument index that stands for all variable arguments."""


class RowKind(Enum):
    """How the engine treats a callee or an opcode.

    SCALAR: floats in, one float out; ``partials`` has one expression per argument.
    CAST: fpext, fptrunc; the derivative is the same cast, the adjoint its inverse.
    SEVERAL: more than one float out; ``outputs`` says where and with which partials.
    COMPLEX: a function of complex numbers; ``outputs`` count real and imaginary parts
        of the operands and of the result.
    BLAS: see :mod:`ltoad.rules.blas`.
    ZERO: pure, derivative zero almost everywhere (or no float at all).
    INACTIVE: data that carry no derivative; ``effects`` say what happens to memory,
        and floats written by it have derivative zero.
    ALLOCATION, DEALLOCATION: see ``allocation`` and ``deallocation``.
    DEFERRAL: argument 2 is freed later, as a derivative that is differentiated does.
    MEMORY_COPY, MEMORY_SET: see ``transfer``.
    POINTER: the result points where argument 0 points; the same call makes the shadow.
    MIRRORED: changes or follows the links of a data structure; the same call on the shadows
        does so to the shadow structure, which was built by the same steps.
    SNAPSHOT: keeps memory for the reverse sweep, or gives it its contents back.
    SORT: permutes the elements behind argument 0; (base, count, size, comparator).
    MARKER: no meaning for values or memory contents; derivatives drop it freely.
    REDUCTION: a sum of vector elements.
    LOWERED: rewritten into simpler instructions before any analysis; ``lowering`` names
        the way, ``reduction`` the operation of a reduction, ``remedy`` what to do
        about what stays (vectors of unknown length).
    ENGINE: opcodes with control, memory or structure, handled by the engine itself.
    UNSUPPORTED: known, and known to have no derivative yet; ``remedy`` says what to do.
    """

    SCALAR = auto()
    CAST = auto()
    SEVERAL = auto()
    COMPLEX = auto()
    BLAS = auto()
    ZERO = auto()
    INACTIVE = auto()
    ALLOCATION = auto()
    DEALLOCATION = auto()
    DEFERRAL = auto()
    MEMORY_COPY = auto()
    MEMORY_SET = auto()
    POINTER = auto()
    MIRRORED = auto()
    SNAPSHOT = auto()
    SORT = auto()
    MARKER = auto()
    REDUCTION = auto()
    LOWERED = auto()
    ENGINE = auto()
    UNSUPPORTED = auto()


@dataclass(frozen=True, slots=True)
class Effects:
    """What a callee does to memory and control.

    The sets hold indices of pointer arguments whose pointees are read,
    written, freed, or kept beyond the call; :data:`VARIADIC` stands for all
    variable arguments.  ``other_memory``: touches user-visible memory that no
    argument points to.  ``errno`` alone does not count as touching memory.
    ``returns_argument``: the result aliases that argument (strcpy: 0);
    ``text``: what is written is characters and the library's own bookkeeping, no float.
    ``returns_content``: it was found in memory that can be reached from there.
    ``unknown``: the row does not say; its body or its declaration tells.
    """

    reads: frozenset[int] = frozenset()
    writes: frozenset[int] = frozenset()
    frees: frozenset[int] = frozenset()
    captures: frozenset[int] = frozenset()
    other_memory: bool = False
    errno: bool = False
    returns_argument: int | None = None
    returns_content: int | None = None
    may_unwind: bool = False
    no_return: bool = False
    input_output: bool = False
    text: bool = False
    unknown: bool = False

    @property
    def pure(self) -> bool:
        """Whether the result is all that a call leaves behind (errno aside)."""
        touched = self.reads | self.writes | self.frees | self.captures
        stays = self.other_memory or self.input_output
        return not (touched or stays or self.may_unwind or self.no_return or self.unknown)


PURE = Effects()


@dataclass(frozen=True, slots=True)
class Allocation:
    """``size_arguments`` multiply to the size in bytes.

    ``pointer_argument``: the address is stored there (posix_memalign) rather
    than returned.  ``old_argument``: the block that a realloc takes over.
    """

    size_arguments: tuple[int, ...]
    zeroed: bool = False
    alignment_argument: int | None = None
    deallocator: str = "free"
    pointer_argument: int | None = None
    old_argument: int | None = None
    old_size_argument: int | None = None


@dataclass(frozen=True, slots=True)
class Deallocation:
    """Which arguments hold the block, and its size and alignment where they are passed.

    ``whole_arena``: it is the books of many blocks.
    """

    pointer_argument: int = 0
    size_argument: int | None = None
    alignment_argument: int | None = None
    whole_arena: bool = False


@dataclass(frozen=True, slots=True)
class Transfer:
    """Arguments of a copy (``source``) or of a fill (``value``), size counted in ``unit`` bytes."""

    destination: int
    size: int
    source: int | None = None
    value: int | None = None
    unit: int = 1


@dataclass(frozen=True, slots=True)
class Output:
    """One float among several: a field of the result (0 when it is no struct) or,
    with ``pointer``, what argument ``index`` points to."""

    index: int
    partials: tuple[Expr | None, ...]
    pointer: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Everything known about one callee or opcode.

    ``family`` is the name of the mathematical function (sin for sinf and
    llvm.sin.f64).  ``partials`` has an entry per argument, None where the
    argument is inactive (an integer, or no influence on the derivative).
    ``re_executable``: may run again in the reverse sweep with the same result,
    as long as the memory it reads is unchanged.  ``funnel`` is "left" or "right" for a
    shift that fills up with the bits of a second word.
    """

    names: tuple[str, ...]
    family: str
    kind: RowKind
    partials: tuple[Expr | None, ...] = ()
    effects: Effects = PURE
    re_executable: bool = False
    outputs: tuple[Output, ...] = ()
    allocation: Allocation | None = None
    deallocation: Deallocation | None = None
    transfer: Transfer | None = None
    reduction: str = ""
    lowering: str = ""
    funnel: str = ""
    remedy: str = ""

    @property
    def helpers(self) -> tuple[str, ...]:
        """Base names of the functions of :mod:`ltoad.rules.helpers` that the partials call."""
        partials = [*self.partials, *(p for output in self.outputs for p in output.partials)]
        called = {name for p in partials if p is not None for name in functions_of(p)}
        return tuple(sorted(name for name in called if FUNCTIONS[name].helper))


def effects(
    reads: Iterable[int] = (),
    writes: Iterable[int] = (),
    *,
    other_memory: bool = False,
    input_output: bool = False,
    returns_argument: int | None = None,
    may_unwind: bool = False,
    no_return: bool = False,
) -> Effects:
    """The effects that most rows need, from plain tuples."""
    return Effects(
        reads=frozenset(reads),
        writes=frozenset(writes),
        other_memory=other_memory,
        input_output=input_output,
        returns_argument=returns_argument,
        may_unwind=may_unwind,
        no_return=no_return,
    )


def words(text: str) -> tuple[str, ...]:
    """The names in a text, separated by white space."""
    return tuple(text.split())


_SUFFIXES = ("", "f", "l", "f32", "f64", "f128", "f32x", "f64x", "q")


def libm_names(name: str) -> tuple[str, ...]:
    """All spellings of a libm function: C types, TS 18661-3, libquadmath, glibc's finite."""
    finite = tuple(f"__{name}{suffix}_finite" for suffix in ("", "f", "l"))
    return tuple(name + suffix for suffix in _SUFFIXES) + finite


def _expressions(partials: Iterable[Expr | float | None]) -> tuple[Expr | None, ...]:
    return tuple(None if p is None else as_expr(p) for p in partials)


def scalar(
    names: Iterable[str], family: str, *partials: Expr | float | None, touched: Effects = PURE
) -> Row:
    """Floats in, one float out, one partial per argument."""
    expressions = _expressions(partials)
    return Row(
        tuple(names),
        family,
        RowKind.SCALAR,
        expressions,
        touched,
        re_executable=touched.pure or not (touched.writes or touched.other_memory),
    )


def linear(names: Iterable[str], family: str, *factors: float | None) -> Row:
    """A sum of the arguments with constant factors."""
    return scalar(names, family, *factors)


def bilinear(names: Iterable[str], family: str, *partials: Expr | float | None) -> Row:
    """Linear in each argument: a product, and what is added to it."""
    return scalar(names, family, *partials)


def several(names: Iterable[str], family: str, *outputs: Output, touched: Effects = PURE) -> Row:
    """Several floats out, in fields of the result or through pointers."""
    return Row(
        tuple(names),
        family,
        RowKind.SEVERAL,
        effects=touched,
        re_executable=True,
        outputs=outputs,
    )


def complex_function(names: Iterable[str], family: str, *outputs: Output) -> Row:
    """A function of complex numbers, which are counted by their parts."""
    return Row(
        tuple(names),
        family,
        RowKind.COMPLEX,
        effects=Effects(errno=True),
        re_executable=True,
        outputs=outputs,
    )


def output(index: int, *partials: Expr | float | None, pointer: bool = False) -> Output:
    """One of the outputs of :func:`several`."""
    return Output(index, _expressions(partials), pointer)


def zero(names: Iterable[str], touched: Effects = PURE) -> Row:
    """Derivative zero almost everywhere; runs again freely."""
    name, *others = names
    return Row((name, *others), name, RowKind.ZERO, effects=touched, re_executable=True)


def inactive(names: Iterable[str], touched: Effects = PURE, *, again: bool = False) -> Row:
    """Data without derivatives; ``again``: may be executed again."""
    name, *others = names
    return Row((name, *others), name, RowKind.INACTIVE, effects=touched, re_executable=again)


def allocation(names: Iterable[str], what: Allocation, *, may_unwind: bool = False) -> Row:
    """Returns (or stores) the address of fresh memory."""
    name, *others = names
    stored = frozenset() if what.pointer_argument is None else frozenset({what.pointer_argument})
    old = frozenset() if what.old_argument is None else frozenset({what.old_argument})
    touched = Effects(reads=old, writes=stored, frees=old, errno=True, may_unwind=may_unwind)
    return Row((name, *others), name, RowKind.ALLOCATION, effects=touched, allocation=what)


def deallocation(names: Iterable[str], what: Deallocation) -> Row:
    """Frees memory."""
    name, *others = names
    touched = Effects(frees=frozenset({what.pointer_argument}))
    return Row((name, *others), name, RowKind.DEALLOCATION, effects=touched, deallocation=what)


def memory_copy(names: Iterable[str], what: Transfer, returns: int | None = None) -> Row:
    """Copies bytes; ``returns`` is the argument that comes back."""
    name, *others = names
    source = frozenset() if what.source is None else frozenset({what.source})
    touched = Effects(reads=source, writes=frozenset({what.destination}), returns_argument=returns)
    return Row((name, *others), name, RowKind.MEMORY_COPY, effects=touched, transfer=what)


def memory_set(names: Iterable[str], what: Transfer, returns: int | None = None) -> Row:
    """Fills memory with one byte (or, with ``value`` None, with zero)."""
    name, *others = names
    touched = Effects(writes=frozenset({what.destination}), returns_argument=returns)
    return Row((name, *others), name, RowKind.MEMORY_SET, effects=touched, transfer=what)


def pointer(names: Iterable[str]) -> Row:
    """Passes argument 0 on as a pointer."""
    name, *others = names
    touched = Effects(returns_argument=0)
    return Row((name, *others), name, RowKind.POINTER, effects=touched, re_executable=True)


def mirrored(names: Iterable[str], touched: Effects) -> Row:
    """Handles the links of a data structure, in the primal's and in the shadow's."""
    name, *others = names
    return Row((name, *others), name, RowKind.MIRRORED, effects=touched)


def sort(names: Iterable[str]) -> Row:
    """Permutes elements by a comparator: (base, count, size, comparator)."""
    name, *others = names
    touched = Effects(reads=frozenset({0}), writes=frozenset({0}), may_unwind=True)
    return Row((name, *others), name, RowKind.SORT, effects=touched)


def marker(names: Iterable[str]) -> Row:
    """Tells the optimiser or the debugger something, and does nothing."""
    name, *others = names
    return Row((name, *others), name, RowKind.MARKER, re_executable=True)


def reduction(names: Iterable[str]) -> Row:
    """The sum of a vector's elements."""
    name, *others = names
    return Row((name, *others), name, RowKind.REDUCTION, re_executable=True)


def lowered(names: Iterable[str], lowering: str, remedy: str, operation: str = "") -> Row:
    """Rewritten before any analysis; ``operation`` is what a reduction does with two numbers."""
    return Row(
        tuple(names),
        lowering,
        RowKind.LOWERED,
        effects=Effects(other_memory=True),
        reduction=operation,
        lowering=lowering,
        remedy=remedy,
    )


def unsupported(names: Iterable[str], remedy: str) -> Row:
    """Known, but without a derivative yet; an error that tells the remedy when active."""
    name, *others = names
    touched = Effects(other_memory=True, may_unwind=True)
    return Row((name, *others), name, RowKind.UNSUPPORTED, effects=touched, remedy=remedy)


def engine(name: str) -> Row:
    """An opcode that the engine handles itself."""
    return Row((name,), name, RowKind.ENGINE)
