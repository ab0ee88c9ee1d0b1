; RUN: derivatives
; Text is copied into a block whose length only the run knows, so that what is loaded from the block might be an
; address that stood in the text. All callers pass constants in which there is none.
declare void @__enzyme_autodiff(...)
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@name = private unnamed_addr constant [8 x i8] c"apples\00\00"

define void @set(ptr %to, ptr %text, i64 %n, double %x) noinline {
  %b = call ptr @malloc(i64 64)
  %c = getelementptr i8, ptr %b, i64 %n
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %text, i64 %n, i1 false)
  store ptr %to, ptr %b
  %p = load ptr, ptr %b
  %s = fmul double %x, %x
  store double %s, ptr %p
  ret void
}

define double @f(double %x, i64 %n) {
  %to = alloca double
  call void @set(ptr %to, ptr @name, i64 %n, double %x)
  %y = load double, ptr %to
  ret double %y
}

define void @test(double %x, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret void
}

; CHECK: @set.augmented
; CHECK: @set.reverse
