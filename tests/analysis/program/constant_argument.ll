; RUN: facts
; What does not depend on an active input needs no adjoint: y is constant, and so is all that is
; computed of it alone.
declare void @__enzyme_autodiff(...)

define double @f(double %x, double %y) {
  %a = fmul double %y, %y
  %b = fmul double %x, %a
  ret double %b
}
define void @d(double %x, double %y) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x, metadata !"enzyme_const", double %y)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %x ; active
; CHECK-NOT:   active
; CHECK:       %a = fmul double %y, %y
; CHECK-NEXT:  %b = fmul double %x, %a ; active
