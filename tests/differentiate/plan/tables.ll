; RUN: plan
; A table of constants tells which elements are read; they are overwritten later.  All that may be
; read is copied before the loop, where it is known that it may be read: not in @unknown, nor in
; @beyond, whose table leads behind what is known.
declare void @__enzyme_autodiff(...)

@inside = internal constant [12 x i32] [i32 3, i32 0, i32 7, i32 1, i32 2, i32 3, i32 3, i32 0, i32 7, i32 1, i32 2, i32 3]
@outside = internal constant [12 x i32] [i32 3, i32 0, i32 8, i32 1, i32 2, i32 3, i32 3, i32 0, i32 8, i32 1, i32 2, i32 3]

define double @known(ptr noalias dereferenceable(64) %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %place = getelementptr i32, ptr @inside, i64 %i
  %index = load i32, ptr %place, align 4
  %wide = sext i32 %index to i64
  %p = getelementptr double, ptr %c, i64 %wide
  %known = load double, ptr %p, align 8
  %j = sub nuw nsw i64 11, %i
  %place.j = getelementptr i32, ptr @inside, i64 %j
  %index.j = load i32, ptr %place.j, align 4
  %wide.j = sext i32 %index.j to i64
  %p.j = getelementptr double, ptr %c, i64 %wide.j
  %other = load double, ptr %p.j, align 8
  %q = fmul double %known, %other
  %t = fadd double %s, %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 12
  br i1 %done, label %end, label %loop
end:
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 64, i1 false)
  ret double %t
}
define double @unknown(ptr noalias %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %place = getelementptr i32, ptr @inside, i64 %i
  %index = load i32, ptr %place, align 4
  %wide = sext i32 %index to i64
  %p = getelementptr double, ptr %c, i64 %wide
  %unknown = load double, ptr %p, align 8
  %j = sub nuw nsw i64 11, %i
  %place.j = getelementptr i32, ptr @inside, i64 %j
  %index.j = load i32, ptr %place.j, align 4
  %wide.j = sext i32 %index.j to i64
  %p.j = getelementptr double, ptr %c, i64 %wide.j
  %other = load double, ptr %p.j, align 8
  %q = fmul double %unknown, %other
  %t = fadd double %s, %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 12
  br i1 %done, label %end, label %loop
end:
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 64, i1 false)
  ret double %t
}
define double @beyond(ptr noalias dereferenceable(64) %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %place = getelementptr i32, ptr @outside, i64 %i
  %index = load i32, ptr %place, align 4
  %wide = sext i32 %index to i64
  %p = getelementptr double, ptr %c, i64 %wide
  %beyond = load double, ptr %p, align 8
  %j = sub nuw nsw i64 11, %i
  %place.j = getelementptr i32, ptr @outside, i64 %j
  %index.j = load i32, ptr %place.j, align 4
  %wide.j = sext i32 %index.j to i64
  %p.j = getelementptr double, ptr %c, i64 %wide.j
  %other = load double, ptr %p.j, align 8
  %q = fmul double %beyond, %other
  %t = fadd double %s, %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 12
  br i1 %done, label %end, label %loop
end:
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 72, i1 false)
  ret double %t
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @all(ptr %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %one = call double @known(ptr %c)
  %two = call double @unknown(ptr %c)
  %three = call double @beyond(ptr %c)
  %both = fadd double %one, %two
  %sum = fadd double %both, %three
  %t = fadd double %s, %sum
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret double %t
}
define void @d(ptr %c, ptr %dc, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @all, metadata !"enzyme_dup", ptr %c, ptr %dc, i64 %n)
  ret void
}

; CHECK-DAG: copies before it what 2 loads read, such as %other = load double
; CHECK-DAG: keeps 8 bytes: %unknown = load double
; CHECK-DAG: keeps 8 bytes: %beyond = load double
