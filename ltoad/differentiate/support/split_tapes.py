"""The tapes of split mode, which the program carries from one call to the other.

A tape is what the augmented primal leaves for the reverse sweep: a block
``{arena, ptr fields, ptr owner}`` of :data:`TAPE_BYTES` bytes, from malloc or
from the caller.  All else that is kept is in the arena, which begins in the
block itself if that is from malloc.  ``owner`` is the function whose tape it
is, plus a number for its options; null once it has been used.
"""

from __future__ import annotations

from ltoad.differentiate.support import arena
from ltoad.ir.types import PTR, StructType
from ltoad.runtime import Source

TAPE = StructType((arena.ARENA, PTR, PTR))
TAPE_BYTES = 48
FIELDS, OWNER = 32, 40
"""Where the fields' address and the owner's stand in a tape."""

NEW_TAPE = "__ltoad_new_tape"
FREE_TAPE = "__ltoad_free_tape"
CHECK_TAPE = "__ltoad_check_tape"

SOURCES = dict.fromkeys((NEW_TAPE, FREE_TAPE, CHECK_TAPE), Source("split_tapes.ll"))
