; RUN: gradient
; The number of bytes of a copy has no sign: -1 is more than there are, not less than none, which was an internal error.
declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr noalias %to, ptr noalias %from) {
  %x = load double, ptr %from
  %place = getelementptr i8, ptr %from, i64 8
  %n = load i32, ptr %place
  %y = fmul double %x, %x
  store double %y, ptr %from
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 -1, i1 false)
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

; CHECK-LABEL: @f.gradient(
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 -1, i1 false)
