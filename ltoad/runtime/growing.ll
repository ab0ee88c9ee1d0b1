; Buffers that grow, for loops that cannot be counted beforehand.

@__ltoad_tape_message = external hidden constant [28 x i8]
@__ltoad_tape_bytes = external hidden global i64

; A buffer with room for one more record.  Up to 64 KiB it lies in the arena, and is doubled, in
; place if it is the last thing there.  A larger one is a block of its own, {ptr record of the
; deferred list, i64 size once it is released} in front, which the allocator moves without a copy if
; it can, and which the next derivative finds as large as this one has left it.
; %buffer holds its address, %capacity its records; %record is a record's size.
define linkonce_odr hidden ptr @__ltoad_arena_grow(ptr %arena, ptr %buffer, ptr %capacity, i64 %index, i64 %record) alwaysinline nounwind {
  %now = load ptr, ptr %buffer, align 8
  %room = load i64, ptr %capacity, align 8
  %fits = icmp ult i64 %index, %room
  br i1 %fits, label %done, label %full

full:
  %grown = call ptr @__ltoad_arena_double(ptr %arena, ptr %now, ptr %capacity, i64 %record)
  store ptr %grown, ptr %buffer, align 8
  br label %done

done:
  %result = phi ptr [ %now, %0 ], [ %grown, %full ]
  ret ptr %result
}

define linkonce_odr hidden ptr @__ltoad_arena_double(ptr %arena, ptr %old, ptr %capacity, i64 %record) noinline nounwind {
  %room = load i64, ptr %capacity, align 8
  %used = mul i64 %room, %record
  %alone = icmp uge i64 %used, 65536
  br i1 %alone, label %large, label %small

small:
  %doubled = shl i64 %room, 1
  %more = call i64 @llvm.umax.i64(i64 %doubled, i64 8)
  store i64 %more, ptr %capacity, align 8
  %bytes = call i64 @__ltoad_bytes(i64 %more, i64 %record)
  %leaves = icmp uge i64 %bytes, 65536
  br i1 %leaves, label %leave, label %inside

inside:
  %used.padded = add i64 %used, 15
  %used.rounded = and i64 %used.padded, -16
  %top.field = getelementptr i8, ptr %arena, i64 8
  %end.field = getelementptr i8, ptr %arena, i64 16
  %top = load ptr, ptr %top.field, align 8
  %end = load ptr, ptr %end.field, align 8
  %behind = getelementptr i8, ptr %old, i64 %used.rounded
  %last = icmp eq ptr %behind, %top
  %padded = add i64 %bytes, 15
  %rounded = and i64 %padded, -16
  %growth = sub i64 %rounded, %used.rounded
  %top.address = ptrtoint ptr %top to i64
  %end.address = ptrtoint ptr %end to i64
  %left = sub i64 %end.address, %top.address
  %room.there = icmp ule i64 %growth, %left
  %any = icmp ne i64 %used, 0
  %extends = and i1 %last, %room.there
  %in.place = and i1 %extends, %any
  br i1 %in.place, label %extend, label %move

extend:
  %new.top = getelementptr i8, ptr %top, i64 %growth
  store ptr %new.top, ptr %top.field, align 8
  ret ptr %old

move:
  %new = call ptr @__ltoad_arena_allocate(ptr %arena, i64 %bytes)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %new, ptr align 8 %old, i64 %used, i1 false)
  ret ptr %new

leave:
  %least = call i64 @llvm.uadd.sat.i64(i64 %bytes, i64 16)
  %spare = call ptr @__ltoad_tape_take_grown(i64 %least)
  %no.spare = icmp eq ptr %spare, null
  br i1 %no.spare, label %fresh, label %again

fresh:
  %new.block = call ptr @__ltoad_tape_memory(i64 %least)
  br label %own

again:
  %spare.field = getelementptr i8, ptr %spare, i64 8
  %spare.size = load i64, ptr %spare.field, align 8
  %usable = sub i64 %spare.size, 16
  %records = udiv i64 %usable, %record
  store i64 %records, ptr %capacity, align 8
  br label %own

own:
  %first = phi ptr [ %new.block, %fresh ], [ %spare, %again ]
  %first.size = phi i64 [ %least, %fresh ], [ %spare.size, %again ]
  call void @__ltoad_arena_defer(ptr %arena, ptr @__ltoad_arena_drop, ptr %first, i64 %first.size, i64 0)
  %deferred = getelementptr i8, ptr %arena, i64 24
  %entry = load ptr, ptr %deferred, align 8
  store ptr %entry, ptr %first, align 8
  %first.memory = getelementptr i8, ptr %first, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %first.memory, ptr align 8 %old, i64 %used, i1 false)
  call void @__ltoad_tape_count(i64 %first.size)
  ret ptr %first.memory

large:
  %quarter = lshr i64 %room, 2
  %grown = add i64 %room, %quarter
  store i64 %grown, ptr %capacity, align 8
  %grown.bytes = call i64 @__ltoad_bytes(i64 %grown, i64 %record)
  %size = call i64 @llvm.uadd.sat.i64(i64 %grown.bytes, i64 16)
  %block = getelementptr i8, ptr %old, i64 -16
  %known = load ptr, ptr %block, align 8
  %moved = call ptr @realloc(ptr %block, i64 %size)
  %none = icmp eq ptr %moved, null
  br i1 %none, label %failed, label %noted

noted:
  %block.field = getelementptr i8, ptr %known, i64 16
  store ptr %moved, ptr %block.field, align 8
  %size.field = getelementptr i8, ptr %known, i64 24
  %before = load i64, ptr %size.field, align 8
  store i64 %size, ptr %size.field, align 8
  %added = sub i64 %size, %before
  call void @__ltoad_tape_count(i64 %added)
  %memory = getelementptr i8, ptr %moved, i64 16
  ret ptr %memory

failed:
  call void @perror(ptr @__ltoad_tape_message)
  call void @abort()
  unreachable
}

; Release of a large buffer, whose last size was noted.
define linkonce_odr hidden void @__ltoad_arena_drop(ptr %block, i64 %size, i64 %unused) nounwind {
  %old = atomicrmw sub ptr @__ltoad_tape_bytes, i64 %size monotonic
  call void @__ltoad_tape_keep_grown(ptr %block, i64 %size)
  ret void
}

declare ptr @__ltoad_arena_allocate(ptr, i64)
declare void @__ltoad_arena_defer(ptr, ptr, ptr, i64, i64)
declare i64 @__ltoad_bytes(i64, i64)
declare void @__ltoad_tape_count(i64)
declare void @__ltoad_tape_keep_grown(ptr, i64)
declare ptr @__ltoad_tape_memory(i64)
declare ptr @__ltoad_tape_take_grown(i64)
declare void @abort()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare void @perror(ptr)
declare ptr @realloc(ptr, i64)
