; RUN: error
; What the compiler has inlined out of a library is told at the line that calls it, and the remedy is for those who
; cannot change the library. It was told at a line of the library alone.
declare double @__enzyme_autodiff(...)

define double @_Z1fd(double %x) !dbg !5 {
  %bits = bitcast double %x to i64, !dbg !8
  %changed = mul i64 %bits, 3, !dbg !8
  %y = bitcast i64 %changed to double, !dbg !8
  ret double %y, !dbg !10
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @_Z1fd, double %x)
  ret double %g
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "mine.cpp", directory: "/home/me")
!2 = !DIFile(filename: "/usr/include/c++/12/bits/library.h", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", linkageName: "_Z1fd", file: !1, line: 4, type: !6, unit: !0)
!6 = !DISubroutineType(types: !{})
!7 = distinct !DISubprogram(name: "mix", file: !2, line: 70, type: !6, unit: !0)
!8 = !DILocation(line: 71, column: 5, scope: !7, inlinedAt: !9)
!9 = distinct !DILocation(line: 5, column: 10, scope: !5)
!10 = !DILocation(line: 5, column: 3, scope: !5)

; CHECK:      mine.cpp:5:10: the bits of a float
; CHECK-NEXT: in function: f(double)
; CHECK-NEXT: inside:      /usr/include/c++/12/bits/library.h:71:5
; CHECK:      remedy:      call this function on data that no derivative depends on
