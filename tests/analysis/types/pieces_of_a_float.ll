; RUN: error
; Bits that were computed from a float's must not become a float again: its derivative would be lost.
declare void @__enzyme_autodiff(...)

define double @f(double %x) {
  %bits = bitcast double %x to i64
  %more = add i64 %bits, 1
  %y = bitcast i64 %more to double
  ret double %y
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK: become a float again
; CHECK: in function: f
; CHECK: remedy:
