; The tape's memory: an arena of chunks.
;
; An arena is {ptr chunk, ptr top, ptr end, ptr deferred}, all null at first.  Memory is handed out
; by moving top; a full chunk is followed by one half as large again, so that the number of mallocs
; is logarithmic in the bytes.  Releasing frees all chunks but the largest, and remembers how much
; was used: the next arena of the thread starts with one chunk of that size.  A chunk starts with
; {ptr previous, i64 size}, and comes from tape_memory.ll.
;
; An arena's first memory may be the stack's: then top and end are set, and there is no chunk.
;
; deferred is a list of what the program freed in the forward sweep, while the reverse sweep still
; reads it: records {ptr next, ptr free, ptr block, i64 a, i64 b} in the arena.  Releasing begins
; with free(block, a, b) for each, newest first.

@__ltoad_tape_last = external hidden thread_local global i64
@__ltoad_tape_spare = external hidden global ptr
@__ltoad_tape_bytes = external hidden global i64

define linkonce_odr hidden i64 @__ltoad_bytes(i64 %count, i64 %size) alwaysinline nounwind {
  %wide = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %bytes = extractvalue { i64, i1 } %wide, 0
  %overflow = extractvalue { i64, i1 } %wide, 1
  %result = select i1 %overflow, i64 -4096, i64 %bytes
  ret i64 %result
}

define linkonce_odr hidden noalias ptr @__ltoad_arena_allocate(ptr %arena, i64 %size) alwaysinline nounwind {
  %padded = add i64 %size, 15
  %rounded = and i64 %padded, -16
  %top.field = getelementptr i8, ptr %arena, i64 8
  %end.field = getelementptr i8, ptr %arena, i64 16
  %top = load ptr, ptr %top.field, align 8
  %end = load ptr, ptr %end.field, align 8
  %top.address = ptrtoint ptr %top to i64
  %end.address = ptrtoint ptr %end to i64
  %left = sub i64 %end.address, %top.address
  %fits = icmp ule i64 %rounded, %left
  br i1 %fits, label %bump, label %full

bump:
  %next = getelementptr i8, ptr %top, i64 %rounded
  store ptr %next, ptr %top.field, align 8
  ret ptr %top

full:
  %fresh = call ptr @__ltoad_arena_chunk(ptr %arena, i64 %rounded)
  ret ptr %fresh
}

define linkonce_odr hidden noalias ptr @__ltoad_arena_chunk(ptr %arena, i64 %size) noinline cold nounwind {
  %previous = load ptr, ptr %arena, align 8
  %last = load i64, ptr @__ltoad_tape_last, align 8
  %first = icmp eq ptr %previous, null
  br i1 %first, label %sized, label %followed

followed:
  %size.field = getelementptr i8, ptr %previous, i64 8
  %before = load i64, ptr %size.field, align 8
  %half = lshr i64 %before, 1
  %larger = add i64 %before, %half
  br label %sized

sized:
  %least = phi i64 [ %last, %0 ], [ %larger, %followed ]
  %wanted = call i64 @llvm.uadd.sat.i64(i64 %size, i64 16)
  %asked = call i64 @llvm.umax.i64(i64 %least, i64 %wanted)
  %spare = atomicrmw xchg ptr @__ltoad_tape_spare, ptr null acq_rel, align 8
  %no.spare = icmp eq ptr %spare, null
  br i1 %no.spare, label %fresh, label %compare

compare:
  %spare.size = getelementptr i8, ptr %spare, i64 8
  %spare.bytes = load i64, ptr %spare.size, align 8
  %large.enough = icmp uge i64 %spare.bytes, %asked
  br i1 %large.enough, label %linked, label %small

small:
  call void @free(ptr %spare)
  br label %fresh

fresh:
  %new = call ptr @__ltoad_tape_memory(i64 %asked)
  br label %linked

linked:
  %chunk = phi ptr [ %spare, %compare ], [ %new, %fresh ]
  %bytes = phi i64 [ %spare.bytes, %compare ], [ %asked, %fresh ]
  store ptr %previous, ptr %chunk, align 8
  %chunk.size = getelementptr i8, ptr %chunk, i64 8
  store i64 %bytes, ptr %chunk.size, align 8
  %memory = getelementptr i8, ptr %chunk, i64 16
  %top = getelementptr i8, ptr %memory, i64 %size
  %end = getelementptr i8, ptr %chunk, i64 %bytes
  store ptr %chunk, ptr %arena, align 8
  %top.field = getelementptr i8, ptr %arena, i64 8
  store ptr %top, ptr %top.field, align 8
  %end.field = getelementptr i8, ptr %arena, i64 16
  store ptr %end, ptr %end.field, align 8
  call void @__ltoad_tape_count(i64 %bytes)
  ret ptr %memory
}

