; RUN: facts
; In a loop that does not write what it reads, w is loaded once, before: analyses and sweeps see one load.
declare void @__enzyme_autodiff(...)

define void @f(ptr noalias %x, ptr noalias %w, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %s = load double, ptr %w
  %v = load double, ptr %p
  %q = fmul double %v, %s
  store double %q, ptr %p
  %next = add nuw nsw i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %end, label %loop
end:
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %w, ptr %dw, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %w, ptr %dw, i64 %n)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       entry:
; CHECK:       %s = load double, ptr %w{{.*}} active
; CHECK:       loop:
; CHECK-NOT:   %s = load
; CHECK:       %v = load double, ptr %p{{.*}} overwritten
