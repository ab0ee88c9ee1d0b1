; RUN: normal-form
; Nobody knows on entry when x falls below one, so there is no trip count; the counter is there, and
; its last value leaves the loop through a phi, like every value that is used outside.
define double @halved(double %x) {
entry:
  br label %loop
loop:
  %y = phi double [ %x, %entry ], [ %half, %loop ]
  %half = fmul double %y, 0.5
  %more = fcmp ogt double %half, 1.0
  br i1 %more, label %loop, label %end
end:
  ret double %half
}

; CHECK-LABEL: @halved
; CHECK:       end:
; CHECK-DAG:   phi double [ %half, %loop ]
; CHECK-DAG:   phi i64 [ [[COUNTER:%.*]], %loop ]
; CHECK:       loop loop: counter [[COUNTER]], {{.*}} trip count only the run tells
