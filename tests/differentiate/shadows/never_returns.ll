; RUN: gradient
; Memory that is made where control never comes back from, as before exit(), needs no shadow, and what is stored
; there has none. It was refused, or an internal error.
declare void @__enzyme_autodiff(...)
declare ptr @malloc(i64)

define void @f(ptr %x, i1 %stuck) nounwind {
  br i1 %stuck, label %forever, label %on
forever:
  %block = call ptr @malloc(i64 16)
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

; CHECK-LABEL: @f.gradient(
; CHECK:       %block = call ptr @malloc(i64 16)
; CHECK-NEXT:  store ptr %x, ptr %block
; CHECK-NOT:   store ptr %x.shadow
; CHECK:       ret
