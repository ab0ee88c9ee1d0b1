; RUN: error
; A pointer that is marked as active has a shadow behind it; an integer is none.
declare void @__enzyme_autodiff(...)

define double @f(ptr %x, i64 %n) {
  %a = load double, ptr %x
  ret double %a
}
define void @d(ptr %x, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, i64 %n)
  ret void
}

; CHECK: in function: d
; CHECK: instruction: call void (...) @__enzyme_autodiff
; CHECK: remedy:
