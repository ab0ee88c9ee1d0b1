; RUN: gradient
; The address of a function is loaded twice from one variable, and both calls use what the first load has read: the
; second call still named the load that was gone.
declare double @__enzyme_autodiff(...)

define double @f(double %x, ptr %function) {
  %variable = alloca ptr
  store ptr %function, ptr %variable
  %first = load ptr, ptr %variable
  %a = call double %first(double 1.0)
  %second = load ptr, ptr %variable
  %b = call double %second(double 2.0)
  %y = fmul double %x, %x
  ret double %y
}
@enzyme_const = external global i32
define double @d(double %x, ptr %function) {
  %const = load i32, ptr @enzyme_const
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x, i32 %const, ptr %function)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       call double %first(
; CHECK:       call double %first(
; CHECK-NOT:   %second
