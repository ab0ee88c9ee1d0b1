; RUN: prepare
; What a compiler calls a virtual table is one of those that the program has, and not made of functions
; that code mentions; other tables may be.
@first = constant [2 x ptr] [ptr @clear, ptr @twice]
@second = constant [2 x ptr] [ptr @clear, ptr @square]

define double @twice(double %x) {
  %y = fadd double %x, %x
  ret double %y
}
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @clear(double %x) {
  ret double 0.0
}
define double @mentioned(double %x) {
  ret double %x
}
define double @apply(ptr %object, double %x) {
  %table = load ptr, ptr %object, !tbaa !0
  %place = getelementptr i8, ptr %table, i64 8
  %f = load ptr, ptr %place
  %y = call double %f(double %x)
  ret double %y
}
define double @apply_handmade(ptr %object, double %x) {
  %table = load ptr, ptr %object
  %place = getelementptr i8, ptr %table, i64 8
  %f = load ptr, ptr %place
  %y = call double %f(double %x)
  ret double %y
}
define void @make(ptr %object, ptr %handmade) {
  store ptr @first, ptr %object
  store ptr @second, ptr %object
  store ptr @mentioned, ptr %handmade
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"vtable pointer", !2, i64 0}
!2 = !{!"Simple C++ TBAA"}

; CHECK-LABEL: @apply(
; CHECK:       icmp eq ptr %f, @twice
; CHECK:       icmp eq ptr %f, @square
; CHECK-NOT:   @mentioned
; CHECK-NOT:   @clear
; CHECK:       call void @__ltoad_unknown_target()

; CHECK-LABEL: @apply_handmade(
; CHECK-NOT:   @clear
; CHECK:       icmp eq ptr %f, @twice
; CHECK:       icmp eq ptr %f, @square
; CHECK:       icmp eq ptr %f, @mentioned
; CHECK:       call void @__ltoad_unknown_target()
