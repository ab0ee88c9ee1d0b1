"""Functions that allocate, free, copy and fill memory.

C++ names are mangled by the Itanium ABI: ``_Znwm`` is operator new(size_t),
``_Zna`` the array form; suffixes are ``St11align_val_t`` (alignment) and
``RKSt9nothrow_t`` (nothrow).  Rust's allocator functions appear under these
plain names and, since 1.87, mangled: see :func:`rust_allocator`.
"""

from __future__ import annotations

from ltoad.rules.rows import (
    Allocation,
    Deallocation,
    Row,
    Transfer,
    allocation,
    deallocation,
    memory_copy,
    memory_set,
    unsupported,
    words,
)

USABLE_SIZE = "malloc_usable_size"
"""glibc's, musl's and jemalloc's way to ask for the size of a block; exact under sanitizers."""

_C: tuple[Row, ...] = (
    allocation(words("malloc __libc_malloc valloc pvalloc"), Allocation((0,))),
    allocation(words("calloc __libc_calloc"), Allocation((0, 1), zeroed=True)),
    allocation(words("realloc __libc_realloc"), Allocation((1,), old_argument=0)),
    allocation(words("reallocarray"), Allocation((1, 2), old_argument=0)),
    allocation(
        words("aligned_alloc memalign __libc_memalign"), Allocation((1,), alignment_argument=0)
    ),
    allocation(words("posix_memalign"), Allocation((2,), alignment_argument=1, pointer_argument=0)),
    allocation(
        words("_aligned_malloc"),
        Allocation((0,), alignment_argument=1, deallocator="_aligned_free"),
    ),
    deallocation(words("free cfree __libc_free"), Deallocation()),
    deallocation(words("free_sized"), Deallocation(size_argument=1)),
    deallocation(words("free_aligned_sized"), Deallocation(alignment_argument=1, size_argument=2)),
    deallocation(words("_aligned_free"), Deallocation()),
)


def _operators(new: str, delete: str) -> tuple[Row, ...]:
    """operator new and delete in all their forms; size_t is m (64 bit) or j (32 bit)."""
    aligned, nothrow = "St11align_val_t", "RKSt9nothrow_t"
    plain, over = f"{delete}Pv", f"{delete}Pv{aligned}"
    return (
        allocation([f"{new}m", f"{new}j"], Allocation((0,), deallocator=plain), may_unwind=True),
        allocation([f"{new}m{nothrow}", f"{new}j{nothrow}"], Allocation((0,), deallocator=plain)),
        allocation(
            [f"{new}m{aligned}", f"{new}j{aligned}"],
            Allocation((0,), alignment_argument=1, deallocator=over),
            may_unwind=True,
        ),
        allocation(
            [f"{new}m{aligned}{nothrow}", f"{new}j{aligned}{nothrow}"],
            Allocation((0,), alignment_argument=1, deallocator=over),
        ),
        deallocation([plain, f"{plain}{nothrow}"], Deallocation()),
        deallocation([f"{plain}m", f"{plain}j"], Deallocation(size_argument=1)),
        deallocation([over, f"{over}{nothrow}"], Deallocation(alignment_argument=1)),
        deallocation(
            [f"{plain}m{aligned}", f"{plain}j{aligned}"],
            Deallocation(size_argument=1, alignment_argument=2),
        ),
    )


def _rust(prefix: str) -> tuple[Row, ...]:
    """Rust's four allocator symbols: __rust_ (the compiler's), __rdl_, __rg_ (its targets)."""
    freeing = f"{prefix}dealloc"
    return (
        allocation([f"{prefix}alloc"], Allocation((0,), alignment_argument=1, deallocator=freeing)),
        allocation(
            [f"{prefix}alloc_zeroed"],
            Allocation((0,), zeroed=True, alignment_argument=1, deallocator=freeing),
        ),
        allocation(
            [f"{prefix}realloc"],
            Allocation(
                (3,),
                alignment_argument=2,
                deallocator=freeing,
                old_argument=0,
                old_size_argument=1,
            ),
        ),
        deallocation([freeing], Deallocation(size_argument=1, alignment_argument=2)),
    )


_TRANSFERS: tuple[Row, ...] = (
    memory_copy(
        words("memcpy memmove __memcpy_chk __memmove_chk __asan_memcpy __asan_memmove"),
        Transfer(destination=0, source=1, size=2),
        returns=0,
    ),
    # The result points behind the copy: none of the arguments.
    unsupported(words("mempcpy __mempcpy __mempcpy_chk"), "call memcpy instead"),
    memory_copy(words("bcopy"), Transfer(destination=1, source=0, size=2)),
    memory_set(
        words("memset __memset_chk memset_explicit __asan_memset"),
        Transfer(destination=0, value=1, size=2),
        returns=0,
    ),
    memory_set(words("bzero explicit_bzero"), Transfer(destination=0, size=1)),
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


def deallocator_of(row: Row, symbol: str) -> str:
    """The symbol that frees what ``symbol``, an allocator with ``row``, returned.

    A mangled Rust allocator is freed by its neighbour with the same crate hash.
    """
    if row.allocation is None:
        raise AssertionError(f"{symbol} allocates nothing")
    name = row.allocation.deallocator
    if rust_allocator(symbol) is None:
        return name
    return f"{symbol.rpartition(_RUST_CRATE)[0]}{_RUST_CRATE}{len(name)}_{name}"


def allocator_of(reallocator: str) -> str:
    """Rust's allocation function beside ``reallocator``, mangled alike."""
    plain = rust_allocator(reallocator)
    prefix = reallocator.removesuffix("realloc")
    if plain is None:
        return f"{prefix}alloc"
    name = plain.removesuffix("realloc") + "alloc"
    return f"{reallocator.rpartition(_RUST_CRATE)[0]}{_RUST_CRATE}{len(name)}_{name}"
