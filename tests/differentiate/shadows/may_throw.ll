; RUN: error
; As in never_returns.ll, but the function may be left by an exception, and whoever catches it would miss the shadow.
; Blocks that are allocated in the function itself have one there; what a callee hands out has none.
declare void @__enzyme_autodiff(...)
declare ptr @malloc(i64)

define ptr @made() noinline {
  %block = call ptr @malloc(i64 16)
  ret ptr %block
}

define void @f(ptr %x, i1 %stuck) {
  br i1 %stuck, label %forever, label %on
forever:
  %block = call ptr @made()
  store ptr %x, ptr %block
  %inner = getelementptr i8, ptr %block, i64 8
  store ptr %x, ptr %inner
  br label %forever
on:
  %a = load double, ptr %x
  %r = fmul double %a, %a
  store double %r, ptr %x
  ret void
}
define void @d(ptr %x, ptr %dx, i1 %stuck) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i1 %stuck)
  ret void
}

; CHECK: active memory is made on a way that leaves the function by an exception [active-exception]
