"""Registrars: each names the mathematical class of the row that it makes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ltoad.rules.effects import PURE, Effects
from ltoad.rules.expression import Expr, as_expr
from ltoad.rules.owners import Fate, Owner
from ltoad.rules.rows import (
    AllocationRow,
    CastRow,
    ComplexRow,
    CopyRow,
    DeallocationRow,
    EngineRow,
    ExtremumRow,
    FillRow,
    FunnelShiftRow,
    InactiveRow,
    LoweredRow,
    MarkerRow,
    MirroredRow,
    Output,
    PointerRow,
    ReductionRow,
    ScalarRow,
    SeveralRow,
    SortRow,
    UnsupportedRow,
    ZeroRow,
)


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
) -> ScalarRow:
    """Floats in, one float out, one partial per argument."""
    return ScalarRow(
        names=tuple(names),
        family=family,
        partials=_expressions(partials),
        effects=touched,
        re_executable=touched.pure or not (touched.writes or touched.other_memory),
    )


def linear(names: Iterable[str], family: str, *factors: float | None) -> ScalarRow:
    """A sum of the arguments with constant factors."""
    return scalar(names, family, *factors)


def bilinear(names: Iterable[str], family: str, *partials: Expr | float | None) -> ScalarRow:
    """Linear in each argument: a product, and what is added to it."""
    return scalar(names, family, *partials)


def cast(names: Iterable[str], family: str) -> CastRow:
    """A float in another format."""
    return CastRow(
        names=tuple(names), family=family, partials=_expressions([1.0]), re_executable=True
    )


def several(
    names: Iterable[str], family: str, *outputs: Output, touched: Effects = PURE
) -> SeveralRow:
    """Several floats out, in fields of the result or through pointers."""
    return SeveralRow(
        names=tuple(names), family=family, effects=touched, re_executable=True, outputs=outputs
    )


def complex_function(names: Iterable[str], family: str, *outputs: Output) -> ComplexRow:
    """A function of complex numbers, which are counted by their parts."""
    return ComplexRow(
        names=tuple(names),
        family=family,
        effects=Effects(errno=True),
        re_executable=True,
        outputs=outputs,
    )


def output(index: int, *partials: Expr | float | None, pointer: bool = False) -> Output:
    """One of the outputs of :func:`several`."""
    return Output(index, _expressions(partials), pointer)


def zero(names: Iterable[str], touched: Effects = PURE) -> ZeroRow:
    """Derivative zero almost everywhere; runs again freely."""
    name, *others = names
    return ZeroRow(names=(name, *others), family=name, effects=touched, re_executable=True)


def funnel_shift(name: str, *, to_right: bool) -> FunnelShiftRow:
    """The upper or lower half of two words that are shifted as one."""
    return FunnelShiftRow(names=(name,), family=name, re_executable=True, to_right=to_right)


def extremum(name: str, predicate: str) -> ExtremumRow:
    """The one of two integers that compares so to the other."""
    return ExtremumRow(names=(name,), family=name, re_executable=True, predicate=predicate)


def inactive(
    names: Iterable[str],
    touched: Effects = PURE,
    *,
    again: bool = False,
    makes_exception: bool = False,
    tells_size: bool = False,
    scan_format: int | None = None,
) -> InactiveRow:
    """Data without derivatives; ``again``: may be executed again."""
    name, *others = names
    return InactiveRow(
        names=(name, *others),
        family=name,
        effects=touched,
        re_executable=again,
        makes_exception=makes_exception,
        tells_size=tells_size,
        scan_format=scan_format,
    )


def owning(row: InactiveRow, *owners: Owner) -> InactiveRow:
    """A row, with what becomes of objects that have blocks of their own."""
    fresh = {o.argument for o in owners if o.fate is not Fate.KEPT}
    touched = replace(row.effects, fresh_inside=frozenset(fresh))
    return replace(row, effects=touched, owners=owners)


def allocation(
    names: Iterable[str],
    *size_arguments: int,
    deallocator: str = "free",
    zeroed: bool = False,
    alignment_argument: int | None = None,
    may_unwind: bool = False,
) -> AllocationRow:
    """Returns the address of fresh memory."""
    name, *others = names
    return AllocationRow(
        names=(name, *others),
        family=name,
        effects=Effects(errno=True, may_unwind=may_unwind),
        size_arguments=size_arguments,
        zeroed=zeroed,
        alignment_argument=alignment_argument,
        deallocator=deallocator,
    )


def allocation_by_pointer(
    name: str, size_argument: int, *, pointer_argument: int, alignment_argument: int
) -> AllocationRow:
    """Stores the address of fresh memory."""
    return AllocationRow(
        names=(name,),
        family=name,
        effects=Effects(writes=frozenset({pointer_argument}), errno=True),
        size_arguments=(size_argument,),
        alignment_argument=alignment_argument,
        pointer_argument=pointer_argument,
    )


def reallocation(
    names: Iterable[str],
    *size_arguments: int,
    old_argument: int,
    old_size_argument: int | None = None,
    alignment_argument: int | None = None,
    deallocator: str = "free",
) -> AllocationRow:
    """Returns the address of fresh memory that holds what an older block held."""
    name, *others = names
    old = frozenset({old_argument})
    return AllocationRow(
        names=(name, *others),
        family=name,
        effects=Effects(reads=old, frees=old, errno=True),
        size_arguments=size_arguments,
        alignment_argument=alignment_argument,
        deallocator=deallocator,
        old_argument=old_argument,
        old_size_argument=old_size_argument,
    )


def deallocation(
    names: Iterable[str],
    *,
    pointer_argument: int = 0,
    size_argument: int | None = None,
    alignment_argument: int | None = None,
    knows_size: bool = False,
) -> DeallocationRow:
    """Frees memory."""
    name, *others = names
    return DeallocationRow(
        names=(name, *others),
        family=name,
        effects=Effects(frees=frozenset({pointer_argument})),
        pointer_argument=pointer_argument,
        size_argument=size_argument,
        alignment_argument=alignment_argument,
        knows_size=knows_size,
    )


def memory_copy(
    names: Iterable[str],
    *,
    destination: int,
    source: int,
    size: int,
    overlapping: bool = False,
    returns: int | None = None,
) -> CopyRow:
    """Copies bytes; ``returns`` is the argument that comes back."""
    name, *others = names
    return CopyRow(
        names=(name, *others),
        family=name,
        effects=effects((source,), (destination,), returns_argument=returns),
        destination=destination,
        source=source,
        size=size,
        overlapping=overlapping,
    )


def memory_set(
    names: Iterable[str],
    *,
    destination: int,
    size: int,
    value: int | None = None,
    returns: int | None = None,
) -> FillRow:
    """Fills memory with one byte (or, with ``value`` None, with zero)."""
    name, *others = names
    return FillRow(
        names=(name, *others),
        family=name,
        effects=effects((), (destination,), returns_argument=returns),
        destination=destination,
        size=size,
        value=value,
    )


def pointer(names: Iterable[str], *, same_address: bool = False) -> PointerRow:
    """Passes argument 0 on as a pointer."""
    name, *others = names
    touched = Effects(returns_argument=0, same_address=same_address)
    return PointerRow(names=(name, *others), family=name, effects=touched, re_executable=True)


def mirrored(names: Iterable[str], touched: Effects) -> MirroredRow:
    """Handles the links of a data structure, in the primal's and in the shadow's."""
    name, *others = names
    return MirroredRow(names=(name, *others), family=name, effects=touched)


def sort(names: Iterable[str]) -> SortRow:
    """Permutes elements by a comparator: (base, count, size, comparator)."""
    name, *others = names
    touched = effects((0,), (0,), may_unwind=True)
    return SortRow(names=(name, *others), family=name, effects=touched)


def marker(
    names: Iterable[str], *, annotates: bool = False, declares_scopes: bool = False
) -> MarkerRow:
    """Tells the optimiser or the debugger something, and does nothing."""
    name, *others = names
    return MarkerRow(
        names=(name, *others),
        family=name,
        re_executable=True,
        annotates=annotates,
        declares_scopes=declares_scopes,
    )


def reduction(names: Iterable[str]) -> ReductionRow:
    """The sum of a vector's elements."""
    name, *others = names
    return ReductionRow(names=(name, *others), family=name, re_executable=True)


def lowered(names: Iterable[str], lowering: str, remedy: str, operation: str = "") -> LoweredRow:
    """Rewritten before any analysis; ``operation`` is what a reduction does with two numbers."""
    return LoweredRow(
        names=tuple(names),
        family=lowering,
        effects=Effects(other_memory=True),
        reduction=operation,
        lowering=lowering,
        remedy=remedy,
    )


def unsupported(
    names: Iterable[str], remedy: str, *, returns_twice: bool = False, may_unwind: bool = True
) -> UnsupportedRow:
    """Known, but without a derivative yet; an error that tells the remedy when active."""
    name, *others = names
    touched = Effects(other_memory=True, may_unwind=may_unwind, returns_twice=returns_twice)
    return UnsupportedRow(names=(name, *others), family=name, effects=touched, remedy=remedy)


def engine(name: str) -> EngineRow:
    """An opcode that the engine handles itself."""
    return EngineRow(names=(name,), family=name)
