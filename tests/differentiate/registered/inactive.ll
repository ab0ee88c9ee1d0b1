; RUN: plan
; Who says that a function is inactive vouches for a derivative of zero: its body is not looked into.
declare double @__enzyme_autodiff(...)

define double @measured(double %x) noinline "enzyme_inactive" {
  %y = fmul double %x, %x
  ret double %y
}
define double @f(double %x) {
  %m = call double @measured(double %x)
  %r = fmul double %x, %m
  ret double %r
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK:     f [gradient]: f.gradient: 1 values kept
; CHECK-NOT: measured [
; CHECK:     keeps 8 bytes: %m = call double @measured(double %x)
; CHECK-NOT: measured [
