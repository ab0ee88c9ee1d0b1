"""Every kind of mistake that a transformation can make is found and named."""

from collections.abc import Callable

import pytest

from ltoad.errors import IRError
from ltoad.ir.instructions import Branch, Function, Instruction, Phi
from ltoad.ir.parse_function import parse_function
from ltoad.ir.types import DOUBLE, I1, I32, VOID, FunctionType
from ltoad.ir.values import ConstantFloat, ConstantInt
from ltoad.ir.verifier import verify_function

GOOD = """define double @f(double %x, i32 %n, ptr %p) personality ptr @personality {
entry:
  %a = fmul double %x, 2.000000e+00
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ %a, %entry ], [ %more, %loop ]
  %more = fadd double %sum, %x
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %r = phi double [ %a, %entry ], [ %more, %loop ]
  %s = invoke double @g(double %r)
          to label %fine unwind label %bad

fine:
  %t = call double @g(double %s)
  ret double %t

bad:
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l
}"""


@pytest.fixture
def good() -> Function:
    return parse_function(GOOD)


def named(function: Function, name: str) -> Instruction:
    return next(i for i in function.instructions() if i.name == name)


def block_index(function: Function, name: str) -> int:
    return next(i for i, b in enumerate(function.blocks) if b.name == name)


def test_a_good_function_passes(good: Function) -> None:
    verify_function(good)


def wrong_operand_type(f: Function) -> None:
    named(f, "more").operands[1] = f.arguments[1]


def wrong_condition(f: Function) -> None:
    f.entry.terminator.operands[0] = f.arguments[1]


def use_before_definition(f: Function) -> None:
    named(f, "a").operands[0] = named(f, "more")


def use_later_in_block(f: Function) -> None:
    loop = f.blocks[1]
    loop.insert(2, loop.instructions.pop(4))


def phi_misses_an_edge(f: Function) -> None:
    phi = named(f, "r")
    assert isinstance(phi, Phi)
    del phi.operands[0], phi.blocks[0]


def phi_of_a_stranger(f: Function) -> None:
    phi = named(f, "r")
    assert isinstance(phi, Phi)
    phi.blocks[0] = f.blocks[-1]


def phi_not_first(f: Function) -> None:
    block = f.blocks[block_index(f, "exit")]
    block.insert(0, Instruction("fneg", DOUBLE, [f.arguments[0]], name="first"))


def no_terminator(f: Function) -> None:
    f.blocks[-1].instructions.pop()


def two_terminators(f: Function) -> None:
    f.blocks[-1].append(Instruction("unreachable", VOID, []))


def operand_missing(f: Function) -> None:
    named(f, "c").operands.pop()


def no_blocks(f: Function) -> None:
    f.blocks.clear()


def name_used_twice(f: Function) -> None:
    named(f, "more").name = "a"


def no_name(f: Function) -> None:
    named(f, "more").name = ""


def numbers_out_of_order(f: Function) -> None:
    named(f, "more").name = "7"
    named(f, "next").name = "3"


def too_few_arguments(f: Function) -> None:
    call = named(f, "t")
    call.operands.clear()


def wrong_argument_type(f: Function) -> None:
    named(f, "t").operands[0] = f.arguments[1]


def result_differs_from_function_type(f: Function) -> None:
    named(f, "t").function_type = FunctionType(I32, (DOUBLE,))  # type: ignore[attr-defined]


def wrong_return(f: Function) -> None:
    f.blocks[-2].terminator.operands[0] = ConstantInt(I32, 1)


def value_of_another_function(f: Function) -> None:
    named(f, "more").operands[0] = parse_function(GOOD).arguments[0]


def instruction_that_was_removed(f: Function) -> None:
    f.entry.instructions.remove(named(f, "a"))


def block_of_another_function(f: Function) -> None:
    branch = f.entry.terminator
    assert isinstance(branch, Branch)
    branch.targets[0] = parse_function(GOOD).blocks[1]


def branch_to_entry(f: Function) -> None:
    branch = f.blocks[1].terminator
    assert isinstance(branch, Branch)
    branch.targets[1] = f.entry


def result_of_invoke_on_the_unwind_path(f: Function) -> None:
    bad = f.blocks[-1]
    bad.insert(1, Instruction("fneg", DOUBLE, [named(f, "s")], name="u"))


def float_compared_as_integer(f: Function) -> None:
    compare = named(f, "c")
    compare.operands[:] = [ConstantFloat.of(DOUBLE, 1.0), f.arguments[0]]


def parent_forgotten(f: Function) -> None:
    f.entry.instructions.insert(0, Instruction("freeze", I1, [ConstantInt(I1, 1)], name="z"))


MISTAKES: dict[Callable[[Function], None], str] = {
    wrong_operand_type: "operand of type i32, result of type double: %more",
    wrong_condition: "condition of type i32: br",
    use_before_definition: "%more is not computed before: %a",
    use_later_in_block: "is not computed before",
    phi_misses_an_edge: "the predecessors are %entry, %loop: %r",
    phi_of_a_stranger: "the predecessors are %entry, %loop: %r",
    phi_not_first: "phi after another instruction: %r",
    no_terminator: "block %bad does not end with a terminator",
    two_terminators: "terminator in the middle of a block: resume",
    operand_missing: "1 operands: %c = icmp with wrong operands",
    no_blocks: "there are no blocks",
    name_used_twice: "%a is defined twice",
    no_name: "no name: fadd",
    numbers_out_of_order: "%3 comes after %7",
    too_few_arguments: "0 arguments for 1 parameters: %t = call with wrong operands",
    wrong_argument_type: "argument 0 is of type i32, not double: %t",
    result_differs_from_function_type: "result of type double, not i32: %t",
    wrong_return: "returns i32, the function is of type double: ret",
    value_of_another_function: "%x is not in the function: %more",
    instruction_that_was_removed: "%a is not in the function",
    block_of_another_function: "%loop is no block of the function: br",
    branch_to_entry: "the entry block %entry has a predecessor",
    result_of_invoke_on_the_unwind_path: "%s is not computed before: %u",
    float_compared_as_integer: "icmp of double: %c",
    parent_forgotten: "does not know its block %entry: %z",
}


@pytest.mark.parametrize(
    ("mistake", "message"), MISTAKES.items(), ids=[m.__name__ for m in MISTAKES]
)
def test_mistakes_are_found(
    good: Function, mistake: Callable[[Function], None], message: str
) -> None:
    mistake(good)
    with pytest.raises(IRError) as caught:
        verify_function(good)
    assert message in str(caught.value)
    assert "@f" in str(caught.value)


def test_unknown_globals_are_found(good: Function) -> None:
    verify_function(good, lambda name: name == "g")
    with pytest.raises(IRError, match="the module has no @g"):
        verify_function(good, lambda _: False)


def test_all_problems_are_listed(good: Function) -> None:
    wrong_operand_type(good)
    wrong_return(good)
    with pytest.raises(IRError) as caught:
        verify_function(good)
    assert "%more" in str(caught.value)
    assert "ret i32 1" in str(caught.value)
