; RUN: prepare
; The first byte of an array is moved by a register, the others as a block: all come out of memory.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: define void @moved
; CHECK: store double %number, ptr %from
; CHECK-NEXT: %byte = load i8, ptr %from, align 8
; CHECK: call void @llvm.memcpy
; CHECK: store i8 %byte, ptr %to
define void @moved(ptr %from, ptr %to, double %given) {
  %number = fmul double %given, %given
  store double %number, ptr %from, align 8
  %bits = bitcast double %number to i64
  %byte = trunc i64 %bits to i8
  %rest = getelementptr i8, ptr %from, i64 1
  %there = getelementptr i8, ptr %to, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %rest, i64 15, i1 false)
  store i8 %byte, ptr %to, align 8
  ret void
}

; Where others take the other bytes out of the register, all of them come from there.
; CHECK-LABEL: define void @cut
; CHECK-NOT: load
; CHECK: trunc i64 %bits to i8
define void @cut(ptr %from, ptr %to, double %given) {
  %number = fmul double %given, %given
  store double %number, ptr %from, align 8
  %bits = bitcast double %number to i64
  %byte = trunc i64 %bits to i8
  store i8 %byte, ptr %to, align 8
  %high = lshr i64 %bits, 8
  %rest = trunc i64 %high to i56
  %there = getelementptr i8, ptr %to, i64 1
  store i56 %rest, ptr %there
  ret void
}
