"""Calls by other names become calls of the functions that have a body."""

from ltoad.ir.aliases import by_own_names

TEXT = """\
@twice = alias double (double), ptr @"once more"
@"once more" = weak hidden alias double (double), ptr @body
@chosen = weak_odr dso_local ifunc double (double), ptr @chosen.resolver
@unknown = ifunc double (double), ptr @elsewhere
@data = internal global ptr @twice

define double @body(double %x) {
  ret double %x
}

define double @chosen.default.1(double %x) {
  ret double %x
}

define double @f(double %x) {
  %a = call double @twice(double %x)
  %b = tail call double @"once more"(double %a)
  %c = call double @chosen(double %b)
  %d = call double @unknown(double %c)
  %e = call double (ptr, ...) @__enzyme_autodiff(ptr @twice, double %d)
  ret double %e
}
"""


def test_calls_and_requests_lead_to_bodies() -> None:
    changed = by_own_names(TEXT)
    calls = [line.partition("@")[2] for line in changed.splitlines() if " call " in line]
    assert calls == [
        '"body"(double %x)',
        '"body"(double %a)',
        '"chosen.default.1"(double %b)',
        "unknown(double %c)",
        '__enzyme_autodiff(ptr @"body", double %d)',
    ]
    assert "@data = internal global ptr @twice" in changed


def test_a_module_without_aliases_stays_as_it_is() -> None:
    text = TEXT.partition("\n\n")[2]
    assert by_own_names(text) is text
