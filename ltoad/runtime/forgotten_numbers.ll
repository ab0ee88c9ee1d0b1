; The shadow of a block that the derivative's primal has allocated itself, full of zeros: what is in it in the
; end is the derivative with respect to these zeros.  It is cleared, lest the check of freed shadows
; (templates/freed_inputs.ll) take it for a derivative with respect to an argument, from which it cannot tell
; the block.  Addresses and copies of integers stay for those who free what the block leads to.

define linkonce_odr hidden void @__ltoad_forget_numbers(ptr %shadow, ptr %block, i64 %bytes) noinline {
  %words = lshr i64 %bytes, 3
  br label %next

next:
  %i = phi i64 [ 0, %0 ], [ %more, %kept ]
  %done = icmp eq i64 %i, %words
  br i1 %done, label %end, label %word

word:
  %here = getelementptr i64, ptr %shadow, i64 %i
  %there = getelementptr i64, ptr %block, i64 %i
  %mine = load i64, ptr %here, align 1
  %its = load i64, ptr %there, align 1
  %different = icmp ne i64 %mine, %its
  %number = icmp ugt i64 %mine, 281474976710655
  %lost = and i1 %number, %different
  br i1 %lost, label %clear, label %kept

clear:
  store i64 0, ptr %here, align 1
  br label %kept

kept:
  %more = add i64 %i, 1
  br label %next

end:
  ret void
}
