"""The tape's memory: an arena of chunks, as LLVM IR that is added once a module.

An arena is ``{ptr chunk, ptr top, ptr end, ptr deferred}``, all null at first.
Memory is handed out by moving ``top``; a full chunk is followed by one of twice
its size, so that the number of mallocs is logarithmic in the bytes.  Releasing
frees all chunks but the largest, and remembers how much was used: the next arena of the
thread starts with one chunk of that size.  A chunk starts with ``{ptr previous, i64 size}``.

An arena's first memory may be the stack's: then ``top`` and ``end`` are set, and there is no chunk.

The program keeps one *spare* chunk of up to 128 MiB, because fresh pages cost as much as
filling them does; ``ltoad_tape_trim`` frees it.  Chunks of 4 MiB and more ask for huge pages.

``deferred`` is a list of what the program freed in the forward sweep, while
the reverse sweep still reads it: records ``{ptr next, ptr free, ptr block,
i64 a, i64 b}`` in the arena.  Releasing begins with ``free(block, a, b)`` for
each, newest first.

``ltoad_tape_peak_bytes`` reports the largest total of all chunks so far.
"""

from __future__ import annotations

from ltoad.differentiate.memory_copy import COPY, COPY_TYPE
from ltoad.ir.types import I1, I8, I32, I64, PTR, VOID, FunctionType, StructType

ARENA = StructType((PTR, PTR, PTR, PTR))

ALLOCATE = "__ltoad_arena_allocate"
RELEASE = "__ltoad_arena_release"
GROW = "__ltoad_arena_grow"
BYTES = "__ltoad_bytes"
DEFER = "__ltoad_arena_defer"
DEFER_SHADOW = "__ltoad_arena_defer_shadow"
ADOPT = "__ltoad_arena_adopt"
RESET = "__ltoad_arena_reset"
LEAVE = "__ltoad_arena_leave"

TYPES: dict[str, FunctionType] = {
    ALLOCATE: FunctionType(PTR, (PTR, I64)),
    RELEASE: FunctionType(VOID, (PTR,)),
    ADOPT: FunctionType(VOID, (PTR, PTR)),
    RESET: FunctionType(VOID, (PTR, PTR, PTR, PTR)),
    LEAVE: FunctionType(VOID, (PTR,)),
    GROW: FunctionType(PTR, (PTR, PTR, PTR, I64, I64)),
    BYTES: FunctionType(I64, (I64, I64)),
    DEFER: FunctionType(VOID, (PTR, PTR, PTR, I64, I64)),
    DEFER_SHADOW: FunctionType(VOID, (PTR, PTR, PTR, PTR, I64, I64)),
}

DECLARATIONS = {
    "malloc": FunctionType(PTR, (I64,)),
    "realloc": FunctionType(PTR, (PTR, I64)),
    "free": FunctionType(VOID, (PTR,)),
    "abort": FunctionType(VOID, ()),
    "write": FunctionType(I64, (I32, PTR, I64)),
    "perror": FunctionType(VOID, (PTR,)),
    "madvise": FunctionType(I32, (PTR, I64, I32)),
}

