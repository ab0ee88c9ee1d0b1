; RUN: prepare
; A struct of a number and an address is loaded as two numbers: the address gets a load of its own, and
; only what is used as a number is loaded as one.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: define <2 x double> @scaled
; CHECK-NOT:  load <2 x double>, ptr %pair
; CHECK-DAG:  load double, ptr %pair, align 16
; CHECK-DAG:  [[ADDRESS:%.*]] = load ptr, ptr {{.*}}, align 8
; CHECK-NOT:  inttoptr
define <2 x double> @scaled(ptr %pair) {
  %both = load <2 x double>, ptr %pair, align 16
  %words = bitcast <2 x double> %both to <2 x i64>
  %word = extractelement <2 x i64> %words, i64 1
  %address = inttoptr i64 %word to ptr
  %values = load <2 x double>, ptr %address, align 16
  %factors = shufflevector <2 x double> %both, <2 x double> poison, <2 x i32> zeroinitializer
  %result = fmul <2 x double> %values, %factors
  ret <2 x double> %result
}

; Where both are used as numbers, too, the vector stays.
; CHECK-LABEL: define <2 x double> @doubtful
; CHECK:      load <2 x double>, ptr %pair
; CHECK:      load ptr
; CHECK-NOT:  inttoptr
define <2 x double> @doubtful(ptr %pair) {
  %both = load <2 x double>, ptr %pair, align 16
  %element = extractelement <2 x double> %both, i64 1
  %word = bitcast double %element to i64
  %address = inttoptr i64 %word to ptr
  %values = load <2 x double>, ptr %address, align 16
  %result = fmul <2 x double> %values, %both
  ret <2 x double> %result
}
