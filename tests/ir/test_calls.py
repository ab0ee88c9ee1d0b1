"""An invoke is a call with destinations, and a call again without them."""

from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call, Return
from ltoad.ir.parse_function import parse_function
from ltoad.ir.printer import print_function, print_instruction

INVOKE = """define i32 @f(ptr %p) personality ptr @g {
  %r = invoke fastcc noundef i32 @callee(ptr noundef %p) #7 [ "deopt"(ptr %p) ]
          to label %good unwind label %bad, !prof !1

good:
  ret i32 %r

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  ret i32 0
}"""
PLAIN = 'call fastcc noundef i32 @callee(ptr noundef %p) #7 [ "deopt"(ptr %p) ]'


def test_an_invoke_says_where_control_goes_on() -> None:
    function = parse_function(INVOKE)
    entry, good, bad = function.blocks
    (invoke,) = entry.instructions
    assert isinstance(invoke, Invoke)
    assert (invoke.normal, invoke.unwind) == (good, bad)
    assert invoke.successors == [good, bad]
    assert invoke.is_terminator
    assert print_function(function) == INVOKE


def test_without_its_destinations_it_is_a_call() -> None:
    invoke = parse_function(INVOKE).entry.terminator
    assert isinstance(invoke, Invoke)
    plain = copy_instruction(invoke, {}).as_plain()
    assert type(plain) is Call
    assert not plain.is_terminator
    assert plain.successors == []
    assert print_instruction(plain) == PLAIN
    again = Invoke(plain, invoke.normal, invoke.unwind)
    assert print_instruction(again) == print_instruction(invoke).removeprefix("%r = ").removesuffix(
        ", !prof !1"
    )


def test_assembly_that_jumps_is_a_call_with_several_targets() -> None:
    text = """define void @f() {
  callbr void asm sideeffect "", "!i"()
          to label %on [label %off]

on:
  ret void

off:
  ret void
}"""
    function = parse_function(text)
    _, on, off = function.blocks
    jump = function.entry.terminator
    assert isinstance(jump, CallBranch)
    assert jump.successors == [on, off]
    assert print_function(function) == text


def test_a_return_has_a_value_or_none() -> None:
    function = parse_function(INVOKE)
    returned = function.blocks[1].terminator
    assert isinstance(returned, Return)
    assert returned.value is function.entry.terminator
    assert Return().value is None
    assert print_instruction(Return()) == "ret void"


def test_words_behind_a_call_are_its_attributes() -> None:
    """LLVM prints a group there; functions that were printed here and are read again have words."""
    text = """define double @f(double %x) {
  %r = call contract double @exp(double %x) #3 memory(none) nounwind willreturn
  %s = call contract double @exp(double %r) memory(none) nounwind willreturn, !prof !1
  ret double %s
}"""
    function = parse_function(text)
    (first, second, _) = function.entry.instructions
    assert isinstance(first, Call)
    assert isinstance(second, Call)
    assert first.function_attributes == ("#3", "memory(none)", "nounwind", "willreturn")
    assert second.function_attributes == ("memory(none)", "nounwind", "willreturn")
    assert print_function(function) == text
