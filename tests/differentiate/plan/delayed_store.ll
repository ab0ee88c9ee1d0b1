; RUN: plan
; For all that is known, out is x.  The store can wait until the reverse sweep is done, since nothing
; reads that place afterwards: then x is as it was, and is not kept.
declare void @__enzyme_autodiff(...)

define void @f(ptr %x, ptr %out) {
  %a = load double, ptr %x
  %q = fmul double %a, %a
  store double %q, ptr %out
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %out, ptr %dout) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %out, ptr %dout)
  ret void
}

; CHECK:     f [gradient]: f.gradient: 0 values kept
; CHECK-NOT: %a