define linkonce_odr hidden void @__ltoad_arena_defer(ptr %arena, ptr %free, ptr %block, i64 %a, i64 %b) nounwind {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some

some:
  %record = call ptr @__ltoad_arena_allocate(ptr %arena, i64 40)
  %deferred = getelementptr i8, ptr %arena, i64 24
  %next = load ptr, ptr %deferred, align 8
  store ptr %next, ptr %record, align 8
  %free.field = getelementptr i8, ptr %record, i64 8
  store ptr %free, ptr %free.field, align 8
  %block.field = getelementptr i8, ptr %record, i64 16
  store ptr %block, ptr %block.field, align 8
  %a.field = getelementptr i8, ptr %record, i64 24
  store i64 %a, ptr %a.field, align 8
  %b.field = getelementptr i8, ptr %record, i64 32
  store i64 %b, ptr %b.field, align 8
  store ptr %record, ptr %deferred, align 8
  br label %done

done:
  ret void
}

; Release an arena that may have begun on the stack, and may never have left it.
define linkonce_odr hidden void @__ltoad_arena_leave(ptr %arena) alwaysinline {
  %deferred = getelementptr i8, ptr %arena, i64 24
  %record = load ptr, ptr %deferred, align 8
  %none.deferred = icmp eq ptr %record, null
  %chunk = load ptr, ptr %arena, align 8
  %no.chunk = icmp eq ptr %chunk, null
  %nothing = and i1 %none.deferred, %no.chunk
  br i1 %nothing, label %done, label %some

some:
  call void @__ltoad_arena_release(ptr %arena)
  br label %done

done:
  ret void
}

; Free what has been deferred since the list began with this record.
define linkonce_odr hidden void @__ltoad_arena_settle(ptr %arena, ptr %until) noinline {
  %deferred = getelementptr i8, ptr %arena, i64 24
  br label %deferral

deferral:
  %record = load ptr, ptr %deferred, align 8
  %done = icmp eq ptr %record, %until
  br i1 %done, label %end, label %free.one

free.one:
  %next = load ptr, ptr %record, align 8
  store ptr %next, ptr %deferred, align 8
  %free.field = getelementptr i8, ptr %record, i64 8
  %free = load ptr, ptr %free.field, align 8
  %block.field = getelementptr i8, ptr %record, i64 16
  %block = load ptr, ptr %block.field, align 8
  %a.field = getelementptr i8, ptr %record, i64 24
  %a = load i64, ptr %a.field, align 8
  %b.field = getelementptr i8, ptr %record, i64 32
  %b = load i64, ptr %b.field, align 8
  call void %free(ptr %block, i64 %a, i64 %b)
  br label %deferral

end:
  ret void
}

; Give back what was taken since the newest chunk, the first free byte in it and the newest deferred
; free were these.  A chunk that has come since is kept, for the next one who takes as much.
define linkonce_odr hidden void @__ltoad_arena_reset(ptr %arena, ptr %chunk, ptr %top, ptr %record) alwaysinline {
  %deferred = getelementptr i8, ptr %arena, i64 24
  %newest = load ptr, ptr %deferred, align 8
  %settled = icmp eq ptr %newest, %record
  br i1 %settled, label %empty, label %settle

settle:
  call void @__ltoad_arena_settle(ptr %arena, ptr %record)
  br label %empty

empty:
  %now = load ptr, ptr %arena, align 8
  %same = icmp eq ptr %now, %chunk
  %start = getelementptr i8, ptr %now, i64 16
  %free = select i1 %same, ptr %top, ptr %start
  %top.field = getelementptr i8, ptr %arena, i64 8
  store ptr %free, ptr %top.field, align 8
  ret void
}

; A block that has no shadow of its own stands for its shadow, and is freed once.  A shadow in a window
; of those of memory from before (earlier_memory.c) is not freed.
define linkonce_odr hidden void @__ltoad_arena_defer_shadow(ptr %arena, ptr %free, ptr %shadow, ptr %block, i64 %a, i64 %b) nounwind {
  %same = icmp eq ptr %shadow, %block
  %place = ptrtoint ptr %shadow to i64
  %distance = sub i64 %place, 8796093022208
  %inside = icmp ult i64 %distance, 79164837199872
  %kept = or i1 %same, %inside
  br i1 %kept, label %done, label %distinct

distinct:
  call void @__ltoad_arena_defer(ptr %arena, ptr %free, ptr %shadow, i64 %a, i64 %b)
  br label %done

done:
  ret void
}

