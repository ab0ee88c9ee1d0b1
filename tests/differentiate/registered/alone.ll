; RUN: error
; A registered gradient is one for reverse mode.  In forward mode, its function has neither a body here nor a
; rule, and no derivative is made up.
@__enzyme_register_gradient_g = global [3 x ptr] [ptr @g, ptr @augment, ptr @back]
declare double @__enzyme_fwddiff(...)

declare double @g(double %x)
declare { double, double } @augment(double %x)
declare double @back(double %x, double %seed, double %tape)

define double @f(double %x) {
  %y = call double @g(double %x)
  ret double %y
}
define double @d(double %x, double %dx) {
  %t = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", double %x, double %dx)
  ret double %t
}

; CHECK: 'g' is called with active data, and there is neither a body nor a rule for it
; CHECK: reached by: f
; CHECK: remedy: {{.*}} register a custom derivative
