; RUN: prepare
; A closure of one address is an integer where no register is left for it. A function that makes an address of
; the integer, or passes it on to one that does, has a copy that takes a pointer; what is a number, too, stays.
declare void @__enzyme_autodiff(...)

define double @visit(i64 %word, i64 %n) {
  %p = inttoptr i64 %word to ptr
  %v = load double, ptr %p
  %left = icmp eq i64 %n, 0
  br i1 %left, label %done, label %more
more:
  %less = sub i64 %n, 1
  %w = call double @on(i64 %word, i64 %less)
  ret double %w
done:
  ret double %v
}

define double @on(i64 %word, i64 %n) {
  %v = call double @visit(i64 %word, i64 %n)
  ret double %v
}

define double @number(i64 %word) {
  %p = inttoptr i64 %word to ptr
  %v = load double, ptr %p
  %odd = and i64 %word, 1
  %n = uitofp i64 %odd to double
  %r = fmul double %v, %n
  ret double %r
}

define double @f(ptr %x, ptr %words, i64 %n) {
  %word = ptrtoint ptr %x to i64
  %a = call double @on(i64 %word, i64 %n)
  %other = load i64, ptr %words
  %b = call double @visit(i64 %other, i64 %n)
  %c = call double @number(i64 %word)
  %s = fadd double %a, %b
  %r = fadd double %s, %c
  ret double %r
}

; CHECK-LABEL: define {{.*}}@f(
; CHECK: call double @on.pointers(ptr %x, i64 %n)
; CHECK: [[OTHER:%.*]] = inttoptr i64 %other to ptr
; CHECK: call double @visit.pointers(ptr [[OTHER]], i64 %n)
; CHECK: call double @number(i64 %word)
