; RUN: facts
; Two arguments may be the same memory, unless one of them says noalias: then what is read through it
; is not overwritten through the other.
declare void @__enzyme_autodiff(...)

define void @may(ptr %out, ptr %in) {
  %a = load double, ptr %in
  store double %a, ptr %out
  ret void
}
define void @never(ptr noalias %out, ptr %in) {
  %a = load double, ptr %in
  store double %a, ptr %out
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @may, ptr %y, ptr %dy, ptr %x, ptr %dx)
  call void (...) @__enzyme_autodiff(ptr @never, ptr %y, ptr %dy, ptr %x, ptr %dx)
  ret void
}

; CHECK-LABEL: function may
; CHECK:       %a = load {{.*}}overwritten
; CHECK-LABEL: function never
; CHECK-NOT:   overwritten
