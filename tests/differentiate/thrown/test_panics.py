"""Copies of functions in which panics of Rust are values.

That derivatives of such copies are right is a matter of programs: ``rust_programs/caught_panics``.
"""

from tests.differentiate.thrown.test_values import taken

HEAD = """
declare double @__enzyme_autodiff(...)
declare i32 @rust_eh_personality(...)
declare i32 @__gxx_personality_v0(...)
declare { ptr, ptr } @_RNvNvNtCs_3std9panicking12catch_unwind7cleanup(ptr)
declare void @_RNvNtCs_4core9panicking5panic()

define double @ask(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
define double @part(double %x, ptr %y) {
  store double %x, ptr %y
  %bad = fcmp ogt double %x, 2.0
  br i1 %bad, label %panics, label %done
panics:
  call void @_RNvNtCs_4core9panicking5panic()
  unreachable
done:
  ret double %x
}
define double @f(double %x) personality ptr @rust_eh_personality {
  %y = alloca double
  %r = invoke double @part(double %x, ptr %y) to label %done unwind label %pad
pad:
  %p = landingpad { ptr, i32 } CLAUSE
  REST
done:
  ret double %r
}
"""
CAUGHT = """%e = extractvalue { ptr, i32 } %p, 0
  %why = call { ptr, ptr } @_RNvNvNtCs_3std9panicking12catch_unwind7cleanup(ptr %e)
  %v = load double, ptr %y
  ret double %v"""
CATCHING = HEAD.replace("CLAUSE", "catch ptr null").replace("REST", CAUGHT)
PASSING = HEAD.replace("CLAUSE", "cleanup").replace("REST", "resume { ptr, i32 } %p")


def test_who_catches_gets_the_exception_itself() -> None:
    written = taken(CATCHING)
    copy = written[written.index("define internal double @f.values") :]
    copy = copy[: copy.index("\n}")]
    assert "unwind label" not in copy
    assert "7cleanup(" in copy
    assert "@malloc" not in written


def test_what_nobody_catches_is_raised_again() -> None:
    written = taken(PASSING)
    entry = written[written.index("@f.thrown(") :]
    assert "@_Unwind_RaiseException(" in entry
    assert "@__cxa" not in written


def test_panics_beside_exceptions_of_another_language() -> None:
    mixed = PASSING.replace("%y) {", "%y) personality ptr @__gxx_personality_v0 {")
    assert ".values" not in taken(mixed)
