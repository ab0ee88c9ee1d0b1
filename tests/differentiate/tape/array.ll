; RUN: gradient
; The loop runs n times, which is known when it is entered: one array of n doubles from the arena, indexed
; by the counter in both sweeps.
declare double @__enzyme_autodiff(...)
declare double @exp(double)

define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %e = call double @exp(double %v)
  %t = fadd double %s, %e
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret double %t
}
define double @d(ptr %x, ptr %dx, i64 %n) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_primal_return", metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  ret double %r
}

; CHECK-LABEL: @f.gradient(
; CHECK-LABEL: entry:
; CHECK:       [[LAST:%.*]] = sub i64 %n, 1
; CHECK:       [[COUNT:%.*]] = add i64 [[LAST]], 1
; CHECK:       [[BYTES:%.*]] = call i64 @__ltoad_bytes(i64 [[COUNT]], i64 8)
; CHECK:       call ptr @__ltoad_arena_allocate(ptr %arena, i64 [[BYTES]])
; CHECK:       %e = call double @exp(
; CHECK:       [[ENTRY:%.*]] = getelementptr double, ptr {{%.*}}, i64 %iteration
; CHECK:       store double %e, ptr [[ENTRY]]
; CHECK-LABEL: reverse.loop:
; CHECK:       [[AGAIN:%.*]] = getelementptr double, ptr {{%.*}}, i64 %iteration
; CHECK:       load double, ptr [[AGAIN]]
; CHECK:       call void @__ltoad_arena_leave(ptr %arena)
