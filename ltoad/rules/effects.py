"""What a callee does to memory and control."""

from __future__ import annotations

from dataclasses import dataclass

VARIADIC = -1
"""The argument index that stands for all variable arguments."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What a callee does to memory and control.

    The sets hold indices of pointer arguments whose pointees are read,
    written, freed, or kept beyond the call; :data:`VARIADIC` stands for all
    variable arguments.  ``other_memory``: touches user-visible memory that no
    argument points to; ``other_threads``: what others of the same parallel region have written may
    be seen from here on.  ``errno`` alone does not count as touching memory.
    ``returns_argument``: the result aliases that argument (strcpy: 0); ``same_address``: it is
    that very address.
    ``text``: what is written is characters and the library's own bookkeeping, no float.
    ``characters``: what is written is characters, or a library's books in an object of its own,
    which are no part of a float, neither before nor after.
    ``reads_behind`` and ``writes_behind``: also what the addresses in these arguments lead to,
    such as the elements of an array behind its descriptor.
    ``fresh_inside``: in what these arguments point to, it may leave addresses of blocks that it has
    allocated.
    ``returns_content``: it was found in memory that can be reached from there.
    ``returns_twice``: control may come back a second time (setjmp).
    ``unknown``: the row does not say; its body or its declaration tells.
    """

    reads: frozenset[int] = frozenset()
    writes: frozenset[int] = frozenset()
    frees: frozenset[int] = frozenset()
    captures: frozenset[int] = frozenset()
    other_memory: bool = False
    other_threads: bool = False
    errno: bool = False
    returns_argument: int | None = None
    same_address: bool = False
    returns_content: int | None = None
    may_unwind: bool = False
    no_return: bool = False
    returns_twice: bool = False
    input_output: bool = False
    text: bool = False
    characters: bool = False
    reads_behind: frozenset[int] = frozenset()
    writes_behind: frozenset[int] = frozenset()
    fresh_inside: frozenset[int] = frozenset()
    unknown: bool = False

    @property
    def pure(self) -> bool:
        """Whether the result is all that a call leaves behind (errno aside)."""
        touched = self.reads | self.writes | self.frees | self.captures
        touched |= self.reads_behind | self.writes_behind
        stays = self.other_memory or self.other_threads or self.input_output
        return not (touched or stays or self.may_unwind or self.no_return or self.unknown)


PURE = Effects()

ERRNO = ("__errno_location", "__error")
"""The functions by which programs find ``errno``."""


def finds_errno(name: str) -> bool:
    """Whether a function is one of these."""
    return name in ERRNO
