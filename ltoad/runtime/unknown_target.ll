; Where a call goes whose pointer is none of the functions that were in the link.

@__ltoad_target_message = private unnamed_addr constant [73 x i8] c"ltoad: a differentiated call reached a function that was not in the link\0A"

define linkonce_odr hidden void @__ltoad_unknown_target() noreturn cold noinline {
  %written = call i64 @write(i32 2, ptr @__ltoad_target_message, i64 73)
  call void @abort()
  unreachable
}

declare void @abort()
declare i64 @write(i32, ptr, i64)
