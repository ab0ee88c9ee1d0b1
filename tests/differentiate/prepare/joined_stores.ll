; RUN: prepare
; A word that is stored in pieces is stored in one, as the address that it is; not where something may come between.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: define void @in_two
; CHECK: store i64 %length, ptr %behind
; CHECK: store ptr %address, ptr %second, align 8
; CHECK-NEXT: ret void
define void @in_two(ptr %place, ptr %address, i64 %length) {
  %word = ptrtoint ptr %address to i64
  %low = trunc i64 %word to i8
  %above = lshr i64 %word, 8
  %high = trunc nuw i64 %above to i56
  %next = getelementptr inbounds i8, ptr %place, i64 9
  store i56 %high, ptr %next, align 1
  %behind = getelementptr inbounds i8, ptr %place, i64 16
  store i64 %length, ptr %behind, align 8
  %second = getelementptr inbounds i8, ptr %place, i64 8
  store i8 %low, ptr %second, align 8
  ret void
}

; CHECK-LABEL: define i64 @read_between
; CHECK: store i32 %low, ptr %place
; CHECK: load i64
; CHECK: store i32 %high
define i64 @read_between(ptr %place, i64 %word) {
  %low = trunc i64 %word to i32
  %above = lshr i64 %word, 32
  %high = trunc i64 %above to i32
  store i32 %low, ptr %place, align 8
  %read = load i64, ptr %place, align 8
  %next = getelementptr inbounds i8, ptr %place, i64 4
  store i32 %high, ptr %next, align 4
  ret i64 %read
}

; CHECK-LABEL: define void @overwritten_between
; CHECK: store i32 %low, ptr %place
; CHECK: store i16 7, ptr %middle
; CHECK: store i32 %high
define void @overwritten_between(ptr %place, i64 %word) {
  %low = trunc i64 %word to i32
  %above = lshr i64 %word, 32
  %high = trunc i64 %above to i32
  store i32 %low, ptr %place, align 8
  %middle = getelementptr inbounds i8, ptr %place, i64 2
  store i16 7, ptr %middle, align 2
  %next = getelementptr inbounds i8, ptr %place, i64 4
  store i32 %high, ptr %next, align 4
  ret void
}

; A piece is missing; halves change places; another word has the upper half.
; CHECK-LABEL: define void @in_part
; CHECK-COUNT-5: store i32
define void @in_part(ptr %place, i64 %word, i64 %other) {
  %low = trunc i64 %word to i32
  %above = lshr i64 %word, 32
  %high = trunc i64 %above to i32
  store i32 %low, ptr %place, align 8
  %second = getelementptr inbounds i8, ptr %place, i64 8
  store i32 %high, ptr %second, align 8
  %third = getelementptr inbounds i8, ptr %place, i64 12
  store i32 %low, ptr %third, align 4
  %upper = lshr i64 %other, 32
  %foreign = trunc i64 %upper to i32
  %fourth = getelementptr inbounds i8, ptr %place, i64 16
  store i32 %low, ptr %fourth, align 8
  %fifth = getelementptr inbounds i8, ptr %place, i64 20
  store i32 %foreign, ptr %fifth, align 4
  ret void
}
