; RUN: facts
; x[0] is read before it is written, and x[1] after: only the first would read something else in the
; reverse sweep.
declare void @__enzyme_autodiff(...)

define void @f(ptr %x) {
  %q = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %square = fmul double %a, %a
  store double %square, ptr %x
  %b = load double, ptr %q
  ret void
}
define void @d(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %q = getelementptr {{.*}} ; shadowed, to argument 0 + 8
; CHECK:       %a = load double, ptr %x{{.*}} overwritten
; CHECK:       %b = load double, ptr %q
; CHECK-NOT:   overwritten
