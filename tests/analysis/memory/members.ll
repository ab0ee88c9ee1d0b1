; RUN: facts
; A length that is returned beside an address is no address, although the callee got both out of memory.
declare void @__enzyme_autodiff(...)

define internal { ptr, i64 } @slice(ptr %s, i1 %which) noinline {
  br i1 %which, label %one, label %other

one:
  %p = load ptr, ptr %s
  %first = insertvalue { ptr, i64 } poison, ptr %p, 0
  %pair = insertvalue { ptr, i64 } %first, i64 3, 1
  br label %end

other:
  br label %end

end:
  %both = phi { ptr, i64 } [ %pair, %one ], [ { ptr null, i64 0 }, %other ]
  ret { ptr, i64 } %both
}

define internal { ptr, i64 } @two(ptr %s) noinline {
  %p = load ptr, ptr %s
  %word = ptrtoint ptr %p to i64
  %first = insertvalue { ptr, i64 } poison, ptr %p, 0
  %pair = insertvalue { ptr, i64 } %first, i64 %word, 1
  ret { ptr, i64 } %pair
}

define double @f(ptr %s, i1 %which) {
  %pair = call { ptr, i64 } @slice(ptr %s, i1 %which)
  %address = extractvalue { ptr, i64 } %pair, 0
  %length = extractvalue { ptr, i64 } %pair, 1
  %twin = call { ptr, i64 } @two(ptr %s)
  %word = extractvalue { ptr, i64 } %twin, 1
  %again = inttoptr i64 %word to ptr
  %odd = inttoptr i64 %length to ptr
  %a = load double, ptr %address
  %b = load double, ptr %again
  %is = icmp eq ptr %odd, null
  %c = select i1 %is, double %a, double %b
  ret double %c
}
define void @d(ptr %s, ptr %ds) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %s, ptr %ds, i1 true)
  ret void
}

; CHECK-LABEL: function f
; CHECK:       %address = {{.*}} to memory that argument 0 points to
; CHECK:       %again = {{.*}} to memory that argument 0 points to
; CHECK:       %odd = {{.*}} to an unknown object
