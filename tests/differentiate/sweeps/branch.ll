; RUN: gradient
; The reverse of each block leads to that of the block where control came from; the adjoint of the phi
; goes to the value that came in over that edge, and to no other.
declare double @__enzyme_autodiff(...)

define double @f(double %x, i1 %c) {
entry:
  br i1 %c, label %square, label %triple
square:
  %q = fmul double %x, %x
  br label %end
triple:
  %t = fmul double %x, 3.0
  br label %end
end:
  %r = phi double [ %q, %square ], [ %t, %triple ]
  ret double %r
}
define double @d(double %x, i1 %c) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x, i1 %c)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       br i1 %c, label %square, label %triple
; CHECK:       reverse.end:
; CHECK:       br i1 %c, label %[[ONE:.*]], label %[[OTHER:.*]]
; CHECK-DAG:   reverse.square:
; CHECK-DAG:   reverse.triple:
; CHECK:       done:
