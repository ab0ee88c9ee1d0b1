; RUN: normal-form
; From 9 down to n in steps of 3: whatever a loop counts, its iterations are numbered 0, 1, 2, …, and
; a value of the preheader tells the last number.
define i64 @down(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 9, %entry ], [ %next, %loop ]
  %next = add nsw i64 %i, -3
  %more = icmp sgt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %next
}

; CHECK-LABEL: @down
; CHECK:       loop:
; CHECK:       [[COUNTER:%.*]] = phi i64 [ 0, %entry ], [ [[STEP:%.*]], %loop ]
; CHECK:       [[STEP]] = add nuw i64 [[COUNTER]], 1
; CHECK:       loop loop: counter [[COUNTER]], preheader entry, latch loop, trip count %
