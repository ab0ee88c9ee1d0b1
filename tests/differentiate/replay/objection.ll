; RUN: plan
; A time step overwrites the state that it has read, so no step can be run again: the states are kept, and
; the report says why.
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

; CHECK:     f [gradient]: f.gradient: 1 values kept, tape in an arena
; CHECK:     loop step: keeps nothing
; CHECK:     not replayed: this reads memory that is overwritten later %v = load double, ptr %p
; CHECK:     keeps 8 bytes: %v = load double, ptr %p
; CHECK-NOT: [replayed]
