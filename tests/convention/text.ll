; RUN through "ltoad diff"; main is text_main.c
declare double @__enzyme_autodiff(ptr, ...)
declare double @__enzyme_fwddiff(ptr, ...)
declare { double, double } @__enzyme_autodiff.two(ptr, ...)
declare <2 x double> @__enzyme_fwddiff.vector(ptr, ...)
declare [2 x double] @__enzyme_fwddiff.array(ptr, ...)
declare double @llvm.sin.f64(double)
declare double @llvm.powi.f64.i32(double, i32)

define double @square(double %x) {
entry:
  %m = fmul fast double %x, %x
  ret double %m
}
define double @product(double %x, double %y) {
  %m = fmul double %x, %y
  %s = call double @llvm.sin.f64(double %m)
  ret double %s
}
define double @sum(ptr nocapture readonly %p, i64 %n) {
entry:
  %e = icmp eq i64 %n, 0
  br i1 %e, label %out, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  %a = getelementptr inbounds double, ptr %p, i64 %i
  %v = load double, ptr %a, align 8, !tbaa !1
  %q = call double @llvm.powi.f64.i32(double %v, i32 3)
  %s1 = fadd double %s, %q
  %i1 = add nuw i64 %i, 1
  %c = icmp eq i64 %i1, %n
  br i1 %c, label %out, label %loop
out:
  %r = phi double [ 0.0, %entry ], [ %s1, %loop ]
  ret double %r
}
define { double, double } @pair(double %x) {
  %a = fmul double %x, %x
  %b = fdiv double 1.0, %x
  %r0 = insertvalue { double, double } undef, double %a, 0
  %r1 = insertvalue { double, double } %r0, double %b, 1
  ret { double, double } %r1
}
define double @select(double %x, i1 %c) {
  %a = fneg double %x
  %r = select i1 %c, double %a, double %x
  %v = insertelement <2 x double> <double 1.0, double undef>, double %r, i32 1
  %w = fmul <2 x double> %v, %v
  %u = extractelement <2 x double> %w, i32 1
  %z = extractelement <2 x double> %w, i32 0
  %k = fadd double %u, %z
  ret double %k
}
define double @dsquare(double %x) {
  %r = tail call double (ptr, ...) @__enzyme_autodiff(ptr nonnull @square, double %x)
  ret double %r
}
define double @dproduct(double %x, double %y) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @product, metadata !"enzyme_out", double %x, metadata !"enzyme_const", double %y)
  ret double %r
}
define { double, double } @dboth(double %x, double %y) {
  %r = call { double, double } (ptr, ...) @__enzyme_autodiff.two(ptr @product, double %x, double %y)
  ret { double, double } %r
}
declare void @__enzyme_autodiff.void(ptr, ...)
define void @dsum2(ptr %p, ptr %d, i64 %n) {
  call void (ptr, ...) @__enzyme_autodiff.void(ptr @sum, metadata !"enzyme_dup", ptr %p, ptr %d, metadata !"enzyme_const", i64 %n)
  ret void
}
declare { double, double } @__enzyme_fwddiff.pair(ptr, ...)
define { double, double } @dpair(double %x) {
  %r = call { double, double } (ptr, ...) @__enzyme_fwddiff.pair(ptr @pair, double %x, double 1.0)
  ret { double, double } %r
}
define [2 x double] @dwide(double %x) {
  %r = call [2 x double] (ptr, ...) @__enzyme_fwddiff.array(ptr @square, metadata !"enzyme_width", i64 2, metadata !"enzyme_dup", double %x, double 1.0, double 3.0)
  ret [2 x double] %r
}
define double @dselect(double %x, i1 %c) {
  %r = call double (ptr, ...) @__enzyme_fwddiff(ptr @select, metadata !"enzyme_dup", double %x, double 1.0, metadata !"enzyme_const", i1 %c)
  ret double %r
}
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
