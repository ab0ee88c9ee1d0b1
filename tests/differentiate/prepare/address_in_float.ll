; RUN: prepare
; An enum with a number in one variant and an address in another is loaded once, as the number: the
; address that is made of its bits is loaded as one.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: define double @loaded
; CHECK: %number = load double, ptr %place
; CHECK-NEXT: %address = load ptr, ptr %place, align 8
; CHECK-NOT: inttoptr
define double @loaded(ptr %place, i1 %is_number) {
  %number = load double, ptr %place, align 8
  %bits = bitcast double %number to i64
  %address = inttoptr i64 %bits to ptr
  br i1 %is_number, label %end, label %behind
behind:
  %other = load double, ptr %address, align 8
  br label %end
end:
  %result = phi double [ %number, %0 ], [ %other, %behind ]
  ret double %result
}

; What is volatile is read once.
; CHECK-LABEL: define ptr @volatile
; CHECK: inttoptr
define ptr @volatile(ptr %place) {
  %number = load volatile double, ptr %place, align 8
  %bits = bitcast double %number to i64
  %address = inttoptr i64 %bits to ptr
  ret ptr %address
}
