; RUN: requests
; The derivatives of two scalars come back as a struct, in the order of the arguments.
declare { double, double } @__enzyme_autodiff(...)

define double @f(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define { double, double } @d(double %x, double %y) {
  %g = call { double, double } (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret { double, double } %g
}

; CHECK-LABEL: @d
; CHECK:       [[G:%.*]] = call { double, double } @f.gradient(double %x, double %y, double 0x3FF0000000000000)
; CHECK-DAG:   [[DX:%.*]] = extractvalue { double, double } [[G]], 0
; CHECK-DAG:   [[DY:%.*]] = extractvalue { double, double } [[G]], 1
; CHECK-DAG:   store double [[DX]], ptr [[BOTH:%.*]]
; CHECK-DAG:   [[SECOND:%.*]] = getelementptr { double, double }, ptr [[BOTH]], i32 0, i32 1
; CHECK:       store double [[DY]], ptr [[SECOND]]
; CHECK:       load { double, double }, ptr [[BOTH]]
