; RUN: prepare
; The address of a constant text is joined with a number in a register of the number's type.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

@text = private constant [2 x i8] c"ab"

; CHECK-LABEL: define double @joined
; CHECK: name:
; CHECK-NEXT: [[BITS:%.*]] = ptrtoint ptr @text to i64
; CHECK-NEXT: [[NUMBER:%.*]] = bitcast i64 [[BITS]] to double
; CHECK-NEXT: br
; CHECK: phi double [ %given, %b0 ], [ [[NUMBER]], %name ]
define double @joined(double %given, i1 %is_name) {
  br i1 %is_name, label %name, label %end
name:
  br label %end
end:
  %one = phi double [ %given, %0 ], [ bitcast (i64 ptrtoint (ptr @text to i64) to double), %name ]
  ret double %one
}

; CHECK-LABEL: define void @stored
; CHECK: [[BITS:%.*]] = ptrtoint ptr @text to i64
; CHECK-NEXT: [[NUMBER:%.*]] = bitcast i64 [[BITS]] to double
; CHECK-NEXT: store double [[NUMBER]], ptr %place
define void @stored(ptr %place) {
  store double bitcast (i64 ptrtoint (ptr @text to i64) to double), ptr %place
  ret void
}
