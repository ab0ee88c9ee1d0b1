; Where a jump goes for a place that was set in an earlier turn of a loop, or on another way through the function.

@__ltoad_place_message = private unnamed_addr constant [120 x i8] c"ltoad: a jump in a derivative is to a place (setjmp) that was not set on the way to the call that the jump comes out of\0A"

define linkonce_odr hidden void @__ltoad_unknown_place() noreturn cold noinline {
  %written = call i64 @write(i32 2, ptr @__ltoad_place_message, i64 120)
  call void @abort()
  unreachable
}

declare void @abort()
declare i64 @write(i32, ptr, i64)
