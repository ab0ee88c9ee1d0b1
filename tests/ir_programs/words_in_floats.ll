; The address and the length of a block go around a loop as doubles, as the members of a union may.
target triple = "x86_64-pc-linux-gnu"

define double @carried(ptr %x, i64 %n) {
entry:
  %union = alloca { double, double }, align 8
  %first = call ptr @malloc(i64 24)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %first, ptr align 8 %x, i64 24, i1 false)
  %first.word = ptrtoint ptr %first to i64
  %first.float = bitcast i64 %first.word to double
  br label %step

step:
  %k = phi i64 [ 0, %entry ], [ %k.next, %next ]
  %count = phi double [ 1.482197e-323, %entry ], [ %count.next, %next ]
  %float = phi double [ %first.float, %entry ], [ %float.next, %next ]
  store double %float, ptr %union, align 8
  %second = getelementptr { double, double }, ptr %union, i64 0, i32 1
  store double %count, ptr %second, align 8
  %word = bitcast double %float to i64
  %old = inttoptr i64 %word to ptr
  %length = bitcast double %count to i64
  %bytes = shl i64 %length, 3
  %new = call ptr @malloc(i64 %bytes)
  br label %element

element:
  %i = phi i64 [ 0, %step ], [ %i.next, %element ]
  %from = getelementptr double, ptr %old, i64 %i
  %to = getelementptr double, ptr %new, i64 %i
  %a = load double, ptr %from, align 8
  %aa = fmul double %a, %a
  %half = fmul double %aa, 5.000000e-01
  %sum = fadd double %half, %a
  store double %sum, ptr %to, align 8
  %i.next = add i64 %i, 1
  %whole = icmp eq i64 %i.next, %length
  br i1 %whole, label %next, label %element

next:
  %again = call ptr @behind(ptr %union)
  call void @free(ptr %again)
  %new.word = ptrtoint ptr %new to i64
  %new.float = bitcast i64 %new.word to double
  %odd = and i64 %k, 1
  %is.odd = icmp eq i64 %odd, 1
  %float.next = select i1 %is.odd, double %new.float, double %new.float
  %count.next = bitcast i64 %length to double
  %k.next = add i64 %k, 1
  %done = icmp eq i64 %k.next, %n
  br i1 %done, label %end, label %step

end:
  %last.word = bitcast double %float.next to i64
  %last = inttoptr i64 %last.word to ptr
  %last1 = getelementptr double, ptr %last, i64 1
  %last2 = getelementptr double, ptr %last, i64 2
  %r0 = load double, ptr %last, align 8
  %r1 = load double, ptr %last1, align 8
  %r2 = load double, ptr %last2, align 8
  %r01 = fmul double %r0, %r1
  %result = fadd double %r01, %r2
  call void @free(ptr %last)
  ret double %result
}

define internal ptr @behind(ptr %union) noinline {
  %address = load ptr, ptr %union, align 8
  ret ptr %address
}

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
