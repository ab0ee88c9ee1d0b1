"""Names for memory: where a pointer of a function comes from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import lru_cache
from itertools import count
from threading import RLock
from typing import Any, Self
from weakref import WeakValueDictionary

from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.ir.instructions import Instruction


class OriginKind(Enum):
    """The sources of pointers; see :class:`Origin`."""

    ARGUMENT = auto()
    STACK = auto()
    HEAP = auto()
    GLOBAL = auto()
    CONTENT = auto()
    RESULT = auto()
    UNKNOWN = auto()
    MOVED = auto()


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Origin:
    """Where a pointer comes from; equal ones are the same object.

    ``key`` is the argument index, the alloca or allocating call, or the
    global's name.  CONTENT is a pointer that was in memory when the function
    was entered: ``key`` is the origin of that memory, ``place`` where it was
    there: at one byte, or at one in each element of a row; anywhere when that
    is unknown.  RESULT is a pointer out of a call that tells
    no more about it.  MOVED is no memory that a pointer leads to: what a copy
    (its ``key``) moves, wherever it comes from and goes to.
    """

    kind: OriginKind
    key: object = None
    place: Congruence = ANYWHERE
    is_local: bool = field(init=False, repr=False)
    """Whether the memory came into being in this function."""
    root: Origin = field(init=False, repr=False)
    """The origin that this one's memory was reached from."""
    serial: int = field(init=False, repr=False)
    """Grows from one to the next that comes into being: an order that is the same in each run."""

    def __new__(
        cls,
        kind: OriginKind,
        key: object = None,
        place: Congruence = ANYWHERE,
    ) -> Self:
        # looks into dicts and sets, of which analyses make hundreds of millions, compare addresses
        name = (kind, key, place)
        with _INTERNING:
            found = _INTERNED.get(name)
            if found is None:
                found = _INTERNED[name] = object.__new__(cls)
        return found

    def __post_init__(self) -> None:
        local = self.kind in _LOCAL
        object.__setattr__(self, "is_local", local)
        if not hasattr(self, "serial"):  # or this is one that there was before
            object.__setattr__(self, "serial", next(_SERIALS))
        outer = self.key if self.kind is OriginKind.CONTENT else None
        object.__setattr__(self, "root", outer.root if isinstance(outer, Origin) else self)

    def is_behind(self, other: Origin) -> bool:
        """Whether this is ``other``, or reached through pointers in its memory."""
        origin = self
        while origin is not other and isinstance(origin.key, Origin):
            origin = origin.key
        return origin is other

    @property
    def offset(self) -> int | None:
        """Of a pointer that was in memory: at which byte, None when unknown."""
        return self.place.constant if self.place.stride == 0 else None

    @property
    def is_cut(self) -> bool:
        """Whether nobody knows where the address was: this stands for all that addresses in the
        memory lead to, or, of a chain that is cut, for all that can be reached."""
        return self.kind is OriginKind.CONTENT and self.place == ANYWHERE

    @property
    def depth(self) -> int:
        return self.key.depth + 1 if isinstance(self.key, Origin) else 0

    def __str__(self) -> str:
        if self.kind is OriginKind.CONTENT:
            return f"memory that {self.key} points to"
        if self.kind is OriginKind.ARGUMENT:
            return f"argument {self.key}"
        if isinstance(self.key, Instruction):
            return f"{self.kind.name.lower()} object {self.key.reference()}"
        return f"global {self.key}" if self.key else "an unknown object"


_LOCAL = frozenset((OriginKind.STACK, OriginKind.HEAP, OriginKind.MOVED))
_INTERNED: WeakValueDictionary[tuple[OriginKind, object, Congruence], Any] = WeakValueDictionary()
_INTERNING = RLock()
_SERIALS = count()

HIDDEN = frozenset((OriginKind.CONTENT, OriginKind.RESULT, OriginKind.UNKNOWN))
"""Memory that others lead to, which may be an object of the function's own that they see."""

UNKNOWN = Origin(OriginKind.UNKNOWN)
AMONG_THREADS = Origin(OriginKind.UNKNOWN, "threads")
"""What other threads of the same parallel region may have written."""

DEEPEST = 3


_REMEMBERED = 1 << 14
"""Chains of pointers; those that are the same object are compared at once."""


@lru_cache(_REMEMBERED)
def content_at(origin: Origin, at: Congruence, deepest: int = DEEPEST) -> Origin:
    """The initial pointee of ``origin``'s memory at a byte, or at one in each element of a row.

    Chains are cut at a fixed depth, below which everything reachable is one
    origin, so that recursive data structures have finitely many.
    """
    if origin.kind is OriginKind.UNKNOWN:
        return UNKNOWN
    if origin.kind is OriginKind.CONTENT and origin.depth >= deepest:
        return Origin(OriginKind.CONTENT, origin.key)
    return Origin(OriginKind.CONTENT, origin, at)


def content_of(origin: Origin, offset: int | None, deepest: int = DEEPEST) -> Origin:
    """The initial pointee of ``origin``'s memory at a byte, or anywhere."""
    return content_at(origin, ANYWHERE if offset is None else Congruence(offset), deepest)


def may_alias(
    one: Origin, other: Origin, escaped: Collection[Origin], noalias: frozenset[int]
) -> bool:
    """Whether two origins may name the same object.

    ``escaped`` are local objects whose address left the function's sight,
    ``noalias`` the indices of arguments with that attribute.
    """
    if one == other:
        return True
    if one.is_local or other.is_local:
        if one.is_local and other.is_local:
            return False
        local, foreign = (one, other) if one.is_local else (other, one)
        return local in escaped and foreign.kind in HIDDEN
    if one.kind is OriginKind.GLOBAL and other.kind is OriginKind.GLOBAL:
        return False
    return not any(o.kind is OriginKind.ARGUMENT and o.key in noalias for o in (one, other))
