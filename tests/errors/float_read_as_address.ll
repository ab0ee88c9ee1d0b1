; RUN: error
; A number is read out of memory as a pointer, as in a void * for data of any kind. Nothing follows it there: its derivative was
; zero without a word.
declare double @__enzyme_autodiff(...)

define double @f(double %x) {
  %place = alloca double
  store double %x, ptr %place
  %data = load ptr, ptr %place
  %back = ptrtoint ptr %data to i64
  %y = bitcast i64 %back to double
  %r = fmul double %y, %y
  ret double %r
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK:      the bits of a float that depends on an active input are passed on as an address [float-as-address]
; CHECK-NEXT: in function: f
; CHECK-NEXT: instruction: %data = load ptr, ptr %place
