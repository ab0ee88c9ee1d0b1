; A copy of which only the run tells the length, in memory that holds numbers of one type: adjoints go back
; in whole numbers, and what is moved of a part of one would be lost.

@__ltoad_pieces_message = private unnamed_addr constant [200 x i8] c"ltoad: a part of a floating-point number is copied by a call of which only the run tells the length; its derivative would be lost. Copy whole numbers, or copy with a length that stands in the program\0A"

define linkonce_odr hidden void @__ltoad_whole_numbers(i64 %bytes, i64 %width) alwaysinline {
  %rest = urem i64 %bytes, %width
  %whole = icmp eq i64 %rest, 0
  br i1 %whole, label %done, label %stop

stop:
  call void @__ltoad_number_in_pieces()
  unreachable

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_number_in_pieces() cold noinline noreturn {
  %written = call i64 @write(i32 2, ptr @__ltoad_pieces_message, i64 200)
  call void @abort()
  unreachable
}

declare void @abort()
declare i64 @write(i32, ptr, i64)
