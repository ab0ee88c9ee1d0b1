; Sorting of active data: records of an element and its number are sorted, and shadows are moved
; as the elements moved.

; Sorts n elements of a size, moves their shadows likewise; returns the permutation.
define linkonce_odr hidden ptr @__ltoad_sort(ptr %arena, ptr %base, ptr %shadow, i64 %n, i64 %size, ptr %compare) noinline {
  %table = call i64 @__ltoad_bytes(i64 %n, i64 8)
  %moved = call ptr @__ltoad_arena_allocate(ptr %arena, i64 %table)
  %padded = add i64 %size, 31
  %stride = and i64 %padded, -16
  %number.offset = sub i64 %stride, 16
  %wide = add i64 %stride, 0
  %bytes = call i64 @__ltoad_bytes(i64 %n, i64 %wide)
  %records = call ptr @__ltoad_scratch(i64 %bytes)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %done, label %gather

gather:
  %i = phi i64 [ 0, %0 ], [ %i.next, %gather ]
  %i.offset = mul i64 %i, %stride
  %record = getelementptr i8, ptr %records, i64 %i.offset
  %element.offset = mul i64 %i, %size
  %element = getelementptr i8, ptr %base, i64 %element.offset
  call void @llvm.memcpy.p0.p0.i64(ptr %record, ptr %element, i64 %size, i1 false)
  %number = getelementptr i8, ptr %record, i64 %number.offset
  store i64 %i, ptr %number, align 8
  %i.next = add nuw i64 %i, 1
  %gathered = icmp eq i64 %i.next, %n
  br i1 %gathered, label %sort, label %gather

sort:
  call void @qsort(ptr %records, i64 %n, i64 %stride, ptr %compare)
  br label %scatter

scatter:
  %k = phi i64 [ 0, %sort ], [ %k.next, %scatter ]
  %k.offset = mul i64 %k, %stride
  %sorted = getelementptr i8, ptr %records, i64 %k.offset
  %place.offset = mul i64 %k, %size
  %place = getelementptr i8, ptr %base, i64 %place.offset
  call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %sorted, i64 %size, i1 false)
  %number.of = getelementptr i8, ptr %sorted, i64 %number.offset
  %came.from = load i64, ptr %number.of, align 8
  %entry = getelementptr i64, ptr %moved, i64 %k
  store i64 %came.from, ptr %entry, align 8
  %k.next = add nuw i64 %k, 1
  %scattered = icmp eq i64 %k.next, %n
  br i1 %scattered, label %shadows, label %scatter

shadows:
  call void @__ltoad_permute(ptr %shadow, i64 %n, i64 %size, ptr %moved, i1 false)
  br label %done

done:
  call void @free(ptr %records)
  ret ptr %moved
}

; Puts element moved[k] at place k or, with %back, element k at place moved[k].
define linkonce_odr hidden void @__ltoad_permute(ptr %block, i64 %n, i64 %size, ptr %moved, i1 %back) noinline {
  %bytes = call i64 @__ltoad_bytes(i64 %n, i64 %size)
  %copy = call ptr @__ltoad_scratch(i64 %bytes)
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %block, i64 %bytes, i1 false)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %done, label %move

move:
  %k = phi i64 [ 0, %0 ], [ %k.next, %move ]
  %entry = getelementptr i64, ptr %moved, i64 %k
  %other = load i64, ptr %entry, align 8
  %to = select i1 %back, i64 %other, i64 %k
  %from = select i1 %back, i64 %k, i64 %other
  %to.offset = mul i64 %to, %size
  %from.offset = mul i64 %from, %size
  %target = getelementptr i8, ptr %block, i64 %to.offset
  %source = getelementptr i8, ptr %copy, i64 %from.offset
  call void @llvm.memcpy.p0.p0.i64(ptr %target, ptr %source, i64 %size, i1 false)
  %k.next = add nuw i64 %k, 1
  %all = icmp eq i64 %k.next, %n
  br i1 %all, label %done, label %move

done:
  call void @free(ptr %copy)
  ret void
}

define linkonce_odr hidden noalias ptr @__ltoad_scratch(i64 %bytes) {
  %least = call i64 @llvm.umax.i64(i64 %bytes, i64 1)
  %memory = call ptr @__ltoad_tape_memory(i64 %least)
  ret ptr %memory
}

declare ptr @__ltoad_arena_allocate(ptr, i64)
declare i64 @__ltoad_bytes(i64, i64)
declare ptr @__ltoad_tape_memory(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.umax.i64(i64, i64)
declare void @qsort(ptr, i64, i64, ptr)
