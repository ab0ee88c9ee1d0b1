; Blocks that copies of memory are kept in: they count as tape.

@__ltoad_tape_bytes = external hidden global i64

; Checkpoints have a block of their own, of just their size, which is noted in front of it.
define linkonce_odr hidden noalias ptr @__ltoad_checkpoints_take(i64 %bytes) {
  %wanted = call i64 @llvm.uadd.sat.i64(i64 %bytes, i64 16)
  %block = call ptr @__ltoad_tape_memory(i64 %wanted)
  store i64 %wanted, ptr %block, align 8
  call void @__ltoad_tape_count(i64 %wanted)
  %memory = getelementptr i8, ptr %block, i64 16
  ret ptr %memory
}

; Memory that may be read-only, and then is what it was.
define linkonce_odr hidden void @__ltoad_checkpoints_put(ptr %block, ptr %copy, i64 %bytes) {
  %order = call i32 @memcmp(ptr %block, ptr %copy, i64 %bytes)
  %same = icmp eq i32 %order, 0
  br i1 %same, label %done, label %changed

changed:
  call void @llvm.memcpy.p0.p0.i64(ptr %block, ptr %copy, i64 %bytes, i1 false)
  br label %done

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_checkpoints_give(ptr %memory) {
  %block = getelementptr i8, ptr %memory, i64 -16
  %size = load i64, ptr %block, align 8
  %old = atomicrmw sub ptr @__ltoad_tape_bytes, i64 %size monotonic
  call void @free(ptr %block)
  ret void
}

declare void @__ltoad_tape_count(i64)
declare ptr @__ltoad_tape_memory(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i32 @memcmp(ptr, ptr, i64)
