; RUN: plan tape-limit=1K
; The same time step under a limit on the tape: states are kept now and then, and steps are run again from
; there, down to single ones.
declare void @__enzyme_autodiff(...)
declare double @sin(double)

define void @f(ptr %x, i64 %n, i64 %m) {
entry:
  br label %step
step:
  %j = phi i64 [ 0, %entry ], [ %j.next, %step.end ]
  br label %cell
cell:
  %i = phi i64 [ 0, %step ], [ %i.next, %cell ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %s = call double @sin(double %v)
  store double %s, ptr %p
  %i.next = add nuw nsw i64 %i, 1
  %full = icmp eq i64 %i.next, %n
  br i1 %full, label %step.end, label %cell
step.end:
  %j.next = add nuw nsw i64 %j, 1
  %last = icmp eq i64 %j.next, %m
  br i1 %last, label %end, label %step
end:
  ret void
}
define void @d(ptr %x, ptr %dx, i64 %n, i64 %m) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n, i64 %m)
  ret void
}

; CHECK:     f [gradient]: f.gradient: {{[0-9]+}} values kept
; CHECK-NOT: not replayed
; CHECK:     an iteration of a loop, run again in the reverse sweep
; CHECK:     [replayed]:
