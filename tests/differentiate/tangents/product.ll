; RUN: tangent
; The tangent stands beside the primal: t(x y) = t(x) y + x t(y), and the primal comes back as well.
declare double @__enzyme_fwddiff(...)

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @d(double %x, double %dx, double %y, double %dy) {
  %t = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", double %x, double %dx,
      metadata !"enzyme_dup", double %y, double %dy)
  ret double %t
}

; CHECK-LABEL: @f.tangent(double %x, double %y, double %x.tangent, double %y.tangent)
; CHECK:       %r = fmul double %x, %y
; CHECK-DAG:   [[A:%.*]] = fmul double %x.tangent, %y
; CHECK-DAG:   [[B:%.*]] = fmul double %y.tangent, %x
; CHECK:       fadd {{.*}}double {{%.*}}, {{%.*}}
; CHECK:       ret { double, double }
