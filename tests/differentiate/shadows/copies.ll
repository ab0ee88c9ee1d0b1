; RUN: gradient
; The reverse of a copy adds the shadow of what was written to that of what was read, and leaves zero.
declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr noalias %to, ptr noalias %from, i64 %n) {
  %one = load double, ptr %from
  %bytes = mul i64 %n, 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy, i64 %n)
  ret void
}

; CHECK-LABEL: @f.gradient(
; CHECK:       call void @llvm.memcpy.p0.p0.i64(ptr {{.*}}%to, ptr {{.*}}%from, i64 %bytes
; CHECK-LABEL: reverse.b0:
; CHECK:       call void @{{.*}}(ptr {{.*}}%to.shadow, ptr {{.*}}%from.shadow, i64
