; RUN: gradient
; An address is moved in two halves, or by its first byte and the rest, since numbers may lie there in another
; variant: the shadow of each piece has to come along.  It stayed behind, and what the address led to had none.
target triple = "x86_64-unknown-linux-gnu"
@enzyme_dup = external global i32
declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @f(ptr %x, i1 %halves) {
  %box = alloca [24 x i8]
  %other = alloca [24 x i8]
  store i64 1, ptr %box
  %at = getelementptr i8, ptr %box, i64 8
  store ptr %x, ptr %at
  br i1 %halves, label %a, label %b

a:
  %low = load i32, ptr %at
  %middle = getelementptr i8, ptr %box, i64 12
  %high = load i32, ptr %middle
  br label %c

b:
  br label %c

c:
  %first = phi i32 [ %low, %a ], [ 7, %b ]
  %second = phi i32 [ %high, %a ], [ 9, %b ]
  %there = getelementptr i8, ptr %other, i64 8
  store i32 %first, ptr %there
  %behind = getelementptr i8, ptr %other, i64 12
  store i32 %second, ptr %behind
  br i1 %halves, label %d, label %e

d:
  %p = load ptr, ptr %there
  %v = load double, ptr %p
  %r = fmul double %v, %v
  ret double %r

e:
  ret double 1.0
}

define void @g(ptr %x, ptr %dx, i1 %halves) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i1 %halves)
  ret void
}
; CHECK: define {{.*}}@f.gradient
; CHECK: @__ltoad_tagged_copy
