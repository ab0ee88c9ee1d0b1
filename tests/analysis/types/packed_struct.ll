; RUN: facts
; {float, int} travels as one i64: its lower half is a float, its upper half is none.  Shifted and
; masked, the lane is followed bit by bit.
declare void @__enzyme_autodiff(...)

define float @f(float %x, i32 %n) {
  %fbits = bitcast float %x to i32
  %low = zext i32 %fbits to i64
  %wide = zext i32 %n to i64
  %high = shl i64 %wide, 32
  %pair = or i64 %low, %high
  %swapped = shl i64 %pair, 32
  %up = lshr i64 %swapped, 32
  %back = trunc i64 %up to i32
  %y = bitcast i32 %back to float
  ret float %y
}
define void @d(float %x, i32 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, float %x, i32 %n)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %high = shl i64 %wide, 32{{$}}
; CHECK-NEXT:  %pair = or i64 %low, %high ; active, float at bit 0
; CHECK-NEXT:  %swapped = shl i64 %pair, 32 ; active, float at bit 32
; CHECK-NEXT:  %up = lshr i64 %swapped, 32 ; active, float at bit 0
