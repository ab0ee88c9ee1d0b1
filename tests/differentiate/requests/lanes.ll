; RUN: requests
; Two directions at a time: the pointer has two shadows, and two tangents come back.
declare { double, double } @__enzyme_fwddiff(...)

define double @f(ptr %x) {
  %a = load double, ptr %x
  %r = fmul double %a, %a
  ret double %r
}
define { double, double } @d(ptr %x, ptr %one, ptr %two) {
  %t = call { double, double } (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_width", i64 2,
      metadata !"enzyme_dup", ptr %x, ptr %one, ptr %two)
  ret { double, double } %t
}

; CHECK-LABEL: @d
; CHECK:       [[T:%.*]] = call {{.*}} @f.tangent(ptr %x, ptr %one, ptr %two)
; CHECK-DAG:   extractvalue {{.*}} [[T]], 1
; CHECK-DAG:   extractvalue {{.*}} [[T]], 2
