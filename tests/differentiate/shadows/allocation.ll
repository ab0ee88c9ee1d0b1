; RUN: gradient
; A block in which active values lie has a shadow block of the same size, zero at first.  The reverse sweep
; needs both after the primal has freed its one, so both frees wait until it is done.
declare double @__enzyme_autodiff(...)
declare ptr @malloc(i64)
declare void @free(ptr)

define double @f(double %x) {
  %block = call ptr @malloc(i64 16)
  store double %x, ptr %block
  %a = load double, ptr %block
  %r = fmul double %a, %a
  call void @free(ptr %block)
  ret double %r
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       %block = call ptr @malloc(i64 16)
; CHECK:       [[SHADOW:%.*]] = call ptr @__ltoad_arena_allocate(ptr %arena, i64 16)
; CHECK:       call void @llvm.memset{{.*}}(ptr [[SHADOW]], i8 0, i64 16
; CHECK-NOT:   call void @free
; CHECK:       call void @__ltoad_arena_defer(ptr %arena, ptr @__ltoad_deferred.free, ptr %block
; CHECK-NOT:   call void @free
; CHECK:       call void @__ltoad_arena_leave(ptr %arena)
