; RUN: error
; A function with neither body nor rule stops the derivative; the message names the way there.
declare double @__enzyme_autodiff(...)
declare double @elsewhere(double)

define double @inner(double %x) {
  %y = call double @elsewhere(double %x)
  ret double %y
}
define double @f(double %x) {
  %y = call double @inner(double %x)
  ret double %y
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK: 'elsewhere' is called with active data, and there is neither a body nor a rule for it
; CHECK: in function: inner
; CHECK: instruction: %y = call double @elsewhere(double %x)
; CHECK: reached by: f -> inner
