; RUN: gradient
; A load adds its adjoint to shadow memory.  A store takes what is there and leaves zero, since what was
; in that place before has no part in the result.
declare void @__enzyme_autodiff(...)

define void @f(ptr noalias %x, ptr noalias %y) {
  %a = load double, ptr %x
  %b = fmul double %a, 3.0
  store double %b, ptr %y
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy)
  ret void
}

; CHECK-LABEL: @f.gradient(
; CHECK:       reverse.b0:
; CHECK:       [[B:%.*]] = load double, ptr %y.shadow
; CHECK-NEXT:  store double 0x0000000000000000, ptr %y.shadow
; CHECK:       fadd {{.*}}, [[B]]
; CHECK:       fmul double {{%.*}}, 3.000000e+00
; CHECK:       [[WAS:%.*]] = load double, ptr %x.shadow
; CHECK:       [[SUM:%.*]] = fadd {{.*}}double [[WAS]]
; CHECK:       store double [[SUM]], ptr %x.shadow
