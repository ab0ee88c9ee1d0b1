; RUN: prepare
; A table of Rust's traits may come as an argument: what is read out of it never changes.  One that only
; goes to code which panics, with the object that it is shown, is none of those that are called through.
@thread = constant [4 x ptr] [ptr @drop_thread, ptr null, ptr null, ptr @run_thread]
@error = constant [4 x ptr] [ptr @drop_error, ptr null, ptr null, ptr @show_error]

declare void @_ZN4core6result13unwrap_failed17h0123456789abcdefE(ptr, ptr)

define void @drop_thread(ptr %object) {
  store double 0.0, ptr %object
  ret void
}
define void @run_thread(ptr %object) {
  store double 1.0, ptr %object
  ret void
}
define void @drop_error(ptr %object) {
  store double 2.0, ptr %object
  ret void
}
define void @show_error(ptr %object) {
  ret void
}
define void @drop(ptr %object, ptr %table) {
  %f = load ptr, ptr %table, !invariant.load !0
  call void %f(ptr %object)
  ret void
}
define void @make(ptr %object, ptr %other) {
  call void @drop(ptr %object, ptr @thread)
  call void @_ZN4core6result13unwrap_failed17h0123456789abcdefE(ptr %other, ptr @error)
  unreachable
}

!0 = !{}

; CHECK-LABEL: define void @drop(
; CHECK-NOT:   @run_thread
; CHECK-NOT:   @drop_error
; CHECK:       icmp eq ptr %f, @drop_thread
; CHECK-NOT:   @run_thread
; CHECK-NOT:   @drop_error
; CHECK:       call void @__ltoad_unknown_target()
