"""Copies of functions in which exceptions are values: who gets one, and what stays as it is.

That derivatives of such copies are right is a matter of programs: ``user_programs/cxx/exception*``.
"""

import llvmlite.binding as llvm

from ltoad.differentiate.thrown.values import with_thrown_values
from ltoad.extract.bitcode import initialise_llvm

HEAD = """
@type = constant ptr null
declare double @__enzyme_autodiff(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow()
declare void @_ZSt17current_exceptionv(ptr)
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr)
declare ptr @__cxa_current_exception_type()
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare i32 @__gxx_personality_v0(...)

define double @ask(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
"""
THROWING = """
define double @part(double %x) {
  %bad = fcmp ogt double %x, 2.0
  br i1 %bad, label %throw, label %done
throw:
  %e = call ptr @__cxa_allocate_exception(i64 8)
  store double %x, ptr %e
  call void @__cxa_throw(ptr %e, ptr @type, ptr null)
  unreachable
done:
  ret double %x
}
"""
CATCHING = """
define double @f(double %x) personality ptr @__gxx_personality_v0 {
  %r = invoke double @part(double %x) to label %done unwind label %pad
pad:
  %p = landingpad { ptr, i32 } catch ptr @type
  %s = extractvalue { ptr, i32 } %p, 1
  %t = call i32 @llvm.eh.typeid.for.p0(ptr @type)
  %is = icmp eq i32 %s, %t
  br i1 %is, label %handler, label %other
handler:
  %e = extractvalue { ptr, i32 } %p, 0
  %o = call ptr @__cxa_begin_catch(ptr %e)
  %v = load double, ptr %o
  REST
  call void @__cxa_end_catch()
  br label %done
other:
  resume { ptr, i32 } %p
done:
  %y = phi double [ %r, %0 ], [ %v, %handler ]
  ret double %y
}
"""
AGAIN = """
define void @again() {
  call void @__cxa_rethrow()
  unreachable
}
"""


def taken(text: str) -> str:
    """What becomes of a module; LLVM has read and verified it."""
    initialise_llvm()
    written = with_thrown_values(str(llvm.parse_assembly(text)))
    llvm.parse_assembly(written).verify()
    return written


def test_what_throws_and_who_calls_it_have_copies() -> None:
    written = taken(HEAD + THROWING + CATCHING.replace("REST", ""))
    assert "@__enzyme_autodiff(ptr @f.thrown," in written
    copy = written[written.index("@f.values(") :].partition("\n}")[0]
    assert "call double @part.values(" in copy
    assert "invoke" not in copy
    assert "landingpad" not in copy
    part = written[written.index("@part.values(") :].partition("\n}")[0]
    assert "__cxa" not in part


def test_requests_may_choose_their_function_at_run_time() -> None:
    chosen = """
define double @choose(i1 %which, double %x) {
  %g = select i1 %which, ptr @f, ptr @plain
  %d = call double (...) @__enzyme_autodiff(ptr %g, double %x)
  ret double %d
}
define double @plain(double %x) {
  ret double %x
}
"""
    written = taken(HEAD + THROWING + CATCHING.replace("REST", "") + chosen)
    choose = written[written.index("define double @choose(") :].partition("\n}")[0]
    assert "@__enzyme_autodiff(ptr @f.thrown," in choose
    assert "@__enzyme_autodiff(ptr @plain," in choose


def test_originals_stay_as_they_are() -> None:
    written = taken(HEAD + THROWING + CATCHING.replace("REST", ""))
    original = written[written.index("define double @part(") :].partition("\n}")[0]
    assert "call void @__cxa_throw(" in original


def test_what_needs_real_exceptions_keeps_them() -> None:
    rest = "call ptr @__cxa_current_exception_type()"
    given = str(llvm.parse_assembly(HEAD + THROWING + CATCHING.replace("REST", rest)))
    assert with_thrown_values(given) == given


def test_who_is_called_in_a_handler_is_told_what_is_handled() -> None:
    written = taken(HEAD + THROWING + AGAIN + CATCHING.replace("REST", "call void @again()"))
    copy = written[written.index("define internal void @again.values(") :].partition("\n}")[0]
    assert "call void @ltoad.exception.again(ptr %handled)" in copy


def test_pointers_to_exceptions_lead_to_blocks() -> None:
    rest = """
  %place = alloca ptr
  call void @_ZSt17current_exceptionv(ptr %place)
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %place)
"""
    written = taken(HEAD + THROWING + CATCHING.replace("REST", rest))
    copy = written[written.index("@f.values(") :].partition("\n}")[0]
    assert "call ptr @ltoad.exception.current(" in copy
    assert "call void @ltoad.exception.release(ptr %place)" in copy
    entry = written[written.index("@f.thrown(") :].partition("\n}")[0]
    assert "call void @ltoad_exception_kept()" in entry


def test_a_program_that_throws_nothing_is_left_alone() -> None:
    body = "define double @f(double %x) {\n  ret double %x\n}\n"
    given = str(llvm.parse_assembly(HEAD + body))
    assert with_thrown_values(given) == given
