; Shadows of objects with a block of their own for which machine code of a library has made the block.
;
; At byte `address` of an object lies its block's address; from byte `first` up to `last` of the object
; itself may lie what else would be in the block. An object that is its own shadow is inactive. What was
; a shadow's block before is left.

; (shadow, object, address, first, last): of an object that has not been there before.
define linkonce_odr hidden void @__ltoad_block_made(ptr %shadow, ptr %object, i64 %address, i64 %first, i64 %last) {
  %inactive = icmp eq ptr %shadow, %object
  br i1 %inactive, label %done, label %active

active:
  %place = getelementptr i8, ptr %object, i64 %address
  %shadow.place = getelementptr i8, ptr %shadow, i64 %address
  %block = load ptr, ptr %place, align 8
  %inside = call i64 @__ltoad_place_inside(ptr %object, ptr %block, i64 %first, i64 %last)
  %outside = icmp slt i64 %inside, 0
  br i1 %outside, label %fresh, label %within

within:
  %there = getelementptr i8, ptr %shadow, i64 %inside
  store ptr %there, ptr %shadow.place, align 8
  br label %done

fresh:
  %bytes = call i64 @malloc_usable_size(ptr %block)
  %new = call ptr @_Znwm(i64 %bytes)
  call void @llvm.memset.p0.i64(ptr %new, i8 0, i64 %bytes, i1 false)
  store ptr %new, ptr %shadow.place, align 8
  br label %done

done:
  ret void
}

; (shadow, object, address, first, last): of one whose shadow leads to a block, too, which stays if it is
; large enough.
define linkonce_odr hidden void @__ltoad_block_replaced(ptr %shadow, ptr %object, i64 %address, i64 %first, i64 %last) {
  %place = getelementptr i8, ptr %object, i64 %address
  %shadow.place = getelementptr i8, ptr %shadow, i64 %address
  %block = load ptr, ptr %place, align 8
  %mirrored = load ptr, ptr %shadow.place, align 8
  %inside = call i64 @__ltoad_place_inside(ptr %object, ptr %block, i64 %first, i64 %last)
  %shadow.inside = call i64 @__ltoad_place_inside(ptr %shadow, ptr %mirrored, i64 %first, i64 %last)
  %within = icmp sge i64 %inside, 0
  %shadow.within = icmp sge i64 %shadow.inside, 0
  %any = or i1 %within, %shadow.within
  br i1 %any, label %anew, label %compare

compare:
  %bytes = call i64 @malloc_usable_size(ptr %block)
  %usable = call i64 @malloc_usable_size(ptr %mirrored)
  %fits = icmp uge i64 %usable, %bytes
  br i1 %fits, label %done, label %anew

anew:
  call void @__ltoad_block_made(ptr %shadow, ptr %object, i64 %address, i64 %first, i64 %last)
  br label %done

done:
  ret void
}

; At which byte of an object an address leads between first and last, or -1.
define linkonce_odr hidden i64 @__ltoad_place_inside(ptr %object, ptr %address, i64 %first, i64 %last) alwaysinline {
  %start = ptrtoint ptr %object to i64
  %at = ptrtoint ptr %address to i64
  %distance = sub i64 %at, %start
  %from = sub i64 %distance, %first
  %size = sub i64 %last, %first
  %inside = icmp ult i64 %from, %size
  %found = select i1 %inside, i64 %distance, i64 -1
  ret i64 %found
}

; (shadow, object, address, room): of an object of Rust's that has not been there before, and has as many
; bytes in its block as `room` leads to; where these are none, the address leads nowhere.
define linkonce_odr hidden void @__ltoad_counted_block_made(ptr %shadow, ptr %object, i64 %address, i64 %room) {
  %inactive = icmp eq ptr %shadow, %object
  br i1 %inactive, label %done, label %active

active:
  %place = getelementptr i8, ptr %object, i64 %address
  %shadow.place = getelementptr i8, ptr %shadow, i64 %address
  %block = load ptr, ptr %place, align 8
  %room.place = getelementptr i8, ptr %object, i64 %room
  %bytes = load i64, ptr %room.place, align 8
  %none = icmp eq i64 %bytes, 0
  br i1 %none, label %nowhere, label %fresh

nowhere:
  store ptr %block, ptr %shadow.place, align 8
  br label %done

fresh:
  %new = call ptr @__rust_alloc_zeroed(i64 %bytes, i64 1)
  store ptr %new, ptr %shadow.place, align 8
  br label %done

done:
  ret void
}

declare i64 @malloc_usable_size(ptr)
declare ptr @_Znwm(i64)
declare ptr @__rust_alloc_zeroed(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
