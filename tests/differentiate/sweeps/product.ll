; RUN: gradient
; r = x y: on the way back x gets y times what r has, and y gets x times that.
declare { double, double } @__enzyme_autodiff(...)

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define { double, double } @d(double %x, double %y) {
  %g = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret { double, double } %g
}

; CHECK-LABEL: @f.gradient(double %x, double %y, double %result.adjoint)
; CHECK:       fmul double %x, %y
; CHECK:       reverse.b0:
; CHECK:       [[R:%.*]] = load double, ptr [[SLOT:%.*]]
; CHECK-NEXT:  store double 0x0000000000000000, ptr [[SLOT]]
; CHECK-DAG:   fmul double [[R]], %y
; CHECK-DAG:   fmul double [[R]], %x
; CHECK:       done:
