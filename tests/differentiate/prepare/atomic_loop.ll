; RUN: prepare
; Before processors add floats atomically, compilers try with compare-and-exchange until it works.
; That is one atomic addition, and has the adjoint of one.
define void @add(ptr %sum, double %x) {
entry:
  %first = load double, ptr %sum
  br label %try
try:
  %old = phi double [ %first, %entry ], [ %now, %try ]
  %new = fadd double %old, %x
  %oldbits = bitcast double %old to i64
  %newbits = bitcast double %new to i64
  %pair = cmpxchg ptr %sum, i64 %oldbits, i64 %newbits seq_cst seq_cst
  %bits = extractvalue { i64, i1 } %pair, 0
  %now = bitcast i64 %bits to double
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %end, label %try
end:
  ret void
}

; CHECK-LABEL: @add
; CHECK-NOT:   cmpxchg
; CHECK:       atomicrmw fadd ptr %sum, double %x
