; RUN: prepare
; A funnel shift moves bits of floats from word to word.  As shifts by constants, lanes of words can
; be followed through it: (high << 16) | (low >> 48).
declare i64 @llvm.fshl.i64(i64, i64, i64)

define i64 @rotated(i64 %high, i64 %low) {
  %r = call i64 @llvm.fshl.i64(i64 %high, i64 %low, i64 16)
  ret i64 %r
}

; CHECK-LABEL: @rotated
; CHECK-NOT:   fshl
; CHECK-DAG:   [[LEFT:%.*]] = shl i64 %high, 16
; CHECK-DAG:   [[RIGHT:%.*]] = lshr i64 %low, 48
; CHECK:       or {{.*}}i64 [[LEFT]], [[RIGHT]]
