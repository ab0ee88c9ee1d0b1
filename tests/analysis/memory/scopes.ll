; RUN: facts
; Parameters of an inlined function were restrict.  Where that function is called once, what is read through
; one of them is not overwritten through the other; where it is called in a loop, that is said of one
; iteration only.  A scope that nobody declares says nothing.
declare void @__enzyme_autodiff(...)
declare void @llvm.experimental.noalias.scope.decl(metadata)

define void @once(ptr %out, ptr %in) {
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %a = load double, ptr %in, !alias.scope !3, !noalias !4
  store double %a, ptr %out, !alias.scope !4, !noalias !3
  ret void
}
define void @again(ptr %out, ptr %in, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %a = load double, ptr %in, !alias.scope !3, !noalias !4
  store double %a, ptr %out, !alias.scope !4, !noalias !3
  %next = add nuw nsw i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %done, label %loop
done:
  ret void
}
define void @undeclared(ptr %out, ptr %in) {
  %a = load double, ptr %in, !alias.scope !3, !noalias !4
  store double %a, ptr %out, !alias.scope !4, !noalias !3
  ret void
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @once, ptr %y, ptr %dy, ptr %x, ptr %dx)
  call void (...) @__enzyme_autodiff(ptr @again, ptr %y, ptr %dy, ptr %x, ptr %dx, i64 5)
  call void (...) @__enzyme_autodiff(ptr @undeclared, ptr %y, ptr %dy, ptr %x, ptr %dx)
  ret void
}
!0 = distinct !{!0, !"step"}
!1 = distinct !{!1, !0, !"in"}
!2 = distinct !{!2, !0, !"out"}
!3 = !{!1}
!4 = !{!2}

; CHECK-LABEL: function once
; CHECK-NOT:   overwritten
; CHECK-LABEL: function again
; CHECK:       %a = load {{.*}}overwritten
; CHECK-LABEL: function undeclared
; CHECK:       %a = load {{.*}}overwritten
