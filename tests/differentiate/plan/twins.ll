; RUN: plan
; The partials are cos x and -sin x, and the primal has both: two kept numbers, no more calls.
declare void @__enzyme_autodiff(...)
declare double @sin(double)
declare double @cos(double)

define double @f(double %x) {
  %s = call double @sin(double %x)
  %c = call double @cos(double %x)
  %r = fmul double %s, %c
  ret double %r
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK:     f [gradient]: f.gradient: 2 values kept
; CHECK-DAG: keeps 8 bytes: %s = call double @sin
; CHECK-DAG: keeps 8 bytes: %c = call double @cos
