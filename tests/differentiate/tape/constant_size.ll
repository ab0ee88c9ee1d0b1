; RUN: gradient
; Eight iterations of eight bytes: a small array of constant size is on the stack.
declare double @__enzyme_autodiff(...)
declare double @sin(double)

define double @f(double %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y = phi double [ %x, %entry ], [ %s, %loop ]
  %s = call double @sin(double %y)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %end, label %loop
end:
  ret double %s
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       alloca [8 x double]
; CHECK-NOT:   @__ltoad
; CHECK:       ret {
