"""A loop for LLVM's vectoriser."""

SQUARES = """\
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr double, ptr %x, i64 %i
  %to = getelementptr double, ptr %y, i64 %i
  %v = load double, ptr %from
  %s = fmul double %v, %v
  store double %s, ptr %to
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %end, label %loop
end:
"""
"""A function's body, up to its return: 1024 squares of doubles, from ``%x`` to ``%y``."""
