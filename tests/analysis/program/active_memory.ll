; RUN: facts
; An object has a shadow if an active value is stored in it: %sum is active, %place holds an index.
declare void @__enzyme_autodiff(...)

define double @f(double %x) {
  %sum = alloca double
  %place = alloca i64
  store double %x, ptr %sum
  store i64 3, ptr %place
  %n = load i64, ptr %place
  %s = load double, ptr %sum
  %k = sitofp i64 %n to double
  %y = fmul double %s, %k
  ret double %y
}
define void @d(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %sum = alloca double{{.*}} ; shadowed
; CHECK-NEXT:  %place = alloca i64
; CHECK-NOT:   shadowed
; CHECK:       %s = load double, ptr %sum{{.*}} ; active
; CHECK:       %k = sitofp i64 %n to double{{$}}
