; RUN: gradient
; q = x / y: x gets 1/y, and y gets -q/y, times what q has.
declare { double, double } @__enzyme_autodiff(...)

define double @f(double %x, double %y) {
  %q = fdiv double %x, %y
  ret double %q
}
define { double, double } @d(double %x, double %y) {
  %g = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret { double, double } %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       reverse.b0:
; CHECK:       [[BACK:%.*]] = load double
; CHECK:       [[Q:%.*]] = fdiv double %x, %y
; CHECK:       [[ONE:%.*]] = fdiv double 0x3FF0000000000000, %y
; CHECK:       fmul double [[BACK]], [[ONE]]
; CHECK:       [[QUOTIENT:%.*]] = fmul double [[Q]], [[ONE]]
; CHECK:       [[MINUS:%.*]] = fneg double [[QUOTIENT]]
; CHECK:       fmul double [[BACK]], [[MINUS]]
; CHECK:       done:
