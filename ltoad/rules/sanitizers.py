"""What sanitizers put into a program: checks, reports, and marks on memory of their own.

Nothing of it touches the program's data, so that instrumented code is
differentiated like any other.
"""

from __future__ import annotations

from ltoad.rules.effects import PURE, Effects
from ltoad.rules.registrars import inactive, words, zero
from ltoad.rules.rows import Row

_REPORT = inactive(["sanitizer reports"], Effects(input_output=True))
_FAKE_STACK = zero(["sanitizer stack frames"], PURE)

PATTERN_ROWS: tuple[Row, ...] = (_REPORT, _FAKE_STACK)

_FAKE_STACK_PREFIX = "__asan_stack_malloc_"
# Block copies (__asan_memcpy, ...) have rows among the other copies.
_PREFIXES = tuple(
    words("""
        __asan_report_ __asan_set_shadow_ __asan_poison_ __asan_unpoison_ __asan_alloca_poison
        __asan_allocas_unpoison __asan_stack_free_ __asan_handle_no_return __asan_load __asan_store
        __asan_init __asan_register __asan_unregister __asan_before __asan_after __asan_exp_
        __ubsan_handle_ __sanitizer_ __tsan_ __hwasan_ __sancov_
    """)
)


def is_fake_stack(symbol: str) -> bool:
    """Whether a call asks for a stack frame on the heap; 0 as its answer means: use the stack."""
    return symbol.startswith(_FAKE_STACK_PREFIX)


def marks_memory(symbol: str) -> bool:
    """Whether a call writes AddressSanitizer's marks, which inline stores write as well."""
    return symbol.startswith(("__asan_set_shadow_", "__asan_poison_", "__asan_unpoison_"))


def is_stack_mark(symbol: str) -> bool:
    """Whether a call marks stack objects of variable size, which a derivative has elsewhere."""
    return symbol.startswith("__asan_alloca")


def by_prefix(symbol: str) -> Row | None:
    """The row of a sanitizer's function."""
    if is_fake_stack(symbol):
        return _FAKE_STACK
    return _REPORT if symbol.startswith(_PREFIXES) else None