TEXT = """\
@__ltoad_tape_bytes = linkonce_odr hidden global i64 0
@__ltoad_tape_peak = linkonce_odr hidden global i64 0
@__ltoad_tape_last = linkonce_odr hidden thread_local global i64 65536
@__ltoad_tape_spare = linkonce_odr hidden global ptr null
@__ltoad_tape_message = private unnamed_addr constant [28 x i8] c"ltoad: no memory for a tape\\00"

define weak_odr i64 @ltoad_tape_peak_bytes() {
  %peak = load atomic i64, ptr @__ltoad_tape_peak monotonic, align 8
  ret i64 %peak
}

define linkonce_odr hidden i64 @__ltoad_bytes(i64 %count, i64 %size) alwaysinline {
  %wide = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %bytes = extractvalue { i64, i1 } %wide, 0
  %overflow = extractvalue { i64, i1 } %wide, 1
  %result = select i1 %overflow, i64 -4096, i64 %bytes
  ret i64 %result
}

define linkonce_odr hidden noalias ptr @__ltoad_arena_allocate(ptr %arena, i64 %size) alwaysinline {
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

define linkonce_odr hidden noalias ptr @__ltoad_tape_memory(i64 %bytes) noinline cold {
  %new = call ptr @malloc(i64 %bytes)
  %none = icmp eq ptr %new, null
  br i1 %none, label %failed, label %made

failed:
  call void @perror(ptr @__ltoad_tape_message)
  call void @abort()
  unreachable

made:
  %large = icmp uge i64 %bytes, 4194304
  br i1 %large, label %huge, label %done

huge:
  %address = ptrtoint ptr %new to i64
  %behind.page = add i64 %address, 4095
  %page.address = and i64 %behind.page, -4096
  %page = inttoptr i64 %page.address to ptr
  %skipped = sub i64 %page.address, %address
  %pages = sub i64 %bytes, %skipped
  %advised = call i32 @madvise(ptr %page, i64 %pages, i32 14)
  br label %done

done:
  ret ptr %new
}

define linkonce_odr hidden noalias ptr @__ltoad_arena_chunk(ptr %arena, i64 %size) noinline cold {
  %previous = load ptr, ptr %arena, align 8
  %last = load i64, ptr @__ltoad_tape_last, align 8
  %first = icmp eq ptr %previous, null
  br i1 %first, label %sized, label %followed

followed:
  %size.field = getelementptr i8, ptr %previous, i64 8
  %before = load i64, ptr %size.field, align 8
  %doubled = shl i64 %before, 1
  br label %sized

sized:
  %least = phi i64 [ %last, %0 ], [ %doubled, %followed ]
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

define linkonce_odr hidden void @__ltoad_arena_defer(ptr %arena, ptr %free, ptr %block, i64 %a, i64 %b) {
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

; A block that has no shadow of its own stands for its shadow, and is freed once.
define linkonce_odr hidden void @__ltoad_arena_defer_shadow(ptr %arena, ptr %free, ptr %shadow, ptr %block, i64 %a, i64 %b) {
  %same = icmp eq ptr %shadow, %block
  br i1 %same, label %done, label %distinct

distinct:
  call void @__ltoad_arena_defer(ptr %arena, ptr %free, ptr %shadow, i64 %a, i64 %b)
  br label %done

done:
  ret void
}

; The other arena's chunks and deferred frees become this one's; it is empty afterwards.
define linkonce_odr hidden void @__ltoad_arena_adopt(ptr %arena, ptr %other) noinline {
  %deferred = getelementptr i8, ptr %arena, i64 24
  %other.deferred = getelementptr i8, ptr %other, i64 24
  br label %records

records:
  %place = phi ptr [ %other.deferred, %0 ], [ %record, %records ]
  %record = load ptr, ptr %place, align 8
  %last = icmp eq ptr %record, null
  br i1 %last, label %joined, label %records

joined:
  %mine = load ptr, ptr %deferred, align 8
  store ptr %mine, ptr %place, align 8
  %all = load ptr, ptr %other.deferred, align 8
  store ptr %all, ptr %deferred, align 8
  store ptr null, ptr %other.deferred, align 8
  %newest = load ptr, ptr %other, align 8
  %none = icmp eq ptr %newest, null
  br i1 %none, label %done, label %some

some:
  %own = load ptr, ptr %arena, align 8
  %empty = icmp eq ptr %own, null
  br i1 %empty, label %take, label %find

take:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arena, ptr align 8 %other, i64 24, i1 false)
  br label %clear

find:
  %chunk = phi ptr [ %newest, %some ], [ %before, %find ]
  %before = load ptr, ptr %chunk, align 8
  %oldest = icmp eq ptr %before, null
  br i1 %oldest, label %link, label %find

link:
  %rest = load ptr, ptr %own, align 8
  store ptr %rest, ptr %chunk, align 8
  store ptr %newest, ptr %own, align 8
  br label %clear

clear:
  call void @llvm.memset.p0.i64(ptr align 8 %other, i8 0, i64 24, i1 false)
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
  %top.field = getelementptr i8, ptr %arena, i64 8
  %top = load ptr, ptr %top.field, align 8
  %top.address = ptrtoint ptr %top to i64
  %newest.address = ptrtoint ptr %newest to i64
  %newest.used = sub i64 %top.address, %newest.address
  br label %test

test:
  %used = phi i64 [ %newest.used, %measure ], [ %more, %drop ]
  %chunk = load ptr, ptr %arena, align 8
  %done = icmp eq ptr %chunk, null
  br i1 %done, label %remember, label %drop

drop:
  %previous = load ptr, ptr %chunk, align 8
  %size.field = getelementptr i8, ptr %chunk, i64 8
  %bytes = load i64, ptr %size.field, align 8
  %is.newest = icmp eq ptr %chunk, %newest
  %older = select i1 %is.newest, i64 0, i64 %bytes
  %more = add i64 %used, %older
  %old = atomicrmw sub ptr @__ltoad_tape_bytes, i64 %bytes monotonic
  call void @__ltoad_arena_retire(ptr %chunk, i64 %bytes)
  store ptr %previous, ptr %arena, align 8
  br label %test

remember:
  %first = call i64 @llvm.umax.i64(i64 %used, i64 65536)
  store i64 %first, ptr @__ltoad_tape_last, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %top.field, i8 0, i64 16, i1 false)
  br label %end

end:
  ret void
}

; The larger of a chunk and the spare one is the spare one from now on.
define linkonce_odr hidden void @__ltoad_arena_retire(ptr %chunk, i64 %bytes) noinline {
  %large = icmp ugt i64 %bytes, 134217728
  br i1 %large, label %drop, label %keep

drop:
  call void @free(ptr %chunk)
  ret void

keep:
  %spare = atomicrmw xchg ptr @__ltoad_tape_spare, ptr null acq_rel, align 8
  %none = icmp eq ptr %spare, null
  br i1 %none, label %done, label %compare

compare:
  %spare.size = getelementptr i8, ptr %spare, i64 8
  %spare.bytes = load i64, ptr %spare.size, align 8
  %better = icmp ugt i64 %spare.bytes, %bytes
  %other = select i1 %better, ptr %chunk, ptr %spare
  call void @free(ptr %other)
  br label %done

done:
  %is.better = phi i1 [ false, %keep ], [ %better, %compare ]
  %kept = select i1 %is.better, ptr %spare, ptr %chunk
  %raced = atomicrmw xchg ptr @__ltoad_tape_spare, ptr %kept acq_rel, align 8
  call void @free(ptr %raced)
  ret void
}

define weak_odr void @ltoad_tape_trim() {
  %spare = atomicrmw xchg ptr @__ltoad_tape_spare, ptr null acq_rel, align 8
  call void @free(ptr %spare)
  ret void
}

; A buffer with room for one more record.  Up to 64 KiB it lies in the arena, and is doubled, in
; place if it is the last thing there.  A larger one is a block of its own, {ptr record of the
; deferred list, i64 unused} in front, which the allocator moves without a copy if it can.
; %buffer holds its address, %capacity its records; %record is a record's size.
define linkonce_odr hidden ptr @__ltoad_arena_grow(ptr %arena, ptr %buffer, ptr %capacity, i64 %index, i64 %record) alwaysinline {
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

define linkonce_odr hidden ptr @__ltoad_arena_double(ptr %arena, ptr %old, ptr %capacity, i64 %record) noinline {
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
  %first.size = call i64 @llvm.uadd.sat.i64(i64 %bytes, i64 16)
  %first = call ptr @malloc(i64 %first.size)
  %first.none = icmp eq ptr %first, null
  br i1 %first.none, label %failed, label %linked

linked:
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

; Release of a large buffer: its last size is noted.
define linkonce_odr hidden void @__ltoad_arena_drop(ptr %block, i64 %size, i64 %unused) {
  %old = atomicrmw sub ptr @__ltoad_tape_bytes, i64 %size monotonic
  call void @free(ptr %block)
  ret void
}

define linkonce_odr hidden void @__ltoad_tape_count(i64 %bytes) {
  %old = atomicrmw add ptr @__ltoad_tape_bytes, i64 %bytes monotonic
  %now = add i64 %old, %bytes
  %peak = atomicrmw umax ptr @__ltoad_tape_peak, i64 %now monotonic
  ret void
}
"""  # noqa: E501 - LLVM prints a definition's head in one line

INTRINSICS = {
    "llvm.umul.with.overflow.i64": FunctionType(StructType((I64, I1)), (I64, I64)),
    "llvm.uadd.sat.i64": FunctionType(I64, (I64, I64)),
    "llvm.umax.i64": FunctionType(I64, (I64, I64)),
    "llvm.memset.p0.i64": FunctionType(VOID, (PTR, I8, I64, I1)),
    COPY: COPY_TYPE,
}
