; RUN: facts
; An address that lies in the caller's memory has a name, too: what argument 0 points to.  Through a
; stack slot it is the same address again.
declare void @__enzyme_autodiff(...)

define double @f(ptr %s) {
  %slot = alloca ptr
  %p = load ptr, ptr %s
  store ptr %p, ptr %slot
  %again = load ptr, ptr %slot
  %q = getelementptr i8, ptr %again, i64 16
  %v = load double, ptr %q
  ret double %v
}
define void @d(ptr %s, ptr %ds) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %s, ptr %ds)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %p = load {{.*}} to memory that argument 0 points to + 0
; CHECK:       %again = load {{.*}} to memory that argument 0 points to + 0
; CHECK:       %q = {{.*}} to memory that argument 0 points to + 16
