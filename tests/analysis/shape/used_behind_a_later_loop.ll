; RUN: normal-form
; What a loop with two exits computes is used behind a later loop: that one carries nothing for it.
; A phi at its head, for a value that it does not change, would be used behind it without one at its
; exit, and the reverse sweep would look for it in the wrong iteration.
define double @f(ptr %x, i64 %n, i64 %k) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %p = getelementptr double, ptr %x, i64 %i
  %a = load double, ptr %p
  %large = fcmp ogt double %a, 1.0
  br i1 %large, label %one, label %more
more:
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %other, label %first
one:
  br label %between
other:
  br label %between
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %step, %second ]
  %q = getelementptr double, ptr %x, i64 %j
  %b = load double, ptr %q
  %c = fmul double %b, 3.0
  store double %c, ptr %q
  %step = add i64 %j, 1
  %done = icmp eq i64 %step, %k
  br i1 %done, label %end, label %second
end:
  %d = load double, ptr %p
  ret double %d
}

; CHECK-LABEL: @f
; CHECK:       second:
; CHECK-NOT:   phi ptr
; CHECK:       end:
