; The tapes of split mode, which the program carries from one call to the other.
;
; A tape is a block {arena, ptr fields, ptr owner} of 48 bytes, from malloc or from the caller; the
; arena begins in the block itself if that is from malloc.  Such a block has 1024 bytes: most small
; functions need no other memory.  The owner is the function whose tape it is, null once it has been
; used.

@__ltoad_new_tape_message = private constant [28 x i8] c"ltoad: no memory for a tape\00"

define linkonce_odr hidden ptr @__ltoad_new_tape() {
  %tape = call ptr @malloc(i64 1024)
  %none = icmp eq ptr %tape, null
  br i1 %none, label %failed, label %done

failed:
  call void @perror(ptr @__ltoad_new_tape_message)
  call void @abort()
  unreachable

done:
  call void @llvm.memset.p0.i64(ptr align 8 %tape, i8 0, i64 48, i1 false)
  %top = getelementptr i8, ptr %tape, i64 48
  %end = getelementptr i8, ptr %tape, i64 1024
  %top.field = getelementptr i8, ptr %tape, i64 8
  %end.field = getelementptr i8, ptr %tape, i64 16
  store ptr %top, ptr %top.field, align 8
  store ptr %end, ptr %end.field, align 8
  call void @__ltoad_tape_count(i64 1024)
  ret ptr %tape
}

define linkonce_odr hidden void @__ltoad_free_tape(ptr %tape) {
  call void @__ltoad_tape_count(i64 -1024)
  call void @free(ptr %tape)
  ret void
}

@__ltoad_tape_owner_message = private constant [103 x i8] c"ltoad: a reverse sweep got the tape of another function, of other options, or one that was used before\0A"

define linkonce_odr hidden void @__ltoad_check_tape(ptr %tape, ptr %owner) {
  %place = getelementptr i8, ptr %tape, i64 40
  %found = load ptr, ptr %place, align 8
  %same = icmp eq ptr %found, %owner
  br i1 %same, label %done, label %failed

failed:
  %written = call i64 @write(i32 2, ptr @__ltoad_tape_owner_message, i64 103)
  call void @abort()
  unreachable

done:
  ret void
}

declare void @__ltoad_tape_count(i64)
declare void @abort()
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @malloc(i64)
declare void @perror(ptr)
declare i64 @write(i32, ptr, i64)
