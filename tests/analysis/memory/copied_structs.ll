; RUN: facts
; A struct that is copied as a block has each address where it was: a member of the copy leads to
; what that member of the original leads to, and nowhere else.
declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @f(double %x) {
  %a = alloca double
  %b = alloca double
  %pair = alloca { ptr, ptr }
  %copy = alloca { ptr, ptr }
  store double %x, ptr %a
  store double 2.0, ptr %b
  store ptr %a, ptr %pair
  %place = getelementptr { ptr, ptr }, ptr %pair, i64 0, i32 1
  store ptr %b, ptr %place
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %pair, i64 16, i1 false)
  %first = load ptr, ptr %copy
  %there = getelementptr { ptr, ptr }, ptr %copy, i64 0, i32 1
  %second = load ptr, ptr %there
  %u = load double, ptr %first
  %v = load double, ptr %second
  %w = fmul double %u, %v
  ret double %w
}
define double @d(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

; CHECK-LABEL: function f
; CHECK:       %first = {{.*}} to stack object %a + 0{{$}}
; CHECK:       %second = {{.*}} to stack object %b + 0{{$}}
