"""Stack and heap for programs of any size.

What a value is computed from, and what a function calls, is followed by
recursion.  Chains of thousands occur in generated code, and are deeper than
Python's limit, which guards a stack of a few megabytes.

Almost everything that differentiation allocates is kept until its end, so
that looking for cycles of garbage after every few hundred objects costs a
third of the time and finds little.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Value = TypeVar("Value")

_STACK = 1 << 29  # address space, of which only what is used becomes memory
_FRAMES = 400_000
_OBJECTS = (100_000, 20, 10)


@contextmanager
def rare_collection() -> Iterator[None]:
    """A while in which garbage in cycles is looked for less often."""
    former = gc.get_threshold()
    gc.set_threshold(*_OBJECTS)
    try:
        yield
    finally:
        gc.set_threshold(*former)


def with_deep_stack(function: Callable[[], Value]) -> Value:
    """The function's value, or its exception, from a thread with room for deep recursion."""
    results: list[Value] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(function())
        except BaseException as error:  # noqa: BLE001 - raised again by the caller's thread
            errors.append(error)

    former_stack, former_frames = threading.stack_size(_STACK), sys.getrecursionlimit()
    sys.setrecursionlimit(max(_FRAMES, former_frames))
    try:
        thread = threading.Thread(target=run, name="differentiation")
        thread.start()
        thread.join()
    finally:
        threading.stack_size(former_stack)
        sys.setrecursionlimit(former_frames)
    if errors:
        raise errors[0]
    return results[0]
