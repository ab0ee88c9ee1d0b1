"""Freed inputs: memory of an argument that the differentiated function frees.

Its shadow is freed as well, and with it the derivative with respect to what
the argument's memory held at first, which the caller could not find any more.
(``push_back`` on a vector in an argument does that, if it has to move the
elements.)  What is in such a shadow at the end of the reverse sweep is looked
at: if derivatives would be lost the program stops with a message.
"""

from __future__ import annotations

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.origins import OriginKind
from ltoad.analysis.program.activity import Pattern
from ltoad.analysis.program.program import Program
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Value
from ltoad.rules.allocators import USABLE_SIZE

PREFIX = "__ltoad_freed_input."

DECLARATIONS = {
    USABLE_SIZE: FunctionType(I64, (PTR,)),
    "write": FunctionType(I64, (I32, PTR, I64)),
    "abort": FunctionType(VOID, ()),
}


def frees_inputs(program: Program, function: str, pattern: Pattern) -> bool:
    """Whether a function may free memory that an active argument leads to."""
    roots = (o.root for o in program.summary(function).frees)
    return any(
        root.kind is OriginKind.ARGUMENT
        and isinstance(root.key, int)
        and pattern.arguments[root.key]
        for root in roots
    )


def may_be_input(block: Value, facts: Facts) -> bool:
    """Whether a block that is freed may have come from outside and hold floats."""
    foreign = any(not o.root.is_local for o in facts.pointers.of(block))
    return foreign and facts.types.kinds_at(block) != {ADDRESS}


def check_text(name: str, function: str) -> str:
    """A function ``(ptr shadow, i64 block, i64 bytes)``; 0 bytes are as many as were allocated.

    What the allocator gave beyond the size that was asked for holds rubbish, up to 8 bytes.
    A word is a derivative if it is not what the block itself holds (integers), and no
    address, whose upper 16 bits are 0: a double of that kind is smaller than 1e-308.
    """
    message = (
        f"ltoad: '{function}' frees memory of an argument, whose shadow holds a derivative that "
        "would be lost.\\0A       Differentiate with respect to a copy, or reserve the memory "
        "beforehand so that it is not moved.\\0A"
    )
    length = len(message) - 2 * message.count("\\0A")
    quoted = f'@"{name}.message"'
    return f"""\
{quoted} = private unnamed_addr constant [{length} x i8] c"{message}"

define linkonce_odr hidden void @"{name}"(ptr %shadow, i64 %block, i64 %bytes) noinline cold {{
  %known = icmp ne i64 %bytes, 0
  br i1 %known, label %sized, label %asked

asked:
  %usable = call i64 @{USABLE_SIZE}(ptr %shadow)
  %sure = call i64 @llvm.usub.sat.i64(i64 %usable, i64 8)
  br label %sized

sized:
  %size = phi i64 [ %bytes, %0 ], [ %sure, %asked ]
  %primal = inttoptr i64 %block to ptr
  %words = lshr i64 %size, 3
  br label %next

next:
  %i = phi i64 [ 0, %sized ], [ %more, %word ]
  %done = icmp eq i64 %i, %words
  br i1 %done, label %end, label %word

word:
  %here = getelementptr i64, ptr %shadow, i64 %i
  %there = getelementptr i64, ptr %primal, i64 %i
  %mine = load i64, ptr %here, align 1
  %its = load i64, ptr %there, align 1
  %different = icmp ne i64 %mine, %its
  %number = icmp ugt i64 %mine, 281474976710655
  %signed.zero = icmp eq i64 %mine, -9223372036854775808
  %nonzero = xor i1 %signed.zero, true
  %value = and i1 %number, %nonzero
  %lost = and i1 %value, %different
  %more = add i64 %i, 1
  br i1 %lost, label %failed, label %next

failed:
  %written = call i64 @write(i32 2, ptr {quoted}, i64 {length})
  call void @abort()
  unreachable

end:
  ret void
}}

declare i64 @llvm.usub.sat.i64(i64, i64)
"""
