; The check of a shadow that is freed, and that may hold a derivative which would be lost.
;
; $name: the function.  $message: what it prints before it stops the program.  $length: its bytes.

@"$name.message" = private unnamed_addr constant [$length x i8] c"$message"

; (shadow, block, bytes); 0 bytes are as many as were allocated.
; What the allocator gave beyond the size that was asked for holds rubbish: up to 8 bytes in both, and
; more in one of them, if that got a block that was a little too large.
; A word is a derivative if it is not what the block itself holds (integers), and no
; address, whose upper 16 bits are 0: a double of that kind is smaller than 1e-308.
define linkonce_odr hidden void @"$name"(ptr %shadow, i64 %block, i64 %bytes) noinline cold {
  %primal = inttoptr i64 %block to ptr
  %known = icmp ne i64 %bytes, 0
  br i1 %known, label %sized, label %asked

asked:
  %usable.shadow = call i64 @malloc_usable_size(ptr %shadow)
  %usable.primal = call i64 @malloc_usable_size(ptr %primal)
  %usable = call i64 @llvm.umin.i64(i64 %usable.shadow, i64 %usable.primal)
  %sure = call i64 @llvm.usub.sat.i64(i64 %usable, i64 8)
  br label %sized

sized:
  %size = phi i64 [ %bytes, %0 ], [ %sure, %asked ]
  %words = lshr i64 %size, 3
  br label %next

next:
  %i = phi i64 [ 0, %sized ], [ %more, %word ]
  %done = icmp eq i64 %i, %words
  br i1 %done, label %end, label %word

word:
  %here = getelementptr i64, ptr %shadow, i64 %i
  %there = getelementptr i64, ptr %primal, i64 %i
  %mine = load i64, ptr %here, align 1
  %its = load i64, ptr %there, align 1
  %different = icmp ne i64 %mine, %its
  %number = icmp ugt i64 %mine, 281474976710655
  %signed.zero = icmp eq i64 %mine, -9223372036854775808
  %nonzero = xor i1 %signed.zero, true
  %value = and i1 %number, %nonzero
  %lost = and i1 %value, %different
  %more = add i64 %i, 1
  br i1 %lost, label %failed, label %next

failed:
  %written = call i64 @write(i32 2, ptr @"$name.message", i64 $length)
  call void @abort()
  unreachable

end:
  ret void
}

declare void @abort()
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @malloc_usable_size(ptr)
declare i64 @write(i32, ptr, i64)
