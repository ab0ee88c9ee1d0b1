"""Integers out of memory that are no addresses: subscripts, and what distances are."""

import pytest

from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Instruction
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

RETURNED = """
define {{ i64, i64 }} @f(ptr %list, ptr %rows, i1 %some) {{
  br i1 %some, label %found, label %end
found:
  %next = load i64, ptr %list
  {access}
  br label %end
end:
  %it = phi i64 [ %next, %found ], [ undef, %0 ]
  %is = phi i64 [ 1, %found ], [ 0, %0 ]
  %one = insertvalue {{ i64, i64 }} poison, i64 %is, 0
  %both = insertvalue {{ i64, i64 }} %one, i64 %it, 1
  ret {{ i64, i64 }} %both
}}
"""
ROW = "%row = getelementptr { i64, double }, ptr %rows, i64 %next\n  %v = load i64, ptr %row"


def members_with_addresses(access: str) -> frozenset[int]:
    module = Module.parse(RETURNED.format(access=access))
    return Program(module, Rows({})).summary("f").members


def test_an_index_at_which_something_was_read_is_returned_as_no_address() -> None:
    assert members_with_addresses(ROW) == frozenset()


@pytest.mark.parametrize(
    "access",
    [
        "",
        "%row = getelementptr { i64, double }, ptr %rows, i64 %next",
        "%row = getelementptr i8, ptr %rows, i64 %next\n  %v = load i64, ptr %row",
    ],
    ids=["not an index", "nothing read there", "bytes"],
)
def test_any_other_word_may_be_an_address(access: str) -> None:
    assert members_with_addresses(access) == {1}


CALCULATED = """
define void @f(ptr %list, ptr %rows, ptr %kept) {{
  %index = load i64, ptr %list
  {access}
  %short = trunc i64 %index to i32
  store i32 %short, ptr %kept
  %next = add i64 %index, 1
  store i64 %next, ptr %list
  %long = zext i32 %short to i64
  %made = inttoptr i64 %long to ptr
  store double 1.0, ptr %made
  %there = inttoptr i64 %next to ptr
  store double 1.0, ptr %there
  ret void
}}
"""


@pytest.mark.parametrize("is_index", [True, False])
def test_what_is_calculated_of_an_index_is_no_address(*, is_index: bool) -> None:
    """A closure kept an index in less than it had in a container, beside addresses: the program
    was refused since the part had no shadow."""
    access = ROW.replace("%next", "%index") if is_index else ""
    program = Program(Module.parse(CALCULATED.format(access=access)), Rows({}))
    pointers = program.pointers("f")
    values: dict[str, Instruction] = {
        i.name: i for i in program.normal_form("f").function.instructions()
    }
    assert bool(pointers.of(values["short"])) is not is_index
    assert bool(pointers.of(values["next"])) is not is_index


DISTANCE = """
define void @f(ptr %vector, ptr %begin, ptr %end) {
entry:
  %from = ptrtoint ptr %begin to i64
  %to = ptrtoint ptr %end to i64
  %bytes = sub i64 %to, %from
  %count = udiv i64 %bytes, 48
  %length = load i64, ptr %vector
  br label %loop
loop:
  %some = phi i64 [ %length, %entry ], [ %count, %loop ]
  %less = add i64 %some, -1
  store i64 %less, ptr %vector
  %last = icmp eq i64 %less, 0
  br i1 %last, label %out, label %loop
out:
  ret void
}
"""


def test_a_number_of_elements_is_made_of_no_address() -> None:
    """A length that joins one which was calculated as the distance of two addresses is no
    address, though words from memory may be any."""
    program = Program(Module.parse(DISTANCE), Rows({}))
    pointers = program.pointers("f")
    values: dict[str, Instruction] = {
        i.name: i for i in program.normal_form("f").function.instructions()
    }
    assert not pointers.is_address(values["less"])
    assert pointers.is_address(values["from"])


IN_STEPS = """
define void @f(ptr %list, ptr %one, ptr %two) {
  %begin = load ptr, ptr %one
  %end = load ptr, ptr %two
  %later.begin = load ptr, ptr %one
  %later.end = load ptr, ptr %two
  %index = load i64, ptr %list
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %begin to i64
  %c = ptrtoint ptr %later.end to i64
  %d = ptrtoint ptr %later.begin to i64
  %added = add i64 %index, %a
  %taken = add i64 %b, %c
  %most = sub i64 %added, %taken
  %all = add i64 %most, %d
  %odd = add i64 %all, %a
  store i64 %all, ptr %list
  store i64 %odd, ptr %two
  ret void
}
"""


def test_a_sum_in_which_addresses_cancel_is_no_address() -> None:
    """An index and two lengths, put together as LLVM orders them; one address more is one."""
    program = Program(Module.parse(IN_STEPS), Rows({}))
    pointers = program.pointers("f")
    values: dict[str, Instruction] = {
        i.name: i for i in program.normal_form("f").function.instructions()
    }
    assert not pointers.is_address(values["all"])
    assert pointers.is_address(values["odd"])
