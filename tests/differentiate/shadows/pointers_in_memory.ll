; RUN: gradient
; Where the primal stores the address of active memory, the shadow of that place gets the address of its
; shadow: who loads the one can load the other.
declare void @__enzyme_autodiff(...)

define double @f(ptr %x) {
  %slot = alloca ptr
  store ptr %x, ptr %slot
  %p = load ptr, ptr %slot
  %v = load double, ptr %p
  %r = fmul double %v, 3.0
  ret double %r
}
define void @d(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx)
  ret void
}

; CHECK-LABEL: @f.gradient(
; CHECK-DAG:   store ptr %x, ptr %slot
; CHECK-DAG:   store ptr %x.shadow, ptr %slot.shadow
; CHECK-LABEL: reverse.b0:
; CHECK:       load ptr, ptr %slot.shadow
