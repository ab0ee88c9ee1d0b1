; Adjoints of block copies.  A copy of floats from s to t has the adjoint s' += t'; t' = 0.
;
; $number: the type.  $bytes: what an element of an array takes.  $stored: what a store writes.
; $zero: the number 0.  $shared: a part of the names.  What stands for the
; word add is how %adjoint is added to what lies at %from, in one line or several: plainly, or in one
; step where other threads add to it, too.

; (shadow of the target, shadow of the source, bytes); the areas may be equal.
define linkonce_odr hidden void @__ltoad_adjoint_copy${shared}_$number(ptr %target, ptr %source, i64 %bytes) {
  %same = icmp eq ptr %target, %source
  %count = udiv i64 %bytes, $bytes
  %none = icmp eq i64 %count, 0
  %skip = or i1 %same, %none
  br i1 %skip, label %done, label %loop

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %to = getelementptr $number, ptr %target, i64 %i
  %from = getelementptr $number, ptr %source, i64 %i
  %adjoint = load $number, ptr %to
  store $number $zero, ptr %to
  $add
  %next = add nuw i64 %i, 1
  %last = icmp eq i64 %next, %count
  br i1 %last, label %done, label %loop

done:
  ret void
}

; For areas that may overlap: goes through a copy of the adjoint.
define linkonce_odr hidden void @__ltoad_adjoint_move${shared}_$number(ptr %target, ptr %source, i64 %bytes) {
  %same = icmp eq ptr %target, %source
  %none = icmp eq i64 %bytes, 0
  %skip = or i1 %same, %none
  br i1 %skip, label %done, label %copy

copy:
  %between = call ptr @malloc(i64 %bytes)
  %failed = icmp eq ptr %between, null
  br i1 %failed, label %stop, label %move

stop:
  call void @abort()
  unreachable

move:
  call void @llvm.memcpy.p0.p0.i64(ptr %between, ptr %target, i64 %bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr %target, i8 0, i64 %bytes, i1 false)
  call void @__ltoad_adjoint_copy${shared}_$number(ptr %between, ptr %source, i64 %bytes)
  call void @free(ptr %between)
  br label %done

done:
  ret void
}

; One member of each element of an array: structs of period bytes, bytes counts from the first member
; and may be negative.  A copy to lower addresses goes upwards, so its adjoint goes downwards.
define linkonce_odr hidden void @__ltoad_adjoint_members${shared}_$number(ptr %target, ptr %source, i64 %bytes, i64 %period) {
  %rest = sub i64 %bytes, $stored
  %same = icmp eq ptr %target, %source
  %none = icmp slt i64 %rest, 0
  %skip = or i1 %same, %none
  br i1 %skip, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  %upwards = icmp ugt ptr %target, %source
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %mirrored = sub i64 %last, %i
  %index = select i1 %upwards, i64 %i, i64 %mirrored
  %offset = mul i64 %index, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  %from = getelementptr i8, ptr %source, i64 %offset
  %adjoint = load $number, ptr %to
  store $number $zero, ptr %to
  $add
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

declare void @abort()
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @malloc(i64)
