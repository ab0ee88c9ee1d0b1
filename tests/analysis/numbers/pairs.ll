; RUN: facts
; The loop reads both numbers of each pair and writes the first.  All first numbers lie at 16 i, all second
; ones at 16 i + 8, so these are still there.
declare void @__enzyme_autodiff(...)

define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %first = getelementptr { double, double }, ptr %x, i64 %i, i32 0
  %second = getelementptr { double, double }, ptr %x, i64 %i, i32 1
  %a = load double, ptr %second
  %b = load double, ptr %first
  %p = fmul double %a, %b
  store double %p, ptr %first
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}
define void @d(ptr %x, ptr %dx, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %first = {{.*}} to argument 0 + 0 + 16n
; CHECK:       %second = {{.*}} to argument 0 + 8 + 16n
; CHECK:       %a = load double, ptr %second{{.*}} ; active{{$}}
; CHECK:       %b = load double, ptr %first{{.*}} ; active, overwritten
