; RUN: facts
; Iteration i reads x[i + 1] and writes x[i].  Within an iteration these are two places, but the next iteration
; writes where this one has read.
declare void @__enzyme_autodiff(...)

define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %q = getelementptr double, ptr %x, i64 %i
  %r = getelementptr double, ptr %x, i64 %next
  %b = load double, ptr %r
  %c = fmul double %b, %b
  store double %c, ptr %q
  %last = icmp eq i64 %next, %n
  br i1 %last, label %end, label %loop
end:
  ret void
}
define void @d(ptr %x, ptr %dx, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %b = load double, ptr %r{{.*}} ; active, overwritten
