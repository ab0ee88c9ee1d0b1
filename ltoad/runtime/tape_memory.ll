; Memory that tapes are made of, from the system: counted, and kept for the next tape.
;
; Blocks of 4 MiB and more ask for huge pages.  The program keeps one spare chunk of up to 4 GiB,
; because fresh pages cost as much as filling them does, and for the same reason up to four buffers
; that have grown, the largest first; ltoad_tape_trim frees them.  What it keeps beyond 128 MiB a
; block the system may take as soon as anybody needs memory.  A chunk and a buffer have their size
; behind their first word.
;
; What the program frees in the forward sweep is freed after the reverse sweep, all at once. The C
; library would give the end of the heap back to the system each time, and fault it in again in the
; next call; glibc keeps twice as much as the largest block that has ever been mapped and freed. So
; the first tape maps one block, which it never touches, and frees it.
;
; ltoad_tape_peak_bytes reports the largest total so far.

@__ltoad_tape_bytes = linkonce_odr hidden global i64 0
@__ltoad_tape_peak = linkonce_odr hidden global i64 0
@__ltoad_tape_last = linkonce_odr hidden thread_local global i64 65536
@__ltoad_tape_spare = linkonce_odr hidden global ptr null
@__ltoad_tape_grown = linkonce_odr hidden global [4 x ptr] zeroinitializer
@__ltoad_tape_untouched = linkonce_odr hidden global ptr null
@__ltoad_tape_message = private unnamed_addr constant [28 x i8] c"ltoad: no memory for a tape\00"

define weak_odr i64 @ltoad_tape_peak_bytes() nounwind {
  %peak = load atomic i64, ptr @__ltoad_tape_peak monotonic, align 8
  ret i64 %peak
}

define linkonce_odr hidden void @__ltoad_tape_count(i64 %bytes) nounwind {
  %old = atomicrmw add ptr @__ltoad_tape_bytes, i64 %bytes monotonic
  %now = add i64 %old, %bytes
  %peak = atomicrmw umax ptr @__ltoad_tape_peak, i64 %now monotonic
  ret void
}

