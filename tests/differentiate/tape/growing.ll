; RUN: gradient
; Only the run tells how often this loop runs, so its records are in a buffer that grows; the last count is
; kept, for the reverse sweep to begin with.
declare double @__enzyme_autodiff(...)
declare double @sin(double)

define double @f(double %x) {
entry:
  br label %loop
loop:
  %y = phi double [ %x, %entry ], [ %s, %loop ]
  %s = call double @sin(double %y)
  %more = fcmp ogt double %s, 0.5
  br i1 %more, label %loop, label %end
end:
  ret double %s
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK-LABEL: loop:
; CHECK:       call {{.*}}grow
; CHECK-LABEL: end:
; CHECK:       [[LAST:%.*]] = phi i64 [ %iteration, %loop ]
; CHECK:       store i64 [[LAST]], ptr [[FIELD:%[^,]*]],
; CHECK-LABEL: reverse.end:
; CHECK:       load i64, ptr [[FIELD]],
