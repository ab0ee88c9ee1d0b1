"""The tapes of split mode, which the program carries from one call to the other.

A tape is what the augmented primal leaves for the reverse sweep: a block
``{arena, ptr fields, ptr owner}`` of :data:`TAPE_BYTES` bytes, from malloc or
from the caller.  All else that is kept is in the arena, which begins in the
block itself if that is from malloc.  ``owner`` is the function whose tape it
is, null once it has been used.
"""

from __future__ import annotations

from ltoad.differentiate.support import arena
from ltoad.ir.types import PTR, StructType

TAPE = StructType((arena.ARENA, PTR, PTR))
TAPE_BYTES = 48
FIELDS, OWNER = 32, 40
"""Where the fields' address and the owner's stand in a tape."""

NEW_TAPE = "__ltoad_new_tape"
FREE_TAPE = "__ltoad_free_tape"
_BLOCK = 1024
"""Bytes of a tape from malloc: most small functions need no other memory."""

CHECK_TAPE = "__ltoad_check_tape"
_NO_MEMORY = "ltoad: no memory for a tape"
_WRONG = "ltoad: a reverse sweep got the tape of another function, or one that was used before"

TEXTS = {
    NEW_TAPE: (
        f"""
@__ltoad_new_tape_message = private constant [{len(_NO_MEMORY) + 1} x i8] c"{_NO_MEMORY}\\00"

define linkonce_odr hidden ptr @{NEW_TAPE}() {{
  %tape = call ptr @malloc(i64 {_BLOCK})
  %none = icmp eq ptr %tape, null
  br i1 %none, label %failed, label %done

failed:
  call void @perror(ptr @__ltoad_new_tape_message)
  call void @abort()
  unreachable

done:
  call void @llvm.memset.p0.i64(ptr align 8 %tape, i8 0, i64 {TAPE_BYTES}, i1 false)
  %top = getelementptr i8, ptr %tape, i64 {TAPE_BYTES}
  %end = getelementptr i8, ptr %tape, i64 {_BLOCK}
  %top.field = getelementptr i8, ptr %tape, i64 8
  %end.field = getelementptr i8, ptr %tape, i64 16
  store ptr %top, ptr %top.field, align 8
  store ptr %end, ptr %end.field, align 8
  call void @__ltoad_tape_count(i64 {_BLOCK})
  ret ptr %tape
}}
""",
    ),
    FREE_TAPE: (
        f"""
define linkonce_odr hidden void @{FREE_TAPE}(ptr %tape) {{
  call void @__ltoad_tape_count(i64 -{_BLOCK})
  call void @free(ptr %tape)
  ret void
}}
""",
    ),
    CHECK_TAPE: (
        f"""
@__ltoad_tape_owner_message = private constant [{len(_WRONG) + 1} x i8] c"{_WRONG}\\0A"

define linkonce_odr hidden void @{CHECK_TAPE}(ptr %tape, ptr %owner) {{
  %place = getelementptr i8, ptr %tape, i64 {OWNER}
  %found = load ptr, ptr %place, align 8
  %same = icmp eq ptr %found, %owner
  br i1 %same, label %done, label %failed

failed:
  %written = call i64 @write(i32 2, ptr @__ltoad_tape_owner_message, i64 {len(_WRONG) + 1})
  call void @abort()
  unreachable

done:
  ret void
}}
""",
    ),
}  # fmt: skip
"""Helper functions, by name."""