define linkonce_odr hidden noalias ptr @__ltoad_tape_memory(i64 %bytes) noinline cold nounwind {
  %untouched = load atomic ptr, ptr @__ltoad_tape_untouched monotonic, align 8
  %first = icmp eq ptr %untouched, null
  br i1 %first, label %map, label %make

map:
  %block = call ptr @malloc(i64 8388608)
  ; the address is only a mark that this has been done, and keeps LLVM from leaving both calls out
  store atomic volatile ptr %block, ptr @__ltoad_tape_untouched monotonic, align 8
  call void @free(ptr %block)
  br label %make

make:
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

; What a block that is kept has beyond 128 MiB the system may take: MADV_FREE of all pages but that
; of the first words, which have to last.
define linkonce_odr hidden void @__ltoad_tape_offer(ptr %block, i64 %bytes) nounwind {
  %large = icmp ugt i64 %bytes, 134217728
  br i1 %large, label %offer, label %done

offer:
  %address = ptrtoint ptr %block to i64
  %behind.page = add i64 %address, 4111
  %first = and i64 %behind.page, -4096
  %page = inttoptr i64 %first to ptr
  %end = add i64 %address, %bytes
  %rest = sub i64 %end, %first
  %pages = and i64 %rest, -4096
  %advised = call i32 @madvise(ptr %page, i64 %pages, i32 8)
  br label %done

done:
  ret void
}

; The larger of a chunk and the spare one is the spare one from now on.
define linkonce_odr hidden void @__ltoad_arena_retire(ptr %chunk, i64 %bytes) noinline nounwind {
  %huge = icmp ugt i64 %bytes, 4294967296
  br i1 %huge, label %drop, label %keep

drop:
  call void @free(ptr %chunk)
  ret void

keep:
  call void @__ltoad_tape_offer(ptr %chunk, i64 %bytes)
  br label %swap

swap:
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
  %is.better = phi i1 [ false, %swap ], [ %better, %compare ]
  %kept = select i1 %is.better, ptr %spare, ptr %chunk
  %raced = atomicrmw xchg ptr @__ltoad_tape_spare, ptr %kept acq_rel, align 8
  call void @free(ptr %raced)
  ret void
}

; The largest kept buffer of so many bytes or more, or null.
define linkonce_odr hidden ptr @__ltoad_tape_take_grown(i64 %bytes) noinline cold nounwind {
  br label %next

next:
  %index = phi i64 [ 0, %0 ], [ %following, %again ]
  %slot = getelementptr [4 x ptr], ptr @__ltoad_tape_grown, i64 0, i64 %index
  %block = atomicrmw xchg ptr %slot, ptr null acq_rel, align 8
  %none = icmp eq ptr %block, null
  br i1 %none, label %again, label %compare

compare:
  %size.field = getelementptr i8, ptr %block, i64 8
  %size = load i64, ptr %size.field, align 8
  %fits = icmp uge i64 %size, %bytes
  br i1 %fits, label %found, label %back

found:
  ret ptr %block

back:
  %raced = atomicrmw xchg ptr %slot, ptr %block acq_rel, align 8
  call void @free(ptr %raced)
  br label %again

again:
  %following = add i64 %index, 1
  %last = icmp eq i64 %following, 4
  br i1 %last, label %nothing, label %next

nothing:
  ret ptr null
}

; Keep a buffer that has grown, where that is among the four largest; the rest is freed.
define linkonce_odr hidden void @__ltoad_tape_keep_grown(ptr %block, i64 %bytes) noinline nounwind {
  %huge = icmp ugt i64 %bytes, 4294967296
  br i1 %huge, label %drop, label %keep

drop:
  call void @free(ptr %block)
  ret void

keep:
  %own.size = getelementptr i8, ptr %block, i64 8
  store i64 %bytes, ptr %own.size, align 8
  call void @__ltoad_tape_offer(ptr %block, i64 %bytes)
  br label %next

next:
  %index = phi i64 [ 0, %keep ], [ %following, %placed ]
  %carried = phi ptr [ %block, %keep ], [ %smaller, %placed ]
  %slot = getelementptr [4 x ptr], ptr @__ltoad_tape_grown, i64 0, i64 %index
  %other = atomicrmw xchg ptr %slot, ptr null acq_rel, align 8
  %none = icmp eq ptr %other, null
  br i1 %none, label %place, label %compare

compare:
  %carried.field = getelementptr i8, ptr %carried, i64 8
  %carried.size = load i64, ptr %carried.field, align 8
  %other.field = getelementptr i8, ptr %other, i64 8
  %other.size = load i64, ptr %other.field, align 8
  %is.larger = icmp ugt i64 %other.size, %carried.size
  br label %place

place:
  %stays = phi i1 [ false, %next ], [ %is.larger, %compare ]
  %larger = select i1 %stays, ptr %other, ptr %carried
  %smaller = select i1 %stays, ptr %carried, ptr %other
  %raced = atomicrmw xchg ptr %slot, ptr %larger acq_rel, align 8
  call void @free(ptr %raced)
  %all = icmp eq ptr %smaller, null
  br i1 %all, label %done, label %placed

placed:
  %following = add i64 %index, 1
  %last = icmp eq i64 %following, 4
  br i1 %last, label %left, label %next

left:
  call void @free(ptr %smaller)
  br label %done

done:
  ret void
}

define weak_odr void @ltoad_tape_trim() nounwind {
  %spare = atomicrmw xchg ptr @__ltoad_tape_spare, ptr null acq_rel, align 8
  call void @free(ptr %spare)
  br label %next

next:
  %index = phi i64 [ 0, %0 ], [ %following, %next ]
  %slot = getelementptr [4 x ptr], ptr @__ltoad_tape_grown, i64 0, i64 %index
  %block = atomicrmw xchg ptr %slot, ptr null acq_rel, align 8
  call void @free(ptr %block)
  %following = add i64 %index, 1
  %last = icmp eq i64 %following, 4
  br i1 %last, label %done, label %next

done:
  ret void
}

declare void @abort()
declare void @free(ptr)
declare i32 @madvise(ptr, i64, i32)
declare ptr @malloc(i64)
declare void @perror(ptr)
