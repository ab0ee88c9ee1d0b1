; RUN: plan
; The address of work as an integer is computed before the loop, as LLVM does with what it hoists from
; the difference of two pointers.  The iteration is given the pointer, and not the integer, of which nobody
; would know what it leads to: that was refused.
declare void @__enzyme_autodiff(...)
declare ptr @malloc(i64)
declare void @free(ptr)
declare double @sin(double)

define double @f(ptr noalias %x, i64 %n, i64 %m) {
entry:
  %bytes = mul i64 %n, 8
  %work = call ptr @malloc(i64 %bytes)
  %start = ptrtoint ptr %work to i64
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %outer.end ]
  %sum = phi double [ 0.0, %entry ], [ %t, %outer.end ]
  %scale = uitofp i64 %j to double
  br label %fill
fill:
  %i = phi i64 [ 0, %outer ], [ %i.next, %fill ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %u = fmul double %v, %scale
  %s = call double @sin(double %u)
  %w = getelementptr double, ptr %work, i64 %i
  store double %s, ptr %w
  %i.next = add nuw nsw i64 %i, 1
  %full = icmp eq i64 %i.next, %n
  br i1 %full, label %use, label %fill
use:
  %k = phi i64 [ 0, %fill ], [ %k.next, %use ]
  %r = phi double [ %sum, %fill ], [ %t, %use ]
  %here = getelementptr double, ptr %work, i64 %k
  %address = ptrtoint ptr %here to i64
  %distance = sub i64 %address, %start
  %q = getelementptr double, ptr %work, i64 %k
  %far = sitofp i64 %distance to double
  %z = load double, ptr %q
  %z2 = fmul double %z, %z
  %zz = fmul double %z2, %far
  %t = fadd double %r, %zz
  %k.next = add nuw nsw i64 %k, 1
  %used = icmp eq i64 %k.next, %n
  br i1 %used, label %outer.end, label %use
outer.end:
  %j.next = add nuw nsw i64 %j, 1
  %last = icmp eq i64 %j.next, %m
  br i1 %last, label %end, label %outer
end:
  call void @free(ptr %work)
  ret double %t
}
define void @d(ptr %x, ptr %dx, i64 %n, i64 %m) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx, i64 %n, i64 %m)
  ret void
}

; CHECK-NOT: error
; CHECK:     f [gradient]:
; CHECK:     call of [[BODY:.*]]: an iteration of a loop, run again in the reverse sweep
; CHECK:     [[BODY]] [replayed]: {{.*}} 0 values kept
