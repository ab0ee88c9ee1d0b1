; RUN: prepare
; Functions of a library that tables lead to are among those that a call through a pointer may reach,
; and what is prepared of a direct call of them is prepared of these: a realloc is taken apart.
; @longjmp has no derivative: who calls it all the same is stopped.
@table = constant [4 x ptr] [ptr @mine, ptr @free, ptr @realloc, ptr @longjmp]

declare void @free(ptr)
declare ptr @realloc(ptr, i64)
declare void @longjmp(ptr, i32)

define void @mine(ptr %p) {
  store double 0.0, ptr %p, align 8
  ret void
}
define void @release(ptr %f, ptr %p) {
  call void %f(ptr %p)
  ret void
}
define ptr @grow(ptr %f, ptr %p, i64 %n) {
  %q = call ptr %f(ptr %p, i64 %n)
  ret ptr %q
}

; CHECK-LABEL: @release
; CHECK:       icmp eq ptr %f, @mine
; CHECK:       icmp eq ptr %f, @free
; CHECK:       call void @free(ptr %p)
; CHECK:       call void @__ltoad_unknown_target()
; CHECK-LABEL: @grow
; CHECK:       icmp eq ptr %f, @realloc
; CHECK:       phi ptr [ [[NEW:%.*]], %target ]
; CHECK:       [[NEW]] = call noalias ptr @malloc(i64 %n)
; CHECK:       call void @llvm.memcpy
; CHECK:       call void @free(ptr %p)
