; RUN: error
; A number is read out of memory as a pointer, and passed to a function of which a derivative is asked for, too:
; nothing follows it there.
declare double @__enzyme_autodiff(...)

define double @f(double %x) {
  %place = alloca double
  store double %x, ptr %place
  %data = load ptr, ptr %place
  %r = call double @g(ptr %data)
  ret double %r
}
define double @g(ptr %data) {
  %back = ptrtoint ptr %data to i64
  %y = bitcast i64 %back to double
  %r = fmul double %y, %y
  ret double %r
}
define double @d(double %x, ptr %p, ptr %s) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  %h = call double (...) @__enzyme_autodiff(ptr @g, ptr %p, ptr %s)
  ret double %g
}

; CHECK:      the bits of a float that depends on an active input are passed on as an address [float-as-address]
; CHECK-NEXT: in function: f
; CHECK-NEXT: instruction: %data = load ptr, ptr %place
