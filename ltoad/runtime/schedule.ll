; How a loop with checkpoints is cut into pieces, decided when the loop is entered.
;
; The iterations are cut into at most as many pieces as the arity says, these again, and so on, down
; to single ones: each level but the last costs one more run of all iterations, and memory for as
; many states.  Of the arities with the fewest levels that the limit allows it is the least: states
; that save no run cost the time of fetching their memory from the system.
;
; The limit is that of a whole derivative: what the tape has already is taken off it.  A loop that
; comes late still gets an eighth.

@__ltoad_tape_bytes = external hidden global i64

; How many states there is room for.
define linkonce_odr hidden i64 @__ltoad_schedule_fit(i64 %bytes, i64 %limit) {
  %used = load atomic i64, ptr @__ltoad_tape_bytes monotonic, align 8
  %left = call i64 @llvm.usub.sat.i64(i64 %limit, i64 %used)
  %least = lshr i64 %limit, 3
  %room = call i64 @llvm.umax.i64(i64 %left, i64 %least)
  %some = call i64 @llvm.umax.i64(i64 %bytes, i64 1)
  %fit = udiv i64 %room, %some
  ret i64 %fit
}

; The least arity with as few levels as the limit allows: beyond that, states cost time.
define linkonce_odr hidden i64 @__ltoad_schedule_arity(i64 %iterations, i64 %bytes, i64 %limit) {
  %fit = call i64 @__ltoad_schedule_fit(i64 %bytes, i64 %limit)
  br label %levels

levels:
  %level = phi i64 [ 1, %0 ], [ %deeper, %next ]
  %share = udiv i64 %fit, %level
  %most = call i64 @llvm.umax.i64(i64 %share, i64 2)
  %reach = call i64 @__ltoad_schedule_power(i64 %most, i64 %level)
  %enough = icmp uge i64 %reach, %iterations
  br i1 %enough, label %found, label %next

next:
  %deeper = add i64 %level, 1
  %pairs = icmp eq i64 %most, 2
  br i1 %pairs, label %found, label %levels

found:
  br label %halve

halve:
  %low = phi i64 [ 2, %found ], [ %low.now, %halve ]
  %high = phi i64 [ %most, %found ], [ %high.now, %halve ]
  %width = sub i64 %high, %low
  %half = lshr i64 %width, 1
  %middle = add i64 %low, %half
  %power = call i64 @__ltoad_schedule_power(i64 %middle, i64 %level)
  %reached = icmp uge i64 %power, %iterations
  %above = add i64 %middle, 1
  %low.next = select i1 %reached, i64 %low, i64 %above
  %high.now = select i1 %reached, i64 %middle, i64 %high
  %low.now = call i64 @llvm.umin.i64(i64 %low.next, i64 %high.now)
  %open = icmp ult i64 %low.now, %high.now
  br i1 %open, label %halve, label %least

least:
  ret i64 %high.now
}

define linkonce_odr hidden i64 @__ltoad_schedule_power(i64 %base, i64 %exponent) {
  br label %more

more:
  %power = phi i64 [ %base, %0 ], [ %product, %multiply ]
  %done = phi i64 [ 1, %0 ], [ %following, %multiply ]
  %last = icmp uge i64 %done, %exponent
  br i1 %last, label %end, label %multiply

multiply:
  %wide = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %power, i64 %base)
  %low = extractvalue { i64, i1 } %wide, 0
  %over = extractvalue { i64, i1 } %wide, 1
  %product = select i1 %over, i64 -1, i64 %low
  %following = add i64 %done, 1
  br i1 %over, label %end, label %more

end:
  %result = phi i64 [ %power, %more ], [ -1, %multiply ]
  ret i64 %result
}

declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
