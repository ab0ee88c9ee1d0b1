; RUN: module
; A global that active values pass through has a shadow global of its type, zero at first; one that
; holds constants has none.
declare double @__enzyme_autodiff(...)
@state = internal global double 0.0
@factor = internal global double 3.0

define double @f(double %x) {
  store double %x, ptr @state
  %a = load double, ptr @state
  %w = load double, ptr @factor
  %r = fmul double %a, %w
  ret double %r
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-NOT:   factor.shadow
; CHECK:       @state.shadow = {{.*}}double
; CHECK-NOT:   factor.shadow
; CHECK-LABEL: @f.gradient(
; CHECK:       reverse.b0:
; CHECK:       load double, ptr @state.shadow
