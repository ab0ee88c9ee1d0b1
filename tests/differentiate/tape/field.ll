; RUN: gradient
; What is kept outside of loops has a variable of the frame, which LLVM makes a register of.
declare double @__enzyme_autodiff(...)
declare double @exp(double)

define double @f(double %x) {
  %e = call double @exp(double %x)
  ret double %e
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       [[FIELD:%.*]] = alloca double
; CHECK:       %e = call double @exp(double %x)
; CHECK:       store double %e, ptr [[FIELD]]
; CHECK-LABEL: reverse.b0:
; CHECK:       load double, ptr [[FIELD]]
; CHECK-NOT:   @exp
; CHECK:       done:
