; RUN: plan
; Both loops need x[i].  The first leaves it where it is and loads it again; the second puts its square
; there, and has to keep 8 bytes of each iteration.
declare void @__enzyme_autodiff(...)

define double @sum(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %q = fmul double %v, %v
  %t = fadd double %s, %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret double %t
}
define void @squares(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %q = fmul double %v, %v
  store double %q, ptr %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}
define void @d(ptr %x, ptr %dx, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @sum, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  call void (...) @__enzyme_autodiff(ptr @squares, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  ret void
}

; CHECK-DAG: sum [gradient]: sum.gradient: 0 values kept
; CHECK-DAG: loop loop: keeps nothing, its trip count is known on entry
; CHECK-DAG: squares [gradient]: squares.gradient: 1 values kept, tape in an arena
; CHECK-DAG: loop loop: 8 bytes an iteration, its trip count is known on entry
; CHECK:     keeps 8 bytes: %v = load double, ptr %p
