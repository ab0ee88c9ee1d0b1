; RUN: prepare
; A call through a pointer is a choice among the functions of its signature whose address is taken,
; and the program stops if it is none of them.  @other has another signature.
@table = constant [3 x ptr] [ptr @twice, ptr @square, ptr @other]

define double @twice(double %x) {
  %y = fadd double %x, %x
  ret double %y
}
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @other(i32 %n) {
  ret double 0.0
}
define double @apply(ptr %f, double %x) {
  %y = call double %f(double %x)
  ret double %y
}

; CHECK-LABEL: @apply
; CHECK-NOT:   call double %f
; CHECK-NOT:   @other
; CHECK:       icmp eq ptr %f, @twice
; CHECK:       phi double [ [[ONE:%.*]], {{%.*}} ], [ [[TWO:%.*]], {{%.*}} ]
; CHECK:       [[ONE]] = call double @twice(double %x)
; CHECK:       icmp eq ptr %f, @square
; CHECK:       [[TWO]] = call double @square(double %x)
; CHECK:       call void @__ltoad_unknown_target()
; CHECK-NEXT:  unreachable
