; Loops over blocks of structs whose members lie apart: addresses that are moved along, and fills.
;
; bytes counts from the first member, and may be negative; a struct has period bytes.  Areas of a
; copy that overlap are walked so that nothing is overwritten before it is read.

define linkonce_odr hidden void @__ltoad_copy_addresses(ptr %target, ptr %source, i64 %bytes, i64 %period) {
  %rest = sub i64 %bytes, 8
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  %upwards = icmp ult ptr %target, %source
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %mirrored = sub i64 %last, %i
  %index = select i1 %upwards, i64 %i, i64 %mirrored
  %offset = mul i64 %index, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  %from = getelementptr i8, ptr %source, i64 %offset
  %address = load ptr, ptr %from
  store ptr %address, ptr %to
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_fill_members(ptr %target, i64 %bytes, i64 %period, i64 %width, i8 %value) {
  %rest = sub i64 %bytes, %width
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %offset = mul i64 %i, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  call void @llvm.memset.p0.i64(ptr %to, i8 %value, i64 %width, i1 false)
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
