; RUN: facts
; Nobody passes one object as active and as constant.  So a store to out, which has a shadow, does not overwrite
; what is read through in, which has none.
declare void @__enzyme_autodiff(...)

define void @f(ptr %out, ptr %in) {
  %a = load double, ptr %in
  store double %a, ptr %out
  %b = load double, ptr %out
  store double 0.0, ptr %out
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_const", ptr %y)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %out ; shadowed
; CHECK-NEXT:  %in{{$}}
; CHECK:       %a = load double, ptr %in, align 8{{$}}
; CHECK:       %b = load double, ptr %out{{.*}} overwritten
