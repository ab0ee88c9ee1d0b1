; RUN: tangent
; A load takes the tangent from shadow memory, and a store puts it there, in the primal's order.
declare void @__enzyme_fwddiff(...)

define void @f(ptr %x, ptr %y) {
  %a = load double, ptr %x
  %b = fmul double %a, 3.0
  store double %b, ptr %y
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy)
  ret void
}

; CHECK-LABEL: @f.tangent(
; CHECK:       [[DA:%.*]] = load double, ptr %x.tangent
; CHECK:       [[DB:%.*]] = fmul double [[DA]], 3.000000e+00
; CHECK:       store double [[DB]], ptr %y.tangent
