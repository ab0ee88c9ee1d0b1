; What adjoints of BLAS routines need and BLAS lacks, built on its routines.
;
; $number: the type.  $bytes: its size.  $blas: what stands before the names of the routines of the
; same interface and type.

; x *= alpha, where 0 times anything is 0, and a negative increment means the same array.
define linkonce_odr hidden void @$blas.scale(i64 %n, $number %alpha, ptr %x, i64 %incx) nounwind {
  %back = icmp slt i64 %incx, 0
  %minus = sub i64 0, %incx
  %step = select i1 %back, i64 %minus, i64 %incx
  %nothing = fcmp oeq $number %alpha, 0.0
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %offset = mul i64 %i, %step
  %place = getelementptr $number, ptr %x, i64 %offset
  %old = load $number, ptr %place
  %product = fmul $number %old, %alpha
  %new = select i1 %nothing, $number 0.0, $number %product
  store $number %new, ptr %place
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; A *= alpha, likewise.
define linkonce_odr hidden void @$blas.scales(i64 %m, i64 %n, $number %alpha, ptr %a, i64 %lda) nounwind {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %offset = mul i64 %i, %lda
  %column = getelementptr $number, ptr %a, i64 %offset
  call void @$blas.scale(i64 %m, $number %alpha, ptr %column, i64 1)
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; y += alpha times the signs of x.
define linkonce_odr hidden void @$blas.signs(i64 %n, $number %alpha, ptr %x, i64 %incx, ptr %y, i64 %incy) nounwind {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %first = mul i64 %i, %incx
  %second = mul i64 %i, %incy
  %here = getelementptr $number, ptr %x, i64 %first
  %there = getelementptr $number, ptr %y, i64 %second
  %value = load $number, ptr %here
  %negative = fcmp olt $number %value, 0.0
  %zero = fcmp oeq $number %value, 0.0
  %minus = fneg $number %alpha
  %signed = select i1 %negative, $number %minus, $number %alpha
  %part = select i1 %zero, $number 0.0, $number %signed
  %old = load $number, ptr %there
  %new = fadd $number %old, %part
  store $number %new, ptr %there
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; B += alpha A.
define linkonce_odr hidden void @$blas.sums(i64 %m, i64 %n, $number %alpha, ptr %a, i64 %lda, ptr %b, i64 %ldb) nounwind {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %first = mul i64 %i, %lda
  %second = mul i64 %i, %ldb
  %here = getelementptr $number, ptr %a, i64 %first
  %there = getelementptr $number, ptr %b, i64 %second
  call void @$blas.axpy(i64 %m, $number %alpha, ptr %here, i64 1, ptr %there, i64 1)
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The sum of the elements of y with the signs of those of x.
define linkonce_odr hidden $number @$blas.turned(i64 %n, ptr %x, i64 %incx, ptr %y, i64 %incy) nounwind {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %sum = phi $number [ 0.0, %0 ], [ %sum.next, %loop ]
  %first = mul i64 %i, %incx
  %second = mul i64 %i, %incy
  %here = getelementptr $number, ptr %x, i64 %first
  %there = getelementptr $number, ptr %y, i64 %second
  %other = load $number, ptr %there
  %value = load $number, ptr %here
  %negative = fcmp olt $number %value, 0.0
  %zero = fcmp oeq $number %value, 0.0
  %minus = fneg $number %other
  %signed = select i1 %negative, $number %minus, $number %other
  %part = select i1 %zero, $number 0.0, $number %signed

  %sum.next = fadd $number %sum, %part
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  %total = phi $number [ 0.0, %0 ], [ %sum.next, %loop ]
  ret $number %total
}

; The sum of the products of the elements of A and B.
define linkonce_odr hidden $number @$blas.dots(i64 %m, i64 %n, ptr %a, i64 %lda, ptr %b, i64 %ldb) nounwind {
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %sum = phi $number [ 0.0, %0 ], [ %sum.next, %loop ]
  %first = mul i64 %i, %lda
  %second = mul i64 %i, %ldb
  %here = getelementptr $number, ptr %a, i64 %first
  %there = getelementptr $number, ptr %b, i64 %second
  %part = call $number @$blas.dot(i64 %m, ptr %here, i64 1, ptr %there, i64 1)
  %sum.next = fadd $number %sum, %part
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  %total = phi $number [ 0.0, %0 ], [ %sum.next, %loop ]
  ret $number %total
}

; y' op(A) x.
define linkonce_odr hidden $number @$blas.product(i1 %t, i64 %m, i64 %n, ptr %a, i64 %lda, ptr %x, i64 %incx, ptr %y, i64 %incy) nounwind {
  %count = select i1 %t, i64 %n, i64 %m
  %some = icmp sgt i64 %count, 0
  %size = mul i64 %count, $bytes
  br i1 %some, label %allocate, label %none

none:
  ret $number 0.0

allocate:
  %between = call ptr @malloc(i64 %size)
  %failed = icmp eq ptr %between, null
  br i1 %failed, label %stop, label %multiply

stop:
  call void @abort()
  unreachable

multiply:
  call void @$blas.scale(i64 %count, $number 0.0, ptr %between, i64 1)
  call void @$blas.gemv(i1 %t, i64 %m, i64 %n, $number 1.0, ptr %a, i64 %lda, ptr %x, i64 %incx, $number 0.0, ptr %between, i64 1)
  %result = call $number @$blas.dot(i64 %count, ptr %between, i64 1, ptr %y, i64 %incy)
  call void @free(ptr %between)
  ret $number %result
}

; The sum of the elements of op(A) op(B) times those of C.
define linkonce_odr hidden $number @$blas.inner(i1 %ta, i1 %tb, i64 %m, i64 %n, i64 %k, ptr %a, i64 %lda, ptr %b, i64 %ldb, ptr %c, i64 %ldc) nounwind {
  %count = mul i64 %m, %n
  %wide = icmp sgt i64 %n, 0
  %high = icmp sgt i64 %m, 0
  %some = and i1 %wide, %high
  %size = mul i64 %count, $bytes
  br i1 %some, label %allocate, label %none

none:
  ret $number 0.0

allocate:
  %between = call ptr @malloc(i64 %size)
  %failed = icmp eq ptr %between, null
  br i1 %failed, label %stop, label %multiply

stop:
  call void @abort()
  unreachable

multiply:
  call void @$blas.scale(i64 %count, $number 0.0, ptr %between, i64 1)
  call void @$blas.gemm(i1 %ta, i1 %tb, i64 %m, i64 %n, i64 %k, $number 1.0, ptr %a, i64 %lda, ptr %b, i64 %ldb, $number 0.0, ptr %between, i64 %m)
  %result = call $number @$blas.dots(i64 %m, i64 %n, ptr %between, i64 %m, ptr %c, i64 %ldc)
  call void @free(ptr %between)
  ret $number %result
}

declare void @$blas.axpy(i64, $number, ptr, i64, ptr, i64)
declare $number @$blas.dot(i64, ptr, i64, ptr, i64)
declare void @$blas.gemv(i1, i64, i64, $number, ptr, i64, ptr, i64, $number, ptr, i64)
declare void @$blas.gemm(i1, i1, i64, i64, i64, $number, ptr, i64, ptr, i64, $number, ptr, i64)
declare void @abort()
declare void @free(ptr)
declare ptr @malloc(i64)
