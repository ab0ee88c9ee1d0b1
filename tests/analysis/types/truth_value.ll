; RUN: gradient
; A byte of a number is read where a truth value is read as well: that one is no piece of the number, and
; what is calculated from it has no adjoint.  It was refused as bits that become a float again.
target triple = "x86_64-unknown-linux-gnu"
@enzyme_dup = external global i32
declare void @__enzyme_autodiff(...)

define double @f(ptr %x) {
  %box = alloca [16 x i8]
  %v = load double, ptr %x
  store double %v, ptr %box
  %q = getelementptr i8, ptr %x, i64 8
  %w = load i64, ptr %q
  %small = trunc i64 %w to i8
  %at = getelementptr i8, ptr %box, i64 7
  %byte = load i8, ptr %at
  %neg = icmp slt i8 %byte, %small
  %first = load i1, ptr %at
  %second = load i1, ptr %box
  %either = xor i1 %first, %second
  %k = select i1 %either, double 3.0, double 2.0
  %r = fmul double %k, %v
  %r2 = select i1 %neg, double %r, double %v
  ret double %r2
}

define void @g(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
; CHECK: define {{.*}}@f.gradient
; CHECK: xor i1
