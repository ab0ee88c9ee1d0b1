; RUN: plan
; The squares of a, b and c are needed, all three cheap to get from one exponential: the cheapest set
; of values that separates them from what is gone is that one.
declare void @__enzyme_autodiff(...)
declare double @exp(double)

define double @f(double %x) {
  %e = call double @exp(double %x)
  %a = fadd double %e, 1.0
  %b = fadd double %e, 2.0
  %c = fmul double %e, 3.0
  %aa = fmul double %a, %a
  %bb = fmul double %b, %b
  %cc = fmul double %c, %c
  %s = fadd double %aa, %bb
  %t = fadd double %s, %cc
  ret double %t
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK:     f [gradient]: f.gradient: 1 values kept
; CHECK:     keeps 8 bytes: %e = call double @exp(double %x)
; CHECK-NOT: keeps
