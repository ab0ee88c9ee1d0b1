; RUN: linear
; The linear sweep computes tangents from a tape, in the primal's order: exp(x) is read, not computed, and
; nobody looks into x, which may have changed.
declare ptr @__enzyme_augmentfwd(...)
declare double @__enzyme_fwdsplit(...)
declare double @exp(double)

define double @f(ptr %x) {
  %v = load double, ptr %x
  %y = call double @exp(double %v)
  ret double %y
}
define double @d(ptr %x, ptr %dx) {
  %tape = call ptr (...) @__enzyme_augmentfwd(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx)
  %dy = call double (...) @__enzyme_fwdsplit(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx, ptr %tape)
  ret double %dy
}

; CHECK-LABEL: @f.linear(
; CHECK-NOT:   call double @exp
; CHECK-NOT:   load double, ptr %x,
; CHECK-DAG:   [[DV:%.*]] = load double, ptr %x.tangent
; CHECK-DAG:   load double, ptr %tape
; CHECK:       fmul double [[DV]]
