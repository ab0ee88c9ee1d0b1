; RUN: tangent
; A tangent flows as its value does: over a branch it comes into a phi of its own, along the same edges.
; What is constant has the tangent zero.
declare double @__enzyme_fwddiff(...)

define double @f(double %x, i1 %c) {
entry:
  br i1 %c, label %square, label %end
square:
  %q = fmul double %x, %x
  br label %end
end:
  %r = phi double [ 1.0, %entry ], [ %q, %square ]
  ret double %r
}
define double @d(double %x, double %dx, i1 %c) {
  %t = call double (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", double %x, double %dx, i1 %c)
  ret double %t
}

; CHECK-LABEL: @f.tangent(
; CHECK:       br i1 %c, label %square
; CHECK-DAG:   phi double {{.*}}[ %q, %square ]
; CHECK-DAG:   phi double [ 0x0000000000000000, %{{.*}} ], [ {{%.*}}, %square ]
