; RUN: facts
; What a library function does to memory is in its row: strlen writes nothing, so x stays what it was;
; memset writes y, whose number is gone.
declare void @__enzyme_autodiff(...)
declare i64 @strlen(ptr)
declare ptr @memset(ptr, i32, i64)

define double @f(ptr noalias %x, ptr noalias %y) {
  %a = load double, ptr %x
  %b = load double, ptr %y
  %n = call i64 @strlen(ptr %x)
  %c = call ptr @memset(ptr %y, i32 0, i64 8)
  %r = fmul double %a, %b
  ret double %r
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %a = load double, ptr %x{{.*}} ; active{{$}}
; CHECK:       %b = load double, ptr %y{{.*}} ; active, overwritten
