; RUN: tangent
; With many lanes, a loop runs once for each of them, before the primal's own.  A lane whose factor is zero
; passes it by.
declare void @__enzyme_fwddiff(...)

define void @f(ptr noalias %v, double %x, ptr noalias %w, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %v, i64 %i
  %q = getelementptr double, ptr %w, i64 %i
  %a = load double, ptr %p
  %b = load double, ptr %q
  %m = fmul double %x, %b
  %s = fadd double %a, %m
  store double %s, ptr %p
  %next = add nuw nsw i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %end, label %loop
end:
  ret void
}
define void @d(ptr %v, ptr %dv, double %x, [10 x double] %dx, ptr %w, i64 %n) {
  %x0 = extractvalue [10 x double] %dx, 0
  call void (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_width", i64 10, metadata !"enzyme_dupv", i64 800,
      ptr %v, ptr %dv, metadata !"enzyme_dup", double %x, double %x0, double %x0, double %x0, double %x0,
      double %x0, double %x0, double %x0, double %x0, double %x0, double %x0, metadata !"enzyme_const", ptr %w, i64 %n)
  ret void
}

; CHECK-LABEL: define internal void @f.tangent(
; CHECK:       head:
; CHECK:         = alloca [10 x double]
; CHECK:       {{^}}loop:
; CHECK:         store double {{%s.*}}, ptr {{%p.*}}
; CHECK-NOT:     store
; CHECK:       {{^}}exit:
; CHECK:       {{^}}lane:
; CHECK:         [[NUMBER:%number.*]] = phi i64
; CHECK:         = getelementptr [10 x double], ptr %each.lane{{.*}}, i64 0, i64 [[NUMBER]]
; CHECK:         [[TANGENT:%.*]] = load double
; CHECK:       {{^}}lane.enter:
; CHECK:         [[MOVES:%.*]] = fcmp une double [[TANGENT]], 0
; CHECK:         br i1 [[MOVES]], label %loop.0, label %lane.next
; CHECK:       {{^}}loop.0:
; CHECK:         fmul double [[TANGENT]]
; CHECK:         store double
; CHECK-NOT:     store
