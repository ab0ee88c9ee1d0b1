; RUN: normal-form
; However many returns there are, the reverse sweep begins in one place, and a selector tells it
; which way control came: by its number among the predecessors.
define double @f(double %x) {
entry:
  %positive = fcmp ogt double %x, 0.0
  br i1 %positive, label %yes, label %no
yes:
  ret double %x
no:
  %minus = fneg double %x
  ret double %minus
}

; CHECK-LABEL: @f
; CHECK:       [[JOIN:.*]]:
; CHECK-DAG:   %result = phi double {{.*}}[ %x, %yes ]
; CHECK-DAG:   phi i32 {{.*}}[ {{[01]}}, %yes ]
; CHECK:       ret double %result
; CHECK-NOT:   ret
