"""What is behind addresses that callees put into local objects."""

import pytest

from ltoad.analysis.memory.origins import Origin, OriginKind, content_of
from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Instruction
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

CALLEES = """
declare noalias ptr @malloc(i64)
declare void @unknown(ptr)
@shelf = external global ptr

define void @make(ptr %holder) {
  %block = call ptr @malloc(i64 80)
  store ptr %block, ptr %holder
  ret void
}
define void @borrow(ptr %holder, ptr %from) {
  store ptr %from, ptr %holder
  ret void
}
define void @own(ptr %holder) {
  %inside = getelementptr i8, ptr %holder, i64 16
  store ptr %inside, ptr %holder
  ret void
}
define void @through(ptr %holder, ptr %from) {
  %inside = load ptr, ptr %holder
  store ptr %from, ptr %inside
  ret void
}
define void @copy(ptr %to, ptr %from) {
  %inside = load ptr, ptr %from
  store ptr %inside, ptr %to
  ret void
}
define void @nest(ptr %out, ptr %inner) {
  %node = call ptr @malloc(i64 8)
  store ptr %inner, ptr %node
  store ptr %node, ptr %out
  ret void
}
define void @wrap(ptr %out, ptr %inner) {
  %holder = alloca ptr
  call void @make(ptr %holder)
  %node = load ptr, ptr %holder
  store ptr %inner, ptr %node
  store ptr %node, ptr %out
  ret void
}
"""


def aliases(body: str, one: str, other: str, arguments: str = "ptr %x, ptr %y") -> bool:
    """Whether what two pointers of a function lead to may be the same."""
    text = f"{CALLEES}\ndefine void @f({arguments}) {{\n{body}\n  ret void\n}}\n"
    program = Program(Module.parse(text), Rows({}))
    function = program.normal_form("f").function
    pointers = program.pointers("f")
    named = {value.name: value for value in (*function.arguments, *function.instructions())}
    return any(
        pointers.may_alias(a, b) for a in pointers.of(named[one]) for b in pointers.of(named[other])
    )


HOLDERS = """
  %a = alloca ptr
  %b = alloca ptr
  call void @{first}(ptr %a{of_first})
  call void @{second}(ptr %b{of_second})
  {between}
  %p = load ptr, ptr %a
  %q = load ptr, ptr %b
"""


@pytest.mark.parametrize(
    ("first", "second", "between", "same"),
    [
        ("make", "make", "", False),
        ("make", "borrow", "", False),
        ("borrow", "make", "", False),
        ("unknown", "borrow", "", True),
        ("make", "make", "call void @copy(ptr %b, ptr %a)", True),
        ("make", "make", "%r = load ptr, ptr %a\n  store ptr %r, ptr %b", True),
    ],
)
def test_blocks_that_callees_make(first: str, second: str, between: str, *, same: bool) -> None:
    passed = {"make": "", "borrow": ", ptr %x", "unknown": ""}
    body = HOLDERS.format(
        first=first,
        second=second,
        of_first=passed[first],
        of_second=passed[second],
        between=between,
    )
    assert aliases(body, "p", "q") == same


@pytest.mark.parametrize(("owner", "same"), [("x", True), ("y", True)])
def test_borrowed_memory_may_be_that_of_any_argument(owner: str, *, same: bool) -> None:
    body = "  %a = alloca ptr\n  call void @borrow(ptr %a, ptr %x)\n  %p = load ptr, ptr %a"
    assert aliases(body, "p", owner) == same


def test_borrowed_memory_is_not_that_of_an_argument_of_its_own() -> None:
    body = "  %a = alloca ptr\n  call void @borrow(ptr %a, ptr %x)\n  %p = load ptr, ptr %a"
    assert not aliases(body, "p", "y", "ptr %x, ptr noalias %y")
    assert aliases(body, "p", "x", "ptr noalias %x, ptr %y")


def test_a_block_that_is_handed_on_is_seen_by_others() -> None:
    """Its address is in memory from outside, from where it may come back."""
    made = "  %a = alloca ptr\n  call void @make(ptr %a)\n  %p = load ptr, ptr %a\n"
    back = "  %q = load ptr, ptr @shelf\n"
    assert not aliases(made + back, "p", "q")
    assert aliases(made + "  store ptr %p, ptr @shelf\n" + back, "p", "q")
    assert aliases(made + "  call void @borrow(ptr @shelf, ptr %p)\n" + back, "p", "q")
    assert aliases(made + "  call void @copy(ptr @shelf, ptr %a)\n" + back, "p", "q")
    assert aliases(made + "  call void @unknown(ptr %a)\n" + back, "p", "q")


@pytest.mark.parametrize("callee", ["nest", "wrap"])
def test_what_a_callee_stores_in_its_own_block_is_found_there_and_nowhere_else(callee: str) -> None:
    body = f"""
  %a = alloca ptr
  call void @{callee}(ptr %a, ptr %x)
  %node = load ptr, ptr %a
  %p = load ptr, ptr %node
  %b = alloca ptr
  call void @make(ptr %b)
  %q = load ptr, ptr %b
"""
    assert aliases(body, "p", "x")
    assert not aliases(body, "p", "y", "ptr %x, ptr noalias %y")
    assert not aliases(body, "p", "q")


