; RUN: error
; Readers of Rust get remedies of their own: nothing about malloc or -fno-strict-aliasing. The language is told by
; debug information, and the place in Rust's own crates is no place of theirs.
declare void @__enzyme_autodiff(...)

define void @_ZN4tree1f17h0123456789abcdefE(ptr %to, ptr %from) !dbg !5 {
  %x = load double, ptr %from, !dbg !10
  %y = fmul double %x, %x, !dbg !10
  store double %y, ptr %to, !dbg !10
  %old = atomicrmw or ptr %to, i64 1 seq_cst, !dbg !8
  ret void, !dbg !10
}
define void @d(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @_ZN4tree1f17h0123456789abcdefE, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "src/tree.rs", directory: "/home/me")
!2 = !DIFile(filename: "library/core/src/sync/atomic.rs", directory: "/rustc/0123")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 4, type: !6, unit: !0)
!6 = !DISubroutineType(types: !{})
!7 = distinct !DISubprogram(name: "fetch_or", file: !2, line: 70, type: !6, unit: !0)
!8 = !DILocation(line: 71, column: 5, scope: !7, inlinedAt: !9)
!9 = distinct !DILocation(line: 5, column: 10, scope: !5)
!10 = !DILocation(line: 5, column: 3, scope: !5)

; CHECK:      src/tree.rs:5:10: this 'atomicrmw' of active memory has no derivative rule [atomic-access]
; CHECK-NEXT: in function: tree::f
; CHECK-NEXT: inside:      library/core/src/sync/atomic.rs:71:5
; CHECK:      remedy:      keep what is counted or locked apart from active numbers
