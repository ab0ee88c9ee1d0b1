; RUN: gradient
; Iterations that do not depend on each other may be undone in any order: upwards, as memory is read fastest.
declare void @__enzyme_autodiff(...)

define void @f(ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %q = getelementptr double, ptr %y, i64 %i
  %v = load double, ptr %p
  %w = fmul double %v, 3.0
  store double %w, ptr %q
  %next = add nuw nsw i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %end, label %loop
end:
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy, i64 %n)
  ret void
}

; CHECK-LABEL: @f.gradient(
; CHECK-LABEL: reverse.loop:
; CHECK:       [[AT:%iteration.*]] = load i64, ptr [[COUNTER:%.*]]
; CHECK:       [[MORE:%.*]] = add i64 {{%.*}}, 1
; CHECK:       store i64 [[MORE]], ptr [[COUNTER]]
; CHECK:       br label %reverse.loop
