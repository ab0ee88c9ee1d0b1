"""Functions that allocate, free, copy and fill memory.

C++ names are mangled by the Itanium ABI: ``_Znwm`` is operator new(size_t),
``_Zna`` the array form; suffixes are ``St11align_val_t`` (alignment) and
``RKSt9nothrow_t`` (nothrow).  Rust's allocator functions appear under these
plain names and, since 1.87, mangled: see :func:`rust_allocator`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.rules.registrars import (
    allocation,
    allocation_by_pointer,
    deallocation,
    effects,
    memory_copy,
    memory_set,
    reallocation,
    words,
)
from ltoad.rules.rows import AllocationRow, EndedCopyRow, Row

USABLE_SIZE = "malloc_usable_size"
"""glibc's, musl's and jemalloc's way to ask for the size of a block; exact under sanitizers."""
RUST_ZEROED = "__rust_alloc_zeroed"
"""``(size, alignment)``: memory of zeros from Rust's allocator, as it was named before 1.87."""

_C: tuple[Row, ...] = (
    allocation(words("malloc __libc_malloc valloc pvalloc"), 0),
    allocation(words("calloc __libc_calloc"), 0, 1, zeroed=True),
    reallocation(words("realloc __libc_realloc"), 1, old_argument=0),
    reallocation(words("reallocarray"), 1, 2, old_argument=0),
    allocation(words("aligned_alloc memalign __libc_memalign"), 1, alignment_argument=0),
    allocation_by_pointer("posix_memalign", 2, alignment_argument=1, pointer_argument=0),
    allocation(words("_aligned_malloc"), 0, alignment_argument=1, deallocator="_aligned_free"),
    deallocation(words("free cfree __libc_free"), knows_size=True),
    deallocation(words("free_sized"), size_argument=1, knows_size=True),
    deallocation(
        words("free_aligned_sized"), alignment_argument=1, size_argument=2, knows_size=True
    ),
    deallocation(words("_aligned_free")),
)


def asks_for_size(name: str) -> bool:
    """Whether a function tells how large a block is, which may be more than was asked for."""
    return name == USABLE_SIZE


def _operators(new: str, delete: str) -> tuple[Row, ...]:
    """operator new and delete in all their forms; size_t is m (64 bit) or j (32 bit)."""
    aligned, nothrow = "St11align_val_t", "RKSt9nothrow_t"
    plain, over = f"{delete}Pv", f"{delete}Pv{aligned}"
    return (
        allocation([f"{new}m", f"{new}j"], 0, deallocator=plain, may_unwind=True),
        allocation([f"{new}m{nothrow}", f"{new}j{nothrow}"], 0, deallocator=plain),
        allocation(
            [f"{new}m{aligned}", f"{new}j{aligned}"],
            0,
            alignment_argument=1,
            deallocator=over,
            may_unwind=True,
        ),
        allocation(
            [f"{new}m{aligned}{nothrow}", f"{new}j{aligned}{nothrow}"],
            0,
            alignment_argument=1,
            deallocator=over,
        ),
        deallocation([plain, f"{plain}{nothrow}"], knows_size=True),
        deallocation([f"{plain}m", f"{plain}j"], size_argument=1, knows_size=True),
        deallocation([over, f"{over}{nothrow}"], alignment_argument=1, knows_size=True),
        deallocation(
            [f"{plain}m{aligned}", f"{plain}j{aligned}"],
            size_argument=1,
            alignment_argument=2,
            knows_size=True,
        ),
    )


def _rust(prefix: str) -> tuple[Row, ...]:
    """Rust's four allocator symbols: __rust_ (the compiler's), __rdl_, __rg_ (its targets)."""
    freeing = f"{prefix}dealloc"
    return (
        allocation([f"{prefix}alloc"], 0, alignment_argument=1, deallocator=freeing),
        allocation(
            [f"{prefix}alloc_zeroed"], 0, zeroed=True, alignment_argument=1, deallocator=freeing
        ),
        reallocation(
            [f"{prefix}realloc"],
            3,
            alignment_argument=2,
            deallocator=freeing,
            old_argument=0,
            old_size_argument=1,
        ),
        deallocation([freeing], size_argument=1, alignment_argument=2),
    )


_TRANSFERS: tuple[Row, ...] = (
    memory_copy(
        words("memcpy __memcpy_chk __asan_memcpy"), destination=0, source=1, size=2, returns=0
    ),
    memory_copy(
        words("memmove __memmove_chk __asan_memmove"),
        destination=0,
        source=1,
        size=2,
        overlapping=True,
        returns=0,
    ),
    EndedCopyRow(
        names=words("mempcpy __mempcpy __mempcpy_chk"),
        family="mempcpy",
        effects=effects((1,), (0,), returns_argument=0),
        destination=0,
        source=1,
        size=2,
        overlapping=False,
    ),
    memory_copy(words("bcopy"), destination=1, source=0, size=2, overlapping=True),
    memory_set(
        words("memset __memset_chk memset_explicit __asan_memset"),
        destination=0,
        value=1,
        size=2,
        returns=0,
    ),
    memory_set(words("bzero explicit_bzero"), destination=0, size=1),
)

ROWS: tuple[Row, ...] = (
    *_C,
    *_operators("_Znw", "_Zdl"),
    *_operators("_Zna", "_Zda"),
    *_rust("__rust_"),
    *_rust("__rdl_"),
    *_rust("__rg_"),
    *_TRANSFERS,
)

_RUST_CRATE = "7___rustc"
_RUST_NAMES = tuple(
    (f"{len(name)}_{name}", name)
    for prefix in ("__rust_", "__rdl_", "__rg_")
    for name in (f"{prefix}{what}" for what in ("alloc", "alloc_zeroed", "realloc", "dealloc"))
)


def rust_allocator(symbol: str) -> str | None:
    """The plain name of a v0-mangled Rust allocator symbol, or None.

    ``_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc`` is ``__rustc::__rust_alloc``
    (an identifier that begins with an underscore gets one more before it, uncounted).
    """
    if not symbol.startswith("_R") or _RUST_CRATE not in symbol:
        return None
    tail = symbol.rpartition(_RUST_CRATE)[2]
    return next((name for mangled, name in _RUST_NAMES if tail == mangled), None)


def deallocator_of(row: AllocationRow, symbol: str) -> str:
    """The symbol that frees what ``symbol``, an allocator with ``row``, returned.

    A mangled Rust allocator is freed by its neighbour with the same crate hash.
    """
    name = row.deallocator
    return name if rust_allocator(symbol) is None else _beside(symbol, name)


def _beside(symbol: str, name: str) -> str:
    """Another of Rust's allocator functions, mangled like ``symbol``."""
    return f"{symbol.rpartition(_RUST_CRATE)[0]}{_RUST_CRATE}{len(name)}_{name}"


def zeroed_by_rust(symbols: Iterable[str]) -> str:
    """The symbol of :data:`RUST_ZEROED` in a program with these: mangled like its neighbours."""
    mangled = next((s for s in symbols if rust_allocator(s) is not None), None)
    return RUST_ZEROED if mangled is None else _beside(mangled, RUST_ZEROED)


def allocator_of(reallocator: str) -> str:
    """Rust's allocation function beside ``reallocator``, mangled alike."""
    plain = rust_allocator(reallocator)
    prefix = reallocator.removesuffix("realloc")
    if plain is None:
        return f"{prefix}alloc"
    name = plain.removesuffix("realloc") + "alloc"
    return _beside(reallocator, name)
