; RUN: prepare
; An enum with an address in one variant and a short number in another is loaded once, as the address:
; where the number alone is wanted, it is loaded as one.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: define i16 @loaded
; CHECK: %key = load i16, ptr %place, align 8
; CHECK-NEXT: ret i16 %key
define i16 @loaded(ptr %place) {
  %word = load ptr, ptr %place, align 8
  %bits = ptrtoint ptr %word to i64
  %key = trunc i64 %bits to i16
  ret i16 %key
}

; An address that is used as one, too, is loaded whole.
; CHECK-LABEL: define i16 @used
; CHECK: load ptr
; CHECK: trunc
define i16 @used(ptr %place) {
  %word = load ptr, ptr %place, align 8
  %bits = ptrtoint ptr %word to i64
  %key = trunc i64 %bits to i16
  %there = load i16, ptr %word
  %sum = add i16 %key, %there
  ret i16 %sum
}

; So is one of which all bits go on.
; CHECK-LABEL: define i64 @whole
; CHECK: load ptr
; CHECK: ptrtoint
define i64 @whole(ptr %place, ptr %log) {
  %word = load ptr, ptr %place, align 8
  %bits = ptrtoint ptr %word to i64
  %key = trunc i64 %bits to i16
  store i16 %key, ptr %log
  ret i64 %bits
}
