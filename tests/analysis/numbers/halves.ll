; RUN: facts
; The loop over i < n reads x[n + i] and writes x[i].  As polynomials in i and n these are never one place, for
; i - j < n always: what was read is still there.
declare void @__enzyme_autodiff(...)

define void @f(ptr %x, i64 %n) {
entry:
  %upper = getelementptr double, ptr %x, i64 %n
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %low = getelementptr double, ptr %x, i64 %i
  %high = getelementptr double, ptr %upper, i64 %i
  %a = load double, ptr %high
  %b = fmul double %a, %a
  store double %b, ptr %low
  %next = add nuw nsw i64 %i, 1
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
; CHECK:       %a = load double, ptr %high, align 8 ; active{{$}}
