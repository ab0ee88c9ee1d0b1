"""Objects of libraries that own a block, and what becomes of the block."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class OwnerLayout:
    """Where objects of a library keep the address of the block that each has for itself.

    All in bytes: ``size`` of an object, ``address``, where that of the block lies, ``room``, where
    the block's size lies (None: its allocator tells it), ``inside`` of an object, from where to
    where what it owns may lie instead, ``length``, where the number of characters lies that it has.
    """

    size: int
    address: int
    room: int | None = None
    inside: tuple[int, int] | None = None
    length: int | None = None


class Fate(Enum):
    """What becomes of the block that an object owns, in a call."""

    KEPT = auto()
    REPLACED = auto()
    MADE = auto()
    """There was no object before."""


@dataclass(frozen=True, slots=True)
class Owner:
    """An argument that is the address of an object with a block of its own."""

    argument: int
    layout: OwnerLayout
    fate: Fate = Fate.KEPT
