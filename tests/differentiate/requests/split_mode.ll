; RUN: requests
; The augmented primal runs first and gives a tape, which the reverse sweep takes.
declare ptr @__enzyme_augmentfwd(...)
declare double @__enzyme_reverse(...)
declare double @exp(double)

define double @f(double %x) {
  %y = call double @exp(double %x)
  ret double %y
}
define double @d(double %x, double %seed) {
  %tape = call ptr (...) @__enzyme_augmentfwd(ptr @f, double %x)
  %dx = call double (...) @__enzyme_reverse(ptr @f, double %x, double %seed, ptr %tape)
  ret double %dx
}

; CHECK-LABEL: @d
; CHECK:       call {{.*}} @f.augmented(double %x, ptr {{%.*}})
; CHECK:       call {{.*}} @f.reverse(double %x, double %seed, ptr {{%.*}}, ptr {{%.*}})