def test_a_block_that_is_handed_out_by_a_result_is_not_behind_other_arguments() -> None:
    """Nobody else gets to the memory of an argument without another name, as that of a result."""
    read = "  %q = load ptr, ptr %x\n"
    alone, others = "ptr %x, ptr noalias %y", "ptr %x, ptr %y"
    block = "  %p = call ptr @malloc(i64 8)\n  store ptr %p, ptr %y\n"
    back = "  %q = load ptr, ptr @shelf\n"
    assert aliases(block + read, "p", "q", others)
    assert not aliases(block + read, "p", "q", alone)
    assert not aliases(block + back, "p", "q", alone)
    assert aliases(block + "  %q = load ptr, ptr %y\n", "p", "q", alone)
    assert aliases(block + "  store ptr %p, ptr %x\n" + read, "p", "q", alone)
    assert aliases(block + "  call void @copy(ptr %x, ptr %y)\n" + read, "p", "q", alone)
    assert aliases(block + "  call void @unknown(ptr %y)\n" + back, "p", "q", alone)
    inner = "  %o = load ptr, ptr %y\n  store ptr %p, ptr %o\n"
    assert aliases("  %p = call ptr @malloc(i64 8)\n" + inner + read, "p", "q", alone)


def test_a_result_leads_to_what_was_put_there() -> None:
    """In the memory of a result there is nothing at first, though no variable is made for it."""
    result = "ptr %x, ptr noalias dead_on_unwind %y"
    body = "  call void @make(ptr %y)\n  %p = load ptr, ptr %y\n  %q = load ptr, ptr %x\n"
    assert not aliases(body, "p", "q", result)
    assert not aliases(body, "p", "x", result)
    assert aliases(body, "p", "q", "ptr %x, ptr noalias %y")
    borrowed = "  call void @borrow(ptr %y, ptr %x)\n" + body
    assert aliases(borrowed, "p", "x", result)
    behind = "  %o = load ptr, ptr %y\n  store ptr %x, ptr %o\n  %r = load ptr, ptr %o\n"
    assert aliases("  call void @make(ptr %y)\n" + behind, "r", "x", result)
    # a short string has its characters in itself
    assert aliases("  call void @own(ptr %y)\n  %p = load ptr, ptr %y\n", "p", "y", result)


def test_what_is_stored_behind_a_borrowed_address_is_found_behind_the_lender() -> None:
    """Two ways to one local object, of which a callee has made the one."""
    body = """
  %a = alloca ptr
  %b = alloca ptr
  call void @borrow(ptr %a, ptr %b)
  %to.b = load ptr, ptr %a
  store ptr %y, ptr %to.b
  %p = load ptr, ptr %b
  %q = load ptr, ptr %to.b
"""
    assert aliases(body, "to.b", "b")
    assert aliases(body, "q", "y")


def test_identities_are_told_in_terms_of_objects() -> None:
    body = "  %a = alloca ptr\n  call void @make(ptr %a)"
    text = f"{CALLEES}\ndefine void @f(ptr %x, ptr %y) {{\n{body}\n  ret void\n}}\n"
    program = Program(Module.parse(text), Rows({}))
    instructions = list(program.normal_form("f").function.instructions())
    alloca, call = (next(i for i in instructions if i.opcode == o) for o in ("alloca", "call"))
    assert isinstance(alloca, Instruction)
    holder = Origin(OriginKind.STACK, alloca)
    identities = program.pointers("f").identities
    assert identities.of(content_of(holder, 0)) == {Origin(OriginKind.HEAP, call)}
    assert identities.of(holder) == {holder}


def test_nobody_changes_what_is_handed_out_by_an_argument_alone() -> None:
    """As long as the function runs, and does not give the argument away."""
    alone = "ptr noalias %x, ptr %y"
    body = """
  %block = call ptr @malloc(i64 8)
  store ptr %block, ptr %x
  {between}
  %p = load ptr, ptr %block
"""
    assert not aliases(body.format(between=""), "p", "y", alone)
    assert aliases(body.format(between="call void @unknown(ptr %x)"), "p", "y", alone)
    assert aliases(body.format(between="store ptr %y, ptr %block"), "p", "y", alone)
    inside = "%q = load ptr, ptr %x\n  call void @borrow(ptr %q, ptr %y)"
    assert aliases(body.format(between=inside), "p", "y", alone)
    given = "call void @through(ptr %x, ptr %y)"
    assert aliases(body.format(between=given), "p", "y", alone)


@pytest.mark.parametrize("store", ["store ptr %y, ptr %z", "call void @through(ptr %w, ptr %y)"])
def test_what_is_stored_by_another_way_is_found(store: str) -> None:
    """An object that others see may be what another argument leads to."""
    body = f"""
  %block = call ptr @malloc(i64 8)
  store ptr %block, ptr %x
  %z = load ptr, ptr %w
  {store}
  %p = load ptr, ptr %block
"""
    assert aliases(body, "p", "y", "ptr %x, ptr %y, ptr %w")
    assert not aliases(body, "p", "y", "ptr noalias %x, ptr %y, ptr %w")
    assert not aliases(body, "p", "x", "ptr noalias %x, ptr %y, ptr %w")
