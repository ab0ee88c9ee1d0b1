; RUN: tangent
; The row of sin says that its derivative is cos of the same argument.  What is inactive is computed once,
; and has no tangent.
declare double @__enzyme_fwddiff(...)
declare double @sin(double)

define double @f(double %x, double %w) {
  %c = call double @sin(double %w)
  %s = call double @sin(double %x)
  %r = fmul double %s, %c
  ret double %r
}
define double @d(double %x, double %dx, double %w) {
  %t = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", double %x, double %dx,
      metadata !"enzyme_const", double %w)
  ret double %t
}

; CHECK-LABEL: @f.tangent(double %x, double %w, double %x.tangent)
; CHECK-NOT:   cos.f64(double %w)
; CHECK:       %s = call double @sin(double %x)
; CHECK:       [[COS:%.*]] = call double @llvm.cos.f64(double %x)
; CHECK:       [[DS:%.*]] = fmul double %x.tangent, [[COS]]
; CHECK:       fmul double [[DS]], %c
