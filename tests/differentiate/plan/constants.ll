; RUN: plan
; A table of constants is loaded again, wherever else the loop writes: what lies behind the addresses
; in %rows may be anything but that.
declare void @__enzyme_autodiff(...)

@weights = internal constant [4 x double] [double 1.0, double -1.0, double 2.0, double 0.5]

define void @weigh(ptr %x, ptr %rows, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = and i64 %i, 3
  %w = getelementptr double, ptr @weights, i64 %k
  %weight = load double, ptr %w
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %q = fmul double %weight, %v
  %place = getelementptr ptr, ptr %rows, i64 %i
  %row = load ptr, ptr %place
  store double %q, ptr %row
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %rows, ptr %drows, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @weigh, metadata !"enzyme_dup", ptr %x, ptr %dx, metadata !"enzyme_dup", ptr %rows, ptr %drows, i64 %n)
  ret void
}

; CHECK-NOT: %weight = load
; CHECK: weigh [gradient]: weigh.gradient
; CHECK-NOT: %weight = load
