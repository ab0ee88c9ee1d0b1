; RUN: facts
; A value is active if it depends on an active input and an active output depends on it.  What only
; decides a branch is not: %decides depends on x, and no result depends on it smoothly.
declare void @__enzyme_autodiff(...)

define double @f(double %x) {
entry:
  %decides = fmul double %x, 3.0
  %large = fcmp ogt double %decides, 1.0
  br i1 %large, label %square, label %end
square:
  %y = fmul double %x, %x
  br label %end
end:
  %r = phi double [ %x, %entry ], [ %y, %square ]
  ret double %r
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %decides = fmul double %x, 3.000000e+00{{$}}
; CHECK:       %y = fmul double %x, %x ; active
; CHECK:       %r = phi {{.*}} ; active
