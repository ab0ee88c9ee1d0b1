; RUN: facts
; Optimised code copies a double as an i64.  That it is one is known from the store on one side and
; the load on the other, so the integer between them carries an adjoint.
declare void @__enzyme_autodiff(...)

define double @f(double %x) {
  %a = alloca double
  %b = alloca double
  store double %x, ptr %a
  %bits = load i64, ptr %a
  store i64 %bits, ptr %b
  %y = load double, ptr %b
  ret double %y
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %bits = load i64, ptr %a{{.*}} active, double at bit 0
; CHECK:       %y = load double, ptr %b{{.*}} active
