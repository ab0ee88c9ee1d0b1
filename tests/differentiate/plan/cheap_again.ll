; RUN: plan
; The partial of w^2 is 2 w.  w = x y + x costs two operations on arguments that are still there, so it
; is computed again; e = exp(x) is not worth that, and is kept.
declare void @__enzyme_autodiff(...)
declare double @exp(double)

define double @f(double %x, double %y) {
  %p = fmul double %x, %y
  %w = fadd double %p, %x
  %q = fmul double %w, %w
  %e = call double @exp(double %x)
  %r = fmul double %q, %e
  ret double %r
}
define void @d(double %x, double %y) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret void
}

; CHECK:      f [gradient]: f.gradient: 1 values kept
; CHECK-NEXT: keeps 8 bytes: %e = call double @exp(double %x)
; CHECK-NOT:  keeps
