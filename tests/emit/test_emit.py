"""What happens to IR between merging and the object file."""

import re

import pytest

from ltoad.config import Options
from ltoad.emit.codegen import emit_object, prepare_for_linker
from ltoad.emit.optimise import optimisable, optimise_after, optimise_before
from ltoad.errors import IRError
from ltoad.extract.objects import read_native
from tests.emit.ir_loop import SQUARES

TRIPLE = 'target triple = "x86_64-pc-linux-gnu"\n'
LOOP = f"""
target triple = "x86_64-pc-linux-gnu"
define void @square(ptr noalias %x, ptr noalias %y) {{
{SQUARES}  ret void
}}
"""


def test_nothing_is_vectorised_or_unrolled_before_differentiation() -> None:
    """Adjoint loops are made of these loops, and vectorised themselves afterwards."""
    text = optimise_before(LOOP, Options())
    assert text.count("fmul double") == 1
    assert "x double>" not in text


def test_everything_is_on_after_differentiation() -> None:
    assert re.search(r"fmul <\d+ x double>", optimise_after(LOOP, Options()))


def test_optimisation_before_can_be_switched_off() -> None:
    assert optimise_before(LOOP, Options(opt_before="none")) == LOOP


def test_requests_and_what_they_name_survive() -> None:
    """The request's callee is opaque, so its function keeps its body and all its arguments."""
    text = """
define internal double @f(double %x, double %unused) {
  ret double %x
}
define double @main(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, double 0.0)
  ret double %d
}
declare double @__enzyme_autodiff(...)
"""
    optimised = optimise_before(text, Options())
    assert "@__enzyme_autodiff(ptr" in optimised
    assert re.search(r"define internal \S*\s?double @f\(double[^,]*, double", optimised)


@pytest.mark.parametrize("linkage", ["", "internal", "linkonce_odr"])
def test_calls_of_registered_functions_survive(linkage: str) -> None:
    """An inlined or folded call takes the hand-written derivative with it, in silence."""
    text = f"""
@__enzyme_register_gradient_f = global [2 x ptr] [ptr @f, ptr @df]
define {linkage} double @f(double %x) {{
  ret double %x
}}
define double @df(double %x) {{
  ret double 1.0
}}
define double @caller(double %x) {{
  %y = call double @f(double %x)
  ret double %y
}}
"""
    optimised = optimise_before(text, Options())
    assert "call double @f(" in optimised
    assert re.search(rf"define {linkage}\b.*double @f\(", optimised)
    assert "call double @f(" not in optimise_after(optimised, Options())


def test_constructors_go_into_init_array() -> None:
    """Priorities are five digits, as linkers sort names; .ctors is ignored by linkers."""
    text = (
        TRIPLE
        + """
@llvm.used = appending global [1 x ptr] [ptr @late], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } \
{ i32 101, ptr @early, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } \
{ i32 65535, ptr @"at end", ptr null }]
define internal void @early() {
  ret void
}
define internal void @late() {
  ret void
}
define internal void @"at end"() {
  ret void
}
"""
    )
    data = emit_object(prepare_for_linker(text), Options())
    names = data[data.index(b".init_array") - 200 :]
    for section in (b".init_array.00101", b".init_array", b".fini_array"):
        assert section in names
    assert b".ctors" not in data


def test_mach_o_keeps_its_own_lists() -> None:
    text = LOOP.replace("pc-linux-gnu", "apple-macosx") + (
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
        "[{ i32, ptr, ptr } { i32 65535, ptr @square, ptr null }]\n"
    )
    assert prepare_for_linker(text) == text


def test_markers_are_defined_once_and_hidden() -> None:
    """In C's spelling as variables of any type, in Fortran's as functions."""
    text = (
        TRIPLE
        + """
@enzyme_dup = external dso_local local_unnamed_addr global i32, align 4
@enzyme_out = external global ptr
@enzyme_width = global i32 7
@enzyme_rate = external global double
declare void @enzyme_const_()
define ptr @f() {
  %a = load i32, ptr @enzyme_dup
  %b = load ptr, ptr @enzyme_out
  store double 1.0, ptr @enzyme_rate
  ret ptr @enzyme_const_
}
"""
    )
    prepared = prepare_for_linker(text, ["enzyme_allocated", "puts"])
    symbols = read_native("f.o", memoryview(emit_object(prepared, Options()))).symbols
    markers = {"enzyme_dup", "enzyme_out", "enzyme_const_", "enzyme_allocated", "enzyme_width"}
    assert markers <= symbols.defined
    assert "enzyme_rate" in symbols.needed
    assert "@enzyme_width = global i32 7" in prepared
    assert prepared.count("linkonce_odr hidden") == 4


def test_inline_assembly_does_not_abort() -> None:
    """Without the assembly parser, code generation ends the process."""
    text = TRIPLE + 'define void @f() {\n  call void asm sideeffect "nop", ""()\n  ret void\n}\n'
    assert emit_object(text, Options())[:4] == b"\x7fELF"


def test_bad_ir_is_an_error_with_llvms_reason() -> None:
    with pytest.raises(IRError, match="use of undefined value"):
        emit_object("define i32 @f() {\n  ret i32 %x\n}\n", Options())


def test_native_is_the_processor_of_this_machine() -> None:
    from ltoad.emit.codegen import emit_object, processor

    text = "define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"
    assert processor("native") not in ("", "native")
    made = emit_object(text, Options(cpu="native"))
    assert made == emit_object(text, Options(cpu=processor("native")))


def test_variables_of_threads_are_seen_without_optimisation() -> None:
    """Clang bans the function in front of one from being inlined, and not from being optimised."""
    text = f"""{TRIPLE}
@v = internal thread_local global double 0.0
define double @read() #0 {{
  %place = call ptr @_ZTWL1v()
  %number = load double, ptr %place
  ret double %number
}}
define internal ptr @_ZTWL1v() #1 {{
  %place = call ptr @llvm.threadlocal.address.p0(ptr @v)
  ret ptr %place
}}
declare ptr @llvm.threadlocal.address.p0(ptr)
attributes #0 = {{ mustprogress noinline nounwind optnone uwtable }}
attributes #1 = {{ noinline uwtable }}
"""
    assert "@_ZTWL1v" not in optimise_before(optimisable(text), Options())