; How many bytes of an arena that has chunks are used.  Full chunks count as a whole.
define linkonce_odr hidden i64 @__ltoad_arena_used(ptr %arena) noinline nounwind {
  %newest = load ptr, ptr %arena, align 8
  %top.field = getelementptr i8, ptr %arena, i64 8
  %top = load ptr, ptr %top.field, align 8
  %top.address = ptrtoint ptr %top to i64
  %newest.address = ptrtoint ptr %newest to i64
  %newest.used = sub i64 %top.address, %newest.address
  br label %next

next:
  %used = phi i64 [ %newest.used, %0 ], [ %more, %older ]
  %chunk = phi ptr [ %newest, %0 ], [ %previous, %older ]
  %previous = load ptr, ptr %chunk, align 8
  %done = icmp eq ptr %previous, null
  br i1 %done, label %end, label %older

older:
  %size.field = getelementptr i8, ptr %previous, i64 8
  %bytes = load i64, ptr %size.field, align 8
  %more = add i64 %used, %bytes
  br label %next

end:
  ret i64 %used
}

; The next arena of the thread starts with a chunk for so many bytes.
define linkonce_odr hidden void @__ltoad_arena_remember(i64 %used) nounwind {
  %first = call i64 @llvm.umax.i64(i64 %used, i64 65536)
  store i64 %first, ptr @__ltoad_tape_last, align 8
  ret void
}

; Free a chunk and those before it.
define linkonce_odr hidden void @__ltoad_arena_drop_chunks(ptr %newest, i64 %a, i64 %b) noinline nounwind {
  br label %drop

drop:
  %chunk = phi ptr [ %newest, %0 ], [ %previous, %drop ]
  %previous = load ptr, ptr %chunk, align 8
  %size.field = getelementptr i8, ptr %chunk, i64 8
  %bytes = load i64, ptr %size.field, align 8
  %old = atomicrmw sub ptr @__ltoad_tape_bytes, i64 %bytes monotonic
  call void @__ltoad_arena_retire(ptr %chunk, i64 %bytes)
  %done = icmp eq ptr %previous, null
  br i1 %done, label %end, label %drop

end:
  ret void
}

; The other arena's chunks and deferred frees become this one's; it is empty afterwards.  The chunks
; are freed as if the program had: behind what is deferred in them, and where this arena gives back
; what it has taken since.  The next arena is probably one like it.
define linkonce_odr hidden void @__ltoad_arena_adopt(ptr %arena, ptr %other) noinline nounwind {
  %newest = load ptr, ptr %other, align 8
  %none = icmp eq ptr %newest, null
  br i1 %none, label %done, label %some

some:
  %used = call i64 @__ltoad_arena_used(ptr %other)
  call void @__ltoad_arena_defer(ptr %arena, ptr @__ltoad_arena_drop_chunks, ptr %newest, i64 0, i64 0)
  call void @__ltoad_arena_remember(i64 %used)
  %deferred = getelementptr i8, ptr %arena, i64 24
  %other.deferred = getelementptr i8, ptr %other, i64 24
  br label %records

records:
  %place = phi ptr [ %other.deferred, %some ], [ %record, %records ]
  %record = load ptr, ptr %place, align 8
  %last = icmp eq ptr %record, null
  br i1 %last, label %joined, label %records

joined:
  %mine = load ptr, ptr %deferred, align 8
  store ptr %mine, ptr %place, align 8
  %all = load ptr, ptr %other.deferred, align 8
  store ptr %all, ptr %deferred, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %other, i8 0, i64 32, i1 false)
  br label %done

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_arena_release(ptr %arena) noinline {
  call void @__ltoad_arena_settle(ptr %arena, ptr null)
  %newest = load ptr, ptr %arena, align 8
  %empty = icmp eq ptr %newest, null
  br i1 %empty, label %end, label %measure

measure:
  %used = call i64 @__ltoad_arena_used(ptr %arena)
  call void @__ltoad_arena_remember(i64 %used)
  call void @__ltoad_arena_drop_chunks(ptr %newest, i64 0, i64 0)
  call void @llvm.memset.p0.i64(ptr align 8 %arena, i8 0, i64 24, i1 false)
  br label %end

end:
  ret void
}

declare void @__ltoad_arena_retire(ptr, i64)
declare void @__ltoad_tape_count(i64)
declare ptr @__ltoad_tape_memory(i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
