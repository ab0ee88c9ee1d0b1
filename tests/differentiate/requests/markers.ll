; RUN: requests
; The derivative takes the primal's arguments, then the shadows of active pointers, then the adjoint of
; the result, which is 1.  What is not marked goes by its type: pointers and integers are constant.
declare double @__enzyme_autodiff(...)

define double @f(ptr %x, ptr %w, double %s, i64 %n) {
  %a = load double, ptr %x
  %b = load double, ptr %w
  %c = fmul double %a, %b
  %r = fmul double %c, %s
  ret double %r
}
define double @d(ptr %x, ptr %dx, ptr %w, double %s, i64 %n) {
  %ds = call double (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_const", ptr %w, metadata !"enzyme_out", double %s, i64 %n)
  ret double %ds
}

; CHECK-LABEL: @d
; CHECK:       [[G:%.*]] = call { double } @f.gradient(ptr %x, ptr %w, double %s, i64 %n, ptr %dx, double 0x3FF0000000000000)
; CHECK:       [[DS:%.*]] = extractvalue { double } [[G]], 0
; CHECK:       ret double [[DS]]
