; RUN: derivatives
; In split mode the exponential is kept in the tape, not in a variable: the augmented primal returns the tape's
; address, and the reverse sweep reads it there.
declare ptr @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @exp(double)

define double @f(double %x) {
  %y = call double @exp(double %x)
  ret double %y
}
define double @d(double %x) {
  %tape = call ptr (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %dx = call double (...) @__enzyme_reverse(ptr @f, double %x, double 1.0, ptr %tape)
  ret double %dx
}

; CHECK-LABEL: @f.reverse(double %x, double %result.adjoint, ptr %tape, ptr %arena)
; CHECK-NOT:   @exp
; CHECK:       load double, ptr %tape
; CHECK-NOT:   @exp
; CHECK-LABEL: @f.augmented(double %x, ptr %arena)
; CHECK:       %tape = call ptr @__ltoad_arena_allocate(ptr %arena, i64 8)
; CHECK:       %y = call double @exp(double %x)
; CHECK:       store double %y, ptr %tape
; CHECK:       insertvalue { double, ptr } {{.*}}, ptr %tape, 1
