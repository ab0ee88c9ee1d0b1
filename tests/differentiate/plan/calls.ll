; RUN: plan
; Three ways to go back through a call: a linear callee needs no tape, a small leaf is run again, and one
; with a loop that keeps its exponentials has a tape of its own.
declare void @__enzyme_autodiff(...)
declare double @exp(double)

define double @linear(double %x) {
  %y = fmul double %x, 3.0
  ret double %y
}
define double @small(double %x) {
  %y = call double @exp(double %x)
  %z = fmul double %y, %x
  ret double %z
}
define double @long(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y = phi double [ %x, %entry ], [ %e, %loop ]
  %e = call double @exp(double %y)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret double %e
}
define double @f(double %x, i64 %n) {
  %a = call double @linear(double %x)
  %b = call double @small(double %a)
  %c = call double @long(double %b, i64 %n)
  ret double %c
}
define void @d(double %x, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret void
}

; CHECK-DAG: call of linear: its reverse sweep needs no tape
; CHECK-DAG: call of small: run again in the reverse sweep, since it is small
; CHECK-DAG: call of long: keeps a tape of its own
; CHECK-DAG: long [augmented]: long.augmented: 1 values kept
