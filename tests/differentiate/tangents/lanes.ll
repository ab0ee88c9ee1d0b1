; RUN: tangent
; Two directions: the partial is computed once, and each lane has a tangent of its own.
declare { double, double } @__enzyme_fwddiff(...)
declare double @sin(double)

define double @f(double %x) {
  %s = call double @sin(double %x)
  ret double %s
}
define { double, double } @d(double %x, double %a, double %b) {
  %t = call { double, double } (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_width", i64 2,
      metadata !"enzyme_dup", double %x, double %a, double %b)
  ret { double, double } %t
}

; CHECK-LABEL: @f.tangent(double %x, double %x.tangent, double %x.tangent.0)
; CHECK:       [[COS:%.*]] = call double @llvm.cos.f64(double %x)
; CHECK-NOT:   @llvm.cos
; CHECK:       [[ONE:%.*]] = fmul double %x.tangent, [[COS]]
; CHECK:       [[TWO:%.*]] = fmul double %x.tangent.0, [[COS]]
; CHECK-NOT:   @llvm.cos
