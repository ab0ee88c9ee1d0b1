; RUN: prepare
; A function that code takes out of a table, to keep it in an object of another layout, may be called
; from any place; one of a table whose entries are only called lies where it lies there.
@curves = constant [2 x { i64, ptr }] [{ i64, ptr } { i64 1, ptr @slow }, { i64, ptr } { i64 2, ptr @fast }]
@operations = constant [2 x ptr] [ptr @other, ptr @last]

define double @slow(double %x) {
  ret double %x
}
define double @fast(double %x) {
  %y = fadd double %x, %x
  ret double %y
}
define double @other(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @last(double %x) {
  %y = fmul double %x, 3.0
  ret double %y
}
define double @at_once(i64 %i, double %x) {
  %p = getelementptr [2 x ptr], ptr @operations, i64 0, i64 %i
  %f = load ptr, ptr %p
  %y = call double %f(double %x)
  ret double %y
}
define void @fill(ptr %relay, ptr %curve) {
  %p = getelementptr i8, ptr %curve, i64 8
  %f = load ptr, ptr %p
  %q = getelementptr i8, ptr %relay, i64 24
  store ptr %f, ptr %q
  ret void
}
define void @choose(ptr %relay, i1 %c) {
  %curve = select i1 %c, ptr @curves, ptr getelementptr inbounds (i8, ptr @curves, i64 16)
  call void @fill(ptr %relay, ptr %curve)
  ret void
}
define double @apply(ptr %backup, double %x) {
  %relay = load ptr, ptr %backup
  %p = getelementptr i8, ptr %relay, i64 24
  %f = load ptr, ptr %p
  %y = call double %f(double %x)
  ret double %y
}

; CHECK-LABEL: @apply
; CHECK-NOT:   @other
; CHECK-NOT:   @last
; CHECK:       icmp eq ptr %f, @slow
; CHECK:       call double @slow(double %x)
; CHECK:       icmp eq ptr %f, @fast
; CHECK:       call double @fast(double %x)
; CHECK:       call void @__ltoad_unknown_target()
