; RUN: facts
; Activity crosses calls: @put stores its active argument in the memory of the other, so what is
; loaded from there is active; @count stores an integer, and %kept stays as it was.
declare void @__enzyme_autodiff(...)

define void @put(ptr %to, double %v) {
  store double %v, ptr %to
  ret void
}
define void @count(ptr %to, double %v) {
  %n = fptosi double %v to i64
  store i64 %n, ptr %to
  ret void
}
define double @f(double %x) {
  %number = alloca double
  %kept = alloca i64
  call void @put(ptr %number, double %x)
  call void @count(ptr %kept, double %x)
  %y = load double, ptr %number
  ret double %y
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %number = alloca double{{.*}} ; shadowed
; CHECK-NEXT:  %kept = alloca i64
; CHECK-NOT:   shadowed
; CHECK:       %y = load double, ptr %number{{.*}} ; active
