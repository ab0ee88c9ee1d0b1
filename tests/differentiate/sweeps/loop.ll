; RUN: gradient
; Iterations that hand a value on are undone from the last one to the first: the reverse of the loop counts
; down, and leads back over the latch until it is at zero.
declare void @__enzyme_autodiff(...)

define double @f(ptr %x, double %w, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y = phi double [ 0.0, %entry ], [ %z, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %scaled = fmul double %y, %w
  %z = fadd double %scaled, %v
  store double %z, ptr %p
  %next = add nuw nsw i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %end, label %loop
end:
  ret double %z
}
define void @d(ptr %x, ptr %dx, double %w, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_const", double %w, i64 %n)
  ret void
}

; CHECK-LABEL: @f.gradient(
; CHECK-LABEL: reverse.end:
; CHECK:       [[LAST:%.*]] = sub i64 %n, 1
; CHECK:       store i64 [[LAST]], ptr [[COUNTER:%.*]]{{$}}
; CHECK-LABEL: reverse.loop:
; CHECK:       [[NOW:%.*]] = load i64, ptr [[COUNTER]]
; CHECK:       getelementptr double, ptr %x.shadow, i64 [[NOW]]
; CHECK:       [[AT:%.*]] = load i64, ptr [[COUNTER]]
; CHECK:       [[FIRST:%.*]] = icmp eq i64 [[AT]], 0
; CHECK:       br i1 [[FIRST]], label %{{.*}}out, label %{{.*}}again
; CHECK:       [[LESS:%.*]] = add i64 [[AT]], -1
; CHECK:       store i64 [[LESS]], ptr [[COUNTER]]
; CHECK:       br label %reverse.loop
