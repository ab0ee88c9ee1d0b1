; RUN: plan
; The partial of 3 x is 3: the reverse sweep of a linear function needs nothing of the forward sweep.
declare void @__enzyme_autodiff(...)

define double @f(double %x, double %y) {
  %a = fmul double %x, 3.0
  %b = fsub double %a, %y
  ret double %b
}
define void @d(double %x, double %y) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret void
}

; CHECK:     f [gradient]: f.gradient: 0 values kept
; CHECK-NOT: keeps
