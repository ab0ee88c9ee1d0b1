; RUN: prepare
; A load under a mask is one load for each lane, each with an adjoint of its own.  A lane that is masked
; out loads from a variable, never from the memory of others, and keeps the value that it is given.
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, i32, <2 x i1>, <2 x double>)

define <2 x double> @f(ptr %x, <2 x i1> %mask, <2 x double> %else) {
  %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr %x, i32 8, <2 x i1> %mask, <2 x double> %else)
  ret <2 x double> %v
}

; CHECK-LABEL: @f
; CHECK-NOT:   @llvm.masked
; CHECK:       [[OWN:%.*]] = alloca double
; CHECK:       [[ON:%.*]] = extractelement <2 x i1> %mask, i32 0
; CHECK:       [[FROM:%.*]] = select i1 [[ON]], ptr %x, ptr [[OWN]]
; CHECK:       [[V:%.*]] = load double, ptr [[FROM]]
; CHECK:       [[ELSE:%.*]] = extractelement <2 x double> %else, i32 0
; CHECK:       select i1 [[ON]], double [[V]], double [[ELSE]]
; CHECK:       extractelement <2 x i1> %mask, i32 1
; CHECK:       [[NEXT:%.*]] = getelementptr double, ptr %x, i64 1
; CHECK:       select i1 {{%.*}}, ptr [[NEXT]], ptr [[OWN]]
