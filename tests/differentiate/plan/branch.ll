; RUN: plan
; The reverse sweep goes back the way control came.  n is an argument, so which way that was can be
; asked again; nothing is kept.
declare void @__enzyme_autodiff(...)

define double @f(double %x, i64 %n) {
entry:
  %many = icmp sgt i64 %n, 4
  br i1 %many, label %square, label %end
square:
  %q = fmul double %x, %x
  br label %end
end:
  %r = phi double [ %x, %entry ], [ %q, %square ]
  ret double %r
}
define void @d(double %x, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret void
}

; CHECK:     f [gradient]: f.gradient: 0 values kept
; CHECK-NOT: keeps
