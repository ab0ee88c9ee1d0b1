; RUN: normal-form
; A loop that a goto enters in its middle gets a dispatch block, which all edges into it lead to: then
; it is a loop like any other.
define i64 @f(i1 %inside, i64 %n) {
entry:
  br i1 %inside, label %b, label %a
a:
  %i = phi i64 [ 0, %entry ], [ %k, %b ]
  %j = add i64 %i, 1
  br label %b
b:
  %m = phi i64 [ 0, %entry ], [ %j, %a ]
  %k = add i64 %m, 2
  %more = icmp ult i64 %k, %n
  br i1 %more, label %a, label %end
end:
  ret i64 %k
}

; CHECK-LABEL: @f
; CHECK:       [[DISPATCH:.*]]:
; CHECK:       {{switch|br i1}}
; CHECK:       loop [[HEADER:.*]]: counter
; CHECK-NOT:   loop
