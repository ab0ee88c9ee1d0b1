; RUN: gradient
; Only the chosen arm of a select gets the adjoint; the other gets zero.
declare { double, double } @__enzyme_autodiff(...)

define double @f(double %x, double %y, i1 %c) {
  %r = select i1 %c, double %x, double %y
  ret double %r
}
define { double, double } @d(double %x, double %y, i1 %c) {
  %g = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %x, double %y, i1 %c)
  ret { double, double } %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       reverse.b0:
; CHECK:       [[R:%.*]] = load double
; CHECK-DAG:   select i1 %c, double [[R]], double 0x0000000000000000
; CHECK-DAG:   select i1 %c, double 0x0000000000000000, double [[R]]
; CHECK:       done:
