; RUN: derivatives
; A registered derivative is called in forward mode, with each argument and its tangent behind it.
@__enzyme_register_derivative_g = global [2 x ptr] [ptr @g, ptr @forwards]
declare double @__enzyme_fwddiff(...)

define double @g(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
define { double, double } @forwards(double %x, double %dx) {
  %r = fmul double %x, %x
  %t = fmul double %x, %dx
  %two = fmul double %t, 2.0
  %a = insertvalue { double, double } poison, double %r, 0
  %b = insertvalue { double, double } %a, double %two, 1
  ret { double, double } %b
}
define double @f(double %x) {
  %y = call double @g(double %x)
  ret double %y
}
define double @d(double %x, double %dx) {
  %t = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", double %x, double %dx)
  ret double %t
}

; CHECK: call { double, double } @forwards(double %x, double %x.tangent)
