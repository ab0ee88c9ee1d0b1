; RUN: gradient
; A stack variable has a shadow beside it, zero whenever the variable comes into being.
declare double @__enzyme_autodiff(...)

define double @f(double %x) {
  %v = alloca double
  store double %x, ptr %v
  %a = load double, ptr %v
  %r = fmul double %a, 3.0
  ret double %r
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       %v.shadow = alloca double
; CHECK:       call void @llvm.memset{{.*}}(ptr %v.shadow, i8 0, i64 8
; CHECK-LABEL: reverse.b0:
; CHECK:       load double, ptr %v.shadow
