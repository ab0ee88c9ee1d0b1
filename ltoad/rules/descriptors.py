"""What Fortran's runtime does to the address in a descriptor, which is its first argument.

Functions that are not differentiated call the runtime's own, of which there is no body: those that
allocate what pointers and allocatable variables of modules lead to, before a derivative is asked
for.  All other functions of the runtime may do anything there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ltoad.rules.registrars import words


@dataclass(frozen=True, slots=True)
class DescriptorCall:
    """What becomes of the address: the start of a new block of the C library where it
    ``allocates``, null where it ``frees`` the old one, and otherwise what it was, or null."""

    allocates: bool = False
    frees: bool = False


_KINDS = ("Pointer", "Allocatable")
_TABLE: Mapping[str, DescriptorCall] = {
    **{
        f"_FortranA{kind}{what}": DescriptorCall(allocates=True)
        for kind in _KINDS
        for what in ("Allocate", "AllocateSource")
    },
    **{
        f"_FortranA{kind}{what}": DescriptorCall(frees=True)
        for kind in _KINDS
        for what in ("Deallocate", "DeallocatePolymorphic")
    },
    **{
        f"_FortranA{kind}{what}": DescriptorCall()
        for kind in _KINDS
        for what in ("SetBounds", "ApplyMold")
    },
    **dict.fromkeys(
        words(
            "_FortranAPointerNullifyIntrinsic _FortranAPointerNullifyCharacter"
            " _FortranAPointerNullifyDerived _FortranAPointerIsAssociated"
            " _FortranAAllocatableInitIntrinsicForAllocate"
            " _FortranAAllocatableInitCharacterForAllocate"
            " _FortranAAllocatableInitDerivedForAllocate"
        ),
        DescriptorCall(),
    ),
}


def descriptor_call(name: str) -> DescriptorCall | None:
    """What a function does to the address in its first argument; None of one that is not known."""
    return _TABLE.get(name)
