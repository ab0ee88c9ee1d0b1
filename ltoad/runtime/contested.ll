; Contested words of blocks: each holds an address or a double, and only the run tells which.
;
; It is what the shadow of a word holds that tells: addresses of a process are positive and below
; 2^48, and an adjoint with such bits would be a subnormal number below 1.4e-309, which counts as
; none.  bytes counts from the first word, and may be negative; words are period bytes apart.

; Addresses are moved, and null where an address was; other numbers stay.
define linkonce_odr hidden void @__ltoad_copy_contested(ptr %target, ptr %source, i64 %bytes, i64 %period) {
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
  %there = load i64, ptr %to, align 1
  %target.address.before = sub i64 %there, 1
  %target.address = icmp ult i64 %target.address.before, 281474976710655
  %here = load i64, ptr %from, align 1
  %source.address.before = sub i64 %here, 1
  %source.address = icmp ult i64 %source.address.before, 281474976710655
  %null = icmp eq i64 %here, 0
  %forgotten = and i1 %target.address, %null
  %moves = or i1 %source.address, %forgotten
  %kept = select i1 %moves, i64 %here, i64 %there
  store i64 %kept, ptr %to, align 1
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

; The adjoint of the copy, for what is a number: s' += t'; t' = 0.
define linkonce_odr hidden void @__ltoad_adjoint_contested(ptr %target, ptr %source, i64 %bytes, i64 %period) {
  %rest = sub i64 %bytes, 8
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  %upwards = icmp ugt ptr %target, %source
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %mirrored = sub i64 %last, %i
  %index = select i1 %upwards, i64 %i, i64 %mirrored
  %offset = mul i64 %index, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  %from = getelementptr i8, ptr %source, i64 %offset
  %there = load i64, ptr %to, align 1
  %target.address.before = sub i64 %there, 1
  %target.address = icmp ult i64 %target.address.before, 281474976710655
  %here = load i64, ptr %from, align 1
  %source.address.before = sub i64 %here, 1
  %source.address = icmp ult i64 %source.address.before, 281474976710655
  %left = select i1 %target.address, i64 %there, i64 0
  store i64 %left, ptr %to, align 1
  %counted = select i1 %source.address, i64 0, i64 %here
  %old = bitcast i64 %counted to double
  %adjoint = bitcast i64 %there to double
  %sum = fadd reassoc nsz double %old, %adjoint
  %bits = bitcast double %sum to i64
  %nothing = icmp eq i64 %there, 0
  %stays = or i1 %target.address, %nothing
  %new = select i1 %stays, i64 %here, i64 %bits
  store i64 %new, ptr %from, align 1
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

; Adds to an adjoint to which other threads may add at the same time.
define linkonce_odr hidden void @__ltoad_give_contested(ptr %place, double %part) {
  %bits = bitcast double %part to i64
  %nothing = icmp eq i64 %bits, 0
  br i1 %nothing, label %done, label %start

start:
  %first = load atomic i64, ptr %place monotonic, align 8
  br label %loop

loop:
  %here = phi i64 [ %first, %start ], [ %found, %loop ]
  %before = sub i64 %here, 1
  %address = icmp ult i64 %before, 281474976710655
  %counted = select i1 %address, i64 0, i64 %here
  %old = bitcast i64 %counted to double
  %sum = fadd reassoc nsz double %old, %part
  %new = bitcast double %sum to i64
  %swapped = cmpxchg weak ptr %place, i64 %here, i64 %new monotonic monotonic, align 8
  %found = extractvalue { i64, i1 } %swapped, 0
  %is.there = extractvalue { i64, i1 } %swapped, 1
  br i1 %is.there, label %done, label %loop

done:
  ret void
}

; The adjoint of the copy, where other threads may add to that of the source.
define linkonce_odr hidden void @__ltoad_adjoint_contested_shared(ptr %target, ptr %source, i64 %bytes, i64 %period) {
  %rest = sub i64 %bytes, 8
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %done, label %start

start:
  %last = udiv i64 %rest, %period
  %upwards = icmp ugt ptr %target, %source
  br label %loop

loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %mirrored = sub i64 %last, %i
  %index = select i1 %upwards, i64 %i, i64 %mirrored
  %offset = mul i64 %index, %period
  %to = getelementptr i8, ptr %target, i64 %offset
  %from = getelementptr i8, ptr %source, i64 %offset
  %there = load i64, ptr %to, align 1
  %before = sub i64 %there, 1
  %address = icmp ult i64 %before, 281474976710655
  %left = select i1 %address, i64 %there, i64 0
  store i64 %left, ptr %to, align 1
  %number = select i1 %address, i64 0, i64 %there
  %adjoint = bitcast i64 %number to double
  call void @__ltoad_give_contested(ptr %from, double %adjoint)
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

; Numbers become 0; the areas of source and target are the same.
define linkonce_odr hidden void @__ltoad_clear_contested(ptr %target, ptr %source, i64 %bytes, i64 %period) {
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
  %there = load i64, ptr %to, align 1
  %target.address.before = sub i64 %there, 1
  %target.address = icmp ult i64 %target.address.before, 281474976710655
  %left = select i1 %target.address, i64 %there, i64 0
  store i64 %left, ptr %to, align 1
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

; Addresses become null; the areas of source and target are the same.
define linkonce_odr hidden void @__ltoad_forget_contested(ptr %target, ptr %source, i64 %bytes, i64 %period) {
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
  %there = load i64, ptr %to, align 1
  %target.address.before = sub i64 %there, 1
  %target.address = icmp ult i64 %target.address.before, 281474976710655
  %left = select i1 %target.address, i64 0, i64 %there
  store i64 %left, ptr %to, align 1
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %i, %last
  br i1 %end, label %done, label %loop

done:
  ret void
}

; An address that numbers take the place of, or that takes the place of numbers, is no adjoint of
; these; nor is it one that memory is its own shadow.  Two floats look like an address only in a
; program that lies at low addresses, if one of them is zero.
define linkonce_odr hidden void @__ltoad_forget_address(ptr %shadow, ptr %primal) {
  %own = icmp eq ptr %shadow, %primal
  br i1 %own, label %done, label %look

look:
  %word = load i64, ptr %shadow, align 1
  %here = lshr i64 ptrtoint (ptr @__ltoad_forget_address to i64), 32
  %low = icmp eq i64 %here, 0
  %least = select i1 %low, i64 4096, i64 4294967296
  %above = sub i64 %word, %least
  %room = sub i64 281474976710656, %least
  %address = icmp ult i64 %above, %room
  br i1 %address, label %forget, label %done

forget:
  store i64 0, ptr %shadow, align 1
  br label %done

done:
  ret void
}
